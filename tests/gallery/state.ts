/** A state of a screen: how it is reached, and how it is looked at. */
import type { Locator, Page } from 'playwright';
import type { Person } from '../browser/people.ts';
import type { DeviceOptions } from './device.ts';
import type { Scene } from './scene.ts';

export interface State extends Omit<DeviceOptions, 'scene'> {
  /** What it shows. Names are unique. */
  readonly name: string;
  /** The table, if it is about one; made anew for each state. */
  readonly scene?: () => Scene | Promise<Scene>;
  /** What is tapped until the state is there, in English. Resolves when it is. */
  readonly reach?: (person: Person, scene: Scene) => Promise<unknown>;
  /** What shows that the page is there, before anything is tapped; its first heading unless given. */
  readonly there?: (page: Page) => Locator;
  /** One of the main screens: nothing may be cut off in any language, nor in any kind of window. */
  readonly isMain?: true;
  /** Looked at by `npm test` too, as the main screens are: what it shows is on none of them. */
  readonly inEveryRun?: true;
  /** Texts that may be shortened, as names of players may. */
  readonly spared?: readonly string[];
}

/** Whether `npm test` looks at a state; the others wait for `npm run test:all`. */
export const isInEveryRun = ({ isMain, inEveryRun }: State): boolean =>
  isMain === true || inEveryRun === true;
