/**
 * The devices of this process. One that nobody uses any more is used again: the pages that it opens are in its memory,
 * which halves the time that they take.
 */
import { person, TABLET, type Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { always, EXPLORED } from '../helpers/random.ts';
import type { DeviceOptions } from './device.ts';
import { answerSockets, type Answers } from './socket.ts';

export interface Device {
  readonly person: Person;
  /** What its pages' sockets are answered from, from the next one on. */
  readonly answers: Answers;
  /** Which others it is like; none, if something about it can't be undone. */
  readonly kind: string | undefined;
}

const idle: Device[] = [];

/** Whether something is done to a device before its pages are opened, or while they have no server. */
export const isSpecial = ({ before, isAway, obstacle }: DeviceOptions): boolean =>
  before !== undefined || isAway !== undefined || obstacle !== undefined;

/** Takes an idle device of the same kind, or opens a new one. */
export async function takeDevice({ browser }: Stage, options: DeviceOptions): Promise<Device> {
  const { device, before, obstacle } = options;
  const kind = isSpecial(options) ? undefined : JSON.stringify(device ?? {});
  const known = idle.findIndex((one) => one.kind === kind && !one.person.page.isClosed());
  const [again] = known < 0 ? [] : idle.splice(known, 1);
  if (again) return again;
  const one = await person(browser, 'Eve', TABLET, device);
  const answers: Answers = { obstacle };
  await answerSockets(one.context, answers);
  await one.context.addInitScript(`(${begin.toString()})(${always.toString()}, ${EXPLORED})`);
  await before?.(one.context);
  return { person: one, answers, kind };
}

/** Puts a device back into the pool, or closes it if others can't use it. */
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

/** Whether a context belongs to an idle device. */
export const isIdle = (context: Person['context']): boolean =>
  idle.some(({ person: one }) => one.context === context);

/** Runs in a page, before anything else: makes random numbers the same in every run, and timers long if a state asks for it. */
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
  // What is shown for one to six seconds is shown for ten minutes.
  const later = (act: () => void, ms = 0) =>
    setTimeout(act, ms >= 1_000 && ms <= 6_000 && isLasting() ? 600_000 : ms);
  Object.assign(window, { setTimeout: later });
}
