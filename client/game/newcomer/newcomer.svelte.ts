/**
 * The notes for newcomers: one on each thing, when this device first meets it in a game. If nothing can be stored, the
 * notes are shown again after a reload. Only the screens of players have notes.
 */
import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Side } from '../../../shared/game/game.ts';
import { fewestRounds, mostRounds, type PublicView } from '../../../shared/game/views/public.ts';
import { json, number, oneOf, orElse, record } from '../../lib/formats.ts';
import { Persisted } from '../../lib/persisted.ts';
import type { Topic } from '../../text/help-topics.ts';
import { t } from '../../text/text.ts';

/** Each thing that has a note, and how many times the note is shown. */
const TIMES = { goal: 1, storm: 1, deepSea: 1, coastline: 1, report: 3 } as const;
export type Thing = keyof typeof TIMES;
export const THINGS = Object.keys(TIMES) as readonly Thing[];

/** The help topics whose pictures illustrate the notes. */
export const PICTURES: Readonly<Partial<Record<Thing, Topic>>> = {
  goal: 'sacredIsland',
  deepSea: 'deepSea',
  coastline: 'coastline',
};

/** How many times this device has met each thing. */
const MET = new Persisted<Readonly<Partial<Record<Thing, number>>>>({
  key: 'odyssey.met',
  fallback: {},
  format: json(orElse(record(oneOf(THINGS), number(0, 3), THINGS.length), {})),
});

export class Newcomer {
  readonly #side: Side;
  readonly #view: () => PublicView;
  /** The occasions on which this screen has shown each note. A note stays for the whole occasion. */
  readonly #shown = new SvelteMap<Thing, readonly unknown[]>();

  constructor(side: Side, view: () => PublicView) {
    this.#side = side;
    this.#view = view;
  }

  /**
   * True if a thing's note is to be shown on this occasion.
   * @param occasion the round by default, or any other value that identifies an occasion
   */
  isNew(thing: Thing, occasion: unknown = this.#view().round): boolean {
    return this.#isShown(thing, occasion) || (MET.value[thing] ?? 0) < TIMES[thing];
  }

  /** Call this when the note on a thing is shown. */
  meet(thing: Thing, occasion: unknown = this.#view().round): void {
    if (this.#isShown(thing, occasion) || !this.isNew(thing, occasion)) return;
    MET.value = { ...MET.value, [thing]: (MET.value[thing] ?? 0) + 1 };
    this.#shown.set(thing, [...(this.#shown.get(thing) ?? []), occasion]);
  }

  /** The note on a thing. */
  note(thing: Thing): string {
    const view = this.#view();
    const [fewest, most] = [fewestRounds(view), mostRounds(view)];
    const note = t.newcomer[this.#side][thing];
    return typeof note === 'string' ? note : note(fewest === most ? `${most}` : `${fewest}–${most}`);
  }

  #isShown(thing: Thing, occasion: unknown): boolean {
    return this.#shown.get(thing)?.includes(occasion) === true;
  }
}

const KEY = Symbol('newcomer');
export const setNewcomer = (newcomer: Newcomer): Newcomer => setContext(KEY, newcomer);
/** The notes of this screen; undefined if it isn't a player's. */
export const getNewcomer = (): Newcomer | undefined => getContext(KEY);
