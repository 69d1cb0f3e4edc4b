import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

const WORKER = 'sw.js';
// Public files that a page without a connection needs; see web/public.
const ICONS = ['/mark.svg', '/favicon.ico', '/icon-192.png', '/badge.png', '/manifest.webmanifest'];

/** Tells the service worker what was built: what the page begins with, everything, and a name for all of it. */
function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle['index.html'];
      if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('no service worker was built');
      const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
      const begins = assets.filter((name) => String(page.source).includes(name));
      const built = createHash('sha256').update(worker.code);
      for (const name of Object.keys(bundle).sort()) built.update(name);
      const list = {
        version: built.digest('hex').slice(0, 12),
        shell: ['/', ...ICONS, ...begins.map((name) => `/${name}`)],
        assets: assets.map((name) => `/${name}`),
      };
      worker.code = worker.code.replace(/(["'`])__BUILT__\1/, () => JSON.stringify(JSON.stringify(list)));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: '../kosmodrom/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined, // Svelte as in a browser
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
  server: {
    fs: { allow: ['..'] }, // the texts live in the Python package
    proxy: { '/api': { target: process.env.KOSMODROM ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
