/** People at one table, each on a device of their own, that keep whatever the server sends by itself. */
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
import type { TableCommand } from '../../shared/table/table.ts';

export class Guest extends Client {
  readonly url: string;
  /** The secret of the device, as a browser keeps it: undefined for a client that knows of none. */
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

  /** Attends without a seat: to look on, or as the big screen. */
  async watch(code: string, olympus = false): Promise<Attended> {
    this.code = code;
    return granted(await this.ask<Attended>('attend', this.#asked({ tokens: [], have: NOTHING, olympus })));
  }

  /** Attends to look at the chart of a game; with the seat that it holds, if it has one to bring. */
  async watchChart(code: string, chart: string, tokens: readonly string[] = []): Promise<Attended> {
    this.code = code;
    return granted(await this.ask<Attended>('attend', this.#asked({ tokens, have: NOTHING, chart })));
  }

  /** A request of this device, at its table unless another is named. */
  #asked(request: object): object {
    return { code: this.code, ...request, ...(this.device !== undefined && { device: this.device }) };
  }

  /** The same device with a new connection, as in another tab: it holds what this one holds. */
  again(): Guest {
    const other = this.tab();
    Object.assign(other, { token: this.token, player: this.player, code: this.code });
    return other;
  }

  /** The same device with a new connection, and a new token: for another seat. */
  tab(url = this.url): Guest {
    const other = new Guest(url);
    other.device = this.device;
    return other;
  }

  async offer(player = this.player): Promise<DeviceOffer> {
    return granted(await this.ask<DeviceOffer>('offer-device', { player }));
  }

  /** @param knowing that the device has seen the other side: said only if it is given */
  changeDevice(code: string, key: string, knowing?: boolean) {
    return this.ask<{ code: string; player: string }>(
      'change-device',
      this.#asked({ code, key, token: this.token, ...(knowing !== undefined && { knowing }) }),
    );
  }
}

/** The newest game's feed of an answer or of what was told. */
export function gameFeed(feeds: readonly Feed[]): GameFeed {
  const feed = feeds.findLast((feed) => feed.log === 'game');
  if (!feed) throw new Error('no game');
  return feed;
}

export interface Company {
  /** A Navigator. */
  readonly host: Guest;
  readonly poseidon: Guest;
  /** The other Navigators. */
  readonly crew: readonly Guest[];
  /** Attends without a seat or a name. */
  readonly onlooker: Guest;
  /** One more device that nobody uses so far. */
  device(): Guest;
  close(): void;
}

/** A host and so many Navigators in all, Poseidon and an onlooker, in a game that has begun. */
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

/** Waits until the host sees who has gone. */
export async function isGone(host: Guest, guest: Guest): Promise<void> {
  await expect.poll(() => host.present).not.toContain(guest.player);
}
