/** Secrecy on a real server: which packets each side receives, byte by byte. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ship } from '../../shared/board/board.ts';
import { BASE_GAME, type GameCommand, type Variants } from '../../shared/game/game.ts';
import { gather, type Party } from '../helpers/client.ts';
import { gameFeed, gatherCompany } from '../helpers/guests.ts';
import { heardBy, heardDuring, packetsOf } from '../helpers/packets.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const HARDER: Variants = { ...BASE_GAME, harderDeduction: true };
const PLACING: Variants = { ...BASE_GAME, lighthouses: 1, maelstroms: 1, fogBanks: 1 };

function party(variants: Variants = BASE_GAME): Promise<Party> {
  return gather(server.url, { type: 'choose-variants', variants });
}

describe('Poseidon', () => {
  it('gets nothing when the chart changes', async () => {
    const { poseidon, navigator, close } = await party();
    const heard = await heardDuring(poseidon, async () => {
      await navigator.does({ type: 'guess', ship: 'red', square: 'b2' });
      await navigator.does({ type: 'remind', ship: 'red', number: 0, square: 'c3' });
      await navigator.does({ type: 'remind', ship: 'red', number: 0, square: null });
      await navigator.command({ type: 'remind', ship: 'red', number: 3, square: 'o15' });
      await navigator.does({ type: 'cross', ship: 'red', squares: ['c3', 'd3'], crossed: true });
      await navigator.does({ type: 'cross', ship: 'red', squares: ['c3'], crossed: false });
    });
    expect(heard).toEqual([]);
    close();
  });

  it('gets nothing of a proposal, only the lighthouses that were agreed on', async () => {
    const { poseidon, navigator, close } = await party(PLACING);
    const heard = await heardDuring(poseidon, async () => {
      await navigator.command({ type: 'propose-lighthouses', squares: ['a1'] });
      await navigator.does({ type: 'propose-lighthouses', squares: ['e3'] });
    });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/,\[\{"type":"lighthouses-placed","squares":\["e3"\]\}\]\]$/);
    close();
  });
});

describe('the Navigators', () => {
  it('get nothing while Poseidon tries illegal commands', async () => {
    const { poseidon, navigator, close } = await party();
    const tries: GameCommand[] = [
      { type: 'play-storm', storm: 'red', pushes: {} },
      { type: 'play-storm', storm: 'red', pushes: { red: 'e5' } },
      { type: 'play-monster', monster: 'kraken', ship: 'red' },
      { type: 'push-caught', square: 'a2' },
    ];
    const heard = await heardDuring(navigator, async () => {
      for (const command of tries) expect(await poseidon.command(command)).toMatchObject({ ok: false });
    });
    expect(heard).toEqual([]);
    close();
  });

  it('are not told where dangers lie', async () => {
    const { poseidon, navigator, close } = await party(PLACING);
    await navigator.does({ type: 'propose-lighthouses', squares: ['e3'] });
    const heard = await heardDuring(navigator, () =>
      poseidon.does({ type: 'place-dangers', maelstroms: ['c3'], fogBanks: ['g3'] }),
    );
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(/,\[\{"type":"dangers-placed"\}\]\]$/);
    close();
  });

  it('with Harder Deduction get the same bytes whichever storm it was', async () => {
    const red: GameCommand = { type: 'play-storm', storm: 'red', pushes: { red: 'h9' } };
    const yellow: GameCommand = { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b8' } };
    const great: GameCommand = {
      type: 'play-storm',
      storm: 'great',
      pushes: { red: 'h8', green: 'h1', white: 'b2', yellow: 'a8' },
    };
    const heard = await Promise.all(
      [red, yellow, great].map(async (command) => {
        const { poseidon, navigator, close } = await party(HARDER);
        const packets = await heardDuring(navigator, () => poseidon.does(command));
        close();
        return packets.map((packet) => packet.replace(/"game":"[\w-]{12}"/, '"game":""'));
      }),
    );
    expect(heard[0]).toHaveLength(1);
    expect(heard[0]?.[0]).toMatch(/,\[\{"type":"storm-played","storm":null\}\]\]$/);
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
  });

  it('get the same answers to their orders whatever Poseidon has done unseen', async () => {
    // In both games, white is in the open sea with the same things in sight.
    const asked: GameCommand[] = [
      { type: 'sail', ship: 'white', heading: 'N' },
      { type: 'sail', ship: 'white', heading: 'N' },
      { type: 'survey', ship: 'red' },
      { type: 'play-storm', storm: 'red', pushes: {} },
      { type: 'agree-lighthouses', squares: [] },
    ];
    const answers = await Promise.all(
      (['a8', 'b8'] as const).map(async (yellow) => {
        const { poseidon, navigator, close } = await party(HARDER);
        await poseidon.does({ type: 'play-storm', storm: 'yellow', pushes: { yellow } });
        const given = packetsOf(navigator);
        for (const command of asked) await navigator.command(command);
        close();
        return given.map((packet) => packet.replace(/"game":"[\w-]{12}"/g, '"game":""').replace(/^\d+/, ''));
      }),
    );
    expect(answers[0]).toHaveLength(asked.length);
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('the chart that is open to onlookers', () => {
  /** What each device receives about guesses, an order and a storm, with the chart open or closed to spectators. */
  async function heardOf(open: boolean) {
    const wish = (ship: Ship) => ({ type: 'wish-ship', ship, wish: true }) as const;
    const company = await gatherCompany(
      server.url,
      2,
      { type: 'open-chart', open },
      wish('green'),
      wish('white'),
    );
    const { host, poseidon, crew, onlooker } = company;
    const { game } = gameFeed((await host.attend()).feeds);
    const looker = company.device();
    await looker.watchChart(host.code, game);
    const guests = [poseidon, ...crew, onlooker, looker];
    // The first message to a device that has just connected is a full feed. This guess causes it before the recording.
    await host.does({ type: 'guess', ship: 'red', square: 'c2' });
    const heard = await heardBy(guests, async () => {
      await host.does({ type: 'guess', ship: 'red', square: 'b2' });
      await host.does({ type: 'remind', ship: 'red', number: 0, square: 'c3' });
      await host.does({ type: 'cross', ship: 'red', squares: ['d3'], crossed: true });
      await poseidon.does({ type: 'play-storm', storm: 'red', pushes: { red: 'h9' } });
      await host.ask('signal', { player: host.player, signal: { type: 'ping', square: 'c3' } });
      await host.does({ type: 'sail', ship: 'white', heading: 'N' });
    });
    company.close();
    const plain = (packet: string) =>
      packet
        .replace(/"game":"[\w-]{12}"/, '"game":""')
        .replace(/"player":"[\w-]{12}"/g, '"player":""')
        .replace(/^3\d+/, '3');
    return heard.map((packets) => packets.map(plain));
  }

  it('changes nothing for anybody else, and equals what the Navigators are sent', async () => {
    const [open, closed] = await Promise.all([heardOf(true), heardOf(false)]);
    expect(open.slice(0, 3)).toEqual(closed.slice(0, 3));
    const [poseidons = [], navigators = [], onlookers = [], lookers = []] = open;
    const told = (packets: readonly string[]) => packets.filter((packet) => packet.startsWith('2'));
    expect(told(lookers)).toEqual(told(navigators));
    expect(lookers.join()).toMatch(/guessed.*reminded.*crossed.*signalled/);
    expect(lookers.join()).not.toMatch(/pushes|"from":"|"to":"/);
    for (const packets of [poseidons, onlookers, closed[3] ?? []])
      expect(packets.join()).not.toMatch(/guessed|reminded|crossed|signalled|"audience":"navigators"/);
    // While the chart is closed, a device that asks for it receives the same as any other spectator.
    expect(closed[3]).toEqual(closed[2]);
  });

  it("is never sent to Poseidon's device in another tab, with or without the seat", async () => {
    const company = await gatherCompany(server.url, 1, { type: 'open-chart', open: true });
    const { host, poseidon, device } = company;
    const { game } = gameFeed((await host.attend()).feeds);
    const tabs = [device(), device()];
    for (const tab of tabs) tab.device = poseidon.device;
    const [bare, seated] = tabs;
    const alone = await bare?.watchChart(host.code, game);
    expect([alone?.chartBarred, alone && gameFeed(alone.feeds).audience]).toEqual(['poseidon', 'onlookers']);
    const withSeat = await seated?.watchChart(host.code, game, [poseidon.token]);
    expect([withSeat?.chartBarred, withSeat && gameFeed(withSeat.feeds).audience]).toEqual([
      undefined,
      'poseidon',
    ]);
    const heard = await heardBy(tabs, () => host.does({ type: 'guess', ship: 'red', square: 'b2' }));
    expect(heard).toEqual([[], []]);
    company.close();
  });
});

describe('the big screen that shows the truth', () => {
  const LIT = { type: 'allow-olympus', allowed: true } as const;
  const red: GameCommand = { type: 'play-storm', storm: 'red', pushes: { red: 'h9' } };

  /** What each device receives about a storm and an order, with the big screen allowed or not. */
  async function heardOf(lit: boolean) {
    const variants = { type: 'choose-variants', variants: HARDER } as const;
    const wish = (ship: Ship) => ({ type: 'wish-ship', ship, wish: true }) as const;
    const company = await gatherCompany(server.url, 2, variants, wish('green'), wish('white'));
    const { host, poseidon, crew, onlooker } = company;
    await host.does(LIT);
    await poseidon.does({ ...LIT, allowed: lit });
    const screen = company.device();
    await screen.watch(host.code, true);
    const guests = [poseidon, ...crew, onlooker, screen];
    const heard = await heardBy(guests, async () => {
      await poseidon.does(red);
      await host.command({ type: 'guess', ship: 'red', square: 'b2' });
      await host.command({ type: 'sail', ship: 'white', heading: 'N' });
      await host.command({ type: 'sail', ship: 'green', heading: 'N' });
    });
    company.close();
    const plain = (packet: string) =>
      packet
        .replace(/"game":"[\w-]{12}"/, '"game":""')
        .replace(/"player":"[\w-]{12}"/, '"player":""')
        .replace(/^3\d+/, '3');
    return heard.map((packets) => packets.map(plain));
  }

  it('changes nothing for anybody else, and equals what Poseidon is sent', async () => {
    const [lit, dark] = await Promise.all([heardOf(true), heardOf(false)]);
    expect(lit.slice(0, 3)).toEqual(dark.slice(0, 3));
    const [poseidons = [], navigators = [], onlookers = [], olympus = []] = lit;
    const told = (packets: readonly string[]) => packets.filter((packet) => packet.startsWith('2'));
    // Poseidon receives his own storm in the answer to his command.
    const of = (packets: readonly string[]) => told(packets).filter((packet) => packet.includes('sailed'));
    expect(of(olympus).map((packet) => packet.replace('olympus', 'poseidon'))).toEqual(of(poseidons));
    expect(told(olympus)[0]).toContain('"storm":"red","faceDown":true,"pushes":[{"ship":"red"');
    expect(olympus.join()).not.toContain('guessed');
    for (const packets of [navigators, onlookers, dark[3] ?? []]) {
      expect(packets.join()).toContain('"storm":null');
      expect(packets.join()).not.toMatch(/pushes|"from":"|"to":"/);
    }
    // Unless both the host and Poseidon have allowed it, the big screen receives the same as any other spectator.
    expect(dark[3]).toEqual(dark[2]);
  });
});
