/** A state of a screen: how to reach it, and how to check it. */
import type { Locator, Page } from 'playwright';
import type { Person } from '../browser/people.ts';
import type { DeviceOptions } from './device.ts';
import type { Scene } from './scene.ts';

export interface State extends Omit<DeviceOptions, 'scene'> {
  /** What the state shows. Each name must be unique. */
  readonly name: string;
  /** Creates the state's table, if it needs one. Called again for each state. */
  readonly scene?: () => Scene | Promise<Scene>;
  /** Taps that lead to the state, with the app in English. Resolves when the state is reached. */
  readonly reach?: (person: Person, scene: Scene) => Promise<unknown>;
  /**
   * An element whose appearance means that the page has loaded, before any tap; by default, the page's first heading.
   */
  readonly there?: (page: Page) => Locator;
  /** Whether this is one of the main screens, on which nothing may be cut off in any language or kind of window. */
  readonly isMain?: true;
  /**
   * Whether `npm test` checks this state too, as it checks the main screens. Used for states that show something that
   * no main screen shows.
   */
  readonly inEveryRun?: true;
  /** Texts that may be shortened, such as players' names. */
  readonly spared?: readonly string[];
}

/** Whether `npm test` checks a state. `npm run test:all` checks all of them. */
export const isInEveryRun = ({ isMain, inEveryRun }: State): boolean =>
  isMain === true || inEveryRun === true;
