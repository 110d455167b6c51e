/**
 * Clients that lie about which events they have, who they are, or which game they mean. A lie must not reveal anything
 * to them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_GAME, type GameCommand } from '../../shared/game/game.ts';
import type { Attended, GameFeed } from '../../shared/wire/protocol.ts';
import { AUDIENCES } from '../../shared/game/told.ts';
import { granted, type Client } from '../helpers/client.ts';
import { gameFeed, gatherCompany, isGone, type Company, type Guest } from '../helpers/guests.ts';
import { heardBy, packetsOf } from '../helpers/packets.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const HIDDEN = { ...BASE_GAME, harderDeduction: true, maelstroms: 1, fogBanks: 1 } as const;
const DANGERS: GameCommand = { type: 'place-dangers', maelstroms: ['c3'], fogBanks: ['g3'] };
const STORM: GameCommand = { type: 'play-storm', storm: 'red', pushes: { red: 'h9' } };

/** Matches text that occurs only in what Poseidon receives. */
const TRUTH = /"pushes"|"from":"|"to":"|"maelstroms":\[|"storm":"/;
/** Matches text that occurs only in what the Navigators receive. */
const CHART = /"guessed"|"reminded"|"marked"|"crossed"|"reasoned"|"lighthouses-(proposed|agreed)"/;

/** Starts a game on board A in which each side has secrets. */
async function hiddenGame(navigators = 2): Promise<Company> {
  const company = await gatherCompany(server.url, navigators, { type: 'choose-variants', variants: HIDDEN });
  await company.poseidon.does(DANGERS);
  await company.poseidon.does(STORM);
  await company.host.does({ type: 'guess', ship: 'red', square: 'b2' });
  return company;
}

/** What the server sends to a client that claims to have part of another audience's log. */
async function claiming(client: Client, tokens: readonly string[], game: string): Promise<GameFeed[]> {
  const feeds: GameFeed[] = [];
  for (const audience of AUDIENCES) {
    for (const next of [0, 1, 2, 3, 1_000_000]) {
      const have = { table: 1_000_000, game: { id: game, audience, next } };
      const attended = await client.ask<Attended>('attend', { code: client.code, tokens, have });
      feeds.push(gameFeed(granted(attended).feeds));
    }
  }
  return feeds;
}

describe("a client that claims to have another audience's log", () => {
  it('is sent its own log from the beginning, or the missing part', async () => {
    const company = await hiddenGame();
    const { host, onlooker } = company;
    const { game } = gameFeed((await host.attend()).feeds);
    for (const [client, tokens, audience] of [
      [host, [host.token], 'navigators'],
      [onlooker, [], 'onlookers'],
    ] as const) {
      for (const feed of await claiming(client, tokens, game)) {
        expect(feed.audience).toBe(audience);
        expect(JSON.stringify(feed.events)).not.toMatch(TRUTH);
        if (audience === 'onlookers') expect(JSON.stringify(feed.events)).not.toMatch(CHART);
      }
    }
    company.close();
  });

  it('is a spectator who was Poseidon, and knows only the true board of that time', async () => {
    const company = await hiddenGame();
    const { host, poseidon } = company;
    const { game } = gameFeed((await poseidon.attend()).feeds);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    const back = poseidon.again();
    for (const feed of await claiming(back, [back.token], game)) {
      expect(feed.audience).toBe('onlookers');
      expect(JSON.stringify(feed.events)).not.toMatch(TRUTH);
    }
    expect(await back.command(STORM, 'late')).toEqual({ ok: false, refusal: 'not-seated' });
    back.close();
    company.close();
  });
});

describe('the id of a command that was carried out', () => {
  it('does nothing when it is reused for another command', async () => {
    const company = await hiddenGame();
    const { host, poseidon, onlooker } = company;
    await host.command({ type: 'guess', ship: 'green', square: 'c2' }, 'same');
    const heard = await heardBy([poseidon, onlooker], async () => {
      for (const command of [
        { type: 'abandon-game' },
        { type: 'sail', ship: 'red', heading: 'N' },
        STORM,
        { type: 'sit', seat: 'poseidon' },
      ] as const)
        expect(await host.command(command, 'same')).toEqual({ ok: true, feeds: [], repeated: true });
    });
    expect(heard).toEqual([[], []]);
    company.close();
  });

  it('belongs to its player: another player can use it, and no answer reveals the first use', async () => {
    const company = await hiddenGame();
    const { host, poseidon, crew } = company;
    const guess: GameCommand = { type: 'guess', ship: 'green', square: 'c2' };
    await host.command(guess, 'same');
    // If the answer contained `repeated`, it would reveal to Poseidon what the Navigators did.
    expect(await poseidon.command(guess, 'same')).toEqual({ ok: false, refusal: 'wrong-side' });
    expect(await crew[0]?.command(guess, 'same')).toMatchObject({ ok: true, repeated: false });
    company.close();
  });
});

describe('seats that change hands between two games', () => {
  /** Begins a game and makes a guess in it. Sends both commands before any answer arrives. */
  async function beginAndGuess(poseidon: Guest, navigator: Guest): Promise<void> {
    const guess = (row: 1 | 2 | 3 | 4 | 5) =>
      navigator.command({ type: 'guess', ship: 'red', square: `c${row}` });
    await Promise.all([
      guess(1),
      poseidon.command({ type: 'begin-game' }),
      ...([2, 3, 4, 5] as const).map(guess),
    ]);
    await navigator.does({ type: 'guess', ship: 'red', square: 'd4' });
    await poseidon.caughtUp();
  }

  it('reveal neither the chart to a former Navigator nor the true board to a former Poseidon', async () => {
    const company = await gatherCompany(server.url, 1, { type: 'choose-variants', variants: HIDDEN });
    let [poseidon, navigator] = [company.poseidon, company.host];
    for (let swap = 0; swap < 10; swap++) {
      await company.host.does({ type: 'abandon-game' });
      await navigator.does({ type: 'ask-swap', wish: true });
      await poseidon.does({ type: 'swap-seats', player: navigator.player });
      [poseidon, navigator] = [navigator, poseidon];
      const [toPoseidon, toNavigator] = [packetsOf(poseidon), packetsOf(navigator)];
      await beginAndGuess(poseidon, navigator);
      await poseidon.does(DANGERS);
      await poseidon.does(STORM);
      await navigator.caughtUp();
      expect(toPoseidon.join()).not.toMatch(CHART);
      expect(toNavigator.join()).not.toMatch(TRUTH);
      // Make sure that both sides really received their secrets.
      expect(toPoseidon.join()).toMatch(TRUTH);
      expect(toNavigator.join()).toMatch(CHART);
    }
    company.close();
  });
});
