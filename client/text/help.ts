/** What the help says: apart from the rest, so that it comes only with what has help. */
import * as en from './en/help.ts';

export const words = en;
