import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

declare const process: { env: Record<string, string | undefined> };

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../kosmodrom/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined, // Svelte as in a browser
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
  server: {
    fs: { allow: ['..'] }, // the texts live in the Python package
    proxy: { '/api': { target: process.env.KOSMODROM ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
