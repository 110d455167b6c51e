/** A device whose page gets its answers from a scene instead of a server. */
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import { onTestFinished } from 'vitest';
import type { PlayerId } from '../../shared/game/game.ts';
import { MET_ALL } from '../browser/met.ts';
import { TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { putAway, takeDevice, type Device } from './devices.ts';
import { tokenOf, type Answers } from './socket.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface DeviceOptions extends Answers {
  /** The players whose seats the device holds. Without any, the device is a spectator's. */
  readonly as?: readonly PlayerId[];
  /** The path of the page to open. The default is the scene's table, or the home page if there is no scene. */
  readonly path?: string;
  readonly size?: Size;
  /** The initial contents of the device's storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** True if things that usually disappear after a few seconds, such as animations and signals, stay on the screen. */
  readonly lasting?: boolean;
  /** The time on the device, which stands still. By default, it is the real time. */
  readonly time?: string;
  /** Further settings of the device, such as language, touch and reduced motion. */
  readonly device?: BrowserContextOptions;
  /** Called before the page is opened. */
  readonly before?: (context: BrowserContext) => Promise<void>;
}

/** Opens a page on a new device. The device is closed when the test ends. */
export async function openDevice(stage: Stage, options: DeviceOptions): Promise<Person> {
  const device = await takeDevice(stage, options);
  onTestFinished(() => putAway(device));
  await equip(device, options, stage.url);
  await device.person.page.goto(stage.url + pathOf(options));
  return device.person;
}

/**
 * Sets a device's storage and the answers that its page will get. To do so, opens a picture from the server instead of
 * the app.
 */
export async function equip({ person, answers }: Device, options: DeviceOptions, url: string): Promise<void> {
  const { page, faults } = person;
  await page.goto(`${url}/icon.svg`);
  await page.evaluate(keep, { kept: keptBy(options), isLasting: options.lasting === true });
  await page.setViewportSize(options.size ?? TABLET);
  faults.length = 0;
  const { scene, answers: own, hears, isAway } = options;
  Object.assign(answers, { scene, answers: own, hears, isAway });
}

/** Runs in the page. Sets the contents of the device's storage. */
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
    // Ignore errors: in some states, the browser can't store anything.
  }
}

/** The contents of a device's storage when its page is opened. */
export function keptBy({ scene, as = [], stored = {} }: DeviceOptions): Record<string, string> {
  const seats = [{ code: scene?.code, tokens: as.map(tokenOf), at: 1 }];
  return {
    'odyssey.met': MET_ALL,
    ...(as.length > 0 && { 'odyssey.seats': JSON.stringify(seats) }),
    ...stored,
  };
}

/** The path of the page that a device opens. */
export const pathOf = ({ path, scene }: DeviceOptions): string => path ?? (scene ? `/t/${scene.code}` : '/');
