import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import about from './package.json' with { type: 'json' };

/**
 * The manifest, and a service worker that keeps every screen at hand. Pages come from the server while
 * it answers, so that nobody plays an old version; without it the kept page says what the app needs.
 * It is registered by client/app/updates.svelte.ts.
 */
const app = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    id: '/',
    name: 'Odyssey',
    short_name: 'Odyssey',
    description: 'Poseidon against the Navigators: a board game of storms and guesses on two screens.',
    lang: 'en',
    categories: ['games', 'entertainment'],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: '#06121c',
    theme_color: '#06121c',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['index.html', 'floor.js', 'too-old.js', 'assets/**/*.{js,css,woff2,svg}'],
    // Only what has a hash in its name, or is asked for by its own name: '/' itself comes from the server.
    directoryIndex: null,
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
        // Written out into the service worker: nothing from outside of it can be used here.
        handler: async ({ request }) => {
          try {
            return await fetch(request, { signal: AbortSignal.timeout(8_000) });
          } catch {
            return (await caches.match('/index.html', { ignoreSearch: true })) ?? Response.error();
          }
        },
      },
    ],
  },
});

/** The oldest browsers that the pages are for, as the build names them: 'ios16.4'. */
const oldest = about.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/** A part smaller than this is no file of its own, by its source: measured by `npm run feel:first`. */
const SMALL_BYTES = 2_000;

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [svelte(), app],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: oldest,
    manifest: true,
    // Who can't preload modules (Safari before 17) finds them a little later.
    modulePreload: { polyfill: false },
    // The first load names every part that it may fetch: shorter hashes are bytes that all wait for.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What few screens share is fetched with more of its kind: each file costs a screen more than its bytes.
            {
              name: 'shared',
              test: /^(?!.*node_modules).*[\\/](?:client|shared)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL_BYTES,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/socket.io': { target: 'http://localhost:3000', ws: true } } },
});
