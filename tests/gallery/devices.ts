/**
 * A pool of devices for this process. A reused device has the page's files in memory, which halves the time needed to
 * open a page.
 */
import { person, TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { always, EXPLORED } from '../helpers/random.ts';
import type { DeviceOptions } from './device.ts';
import { answerSockets, type Answers } from './socket.ts';

export interface Device {
  readonly person: Person;
  /** The answers for all sockets that the device's pages open from now on. */
  readonly answers: Answers;
  /**
   * A key for the device's settings. Devices with the same key are interchangeable. Undefined if the device was changed
   * in a way that can't be undone.
   */
  readonly kind: string | undefined;
}

const idle: Device[] = [];

/**
 * True if a device can't be reused, because it is set up specially before its pages open or has no reachable server.
 */
export const isSpecial = ({ before, isAway, obstacle }: DeviceOptions): boolean =>
  before !== undefined || isAway !== undefined || obstacle !== undefined;

/** Takes an idle device with the right settings from the pool, or opens a new one. */
export async function takeDevice({ browser }: Stage, options: DeviceOptions): Promise<Device> {
  const { device, time, before, obstacle } = options;
  const kind = isSpecial(options) ? undefined : JSON.stringify({ ...device, time });
  const known = idle.findIndex((one) => one.kind === kind && !one.person.page.isClosed());
  const [again] = known < 0 ? [] : idle.splice(known, 1);
  if (again) return again;
  const one = await person(browser, 'Eve', TABLET, device);
  const answers: Answers = { obstacle };
  await answerSockets(one.context, answers);
  await one.context.addInitScript(`(${begin.toString()})(${always.toString()}, ${EXPLORED})`);
  if (time !== undefined) await one.context.clock.setFixedTime(time);
  await before?.(one.context);
  return { person: one, answers, kind };
}

/** Returns a device to the pool, or closes it if it can't be reused. */
export async function putAway(device: Device): Promise<void> {
  const { page, context } = device.person;
  if (device.kind === undefined || page.isClosed()) return context.close();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  await page.unrouteAll();
  await context.clearPermissions();
  await page.emulateMedia({ media: null });
  idle.push(device);
}

/** True if a context belongs to an idle device. */
export const isIdle = (context: Person['context']): boolean =>
  idle.some(({ person: one }) => one.context === context);

/**
 * Runs in the page before anything else. Makes random numbers the same in every run. If the state needs it, also
 * extends short timers.
 */
function begin(randomBy: (seed: number) => () => number, seed: number): void {
  Math.random = randomBy(seed);
  const { setTimeout } = window;
  const isLasting = () => {
    try {
      return sessionStorage.getItem('lasting') !== null;
    } catch {
      return false;
    }
  };
  // If the state needs it, extends timers of one to six seconds to ten minutes.
  const later = (act: () => void, ms = 0) =>
    setTimeout(act, ms >= 1_000 && ms <= 6_000 && isLasting() ? 600_000 : ms);
  Object.assign(window, { setTimeout: later });
}
