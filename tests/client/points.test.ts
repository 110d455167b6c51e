/** The points of a competitive game, as its ending shows them. */
import { describe, expect, it } from 'vitest';
import { leaders, pointsLines } from '../../client/screens/ending/points.ts';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { competitionOf, sharedGame } from '../../shared/table/shared-game.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { competing } from '../helpers/evenings.ts';
import { wholeGame } from '../helpers/finished.ts';
import { began, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { Evening, ownedBy } from '../helpers/tables.ts';

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

describe('a shared competition', () => {
  it.each([
    ['two Navigators', ['ann', 'ben'], 'ann ann ben ben'],
    ['three, who share a ship', ['ann', 'ben', 'cleo'], 'ben - ann cleo'],
  ])('has the points of the table’s record, by role: %s', (_, navigators, owned) => {
    const owners = ownedBy(owned);
    const event = {
      type: 'game-began',
      game: 'g',
      board: 'A',
      mode: 'competing',
      poseidon: 'pia',
      navigators,
      owners,
      series: null,
    } as const;
    const log =
      [...playOut(began(EMPTY_SEA, {}, { navigators, owners }), seeded(4), 0, 0.7)].at(-1)?.log ?? [];
    const last = log.at(-1);
    if (last?.type !== 'ended') throw new Error('that is no whole game');
    const { outcome } = last;
    expect(outcome.arrived.length).toBeGreaterThan(1);
    const { game } = new Evening(['pia', ...navigators]).happens(event, {
      type: 'game-ended',
      game: 'g',
      outcome,
    });
    const role = (player: string) =>
      player === 'pia' ? 'poseidon' : `navigator-${navigators.indexOf(player) + 1}`;
    const shared = competitionOf(sharedGame(game, {}, log));
    if (!shared) throw new Error('it was a competition');
    expect(pointsLines(shared, (name) => name)).toEqual(
      pointsLines(game, (name) => name).map((line) => ({
        ...line,
        player: role(line.player),
        name: role(line.player),
      })),
    );
  });

  it('is none where they played together', () => {
    const shared = sharedGame(
      { mode: 'cooperative', poseidon: 'pia', knowing: [], named: [] },
      {},
      wholeGame(),
    );
    expect(competitionOf(shared)).toBeNull();
  });
});

describe('the headline', () => {
  it('is who has most, and how many', () => {
    expect(t.ending.mostPoints(null, 6)).toBe('Six points for you');
    expect(t.ending.mostPoints(['Ann'], 6)).toBe('Six points for Ann');
    expect(t.ending.mostPoints(['Ann', 'Ben'], 3)).toBe('Three points each for Ann and Ben');
  });
});
