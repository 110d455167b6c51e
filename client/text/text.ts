/** The one catalogue of everything that the app says. */
import * as en from './en/index.ts';

export const t = en;
