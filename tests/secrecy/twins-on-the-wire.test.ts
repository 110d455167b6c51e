/**
 * Non-interference on a real server: if the Navigators can't tell two tables apart, the server sends them the same
 * bytes at both tables.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_GAME, type GameCommand, type Variants } from '../../shared/game/game.ts';
import { randomBoard } from '../helpers/boards.ts';
import { gameFeed, gatherCompany, type Company } from '../helpers/guests.ts';
import { packetsOf } from '../helpers/packets.ts';
import { began } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import { startServer, type RunningServer } from '../helpers/server.ts';
import { areDifferent, commandOf, growTwins, type TwinStep } from '../helpers/twins.ts';

/** A wide, empty board, on which replies stay the same for a long time. */
const SEA = randomBoard({ columns: 15, rows: 15 }, { islands: 0.02, deepSea: 0 }, seeded(1));

let server: RunningServer;
beforeAll(async () => {
  // Rate limits are off, because each pair of twins plays its games as fast as possible.
  server = await startServer({ boards: new Map([[SEA.id, SEA]]), limits: NO_LIMITS });
});
afterAll(() => server.stop());

/** Includes a sea monster, so that there are surveys of held ships too. */
const HIDDEN: Variants = { ...BASE_GAME, harderDeduction: true, seaMonsters: ['kraken'] };
/** The number of pairs of twins of each type. Their seeds count up from the type's first seed. */
const TWINS = 6;
const KINDS: readonly (readonly [what: string, variants: Variants, firstSeed: number])[] = [
  ['the base game', BASE_GAME, 1],
  ['Harder Deduction', HIDDEN, 20],
  ['maelstroms and fog', { ...BASE_GAME, maelstroms: 2, fogBanks: 2 }, 40],
  ['all that is hidden, from memory', { ...HIDDEN, useYourMemory: true, maelstroms: 2, fogBanks: 1 }, 60],
];

/** Commands that a Navigator may never give. The refusals must be the same at both tables too. */
const TRIED: readonly GameCommand[] = [
  { type: 'play-storm', storm: 'red', pushes: {} },
  { type: 'push-caught', square: 'b2' },
  { type: 'place-dangers', maelstroms: [], fogBanks: [] },
  { type: 'mark', kind: 'maelstrom', number: 2, square: 'b2' },
];

/** Plays one of two twins at its own table. Returns everything that the Navigator and the spectator receive. */
async function heardOf(variants: Variants, steps: readonly TwinStep[], twin: 0 | 1): Promise<string[]> {
  const company = await gatherCompany(server.url, 1, { type: 'choose-variants', variants });
  const { host, poseidon, onlooker } = company;
  const heard = [host, onlooker].map(packetsOf);
  for (const { move, events } of steps) {
    const actor = move.actor.side === 'poseidon' ? poseidon : host;
    await actor.does(commandOf(move.command, events[twin]));
    for (const command of TRIED) expect(await host.command(command)).toMatchObject({ ok: false });
  }
  // A client that attends again receives everything again. That answer is compared too.
  const { feeds } = await host.attend();
  await onlooker.watch(host.code);
  const names = namesAt(company, gameFeed(feeds).game);
  company.close();
  return heard.flat().map((packet) => names.reduce((text, [id, name]) => text.replaceAll(id, name), packet));
}

/** The ids of the players and of the game, which always differ between two tables. */
function namesAt({ host, poseidon }: Company, game: string): readonly (readonly [string, string])[] {
  return [
    [host.code, 'CODE'],
    [game, 'GAME'],
    [host.player, 'NAVIGATOR'],
    [poseidon.player, 'POSEIDON'],
  ];
}

/** The number of orders and surveys that were answered after the true positions had begun to differ. */
function answeredApart(steps: readonly TwinStep[]): number {
  return steps.filter(
    ({ move: { command }, games }) =>
      (command.type === 'sail' || command.type === 'survey') && areDifferent(games),
  ).length;
}

describe('twins at two tables send the Navigators and an onlooker the same bytes', () => {
  it.each(KINDS)('%s', async (_, variants, firstSeed) => {
    let answers = 0;
    for (let seed = firstSeed; seed < firstSeed + TWINS; seed++) {
      const steps = growTwins(began(SEA, variants), seeded(seed));
      const [one, two] = [await heardOf(variants, steps, 0), await heardOf(variants, steps, 1)];
      expect(two).toEqual(one);
      answers += answeredApart(steps);
    }
    // A comparison of twins that never differed would prove nothing.
    expect(answers).toBeGreaterThan(20);
  });
});
