/** Honest players. They play at a fast pace while their waiting times are measured. */
import { SHIPS } from '../../../shared/board/board.ts';
import { squaresOf } from '../../../shared/board/squares.ts';
import type { Random } from '../../../shared/random.ts';
import type { Looked } from '../../../shared/wire/protocol.ts';
import { newToken } from '../../helpers/client.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import { RawDevice } from '../wire/device.ts';
import { Player } from '../wire/player.ts';

/** What happened to the honest players during one measurement. */
export interface Met {
  /** How long each answer took, in ms. */
  readonly waits: number[];
  /** The requests that were refused or never answered. */
  readonly refused: string[];
}

/** The mean time between two actions of a player, in ms. */
const QUICK_MS = 100;
/** The mean time between two visitors who knock at a table, in ms. */
const VISIT_MS = 1_000;

export class Honest {
  /** The codes of the tables where the honest players play. */
  readonly codes: string[] = [];
  #met: Met = { waits: [], refused: [] };
  readonly #url: string;
  readonly #random: Random;
  readonly #players: Player[] = [];
  #isHome = false;
  readonly #going: Promise<void>[] = [];

  constructor(url: string, seed: number) {
    this.#url = url;
    this.#random = seeded(seed);
  }

  /** Starts games at this many tables. The games continue until `goHome` is called. */
  async gather(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) this.#going.push(this.#playOn(await this.#seat(i)));
    this.#going.push(this.#visit());
  }

  /** What has happened to the honest players since the last call. */
  met(): Met {
    const met = this.#met;
    this.#met = { waits: [], refused: [] };
    return met;
  }

  async goHome(): Promise<void> {
    this.#isHome = true;
    await Promise.all(this.#going);
    for (const player of this.#players) player.close();
  }

  /**
   * Sends visitors to knock at the tables, each from a different address. They soon leave again, so that there is
   * always room for the next.
   */
  async #visit(): Promise<void> {
    for (let friend = 1; !this.#isHome; friend++) {
      const headers = { 'x-forwarded-for': `192.0.2.${1 + (friend % 250)}` };
      const device = await RawDevice.open(this.#url, { headers, keeps: false });
      const code = oneOf(this.codes, this.#random);
      const began = performance.now();
      const seen = await device.tryAsk<Looked>('look', { code, tokens: [] });
      this.#met.waits.push(performance.now() - began);
      // Knock only while a game runs. Between two games, anyone may join an unlocked table without knocking, so the
      // server would refuse the knock.
      if (seen?.ok && !seen.full && seen.game === 'running') {
        const answer = await device.tryAsk('knock', { code, token: newToken(), name: `Friend ${friend}` });
        const isFine = answer?.ok || answer?.refusal === 'no-game-running';
        if (!isFine) this.#met.refused.push(`knock: ${answer ? answer.refusal : 'no answer'}`);
      } else if (!seen?.ok) this.#met.refused.push(`look: ${seen ? seen.refusal : 'no answer'}`);
      await pause(VISIT_MS * (0.5 + this.#random()));
      device.close();
    }
  }

  /** Seats a Navigator, who is also the host, and Poseidon. Each has a separate address. */
  async #seat(table: number): Promise<readonly [Player, Player]> {
    const [navigator, poseidon] = [this.#player(table, 1), this.#player(table, 2)] as const;
    for (const player of [navigator, poseidon]) await player.connect();
    await navigator.come('Ann');
    this.codes.push(navigator.code);
    await poseidon.come('Pia', navigator.code);
    await navigator.command({ type: 'sit', seat: 'navigators' });
    await poseidon.command({ type: 'sit', seat: 'poseidon' });
    await navigator.command({ type: 'open-table', open: { waitMinutes: null } });
    await navigator.command({ type: 'begin-game' });
    return [navigator, poseidon];
  }

  #player(table: number, number: number): Player {
    const player: Player = new Player({
      url: this.#url,
      address: `198.51.100.${table * 2 + number}`,
      transport: table % 4 === 3 ? 'polling' : 'websocket',
      watch: (name, answer, tookMs) => {
        this.#met.waits.push(tookMs);
        if (!answer?.ok) this.#met.refused.push(`${name}: ${answer ? answer.refusal : 'no answer'}`);
      },
    });
    this.#players.push(player);
    return player;
  }

  async #playOn([navigator, poseidon]: readonly [Player, Player]): Promise<void> {
    await Promise.all([this.#act(navigator, true), this.#act(poseidon, false)]);
  }

  /**
   * Makes a player's moves. In between, the host also moves guesses and looks at the table. When a game ends, the host
   * starts the next.
   */
  async #act(player: Player, isHost: boolean): Promise<void> {
    const random = this.#random;
    while (!this.#isHome) {
      await pause(QUICK_MS * (0.5 + random()));
      const move = player.move(random);
      if (player.gaps > 0) this.#met.refused.push('something was not told');
      if (player.isOver) {
        if (isHost) await player.command({ type: 'begin-game' });
      } else if (move && random() < 0.7) await player.command(move);
      else if (isHost) await this.#pass(player);
    }
  }

  async #pass(navigator: Player): Promise<void> {
    const random = this.#random;
    const { game, code, token } = { game: navigator.mind.game, code: navigator.code, token: navigator.token };
    if (!game || random() < 0.2) return void (await navigator.ask('look', { code, tokens: [token] }));
    const square = oneOf(squaresOf(game.view.board), random);
    await navigator.command({ type: 'guess', ship: oneOf(SHIPS, random), square });
  }
}
