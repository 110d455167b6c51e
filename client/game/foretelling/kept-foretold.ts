/** What was foretold on this device, of the newest game only. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import { Persisted } from '../../lib/persisted.ts';
import { ISLANDS, type First, type Foretold, type Islands, type Word } from './foretelling.ts';

export const keptForetold = new Persisted<Foretold | null>({
  key: 'odyssey.foretold',
  fallback: null,
  format: { parse, write: (foretold) => foretold && JSON.stringify(foretold) },
});

function parse(text: string): Foretold | undefined {
  const { game, first, words } = JSON.parse(text) as Partial<Record<keyof Foretold, unknown>>;
  if (typeof game !== 'string' || !Array.isArray(words)) return undefined;
  return { game, first: isFirst(first) ? first : null, words: words.filter(isWord) };
}

const isShip = (value: unknown): value is Ship => SHIPS.includes(value as Ship);
const isFirst = (value: unknown): value is First => value === 'none' || isShip(value);

function isWord(value: unknown): value is Word {
  if (typeof value !== 'object' || value === null) return false;
  const { round, ship, islands, came } = value as Partial<Record<keyof Word, unknown>>;
  return (
    typeof round === 'number' &&
    isShip(ship) &&
    ISLANDS.includes(islands as Islands) &&
    (came === null || typeof came === 'boolean')
  );
}
