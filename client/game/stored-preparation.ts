/**
 * Stores what a side has prepared for its next turn, so that it survives a reload. Each side has its own entry for each
 * game, so that friends on both sides who share a device don't see each other's plans.
 */
import type { Side } from '../../shared/game/game.ts';
import { Persisted } from '../lib/persisted.ts';

/** The maximum number of unfinished games with stored preparations. The oldest are dropped first. */
const MOST_GAMES = 8;

type ByGame = Readonly<Record<string, unknown>>;

/** The storage for one screen's preparations in its game. */
export interface StoredPreparation<T> {
  /** The stored value; null if there is none or it is invalid. */
  get(): T | null;
  /** Stores a value in place of the previous one; null removes it. */
  keep(prepared: T | null): void;
}

const stores: Readonly<Record<Side, Persisted<ByGame>>> = {
  poseidon: storeOf('poseidon'),
  navigators: storeOf('navigators'),
};

function storeOf(side: Side): Persisted<ByGame> {
  return new Persisted<ByGame>({
    key: `odyssey.prepared.${side}`,
    fallback: {},
    format: {
      parse: (text) => {
        const kept: unknown = JSON.parse(text);
        return isRecord(kept) ? kept : undefined;
      },
      write: (kept) => (Object.keys(kept).length > 0 ? JSON.stringify(kept) : null),
    },
  });
}

/**
 * @param game returns the id of the current game
 * @param parse returns the value if it is valid, otherwise undefined
 */
export function storedPreparation<T>(
  side: Side,
  game: () => string | undefined,
  parse: (value: unknown) => T | undefined,
): StoredPreparation<T> {
  const store = stores[side];
  return {
    get: () => parse(store.value[game() ?? '']) ?? null,
    keep: (prepared) => {
      const id = game();
      if (id === undefined) return;
      const others = Object.entries(store.value).filter(([other]) => other !== id);
      if (prepared === null && others.length === Object.keys(store.value).length) return;
      const all = prepared === null ? others : [...others, [id, prepared]];
      store.value = Object.fromEntries(all.slice(-MOST_GAMES)) as ByGame;
    },
  };
}

/** Removes everything prepared for a finished game. */
export function forgetPreparations(game: string): void {
  for (const side of ['poseidon', 'navigators'] as const)
    storedPreparation(
      side,
      () => game,
      () => undefined,
    ).keep(null);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
