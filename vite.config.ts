import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sharedGroups } from './client/build/chunks.ts';
import { NOTICE_WORKER, noticeWorker } from './client/build/notice-worker.ts';
import about from './package.json' with { type: 'json' };

/**
 * The app's manifest, and a service worker that caches all screens. Pages are loaded from the server if it answers, so
 * that nobody plays an old version. If it doesn't answer, the cached page says what the app needs. The service worker
 * is registered by client/app/updates.svelte.ts.
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
    // The list also makes the service worker a new one when this script changes.
    importScripts: [NOTICE_WORKER],
    globPatterns: [NOTICE_WORKER, 'index.html', 'floor.js', 'too-old.js', 'assets/**/*.{js,css,woff2,svg}'],
    // The cache serves only files with a hash in their name, and files requested by their own name. '/' always comes
    // from the server.
    directoryIndex: null,
    navigateFallback: null,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: false,
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
        // This function is copied into the service worker as text, so it can't use anything defined outside it.
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

/** The oldest browsers that the pages support, in the build's notation, such as 'ios16.4'. */
const oldest = about.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', ''));

/**
 * If a part's source is smaller than this, the part doesn't get a file of its own. Measured by `npm run feel:first`.
 */
const SMALL_BYTES = 2_000;

/** The name of a part without the list of all screens that share it, which the bundler appends to the name. */
const shortened = (name: string) => name.replace(/(?:~.*|\.\w+)$/, '');

export default defineConfig({
  root: 'client',
  publicDir: 'public',
  plugins: [svelte(), noticeWorker(oldest), app],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: oldest,
    manifest: true,
    // Browsers that can't preload modules (Safari before 17) load them a little later.
    modulePreload: { polyfill: false },
    // The first load contains the names of all parts, so shorter names make it smaller.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortened(name)}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 100 },
            ...sharedGroups(),
            // Parts that only a few screens share are merged into larger files, because an extra file costs a screen
            // more time than some extra bytes.
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
