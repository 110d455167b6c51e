/** A device whose page has a scene in place of a server. */
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { onTestFinished } from 'vitest';
import type { PlayerId } from '../../shared/game/game.ts';
import { TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { putAway, takeDevice, type Device } from './devices.ts';
import { tokenOf, type Answers } from './socket.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface DeviceOptions extends Answers {
  /** The players whose seats it holds; none: it watches. */
  readonly as?: readonly PlayerId[];
  /** The page that it opens; the scene's table, or the home page, unless given. */
  readonly path?: string;
  readonly size?: Size;
  /** What it has kept from before, as its storage holds it. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What is shown for some seconds, as theatre and signals are, stays as long as it is looked at. */
  readonly lasting?: boolean;
  /** What else it is: its language, touch, a taste for motion. */
  readonly device?: BrowserContextOptions;
  /** What is done to it before its page is opened. */
  readonly before?: (context: BrowserContext) => Promise<void>;
}

/** Opens a page on a device of its own, until the test ends. */
export async function openDevice(stage: Stage, options: DeviceOptions): Promise<Person> {
  const device = await takeDevice(stage, options);
  onTestFinished(() => putAway(device));
  await equip(device, options, stage.url);
  await device.person.page.goto(stage.url + pathOf(options));
  return device.person;
}

/** Gives a device what it has kept and whom it is answered by, while nothing of the app is on its page. */
export async function equip({ person, answers }: Device, options: DeviceOptions, url: string): Promise<void> {
  const { page, faults } = person;
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(keep, { kept: keptBy(options), isLasting: options.lasting === true });
  await page.setViewportSize(options.size ?? TABLET);
  faults.length = 0;
  const { scene, answers: own, hears, isAway } = options;
  Object.assign(answers, { scene, answers: own, hears, isAway });
}

/** Runs in a page: sets all that its storage holds. */
export function keep({
  kept,
  isLasting,
}: {
  kept: Readonly<Record<string, string>>;
  isLasting: boolean;
}): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    if (isLasting) sessionStorage.setItem('lasting', '');
  } catch {
    // The state of a browser that keeps nothing.
  }
}

/** What a device's storage holds when its page is opened. */
export function keptBy({ scene, as = [], stored = {} }: DeviceOptions): Record<string, string> {
  const seats = [{ code: scene?.code, tokens: as.map(tokenOf), at: 1 }];
  return { ...(as.length > 0 && { 'odyssey.seats': JSON.stringify(seats) }), ...stored };
}

/** The page that a device opens. */
export const pathOf = ({ path, scene }: DeviceOptions): string => path ?? (scene ? `/t/${scene.code}` : '/');
