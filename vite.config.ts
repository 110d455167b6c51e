import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [svelte()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', manifest: true },
  server: { proxy: { '/socket.io': { target: 'http://localhost:3000', ws: true } } },
});
