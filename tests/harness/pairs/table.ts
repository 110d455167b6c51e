/** One of the two tables of a pair: its devices, and every packet sent to them. */
import { SHIPS } from '../../../shared/board/board.ts';
import type { Attended, Commanded, Have } from '../../../shared/wire/protocol.ts';
import type { Command } from '../../../shared/wire/protocol.ts';
import { granted, newToken, NOTHING } from '../../helpers/client.ts';
import type { PushDevice, PushService } from '../../helpers/push-service.ts';
import { RawDevice } from '../wire/device.ts';
import { isNavigator, type Role, type Scene } from './scene.ts';
import type { Names, Op } from './script.ts';
import { Disguise } from './disguise.ts';

/** The packets that each role's device received, in order. */
export type Heard = ReadonlyMap<Role, readonly string[]>;

interface Seat {
  device: RawDevice;
  readonly token: string | undefined;
  player: string;
  /** The packets that the device's earlier connections received. */
  readonly before: string[];
}

export class PairTable implements Names {
  readonly #url: string;
  readonly #scene: Scene;
  readonly #seats = new Map<Role, Seat>();
  /** The devices that are notified, of players who are not there. */
  readonly #notified = new Map<Role, PushDevice>();
  readonly #disguise = new Disguise();
  readonly #decoys: { readonly device: RawDevice; readonly code: string; readonly player: string }[] = [];
  #commands = 0;
  code = '';
  game = '';

  constructor(url: string, scene: Scene) {
    this.#url = url;
    this.#scene = scene;
  }

  /** Seats everyone and begins the game. */
  async gather(): Promise<void> {
    for (const role of this.#scene.roles) await this.#comes(role);
    const host = this.#scene.roles[0] as Role;
    await this.#prepare(host);
    await this.#attend('onlooker');
    await this.#attend('olympus', { olympus: true });
  }

  player(role: Role): string {
    return this.#seat(role).player;
  }

  token(role: Role): string {
    return this.#seat(role).token ?? '';
  }

  /** Carries out an operation of the script. Resolves when the server has answered it. */
  async does(op: Op): Promise<void> {
    if ('asks' in op) {
      const [name, request] = op.asks(this);
      const answer = await this.#seat(op.by).device.ask<{ key?: string | null }>(name, request);
      if (answer.ok && typeof answer.key === 'string') this.#disguise.learn('KEY', answer.key);
      return;
    }
    const seat = this.#seat(op.by);
    if (op.reloads === 'gone') await this.#lose(seat);
    const device = await RawDevice.open(this.#url, { transport: op.transport });
    const [name, request] = op.attends(this);
    await device.ask(name, request);
    if (op.reloads === 'twice') {
      // A spectator has no seat, so the server doesn't dismiss the old connection because of the new one. Close the old
      // one here.
      if (seat.token === undefined) await this.#lose(seat);
      else {
        await seat.device.until(() =>
          seat.device.packets.some((packet) => packet.startsWith('42["dismissed"')),
        );
        seat.device.close();
      }
    }
    seat.before.push(...seat.device.packets);
    seat.device = device;
  }

  /**
   * Disconnects a device. If it has a seat, waits until another device has received the new list of present players.
   */
  async #lose(seat: Seat): Promise<void> {
    if (seat.token === undefined) return seat.device.close();
    const other = [...this.#seats.values()].find((one) => one !== seat)?.device;
    const told = () => other?.packets.filter((packet) => packet.startsWith('42["present"')).length ?? 0;
    const before = told();
    seat.device.close();
    await other?.until(() => told() > before);
  }

  /** The packets that these roles received since the last call. Waits for packets that are still on their way. */
  async heard(roles: readonly Role[]): Promise<Heard> {
    for (const role of this.#seats.keys()) await this.#seat(role).device.ask('look', {});
    const heard = new Map<Role, readonly string[]>();
    for (const [role, seat] of this.#seats) {
      const packets = [...seat.before.splice(0), ...seat.device.packets.splice(0)];
      for (const packet of packets) this.#disguise.learnFrom(packet);
      if (roles.includes(role))
        heard.set(
          role,
          packets.map((packet) => this.#disguise.put(packet)),
        );
    }
    return heard;
  }

  /** Opens another table at the same server. */
  async openAnother(): Promise<void> {
    const device = await RawDevice.open(this.#url, { transport: 'websocket' });
    const token = newToken();
    const { code, player } = granted(await device.ask<Joined>('make', { token, name: 'Decoy' }));
    granted(await device.ask<Attended>('attend', { code, tokens: [token], have: NOTHING }));
    const command = { type: 'open-table', open: { waitMinutes: null } };
    granted(await device.ask<Commanded>('command', { id: 'open', player, command }));
    this.#disguise.learn('DECOY', code);
    this.#decoys.push({ device, code, player });
  }

  /** Subscribes the players to notices, and lets them leave. From then on, they come only for what they do. */
  async subscribeAndLeave(service: PushService): Promise<void> {
    for (const [role, seat] of this.#seats) {
      if (seat.token === undefined) continue;
      const notified = service.device(`${this.code}-${role}`);
      const request = { player: seat.player, subscription: notified.subscription };
      granted(await seat.device.ask('subscribe-push', request));
      this.#notified.set(role, notified);
    }
    for (const role of this.#notified.keys()) await this.#leaves(role);
  }

  /** Carries out an operation of a player who comes for it, and then leaves. */
  async visits(op: Op): Promise<void> {
    const seat = this.#seat(op.by);
    if (seat.token === undefined) return this.does(op);
    await this.#comesBack(op.by);
    await this.does(op);
    await this.#leaves(op.by);
  }

  async #comesBack(role: Role): Promise<void> {
    this.#seat(role).device = await RawDevice.open(this.#url);
    await this.#attend(role);
  }

  async #leaves(role: Role): Promise<void> {
    const { device, player } = this.#seat(role);
    device.close();
    const onlooker = this.#seat('onlooker').device;
    await onlooker.until(() => {
      const present = onlooker.packets.findLast((packet) => packet.startsWith('42["present"'));
      return present !== undefined && !present.includes(player);
    });
  }

  /** The notices that the devices of these roles have received, with everything that they can see of them. */
  notices(roles: readonly Role[]): Heard {
    const seen = (role: Role) =>
      (this.#notified.get(role)?.received ?? []).map(({ text, size, headers }) =>
        JSON.stringify([
          this.#disguise.put(text),
          size,
          headers['ttl'],
          headers['urgency'],
          Object.keys(headers),
        ]),
      );
    return new Map(roles.map((role) => [role, seen(role)]));
  }

  /** Deletes the table, and closes every connection. */
  async end(): Promise<void> {
    for (const { device, code, player } of this.#decoys) {
      await device.ask('delete-table', { code, player });
      device.close();
    }
    const host = this.#scene.roles[0] as Role;
    if (this.#notified.has(host)) await this.#comesBack(host);
    await this.#seat(host).device.ask('delete-table', { code: this.code, player: this.player(host) });
    for (const { device } of this.#seats.values()) device.close();
  }

  async #comes(role: Role): Promise<void> {
    const device = await RawDevice.open(this.#url, { transport: this.#scene.transports[role] });
    const hasSeat = isNavigator(role) || role === 'poseidon';
    const seat: Seat = { device, token: hasSeat ? newToken() : undefined, player: '', before: [] };
    this.#seats.set(role, seat);
    if (!hasSeat) return;
    const isHost = this.code === '';
    const who = { token: seat.token, name: role };
    const asked = isHost
      ? device.ask<Joined>('make', who)
      : device.ask<Joined>('join', { ...who, code: this.code });
    const { code, player } = granted(await asked);
    if (isHost) this.#disguise.learn('CODE', code);
    this.#disguise.learn(role, player);
    this.code = code;
    seat.player = player;
    await this.#attend(role);
    await this.command(role, { type: 'sit', seat: role === 'poseidon' ? 'poseidon' : 'navigators' });
  }

  async #prepare(host: Role): Promise<void> {
    const { board, variants, mode, clock, owners } = this.#scene;
    await this.command(host, { type: 'choose-board', board: board.id });
    await this.command(host, { type: 'choose-variants', variants });
    await this.command(host, { type: 'choose-mode', mode });
    await this.command(host, { type: 'allow-free-text', allowed: true });
    await this.command(host, { type: 'open-table', open: { waitMinutes: null, language: 'en' } });
    if (clock) await this.command(host, { type: 'choose-clock', clock });
    for (const ship of SHIPS) {
      const owner = owners[ship];
      if (owner !== null) await this.command(owner, { type: 'wish-ship', ship, wish: true });
    }
    const { feeds } = await this.command(host, { type: 'begin-game' });
    const began = feeds
      .flatMap((feed) => (feed.log === 'table' ? feed.events : []))
      .find((event) => event.type === 'game-began');
    if (!began) throw new Error('no game has begun');
    const dealt = SHIPS.map((ship) => owners[ship] && this.player(owners[ship]));
    if (SHIPS.some((ship, i) => began.owners[ship] !== dealt[i]))
      throw new Error('the ships are not as wished');
    this.game = began.game;
    this.#disguise.learn('GAME', began.game);
    for (const role of [host, 'poseidon'] as const)
      await this.command(role, { type: 'allow-olympus', allowed: true });
  }

  /**
   * Sends a command that prepares the game.
   * @throws Error if the server refuses it
   */
  async command(role: Role, command: Command): Promise<Commanded> {
    const { device, player } = this.#seat(role);
    const id = `before-${this.#commands++}`;
    return granted(await device.ask<Commanded>('command', { id, player, command }));
  }

  async #attend(role: Role, how: { olympus?: boolean } = {}, have: Have = NOTHING): Promise<void> {
    const { device, token } = this.#seat(role);
    const tokens = token === undefined ? [] : [token];
    granted(await device.ask<Attended>('attend', { code: this.code, tokens, have, ...how }));
  }

  #seat(role: Role): Seat {
    const seat = this.#seats.get(role);
    if (!seat) throw new Error(`nobody is ${role}`);
    return seat;
  }
}

interface Joined {
  readonly code: string;
  readonly player: string;
}
