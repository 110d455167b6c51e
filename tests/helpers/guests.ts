/** Clients at one table, each on its own device. They record everything that the server sends. */
import { expect } from 'vitest';
import { granted, Client, newToken, NOTHING } from './client.ts';
import type {
  Attended,
  ClockSign,
  DeviceOffer,
  Dismissal,
  Feed,
  GameFeed,
} from '../../shared/wire/protocol.ts';
import type { Signalled } from '../../shared/wire/signals.ts';
import type { TableCommand } from '../../shared/table/commands.ts';

export class Guest extends Client {
  readonly url: string;
  /** The device's secret, as a browser stores it. Undefined for a client from the time before device secrets. */
  device: string | undefined = newToken();
  readonly reasons: Dismissal[] = [];
  readonly signals: Signalled[] = [];
  readonly signs: (ClockSign | null)[] = [];

  constructor(url: string) {
    super(url);
    this.url = url;
    this.socket.on('dismissed', (why: Dismissal) => this.reasons.push(why));
    this.socket.on('signalled', (signalled: Signalled) => this.signals.push(signalled));
    this.socket.on('clock', (sign: ClockSign | null) => this.signs.push(sign));
  }

  override async attend(have = NOTHING): Promise<Attended> {
    return granted(await this.ask<Attended>('attend', this.#asked({ tokens: [this.token], have })));
  }

  /** Attends without a seat: as the big screen if `olympus` is true, otherwise as a spectator. */
  async watch(code: string, olympus = false): Promise<Attended> {
    this.code = code;
    return granted(await this.ask<Attended>('attend', this.#asked({ tokens: [], have: NOTHING, olympus })));
  }

  /** Attends and asks for the chart of a game: as a spectator or, if tokens are given, with this client's seat. */
  async watchChart(code: string, chart: string, tokens: readonly string[] = []): Promise<Attended> {
    this.code = code;
    return granted(await this.ask<Attended>('attend', this.#asked({ tokens, have: NOTHING, chart })));
  }

  /**
   * Adds the device's secret to a request. Also adds the code of this client's table, unless the request has a code.
   */
  #asked(request: object): object {
    return { code: this.code, ...request, ...(this.device !== undefined && { device: this.device }) };
  }

  /** Another tab of the same device, with a new connection but the same seat. */
  again(): Guest {
    const other = this.tab();
    Object.assign(other, { token: this.token, player: this.player, code: this.code });
    return other;
  }

  /** Another tab of the same device for another seat, with a new connection and a new token. */
  tab(url = this.url): Guest {
    const other = new Guest(url);
    other.device = this.device;
    return other;
  }

  async offer(player = this.player): Promise<DeviceOffer> {
    return granted(await this.ask<DeviceOffer>('offer-device', { player }));
  }

  /** @param knowing true to confirm that the device has seen the other side's secrets; not sent by default */
  changeDevice(code: string, key: string, knowing?: boolean) {
    return this.ask<{ code: string; player: string }>(
      'change-device',
      this.#asked({ code, key, token: this.token, ...(knowing !== undefined && { knowing }) }),
    );
  }
}

/** The last of these feeds that belongs to a game. */
export function gameFeed(feeds: readonly Feed[]): GameFeed {
  const feed = feeds.findLast((feed) => feed.log === 'game');
  if (!feed) throw new Error('no game');
  return feed;
}

export interface Company {
  /** The host, who is a Navigator. */
  readonly host: Guest;
  readonly poseidon: Guest;
  /** The Navigators other than the host. */
  readonly crew: readonly Guest[];
  /** A client that attends without a seat or a name. */
  readonly onlooker: Guest;
  /** Creates another device, which has not joined the table yet. */
  device(): Guest;
  close(): void;
}

/**
 * Creates a table with Poseidon, a spectator and this many Navigators, and begins a game. One of the Navigators is the
 * host.
 */
export async function gatherCompany(
  url: string,
  navigators: number,
  ...before: readonly TableCommand[]
): Promise<Company> {
  const guests: Guest[] = [];
  const device = () => {
    const guest = new Guest(url);
    guests.push(guest);
    return guest;
  };
  const host = device();
  const poseidon = device();
  const crew = Array.from({ length: navigators - 1 }, device);
  const onlooker = device();
  const code = await host.make('Ann');
  await poseidon.join(code, 'Pia');
  for (const [i, guest] of crew.entries()) await guest.join(code, `Crew ${i}`);
  await poseidon.does({ type: 'sit', seat: 'poseidon' });
  for (const guest of [host, ...crew]) await guest.does({ type: 'sit', seat: 'navigators' });
  for (const command of before) await host.does(command);
  await host.does({ type: 'begin-game' });
  await onlooker.watch(code);
  for (const guest of guests) await guest.caughtUp();
  const close = () => {
    for (const guest of guests) guest.close();
  };
  return { host, poseidon, crew, onlooker, device, close };
}

/** Waits until the host's client knows that a guest has disconnected. */
export async function isGone(host: Guest, guest: Guest): Promise<void> {
  await expect.poll(() => host.present).not.toContain(guest.player);
}
