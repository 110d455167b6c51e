/** What the first voyage says: apart from the rest, so that it comes only with the voyage. */
import * as en from './en/voyage.ts';

export const words = en;
