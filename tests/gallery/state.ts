/** A state of a screen: how it is reached, and how it is checked. */
import type { Locator, Page } from 'playwright';
import type { Person } from '../browser/people.ts';
import type { DeviceOptions } from './device.ts';
import type { Scene } from './scene.ts';

export interface State extends Omit<DeviceOptions, 'scene'> {
  /** What it shows. Names must be unique. */
  readonly name: string;
  /** The table, if the state needs one; created again for each state. */
  readonly scene?: () => Scene | Promise<Scene>;
  /** The taps that lead to the state, in English. Resolves when it is reached. */
  readonly reach?: (person: Person, scene: Scene) => Promise<unknown>;
  /** An element that shows that the page has loaded, before any tap; by default its first heading. */
  readonly there?: (page: Page) => Locator;
  /** Whether it is one of the main screens, where nothing may be cut off in any language or kind of window. */
  readonly isMain?: true;
  /**
   * Whether `npm test` checks it too, like the main screens; for states that show something that no main screen has.
   */
  readonly inEveryRun?: true;
  /** Texts that may be shortened, such as players' names. */
  readonly spared?: readonly string[];
}

/** Whether `npm test` checks a state. `npm run test:all` checks all of them. */
export const isInEveryRun = ({ isMain, inEveryRun }: State): boolean =>
  isMain === true || inEveryRun === true;
