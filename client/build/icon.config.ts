/**
 * Creates the app's PNG icons from client/public/icon.svg: run `npm run icons` by hand after changing the picture.
 */
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
