/** A flooder's own table. On it, the flooder can do anything without affecting other players. */
import type { Command } from '../../../shared/wire/protocol.ts';
import { granted, newToken, NOTHING } from '../../helpers/client.ts';
import type { RawDevice } from '../wire/device.ts';

interface Joined {
  readonly code: string;
  readonly player: string;
}

export class Own {
  readonly code: string;
  readonly player: string;
  /** The tokens of the players on the device that made the table. */
  tokens: readonly string[] = [];
  #commands = 0;

  private constructor({ code, player }: Joined) {
    this.code = code;
    this.player = player;
  }

  /**
   * Creates a table.
   * @throws Error if the server refuses
   */
  static async make(device: RawDevice): Promise<Own> {
    const token = newToken();
    const own = new Own(granted(await device.ask<Joined>('make', { token, name: 'Mob' })));
    granted(await device.ask('attend', { code: own.code, tokens: [token], have: NOTHING }));
    return own;
  }

  /**
   * Creates a table and begins a game. The first device holds both sides' seats. If `other` is given, it is a second
   * Navigator's device.
   */
  static async begin(device: RawDevice, other?: RawDevice): Promise<Own> {
    const tokens = [newToken(), newToken()];
    const own = new Own(granted(await device.ask<Joined>('make', { token: tokens[0], name: 'Mob' })));
    own.tokens = tokens;
    const { code } = own;
    const joining = { code, token: tokens[1], name: 'Sea' };
    const poseidon = new Own(granted(await device.ask<Joined>('join', joining)));
    granted(await device.ask('attend', { code, tokens, have: NOTHING }));
    granted(await device.ask(...own.command({ type: 'sit', seat: 'navigators' })));
    granted(await device.ask(...poseidon.command({ type: 'sit', seat: 'poseidon' })));
    if (other) await own.#bring(other);
    granted(await device.ask(...own.command({ type: 'begin-game' })));
    return own;
  }

  async #bring(device: RawDevice): Promise<void> {
    const { code } = this;
    const token = newToken();
    const friend = new Own(granted(await device.ask<Joined>('join', { code, token, name: 'Pal' })));
    granted(await device.ask('attend', { code, tokens: [token], have: NOTHING }));
    granted(await device.ask(...friend.command({ type: 'sit', seat: 'navigators' })));
  }

  command(command: Command): readonly [name: string, request: unknown] {
    return ['command', { id: `c${this.#commands++}`, player: this.player, command }];
  }
}
