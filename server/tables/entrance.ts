/** The ways to enter a table: attending, joining, being let in, changing devices, and returning. */
import {
  decideEntry,
  decideJoin,
  decideReturn,
  decideTakeover,
  whyNoKnocking,
} from '../../shared/table/admission.ts';
import type { PlayerId } from '../../shared/game/game.ts';
import { isAtTable } from '../../shared/table/queries.ts';
import type { Offer } from '../../shared/table/rules/devices.ts';
import { whyNoReturn } from '../../shared/table/rules/returning.ts';
import type { Circumstances } from '../../shared/table/rules/seats.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import type { Answer, Refusal } from '../../shared/wire/protocol.ts';
import { newId } from '../lib/secrets.ts';
import type { Store } from '../store/store-interface.ts';
import { findKey, makeKey, makeRecoveryKey } from './device-keys.ts';
import { NO_FEEDS, type Feeds } from './feeds.ts';
import { hostPassedAt } from './hosts.ts';
import type { TableWriter } from './table-writer.ts';
import { isTableFull, type LogBounds } from './log-bounds.ts';
import type { Events } from './logs.ts';
import type { Cause, TableMemory } from './memory.ts';
import type { Device, Viewer } from './sightings.ts';

/**
 * The player who joined, and the feeds that announce that they joined. From now on, the token identifies the player.
 * `repeated` is true if the player had already joined with this token.
 */
export type Joined = Answer<{ player: PlayerId; feeds: Feeds; repeated: boolean }>;

/** A device whose owner claims to be a player of the table, but has no key for the seat. */
export interface Returning extends Device {
  readonly player: PlayerId;
  /** The players whose seats the device holds. */
  readonly company: readonly PlayerId[];
  /** Whether the device's owner has confirmed that the device has seen what the other side knows. */
  readonly knowing: boolean;
}

export interface EntranceDeps {
  readonly writer: TableWriter;
  readonly store: Store;
  /** The size limits of the table's logs. */
  readonly bounds: LogBounds;
  /** The players at the table whose devices are connected to this server. */
  readonly here: () => readonly PlayerId[];
}

const NO_TABLE = { ok: false, refusal: 'no-such-table' } as const;

export class Entrance {
  readonly #deps: EntranceDeps;
  readonly #writer: TableWriter;
  readonly #memory: TableMemory;

  constructor(deps: EntranceDeps) {
    this.#deps = deps;
    this.#writer = deps.writer;
    this.#memory = deps.writer.memory;
  }

  /** The player at this table whose token has the given digest, or undefined. */
  playerOf(digest: string): PlayerId | undefined {
    const player = this.#memory.seatedBy(digest);
    return player !== undefined && isAtTable(this.#memory.table, player) ? player : undefined;
  }

  /**
   * Lets a device follow the table. Before that, stores what the device will see. The feeds in the result are for the
   * other devices.
   * @param tokens the digests of the device's tokens
   * @param enter called in the same task, before anything else can change the table
   */
  admit(
    tokens: readonly string[],
    device: Omit<Viewer, 'players'>,
    enter: (viewer: Viewer) => void,
  ): Promise<Answer<{ viewer: Viewer; feeds: Feeds }>> {
    return this.#writer.inTurn<Answer<{ viewer: Viewer; feeds: Feeds }>>(async () => {
      await this.#writer.refresh();
      if (this.#writer.isDeleted) return NO_TABLE;
      const { id, table } = this.#memory;
      const players = tokens.map((token) => this.playerOf(token)).filter((player) => player !== undefined);
      const viewer = { ...this.knownBy(device), players };
      const here = [...this.#deps.here(), ...viewer.players];
      const passed = await hostPassedAt(this.#deps.store, { id, table, here });
      const feeds = await this.#writer.carryOut({ table: passed, game: [] }, {}, [viewer]);
      enter(viewer);
      return { ok: true, viewer, feeds };
    }, NO_TABLE);
  }

  /**
   * The device without the digests of tokens that belong to no player of this table. Other tokens say nothing about the
   * device, and would only fill up the limited memory for digests.
   */
  knownBy<D extends Device>(device: D): D {
    const isSeat = (digest: string) => this.#memory.seatedBy(digest) !== undefined;
    const digests = device.digests.filter((digest, i) => (i === 0 && device.hasSecret) || isSeat(digest));
    return { ...device, digests };
  }

  /** Why the holder of the token with this digest can't knock, or null if they can. */
  whyNoKnock(digest: string, name: string): Refusal | null {
    const player = this.playerOf(digest);
    if (player === undefined && this.#memory.seatedBy(digest) !== undefined) return 'token-used';
    return whyNoKnocking(this.#memory.table, name, player);
  }

  /**
   * Adds a new player, or lets a player of the table into the running game. If a player with this digest has already
   * joined, the result is that player, so a request may be sent twice. Once the player has left, the digest is refused
   * ('token-used').
   * @param digest the digest of the player's token
   * @param by the player who lets them in, which is required while a game is running
   */
  join(digest: string, name: string, by?: PlayerId): Promise<Joined> {
    return this.#writer.inTurn<Joined>(async () => {
      await this.#writer.refresh();
      const known = this.playerOf(digest);
      if (known !== undefined && by === undefined)
        return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      if (known === undefined && this.#memory.seatedBy(digest)) return { ok: false, refusal: 'token-used' };
      if (known === undefined && isTableFull(this.#memory, this.#deps.bounds))
        return { ok: false, refusal: 'log-full' };
      const player = known ?? newId();
      const decision =
        known !== undefined && by !== undefined
          ? decideEntry(this.#memory.table, known, by)
          : decideJoin(this.#memory.table, { id: player, name }, by);
      if (!decision.ok) return decision;
      const joined: Events = { table: decision.events, game: [] };
      const seats = known === undefined ? { seat: { table: this.#memory.id, digest, player } } : {};
      return { ok: true, player, feeds: await this.#writer.carryOut(joined, seats), repeated: false };
    }, NO_TABLE);
  }

  /** Why a device can't return as a player of the table, or null if it can. */
  whyNoReturn(digest: string, returning: Returning, present: readonly PlayerId[]): Refusal | null {
    // Refuse, because this device already has the seat.
    if (this.playerOf(digest) === returning.player) return 'game-running';
    if (this.#memory.seatedBy(digest) !== undefined) return 'token-used';
    return whyNoReturn(this.#memory.table, returning.player, this.#device(returning, present));
  }

  /**
   * Lets a player return to their seat on a device that has no key: the device's token now holds the seat. If the token
   * already holds the seat, nothing changes.
   * @param from `by`: the player who permits the return, or undefined if nobody is present who could. `present`:
   * returns the players who are present; called when the task runs
   */
  giveBack(
    digest: string,
    returning: Returning,
    { present, by }: { readonly present: () => readonly PlayerId[]; readonly by: PlayerId | undefined },
  ): Promise<Joined> {
    return this.#writer.inTurn<Joined>(async () => {
      await this.#writer.refresh();
      const { player } = returning;
      const known = this.playerOf(digest);
      if (known === player) return { ok: true, player, feeds: NO_FEEDS, repeated: true };
      if (this.#memory.seatedBy(digest) !== undefined) return { ok: false, refusal: 'token-used' };
      const device = this.#device(returning, present());
      const decision = decideReturn(this.#memory.table, { player, ...(by !== undefined && { by }) }, device);
      if (!decision.ok) return decision;
      return this.#seat(player, digest, decision.events);
    }, NO_TABLE);
  }

  #device(returning: Returning, present: readonly PlayerId[]) {
    const { company, knowing } = returning;
    return { present, company, saw: this.#memory.sightings.atMost(this.knownBy(returning)), knowing };
  }

  /** Makes a key for moving a player to another device: see changeDevice. */
  makeKey(offer: Offer): Promise<{ key: string; leftMs: number }> {
    return makeKey(this.#deps.store, this.#memory.id, offer);
  }

  /** Makes a recovery key for a player: see changeDevice. */
  makeRecoveryKey(player: PlayerId): Promise<{ key: string }> {
    return makeRecoveryKey(this.#deps.store, this.#memory.id, player);
  }

  /**
   * Moves a player's seat to another device that has a key: the new device's token now holds the seat, and the old
   * device is locked out. The key is used up only if the change is written. If the token already holds a seat, nothing
   * changes.
   * @param digest the digest of the new device's token
   * @param device `knowing` is true if the owner has confirmed that the device has seen what the other side knows
   */
  changeDevice(
    key: string,
    digest: string,
    device: Circumstances & { readonly knowing: boolean },
  ): Promise<Joined> {
    return this.#writer.inTurn<Joined>(async () => {
      await this.#writer.refresh();
      const known = this.playerOf(digest);
      if (known !== undefined) return { ok: true, player: known, feeds: NO_FEEDS, repeated: true };
      const offer = await findKey(this.#deps.store, this.#memory.id, key);
      if (!offer) return { ok: false, refusal: 'no-such-offer' };
      const { player } = offer;
      const decision = decideTakeover(this.#memory.table, offer, device);
      if (!decision.ok) return decision;
      if (this.#memory.seatedBy(digest) !== undefined) return { ok: false, refusal: 'token-used' };
      return this.#seat(player, digest, decision.events, { table: this.#memory.id, digest: offer.digest });
    }, NO_TABLE);
  }

  /** Replaces the token of a player's seat with the token that has this digest. Call it only in a task of the table. */
  async #seat(
    player: PlayerId,
    digest: string,
    events: readonly TableEvent[],
    spent?: Cause['spent'],
  ): Promise<Joined> {
    const seat = { table: this.#memory.id, digest, player };
    const before = this.#memory.digestOf(player);
    const unseat = before === undefined ? {} : { unseat: { ...seat, digest: before } };
    const cause = { seat, ...unseat, ...(spent && { spent }) };
    const feeds = await this.#writer.carryOut({ table: events, game: [] }, cause);
    return { ok: true, player, feeds, repeated: false };
  }
}
