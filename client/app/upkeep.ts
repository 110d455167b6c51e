/** What goes along with every page, and is not needed to draw the first one. */
import { followPages } from '../lib/page-focus.ts';

export function keepUp(app: HTMLElement): void {
  followPages(app);
}
