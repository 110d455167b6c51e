/** The typefaces of the app, for pages that are all text: set in another one first, it would all move when they come. */

/** As they stand in ui/styles/fonts.css. */
const FACES = ['1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '1em "IM Fell English"'];

/** In ms: who has to wait longer for them reads in another. */
const PATIENCE_MS = 300;

/** Fetches them; resolves when they are there, or don't come soon. */
export async function typefaces(): Promise<void> {
  const faces = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
