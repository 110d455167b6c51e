/** Loads the app's typefaces before text pages are shown, so that the text doesn't move when the typefaces arrive. */

/** The typefaces to load, the same as in ui/styles/fonts.css. */
const FACES = ['1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '1em "IM Fell English"'];

/** How long to wait, in ms. After that, the page is shown in a fallback typeface. */
const PATIENCE_MS = 300;

/** Loads the typefaces. Resolves once they are ready, or when that takes too long. */
export async function typefaces(): Promise<void> {
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
