/** The icon that a device cuts to a shape of its own: the same art with sky and sea around it. */
import { defineConfig } from '@vite-pwa/assets-generator/config';

export default defineConfig({
  preset: {
    transparent: { sizes: [], padding: 0, favicons: [] },
    maskable: { sizes: [512], padding: 0 },
    apple: { sizes: [], padding: 0 },
    assetName: (_, { width }) => `icon-maskable-${width}.png`,
  },
  images: ['client/public/icon-maskable.svg'],
});
