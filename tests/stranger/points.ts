/** The points of a competitive series according to the rulebook. The protocol doesn't send points. */
import { expectSame } from './finding.ts';
import type { Party } from './party.ts';
import { SHIPS } from './shapes.ts';
import { shipsOf } from './shares.ts';
import type { GameAtTable, SeriesAtTable } from './table.ts';

const OWN_SHIP = 3;

/**
 * The rulebook gives "1 for each ship that did not get home", "3 for each ship of their own" and "1 if the cooperative
 * ship got home".
 */
export function pointsOf({ poseidon, navigators, owners, outcome }: GameAtTable): Map<string, number> {
  const home = outcome?.arrived ?? [];
  const own = (player: string) => shipsOf(owners, player).filter((ship) => home.includes(ship)).length;
  const shared = shipsOf(owners, null).filter((ship) => home.includes(ship)).length;
  return new Map([
    [poseidon, SHIPS.length - home.length],
    ...navigators.map((player) => [player, OWN_SHIP * own(player) + shared] as const),
  ]);
}

/** Each player's total points in all games of the series that were played to the end. */
export function standings({ order, games }: SeriesAtTable): Map<string, number> {
  const sums = new Map(order.map((player) => [player, 0]));
  for (const game of games.filter(({ outcome }) => outcome))
    for (const [player, points] of pointsOf(game)) sums.set(player, (sums.get(player) ?? 0) + points);
  return sums;
}

export function championsOf(sums: ReadonlyMap<string, number>): string[] {
  const most = Math.max(...sums.values());
  return [...sums].filter(([, points]) => points === most).map(([player]) => player);
}

/** Checks that the last game's own log gives the same points for it as the table's log. */
export function checkPoints(party: Party, game: GameAtTable): void {
  const points = pointsOf(game);
  for (const { follower, name } of party.clients) {
    const { picture, table } = follower;
    if (!picture) continue;
    const { arrived, board, owners, positions, navigators } = picture;
    expectSame(owners, game.owners, `the owners that ${name} saw`);
    const home =
      picture.audience === 'poseidon' ? SHIPS.filter((ship) => positions[ship] === board.sacred) : arrived;
    expectSame(
      points.get(game.poseidon),
      SHIPS.filter((ship) => !home.includes(ship)).length,
      'points of Poseidon',
    );
    for (const player of navigators) {
      const each = home.map((ship) => (owners[ship] === player ? OWN_SHIP : owners[ship] === null ? 1 : 0));
      expectSame(
        points.get(player),
        each.reduce((sum: number, one) => sum + one, 0),
        `the points of ${table.names.get(player)}`,
      );
    }
  }
}
