/**
 * Decides which opponents a game is waiting for, using only what their own side knows. In a game over days, they may be
 * opponents that stand in for people who are away.
 */
import type { Opponent } from '../../shared/opponents/opponents.ts';
import type { Game, PlayerId, Side } from '../../shared/game/game.ts';
import { isAgreed } from '../../shared/game/rules/lighthouses.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { sideToMove } from '../../shared/game/rules/to-move.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import { isStoodInFor } from '../../shared/table/rules/relief.ts';
import { isOverDays } from '../../shared/table/clock.ts';
import type { OpenTable } from '../tables/table.ts';

/** An opponent that may move. */
export interface Mover {
  readonly player: PlayerId;
  readonly opponent: Opponent;
  /** Whether the player is a person, for whom the opponent moves. It then leaves the person's chart alone. */
  readonly standsIn?: true;
}

/** The opponents that stand in for people: those of medium strength. */
const STAND_INS: Readonly<Record<Side, Opponent>> = { navigators: 'eurylochus', poseidon: 'proteus' };

/** A turn that waits for an opponent. */
export interface Due {
  /** A name for the turn that is unique among all turns. */
  readonly turn: string;
  readonly game: string;
  /** The date of a daily game. */
  readonly daily?: string;
  /** The round, counted from 1. */
  readonly round: number;
  readonly side: Side;
  /** The opponents that may take the turn, in the order in which they are asked. */
  readonly movers: readonly [Mover, ...Mover[]];
  /** Whether this is the placing of tiles before the first round. Opponents take more time for that. */
  readonly isOpening: boolean;
  /** Whether people could make this move too. If so, they get time to make it before the opponent does. */
  readonly isAnybodys: boolean;
  /** Whether it is a game over days. */
  readonly isOverDays: boolean;
  /**
   * Whether this move makes earlier reports fade (in the variant Use Your Memory). People get time to read the reports
   * first.
   */
  readonly isForgetting: boolean;
}

/** The turn for which a table's game waits for an opponent; undefined if there is none. */
export function dueOf(table: Pick<OpenTable, 'table' | 'running'>): Due | undefined {
  const { record, game } = table.running ?? {};
  if (!record || !game) return undefined;
  const side = sideToMove(game.phase);
  if (!side) return undefined;
  const standsIn = isStoodInFor(table.table, record, game);
  const waiting =
    side === 'navigators'
      ? crewToMove(game, record.navigators)
      : record.poseidon === null
        ? []
        : [record.poseidon];
  const opponents = waiting.flatMap((player): Mover[] => {
    const opponent = opponentOf(table.table, player);
    if (opponent) return [{ player, opponent }];
    return standsIn ? [{ player, opponent: STAND_INS[side], standsIn }] : [];
  });
  const [first, ...others] = opponents;
  if (!first) return undefined;
  const { round, phase, stepped, proposal } = game;
  const talk = phase === 'lighthouses' ? [proposal?.squares.join(), proposal?.agreed.length] : [];
  const names = opponents.map(({ player }) => player);
  const hasPeople = record.navigators.some((player) => !opponentOf(table.table, player));
  return {
    turn: [record.id, round, phase, stepped.length, ...talk, ...names].join(' '),
    game: record.id,
    ...(record.daily !== undefined && { daily: record.daily }),
    round,
    side,
    movers: [first, ...others],
    isOpening: phase === 'lighthouses' || phase === 'dangers',
    isForgetting: phase === 'poseidon' && round > 1 && hasPeople && game.variants.useYourMemory,
    isAnybodys:
      side === 'navigators' &&
      hasPeople &&
      !standsIn &&
      (phase === 'lighthouses' ? proposal === null : onlyAnybodys(game, names)),
    isOverDays: table.table.clock !== null && isOverDays(table.table.clock),
  };
}

/** The Navigators who can make the next move. The first of them changes with each move, so that they take turns. */
function crewToMove(game: Game, navigators: readonly PlayerId[]): PlayerId[] {
  if (game.phase === 'lighthouses') {
    const { proposal } = game;
    const isSettled = proposal && isAgreed(proposal, navigators);
    return navigators.filter((player) => isSettled || !proposal?.agreed.includes(player));
  }
  const ships = shipsToStep(game);
  const able = navigators.filter((player) =>
    ships.some((ship) => game.owners[ship] === null || game.owners[ship] === player),
  );
  const turn = able.length === 0 ? 0 : (game.round + game.stepped.length) % able.length;
  return [...able.slice(turn), ...able.slice(0, turn)];
}

/** Whether all ships that still have to move belong to other players or to nobody. */
function onlyAnybodys(game: Game, players: readonly PlayerId[]): boolean {
  return !shipsToStep(game).some((ship) => players.includes(game.owners[ship] ?? ''));
}
