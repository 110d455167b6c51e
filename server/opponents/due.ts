/** Decides which opponents a game is waiting for, using only what their own side knows. */
import type { Opponent } from '../../shared/opponents/opponents.ts';
import type { Game, PlayerId, Side } from '../../shared/game/game.ts';
import { isAgreed } from '../../shared/game/rules/lighthouses.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import { opponentOf } from '../../shared/table/queries.ts';
import type { OpenTable } from '../tables/table.ts';

/** An opponent that may move. */
export interface Mover {
  readonly player: PlayerId;
  readonly opponent: Opponent;
}

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
  const side = sideToMove(game);
  const waiting = side === 'poseidon' ? [record.poseidon ?? ''] : side && crewToMove(game, record.navigators);
  const opponents = (waiting ?? []).flatMap((player): Mover[] => {
    const opponent = opponentOf(table.table, player);
    return opponent ? [{ player, opponent }] : [];
  });
  const [first, ...others] = opponents;
  if (!side || !first) return undefined;
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
      (phase === 'lighthouses' ? proposal === null : onlyAnybodys(game, names)),
  };
}

function sideToMove({ phase }: Pick<Game, 'phase'>): Side | undefined {
  if (phase === 'over') return undefined;
  return phase === 'lighthouses' || phase === 'navigators' ? 'navigators' : 'poseidon';
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
