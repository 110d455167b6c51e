/**
 * What a side has prepared for a turn to come, kept on this device: it is promised to stand when the turn comes, also
 * after a reload. Each side and each game has its own: friends who share a device see nothing of each other's.
 */
import type { Side } from '../../shared/game/game.ts';
import { Persisted } from '../lib/persisted.ts';

/** Games that were left without an end are forgotten one after the other. */
const MOST_GAMES = 8;

type ByGame = Readonly<Record<string, unknown>>;

/** Where one screen keeps what is prepared in its game. */
export interface KeptAhead<T> {
  /** What was kept; null if nothing was, or it can't be read. */
  get(): T | null;
  /** Keeps it in place of what was kept; null: nothing is prepared any more. */
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
 * @param game the id of the game, read anew each time
 * @param parse what was kept, if it is such a thing; else undefined
 */
export function keptAhead<T>(
  side: Side,
  game: () => string | undefined,
  parse: (value: unknown) => T | undefined,
): KeptAhead<T> {
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

/** A game is over: nothing in it has a turn to come. */
export function forgetAhead(game: string): void {
  for (const side of ['poseidon', 'navigators'] as const)
    keptAhead(
      side,
      () => game,
      () => undefined,
    ).keep(null);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
