/** The points of a competition as its ending tells them. */
import { describe, expect, it } from 'vitest';
import { leaders, pointsLines } from '../../client/screens/ending/points.ts';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { competing } from '../helpers/evenings.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', ben: 'Ben', pia: 'Pia' };
function linesOf(...arrived: readonly Ship[]) {
  const { game } = competing().ends(...arrived);
  return pointsLines(game, (player) => NAMES[player] ?? '');
}
const told = (lines: ReturnType<typeof linesOf>) => lines.map(({ name, points }) => `${name} ${points}`);

describe('the points of a game', () => {
  it('are told the most first, and whoever has most leads', () => {
    const none = linesOf();
    expect(told(none)).toEqual(['Pia 4', 'Ann 0', 'Ben 0']);
    expect(told(leaders(none))).toEqual(['Pia 4']);
  });

  it('lead together who have the same', () => {
    const { game } = competing();
    const [one, two] = game.navigators.map(
      (player) =>
        (Object.entries(game.owners) as [Ship, string | null][]).find(([, owner]) => owner === player)?.[0],
    );
    if (!one || !two) throw new Error('every Navigator has a ship');
    const both = linesOf(one, two);
    expect(told(leaders(both)).toSorted()).toEqual(['Ann 3', 'Ben 3']);
  });

  it('nobody leads where nothing was scored', () => {
    expect(leaders([])).toEqual([]);
  });
});

describe('the headline', () => {
  it('is who has most, and how many', () => {
    expect(t.ending.mostPoints(null, 6)).toBe('6 points for you');
    expect(t.ending.mostPoints(['Ann'], 6)).toBe('6 points for Ann');
    expect(t.ending.mostPoints(['Ann', 'Ben'], 3)).toBe('3 points each for Ann and Ben');
  });
});
