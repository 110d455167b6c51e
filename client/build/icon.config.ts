/** The app's icons as PNGs, from client/public/icon.svg: `npm run icons`, by hand when the art has changed. */
import { defineConfig } from '@vite-pwa/assets-generator/config';

export default defineConfig({
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [] },
    maskable: { sizes: [], padding: 0 },
    apple: { sizes: [180], padding: 0 },
    assetName: (type, { width }) => (type === 'apple' ? 'apple-touch-icon.png' : `icon-${width}.png`),
  },
  images: ['client/public/icon.svg'],
});
