/** Network faults between a device and its server, drawn for each message. */
import type { Random } from '../../../shared/random.ts';

export type Fate =
  | 'sent'
  /** The message is lost on its way to the server. */
  | 'dropped'
  /** The answer is lost, although the server may have carried out the command. */
  | 'unheard'
  | 'doubled'
  | 'delayed'
  /** A later message arrives first. */
  | 'overtaken'
  /** The page is reloaded before the answer arrives. */
  | 'reloaded';

const FATES: readonly (readonly [Fate, number])[] = [
  ['dropped', 0.05],
  ['unheard', 0.05],
  ['doubled', 0.06],
  ['delayed', 0.06],
  ['overtaken', 0.04],
  ['reloaded', 0.04],
];

export function drawFate(random: Random): Fate {
  let luck = random();
  for (const [fate, share] of FATES) {
    luck -= share;
    if (luck < 0) return fate;
  }
  return 'sent';
}

/** The probability that a message from the server is lost. */
const LOST = 0.03;
/** The probability that a message from the server is duplicated. */
const TWICE = 0.03;
/** The probability that a message from the server is held back until the next one. */
const LATE = 0.03;

/** Passes messages on, but loses, duplicates and reorders some of them. */
export function mischievous<T>(hear: (message: T) => void, random: Random): (message: T) => void {
  let held: T[] = [];
  return (message) => {
    const luck = random();
    if (luck < LOST) return;
    if (luck < LOST + LATE) {
      held.push(message);
      return;
    }
    hear(message);
    if (luck < LOST + LATE + TWICE) hear(message);
    for (const late of held) hear(late);
    held = [];
  };
}
