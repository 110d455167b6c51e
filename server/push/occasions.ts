/**
 * What the players of a table may be notified of now. All of it is worked out from what everybody at the table knows:
 * from the table's own log, the deadline, and the events of the game as spectators are told them. So no notice can
 * depend on a side's secret: not whether it is sent, nor when, nor what it says.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import { shipsToStep } from '../../shared/game/rules/orders.ts';
import type { OnlookersTold } from '../../shared/game/told.ts';
import { followOnlookers, type OnlookersView } from '../../shared/game/views/onlookers.ts';
import { isAtTable, opponentOf, seatOf } from '../../shared/table/queries.ts';
import { isOpponentsTurn } from '../../shared/table/rules/relief.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import type { GameRecord } from '../../shared/table/game-record.ts';
import type { Table } from '../../shared/table/table.ts';
import type { PushKind } from '../../shared/wire/push.ts';
import type { DeadlineRow } from '../store/store-interface.ts';
import { beginsTurn, handsOver } from '../tables/subscriptions.ts';

/** Something that a player may be notified of. */
export interface Occasion {
  readonly player: PlayerId;
  readonly kind: PushKind;
  /** A later occasion of the same kind at the same table has a higher number. */
  readonly number: number;
  /** The notice is sent at or after `from` and before `to`, both in ms since 1970. */
  readonly from: number;
  readonly to: number;
  /** When the time of the player's turn is up, in ms since 1970. */
  readonly at?: number;
}

/** What everybody at a table knows. */
export interface PublicTable {
  readonly table: Table;
  /** The table's own log. */
  readonly events: readonly TableEvent[];
  /** The newest game as spectators are told it; empty if there is none. */
  readonly told: readonly OnlookersTold[];
  readonly deadline: Pick<DeadlineRow, 'endsAt' | 'ofMs'> | undefined;
}

/** The share of a turn's time that is left when its player is reminded. */
const LITTLE_TIME = 0.1;

/** More than the events of any game, so that the turns of a later game have higher numbers. */
const GAME = 1_000_000;

/** More than the times that the turns of a table can get more time. */
const GIVEN = 100_000;

const ALWAYS = { from: 0, to: Number.POSITIVE_INFINITY };

/** The occasions at a table, the most urgent first. */
export function occasionsAt(at: PublicTable): Occasion[] {
  const { table, told } = at;
  const record = table.games.at(-1);
  if (!record) return swapsAt(at);
  const isHere = (player: PlayerId) => isPersonAt(table, player);
  const game = table.games.length;
  if (record.state !== 'running') {
    const players = Object.keys(record.sides).filter(isHere);
    return [
      ...swapsAt(at),
      ...players.map((player) => ({ ...ALWAYS, player, kind: 'game-over' as const, number: game })),
    ];
  }
  const { view, begun, handedOver } = follow(record, told);
  if (!view || begun === -1) return [];
  // While an opponent moves for people who are away, it is nobody's turn.
  const movers = isOpponentsTurn(table, record, view) ? [] : playersToMove(record, view).filter(isHere);
  const seated = [record.poseidon ?? '', ...record.navigators].filter(isHere);
  const waiting = game > 1 && begun === 0 ? seated.filter((player) => !movers.includes(player)) : [];
  return [
    ...movers.flatMap((player) => turnsOf(player, game * GAME + (handedOver.get(player) ?? begun), at)),
    ...waiting.map((player) => ({ ...ALWAYS, player, kind: 'play-again' as const, number: game })),
  ];
}

/** What spectators see of a game, and with which of the events the turn has begun, by their numbers. */
interface Followed {
  readonly view: OnlookersView | undefined;
  /** The event with which the turn of a side has begun; -1 if there is none. */
  readonly begun: number;
  /** The events with which it has become the turn of single players, because they took over ships in mid-turn. */
  readonly handedOver: ReadonlyMap<PlayerId, number>;
}

function follow({ poseidon }: GameRecord, told: readonly OnlookersTold[]): Followed {
  let view: OnlookersView | undefined;
  let begun = -1;
  const handedOver = new Map<PlayerId, number>();
  for (const [number, event] of told.entries()) {
    const before = view;
    const after = followOnlookers(view, event);
    view = after;
    if (beginsTurn(event)) {
      begun = number;
      handedOver.clear();
    } else if (before && after && handsOver(event)) {
      const earlier = playersToMove({ poseidon, navigators: before.navigators }, before);
      for (const player of playersToMove({ poseidon, navigators: after.navigators }, after))
        if (!earlier.includes(player)) handedOver.set(player, number);
    }
  }
  return { view, begun, handedOver };
}

/** The occasions of a player's turn. */
function turnsOf(player: PlayerId, number: number, { deadline, events }: PublicTable): Occasion[] {
  const turn = { ...ALWAYS, player, kind: 'your-turn' as const, number };
  if (!deadline) return [turn];
  const { endsAt, ofMs } = deadline;
  const timed = { ...turn, to: endsAt, at: endsAt };
  // After a turn has got more time, that time may run out too.
  const given = events.filter(({ type }) => type === 'more-time-given').length;
  const from = endsAt - ofMs * LITTLE_TIME;
  return [{ ...timed, kind: 'time-running-out', number: number * GIVEN + given, from }, timed];
}

function isPersonAt(table: Table, player: PlayerId): boolean {
  return isAtTable(table, player) && opponentOf(table, player) === undefined;
}

/** The players for whom a game is waiting. */
function playersToMove(
  { poseidon, navigators }: Pick<GameRecord, 'poseidon' | 'navigators'>,
  view: OnlookersView,
): readonly PlayerId[] {
  switch (view.phase) {
    case 'dangers':
    case 'poseidon':
    case 'caught':
      return poseidon === null ? [] : [poseidon];
    case 'lighthouses':
      return navigators;
    case 'navigators': {
      const owners = shipsToStep(view).map((ship) => view.owners[ship]);
      return navigators.filter((player) => owners.some((owner) => owner === null || owner === player));
    }
    case 'over':
      return [];
  }
}

/** The invitations to swap seats: the players of one side are invited if somebody of the other side asks. */
function swapsAt({ table, events }: PublicTable): Occasion[] {
  return table.players.flatMap(({ id: player, opponent }) => {
    const seat = seatOf(table, player);
    const asking = table.swaps.filter((other) => seatOf(table, other) !== seat);
    if (seat === null || opponent !== undefined || asking.length === 0) return [];
    const number = events.findLastIndex(
      (event) => event.type === 'swap-asked' && event.wish && asking.includes(event.player),
    );
    return [{ ...ALWAYS, player, kind: 'swap-asked' as const, number }];
  });
}
