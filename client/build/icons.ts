/**
 * Draws the app's icons as PNGs from client/public/icon.svg. Run by hand when the icon has changed:
 * node client/build/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../../tests/browser/chromium.ts';

const FOLDER = 'client/public';
const art = readFileSync(join(FOLDER, 'icon.svg'), 'utf8').replace(/<svg[^>]*>|<\/svg>/g, '');
/** The two ships alone. */
const ships = art.slice(art.indexOf('<g'));

/** Sky, rays, sea and waves go on outside of the icon's own box. */
const AROUND = `
  <path d="M-60 -60H160V60H-60Z" fill="#eadbb9" />
  <g transform="translate(50 56) scale(3) translate(-50 -56)">
    <path d="M50 56L8 0M50 56L92 0M50 56L0 22M50 56L100 22M50 56V0M50 56L29 0M50 56L71 0" stroke="#a98a52" stroke-width="0.33" />
  </g>
  <path d="M-50 56q12.5 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V170H-50Z" fill="#06121c" />
  <path d="M-50 56q12.5 -9 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0" fill="none" stroke="#26190d" stroke-width="3" />`;

/** @param margin how much lies around the art, in hundredths of it: a mask may cut that away */
function svg(margin: number): string {
  const size = 100 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}">${margin > 0 ? AROUND + ships : art}</svg>`;
}

const ICONS = [
  { file: 'icon-192.png', pixels: 192, margin: 0 },
  { file: 'icon-512.png', pixels: 512, margin: 0 },
  // Its middle four fifths are seen under every mask.
  { file: 'icon-maskable-512.png', pixels: 512, margin: 18 },
  { file: 'apple-touch-icon.png', pixels: 180, margin: 6 },
] as const;

const browser = await launchChromium();
const page = await browser.newPage();
for (const { file, pixels, margin } of ICONS) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg(margin)}`);
  writeFileSync(join(FOLDER, file), await page.screenshot());
}
await browser.close();
