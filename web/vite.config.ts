import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
  server: {
    fs: { allow: ['..'] }, // the texts live in the Python package
    proxy: { '/api': { target: process.env.KOSMODROM ?? 'http://127.0.0.1:8000', ws: true } },
  },
});
