/** A device whose page has a scene in place of a server. */
import type { BrowserContext, BrowserContextOptions } from 'playwright';
import type { PlayerId } from '../../shared/game/game.ts';
import { person, TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { answerSockets, tokenOf, type Answers } from './socket.ts';

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

/** Opens a page on a device of its own. Its context is the caller's to close. */
export async function openDevice({ browser, url }: Stage, options: DeviceOptions): Promise<Person> {
  const one = await person(browser, options.as?.[0] ?? 'Eve', options.size ?? TABLET, options.device);
  await answerSockets(one.context, options);
  await one.context.addInitScript(keep, keptBy(options));
  if (options.lasting) await one.context.addInitScript(last);
  await options.before?.(one.context);
  await one.page.goto(url + pathOf(options));
  return one;
}

/** What a device's storage holds when its page is opened. */
export function keptBy({ scene, as = [], stored = {} }: DeviceOptions): Record<string, string> {
  const seats = [{ code: scene?.code, tokens: as.map(tokenOf), at: 1 }];
  return { ...(as.length > 0 && { 'odyssey.seats': JSON.stringify(seats) }), ...stored };
}

/** The page that a device opens. */
export const pathOf = ({ path, scene }: DeviceOptions): string => path ?? (scene ? `/t/${scene.code}` : '/');

/** Runs in a page, before anything else: what is in its storage when it is opened first. */
function keep(kept: Readonly<Record<string, string>>): void {
  if (sessionStorage.getItem('kept') !== null) return;
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  sessionStorage.setItem('kept', '');
}

/** Runs in a page: a timer of one to six seconds runs for ten minutes. */
export function last(): void {
  const { setTimeout } = window;
  const later = (act: () => void, ms = 0) => setTimeout(act, ms >= 1_000 && ms <= 6_000 ? 600_000 : ms);
  Object.assign(window, { setTimeout: later });
}
