/** Which opponents a game waits for. It takes only what their own side knows. */
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
  /** Its name, unlike that of any other turn. */
  readonly turn: string;
  readonly game: string;
  /** The day whose voyage it is, if it is one. */
  readonly daily?: string;
  /** From 1. */
  readonly round: number;
  readonly side: Side;
  /** Who may take it, in the order in which they are asked: never empty. */
  readonly movers: readonly [Mover, ...Mover[]];
  /** Before the first turn of all: what is placed takes longer. */
  readonly isOpening: boolean;
  /** People could do the same: they come first. */
  readonly isAnybodys: boolean;
  /** What people have just heard fades with it (Use Your Memory): they need time to read. */
  readonly isForgetting: boolean;
}

/** The turn that waits for an opponent at a table, if one does. */
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

/** The Navigators who can take the game on, another one first in each turn. */
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

/** Whether none of the ships that wait is one of theirs alone. */
function onlyAnybodys(game: Game, players: readonly PlayerId[]): boolean {
  return !shipsToStep(game).some((ship) => players.includes(game.owners[ship] ?? ''));
}
