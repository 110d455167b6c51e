/** A state of a screen: how to reach it, and how to check it. */
import type { Locator, Page } from 'playwright';
import type { Person } from '../browser/people.ts';
import type { DeviceOptions } from './device.ts';
import type { Scene } from './scene.ts';

export interface State extends Omit<DeviceOptions, 'scene'> {
  /** What the state shows. Each name must be unique. */
  readonly name: string;
  /** Creates the state's table, if it needs one. Each state gets its own table. */
  readonly scene?: () => Scene | Promise<Scene>;
  /** Makes the taps that lead to the state, with the app in English. Resolves once the state is reached. */
  readonly reach?: (person: Person, scene: Scene) => Promise<unknown>;
  /**
   * An element that is visible once the page has loaded, before any tap. By default, it is the page's first heading.
   */
  readonly there?: (page: Page) => Locator;
  /** Present on main screens. On these, nothing may be cut off in any language or at any window size. */
  readonly isMain?: true;
  /**
   * Present if `npm test` checks this state although it isn't a main screen. Used for states that show something that
   * no main screen shows.
   */
  readonly inEveryRun?: true;
  /** Texts that may be shortened, such as players' names. */
  readonly spared?: readonly string[];
}

/** True if `npm test` checks a state. The longer `npm run test:all` checks all states. */
export const isInEveryRun = ({ isMain, inEveryRun }: State): boolean =>
  isMain === true || inEveryRun === true;
