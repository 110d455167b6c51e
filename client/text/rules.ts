/** What the rules page says: apart from the rest, so that it comes only with the page. */
import * as en from './en/rules.ts';

export const words = en;
