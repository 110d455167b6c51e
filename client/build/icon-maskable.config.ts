/** The icon for devices that crop icons to their own shape: the same picture with more sky and sea around it. */
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
