/** Replays the events of a table into its state. */
import { BASE_GAME, type PlayerId } from '../game/game.ts';
import { NO_WISHES } from '../game/rules/owners.ts';
import { withOwnBoard } from './boards.ts';
import type { TableEvent } from './events.ts';
import { beginGame, inGame, inRunning, relieve, withoutName } from './evolve/games.ts';
import { changeDevice, dropOut, playsKnowing, sit, takePart, withoutSwap } from './evolve/seats.ts';
import type { GameRecord } from './game-record.ts';
import { peopleAt } from './queries.ts';
import { isOpenToStrangers } from './rules/open-table.ts';
import { withLine, withoutLine } from './rules/talk.ts';
import type { Series } from './series-record.ts';
import { withNextBoard } from './series.ts';
import type { Table } from './table.ts';

/** The state of a new table, except for the fields that the first event sets. */
const EMPTY: Omit<Table, 'code' | 'board'> = {
  players: [],
  names: {},
  host: null,
  poseidon: null,
  navigators: [],
  swaps: [],
  ownBoards: [],
  boardsBrought: 0,
  variants: BASE_GAME,
  mode: 'cooperative',
  wishes: NO_WISHES,
  clock: null,
  oracle: null,
  surveyHelp: null,
  openChart: false,
  locked: false,
  open: null,
  olympus: { host: false, poseidon: false },
  freeText: null,
  talk: { said: 0, lines: [] },
  games: [],
  series: [],
};

/**
 * Replays a whole log, in time that is linear in its length.
 * @throws Error if 'made' is not its first event
 */
export function replayTable(events: readonly TableEvent[]): Table {
  const [first, ...rest] = events;
  if (first?.type !== 'made') throw new Error("a table's log begins with 'made'");
  return replayOnto(make(first), rest);
}

/** The table after many events. It takes time that is linear in their number. */
export function replayOnto(table: Table, events: readonly TableEvent[]): Table {
  // Collect the names once, because copying all of them at every 'joined' would take quadratic time.
  const names = { ...table.names, ...Object.fromEntries(events.flatMap(namings)) };
  return { ...events.reduce(evolveAllButNames, table), names };
}

function make({ code, board }: Extract<TableEvent, { type: 'made' }>): Table {
  return { ...EMPTY, code, board };
}

/** The names that an event sets, each with its player's id. */
function namings(event: TableEvent): [PlayerId, string][] {
  return event.type === 'joined' || event.type === 'renamed' ? [[event.player, event.name]] : [];
}

/** The table after one event. */
export function evolveTable(table: Table, event: TableEvent): Table {
  const after = evolveAllButNames(table, event);
  const given = namings(event);
  return given.length === 0 ? after : { ...after, names: { ...after.names, ...Object.fromEntries(given) } };
}

function evolveAllButNames(table: Table, event: TableEvent): Table {
  switch (event.type) {
    case 'made':
      return make(event);
    case 'joined': {
      const { player: id, name, opponent } = event;
      return {
        ...table,
        players: [...table.players, { id, name, ...(opponent !== undefined && { opponent }) }],
        host: table.host ?? (opponent === undefined ? id : null),
      };
    }
    case 'renamed': {
      const rename = (player: Table['players'][number]) =>
        player.id === event.player ? { ...player, name: event.name } : player;
      return { ...table, players: table.players.map(rename) };
    }
    case 'sat': {
      const after = takePart(sit(table, event.player, event.seat), event.player, event.seat);
      return event.knowing ? playsKnowing(after, event.player) : after;
    }
    case 'seat-freed':
      return dropOut(sit(table, event.player, null), event.player, event.held ?? false);
    case 'swap-asked': {
      const others = withoutSwap(table, event.player);
      return event.wish ? { ...others, swaps: [...others.swaps, event.player] } : others;
    }
    case 'board-chosen':
      return withNextBoard(table, event.board);
    case 'own-board-chosen': {
      const { board } = event;
      const brought = { ownBoards: withOwnBoard(table, board), boardsBrought: table.boardsBrought + 1 };
      return withNextBoard({ ...table, ...brought }, board.id);
    }
    case 'variants-chosen':
      return { ...table, variants: event.variants };
    case 'mode-chosen':
      return { ...table, mode: event.mode };
    case 'clock-chosen':
    case 'days-clock-chosen':
    case 'relief-clock-chosen':
      return { ...table, clock: event.clock };
    case 'oracle-chosen':
      return { ...table, oracle: event.oracle };
    case 'survey-help-chosen':
      return { ...table, surveyHelp: event.help };
    case 'chart-opened':
      return { ...table, openChart: event.open };
    case 'ships-wished':
      return { ...table, wishes: event.wishes };
    case 'game-began':
      return beginGame(table, event);
    case 'let-in':
      return inRunning(table, ({ admitted }) => ({ admitted: [...admitted, event.player] }));
    case 'abandoning-wished': {
      const others = ({ abandoning }: GameRecord) => abandoning.filter((other) => other !== event.player);
      return inRunning(table, (record) => ({
        abandoning: event.wish ? [...others(record), event.player] : others(record),
      }));
    }
    case 'finishing-wished':
      return inRunning(table, ({ finishing }) => ({
        finishing: {
          ...finishing,
          [event.finish]: [
            ...finishing[event.finish].filter((other) => other !== event.player),
            ...(event.wish ? [event.player] : []),
          ],
        },
      }));
    case 'table-locked':
      return { ...table, locked: event.locked };
    case 'moved-at-random':
      return table;
    case 'side-relieved':
      return inRunning(table, ({ relieved = [] }) => ({ relieved: relieve(relieved, event) }));
    case 'side-resumed':
      return inRunning(table, ({ relieved = [] }) => ({
        relieved: relieved.map((one) =>
          one.side === event.side && one.back === null ? { ...one, back: event.turn } : one,
        ),
      }));
    case 'more-time-asked':
      return inRunning(table, ({ askingForTime = [] }) => {
        const others = askingForTime.filter((player) => player !== event.player);
        return { askingForTime: event.wish ? [...others, event.player] : others };
      });
    case 'more-time-given':
      return inRunning(table, () => ({ askingForTime: [] }));
    case 'table-opened':
      return { ...table, open: event.open, ...(isOpenToStrangers(event) && { metStrangers: true }) };
    case 'game-ended': {
      const state = event.outcome ? 'ended' : 'abandoned';
      return inGame(table, event.game, ({ askingForTime }) => ({
        ...{ state, outcome: event.outcome },
        ...(askingForTime && { askingForTime: [] }),
      }));
    }
    case 'series-began': {
      const { id, order, boards, boardsInTurn, sameVariants } = event;
      const series = { id, order, boards, boardsInTurn, sameVariants, state: 'running' } as const;
      return { ...table, mode: 'competing', series: [...table.series, series] };
    }
    case 'series-ended': {
      const state: Series['state'] = event.complete ? 'ended' : 'abandoned';
      const series = table.series.map((one) => (one.id === event.series ? { ...one, state } : one));
      return { ...table, series };
    }
    case 'olympus-allowed':
      return { ...table, olympus: { ...table.olympus, [event.by]: event.allowed } };
    case 'said':
      return { ...table, talk: withLine(table.talk, event) };
    case 'line-removed':
      return { ...table, talk: withoutLine(table.talk, event.number) };
    case 'free-text-allowed':
      return { ...table, freeText: event.allowed };
    case 'device-changed':
      return changeDevice(table, event);
    case 'knows-other-side':
      return playsKnowing(table, event.player);
    case 'host-passed':
      // Withdraw the host's permission for the big screen, because the new host has not given it.
      return { ...table, host: event.player, olympus: { ...table.olympus, host: false } };
    case 'game-shared':
      return inGame(table, event.game, () => ({ link: event.link }));
    case 'game-unshared':
      return inGame(table, event.game, ({ link, deadLinks }) => ({
        link: null,
        deadLinks: link === null ? deadLinks : [...deadLinks, link],
      }));
    case 'name-shown':
      return inGame(table, event.game, ({ named }) => ({
        named: event.shown
          ? [...named.filter((player) => player !== event.player), event.player]
          : named.filter((player) => player !== event.player),
      }));
    case 'left': {
      const stood = sit(table, event.player, null);
      const players = stood.players.filter((player) => player.id !== event.player);
      const host = stood.host === event.player ? (peopleAt({ players })[0]?.id ?? null) : stood.host;
      // If the host has changed, withdraw the permission for the big screen, because the new host has not given it.
      const olympus = { ...stood.olympus, host: stood.olympus.host && host === stood.host };
      return { ...stood, players, host, olympus, games: stood.games.map(withoutName(event.player)) };
    }
    default:
      // A page that was left open during an update may receive events that only the newer server knows.
      event satisfies never;
      return table;
  }
}
