/** Replays a stretch of a game. Returns what the Navigators were told, and where the ships ended up. */
import { SHIPS, type Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';
import type { Owners } from '../game/game.ts';
import { sailTo } from '../game/rules/orders.ts';
import { shipsHit } from '../game/rules/storms.ts';
import { survey } from '../game/rules/survey.ts';
import type { OnlookersTold } from '../game/told.ts';
import { withArrived, type Belief } from '../oracle/belief.ts';
import { believe } from '../oracle/believe.ts';
import type { Stretch } from './puzzle.ts';

const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };

export interface ReplayedStretch {
  /**
   * The events that the Navigators were told. In the first event, 'began', the starts of the board are the squares
   * where the ships were at the beginning of the stretch.
   */
  readonly told: readonly OnlookersTold[];
  /** The true squares of the ships at the end. */
  readonly ships: Readonly<Record<Ship, Square>>;
}

/** Replays a stretch. Every report comes from the game's own survey. */
export function replayStretch(stretch: Stretch): ReplayedStretch {
  const { board, variants, tiles } = stretch;
  const told: OnlookersTold[] = [
    { type: 'began', board: { ...board, starts: stretch.ships }, variants, owners: ANYBODYS, navigators: [] },
  ];
  if (tiles.lighthouses.length > 0) told.push({ type: 'lighthouses-placed', squares: tiles.lighthouses });
  if (tiles.maelstroms.length + tiles.fogBanks.length > 0) told.push({ type: 'dangers-placed' });
  const ships: Record<Ship, Square> = { ...stretch.ships };
  let arrived = stretch.arrived;
  let round = 0;
  const reply = (ship: Ship, offBoard: boolean) => survey({ board, variants, ships, tiles }, ship, offBoard);
  for (const move of stretch.moves) {
    if ((move.type === 'storm' || move.type === 'monster') && ++round > 1)
      told.push({ type: 'round-began', round });
    switch (move.type) {
      case 'storm':
        for (const [i, ship] of shipsHit(move.storm, arrived).entries())
          ships[ship] = move.to[i] ?? ships[ship];
        told.push({ type: 'storm-played', storm: variants.harderDeduction ? null : move.storm });
        break;
      case 'monster':
        told.push({ type: 'monster-played', monster: move.monster, ship: move.ship });
        break;
      case 'survey':
        told.push({ type: 'surveyed', ship: move.ship, reply: reply(move.ship, false) });
        break;
      case 'sail': {
        const { ship, heading, hurled } = move;
        const { to, offBoard } = sailTo(board, ships[ship], heading);
        ships[ship] = to;
        const isHome = to === board.sacred;
        if (isHome) arrived = withArrived(arrived, ship);
        told.push({ type: 'sailed', ship, heading, arrived: isHome, reply: reply(ship, offBoard) });
        if (!hurled) break;
        ships[ship] = hurled;
        told.push({ type: 'caught', ship }, { type: 'caught-pushed', ship });
      }
    }
  }
  return { told, ships };
}

/**
 * The oracle's belief at the end of a stretch.
 * @throws Error if nothing was told
 */
export function oracleAfter(stretch: Stretch, told: readonly OnlookersTold[]): Belief {
  let belief: Belief | undefined;
  for (const event of told) {
    belief = believe(belief, event);
    // Mark the ships that had already arrived, so that they stay where they are even if a storm of their colour is
    // played.
    if (event.type === 'began' && belief) belief = { ...belief, arrived: stretch.arrived };
  }
  if (!belief) throw new Error('nothing was told');
  return belief;
}

/** The ships at sea when a stretch begins. */
export function atSea({ arrived }: Pick<Stretch, 'arrived'>): Ship[] {
  return SHIPS.filter((ship) => !arrived.includes(ship));
}
