/** Leaks to plant in the server in this process, one of each type. The harness must find each of them. */
import { audienceNow, type Connection } from '../../../server/gateway/connection.ts';
import { Presence } from '../../../server/gateway/presence.ts';
import { Sender } from '../../../server/push/sender.ts';
import { Clocks } from '../../../server/tables/clocks.ts';
import { GameLog } from '../../../server/tables/game-log.ts';
import type { Events } from '../../../server/tables/logs.ts';
import { changeOfListing } from '../../../server/tables/listing-rows.ts';
import type { NewListing } from '../../../server/store/store-interface.ts';
import { OpenTable } from '../../../server/tables/table.ts';
import type { Cause } from '../../../server/tables/table-state.ts';
import { Tables } from '../../../server/tables/tables.ts';
import type { Game } from '../../../shared/game/game.ts';
import type { Audience } from '../../../shared/game/told.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { Feed } from '../../../shared/wire/protocol.ts';
import type { PushNotice } from '../../../shared/wire/push.ts';
import { replaced, type Undo } from '../replaced.ts';

/** One bit of the truth that is hidden from the Navigators: whether red is in a column with an odd number. */
function odd(game: Game | undefined): boolean {
  return game !== undefined && game.ships.red.charCodeAt(0) % 2 === 1;
}

/** A number from 0 to 2 that says something of red's square. Squares whose parities are the same may differ in it. */
function mark({ ships }: Game): number {
  return (ships.red.charCodeAt(0) + 2 * Number(ships.red.slice(1))) % 3;
}

/** Changes what the list of open tables says of a table whenever its game goes on. */
function listingAfterMoves(change: (listing: NewListing, isOdd: boolean) => NewListing | null): Undo {
  return replaced(
    OpenTable.prototype as unknown as Lister,
    'listed',
    (listed) =>
      function (events, cause, now) {
        const after = listed.call(this, events, cause, now);
        const whole = changeOfListing({ ...this.table, open: null }, this.table, now);
        if (events.game.length === 0 || !whole || whole === 'hidden') return after;
        return { ...after, listing: change(whole, odd(this.running?.game)) };
      },
  );
}

/** The devices at a table that belong to an audience. */
function devicesOf(presence: Presence, table: OpenTable, audience: Audience): Connection[] {
  return presence
    .at(table)
    .filter(({ data }) => data.attendance && audienceNow(data.attendance) === audience);
}

/** Adds the same fields to each feed. */
function withMore(feeds: readonly Feed[], more: object): Feed[] {
  return feeds.map((feed) => ({ ...feed, ...more }));
}

/** Whether a feed has a line of the crew's talk. */
function hasCrewLine(feed: Feed): boolean {
  return feed.log === 'game' && feed.events.some(({ type }) => type === 'said-to-crew');
}

/** The method of tables that decides what the list of open tables says of them. It is protected. */
interface Lister {
  readonly table: Table;
  readonly running: OpenTable['running'];
  listed(events: Events, cause: Cause, now: number): Cause;
}

/** The leaks by name. Each function plants one, and returns a function that removes it. */
export const PLANTS: Readonly<Record<string, () => Undo>> = {
  'a field in an answer': () =>
    replaced(
      OpenTable.prototype,
      'command',
      (command) =>
        async function (...given) {
          const outcome = await command.apply(this, given);
          if (!outcome.ok) return outcome;
          const navigators = withMore(outcome.feeds.navigators, { at: this.running?.game.ships.red });
          return { ...outcome, feeds: { ...outcome.feeds, navigators } };
        },
    ),

  'the size of what who comes back is told': () =>
    replaced(
      OpenTable.prototype,
      'missing',
      (missing) =>
        function (audience, have) {
          const row = Number(this.running?.game.ships.red.slice(1) ?? 0);
          return withMore(missing.call(this, audience, have), { pad: ' '.repeat(row) });
        },
    ),

  'the order of what who comes back is told': () =>
    replaced(
      OpenTable.prototype,
      'missing',
      (missing) =>
        function (audience, have) {
          const feeds = missing.call(this, audience, have);
          return odd(this.running?.game) ? feeds.toReversed() : feeds;
        },
    ),

  'a refusal that depends on the truth': () =>
    replaced(
      OpenTable.prototype,
      'command',
      (command) =>
        async function (...given) {
          const outcome = await command.apply(this, given);
          return !outcome.ok && odd(this.running?.game) ? { ok: false, refusal: 'ship-stepped' } : outcome;
        },
    ),

  'an empty frame to the Navigators': () =>
    replaced(
      Presence.prototype,
      'tell',
      (tell) =>
        function (table, ...rest) {
          tell.call(this, table, ...rest);
          if (!odd(table.running?.game)) return;
          for (const device of devicesOf(this, table, 'navigators')) device.emit('told', []);
        },
    ),

  'a frame below the protocol, by polling only': () =>
    replaced(
      Presence.prototype,
      'tell',
      (tell) =>
        function (table, ...rest) {
          tell.call(this, table, ...rest);
          if (!odd(table.running?.game)) return;
          for (const { conn } of this.at(table)) {
            const lower = conn as unknown as { sendPacket(type: string): void };
            if (conn.transport.name === 'polling') lower.sendPacket('noop');
          }
        },
    ),

  'the numbers of events': () =>
    replaced(
      GameLog.prototype,
      'add',
      (add) =>
        function (events) {
          const told = add.call(this, events);
          const { navigators } = told;
          return odd(this.game)
            ? { ...told, navigators: { ...navigators, from: navigators.from + 1 } }
            : told;
        },
    ),

  'who is present, in another order': () =>
    replaced(
      Presence.prototype,
      'present',
      (present) =>
        function (table) {
          const here = present.call(this, table);
          return odd(table.running?.game) ? here.toReversed() : here;
        },
    ),

  'the clock': () =>
    replaced(
      Clocks.prototype,
      'sign',
      (sign) =>
        function (table) {
          const shown = sign.call(this, table);
          return shown && odd(table.running?.game) ? { ...shown, leftMs: shown.leftMs - 1 } : shown;
        },
    ),

  'the table from its door': () =>
    replaced(
      Tables.prototype,
      'glance',
      (glance) =>
        async function (code) {
          const found = await glance.call(this, code);
          const isOdd = odd((found as Partial<OpenTable> | undefined)?.running?.game);
          if (!found || !isOdd) return found;
          return { table: { ...found.table, poseidon: null }, playerOf: (digest) => found.playerOf(digest) };
        },
    ),

  'the turn at a look': () =>
    replaced(
      Tables.prototype,
      'turn',
      (turn) =>
        async function (code, players, now) {
          const shown = await turn.call(this, code, players, now);
          const found = shown && (await this.find(code));
          if (!found) return shown;
          const isOdd = odd(found.running?.game);
          this.release(found);
          return isOdd ? { ...shown, sinceMs: 0 } : shown;
        },
    ),

  'a listing with a secret': () =>
    listingAfterMoves((listing, isOdd) => {
      const wind = isOdd ? 'east' : 'west';
      return { ...listing, listing: JSON.stringify({ ...(JSON.parse(listing.listing) as object), wind }) };
    }),

  'a listing that goes away with a hidden move': () =>
    listingAfterMoves((listing, isOdd) => (isOdd ? null : listing)),

  'an empty frame to Poseidon when the chart changes': () =>
    replaced(
      Presence.prototype,
      'tell',
      (tell) =>
        function (table, feeds, but) {
          tell.call(this, table, feeds, but);
          if (feeds.navigators.length === 0 || feeds.poseidon.length > 0) return;
          for (const device of devicesOf(this, table, 'poseidon')) device.emit('told', []);
        },
    ),

  'the chart to who looks on': () =>
    replaced(
      Presence.prototype,
      'tell',
      (tell) =>
        function (table, feeds, but) {
          tell.call(this, table, { ...feeds, onlookers: feeds.navigators }, but);
        },
    ),

  'a line of the crew to Poseidon': () =>
    replaced(
      Presence.prototype,
      'tell',
      (tell) =>
        function (table, feeds, but) {
          const lines = feeds.navigators.filter(hasCrewLine);
          tell.call(this, table, { ...feeds, poseidon: [...feeds.poseidon, ...lines] }, but);
        },
    ),

  'a refusal of the table’s talk that depends on the crew’s': () =>
    replaced(
      OpenTable.prototype,
      'command',
      (command) =>
        async function (...given) {
          const isFull = given[2].type === 'say' && (this.running?.game.talk.said ?? 0) % 2 === 1;
          return isFull ? { ok: false, refusal: 'talk-full' } : command.apply(this, given);
        },
    ),

  'signals to everybody': () =>
    replaced(
      Presence.prototype,
      'signal',
      () =>
        function (table, signalled, but) {
          for (const device of this.at(table)) if (device !== but) device.emit('signalled', signalled);
        },
    ),
};

/**
 * Leaks in the notices that players get while they are away. `playNotices` must find each of them. A notice is sent by
 * code that doesn't know the game, so these leaks also look up its table.
 */
export const NOTICE_PLANTS: Readonly<Record<string, () => Undo>> = {
  'a notice that names a square': () =>
    whenSent((game, notice, ttl) => [{ ...notice, square: game.ships.red } as PushNotice, ttl]),

  'how long a notice is kept': () => whenSent((game, notice, ttl) => [notice, ttl + mark(game)]),

  'whether a notice is sent': () =>
    whenSent((game, notice, ttl) =>
      mark(game) === 0 && notice.kind === 'your-turn' ? undefined : [notice, ttl],
    ),

  'the size of the chart in a notice': () =>
    whenSent(({ guesses }, notice, ttl) => [{ ...notice, at: JSON.stringify(guesses).length }, ttl]),
};

/** Changes each notice of a running game by what is true in the game. A notice that becomes undefined is not sent. */
function whenSent(
  change: (game: Game, notice: PushNotice, ttl: number) => [notice: PushNotice, ttl: number] | undefined,
): Undo {
  const tables = new Map<string, OpenTable>();
  const undos = [
    replaced(
      Tables.prototype,
      'find',
      (find) =>
        async function (code) {
          const table = await find.call(this, code);
          if (table) tables.set(table.id, table);
          return table;
        },
    ),
    replaced(
      Sender.prototype,
      'send',
      (send) =>
        async function (recipient, notice, ttl) {
          const game = tables.get(recipient.table)?.running?.game;
          const changed = game ? change(game, notice, ttl) : ([notice, ttl] as const);
          return changed ? send.call(this, recipient, ...changed) : { type: 'sent' };
        },
    ),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}

/** Plants the leak with this name while `run` runs. Plants nothing if the name is unknown. */
export async function planted<T>(name: string, run: () => Promise<T>): Promise<T> {
  const takeOut = (PLANTS[name] ?? NOTICE_PLANTS[name])?.();
  try {
    return await run();
  } finally {
    takeOut?.();
  }
}
