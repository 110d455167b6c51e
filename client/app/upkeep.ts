/** Code that every page needs, but that isn't needed to draw the first one. */
import { trackFocus } from '../lib/page-focus.ts';
import { keepTexts } from '../lib/replaced-texts.ts';

export function keepUp(app: HTMLElement): void {
  keepTexts(app);
  trackFocus(app);
}
