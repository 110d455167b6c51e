/**
 * Plays opponents of every strength against each other on real pages: `npm run pairings`. A host creates a table, seats
 * one opponent on each side, starts the game, and watches until the page shows the ending. There are nine games, three
 * with each set of variants, so that each strength plays each set once. Boards A to D are used in turn. `--abreast 3`
 * plays that many games at once.
 *
 * A game fails if its page doesn't reach the ending, if the ending on the page differs from that in the log, if the
 * page has an error, or if the server refuses an opponent's command.
 */
import type { Browser } from 'playwright';
import { replay } from '../../shared/game/evolve.ts';
import { CHARACTERS, OPPONENTS, type Rung } from '../../shared/opponents/opponents.ts';
import type { Side } from '../../shared/game/game.ts';
import { PAIRINGS, type Pairing } from '../harness/bots/draw.ts';
import { readOpponents } from '../harness/bots/doings.ts';
import { table } from '../harness/bots/report.ts';
import { CREWS, POSEIDONS } from '../harness/bots/rows.ts';
import { conclude, counted, readArguments, say } from '../harness/run.ts';
import { startMortalServer } from '../helpers/server.ts';
import { truthOf } from '../helpers/truth.ts';
import { launchChromium } from './chromium.ts';
import { chooseBoard, chooseSet, chooseVariants, seatOpponent, type Choices } from './lobby.ts';
import { begin, makeTable, person, type Person } from './people.ts';
import { ending } from './playing.ts';

/** The variants of a game: one of the lobby's ready-made sets, and further choices. */
interface Mix {
  readonly name: string;
  readonly set: string;
  readonly choices?: Choices;
}

const MIXES: readonly Mix[] = [
  { name: 'base game', set: 'Standard' },
  { name: 'the whole box', set: 'The whole box' },
  {
    name: 'Harder Deduction, two secret tiles',
    set: 'Standard',
    choices: { 'Harder Deduction': 'On', Maelstroms: 'One', 'Fog Banks': 'One' },
  },
];
const BOARDS = ['A', 'B', 'C', 'D'];

/** How long opponents take for a move, in seconds. A page can just keep up with this pace. */
const PACE = '0.2';

/** The time in ms after which a game counts as stuck. */
const LONGEST_MS = 10 * 60_000;

interface Game extends Pairing {
  readonly mix: Mix;
  readonly board: string;
}

/** What the host's page shows at the end. */
interface Ending {
  readonly winner: Side;
  readonly home: number;
  readonly round: number;
}

const GAMES: readonly Game[] = PAIRINGS.map((pairing, i) => ({
  ...pairing,
  mix: MIXES[(pairing.crew + pairing.poseidon) % MIXES.length] as Mix,
  board: BOARDS[i % BOARDS.length] as string,
}));

function characterOf(home: Side, rung: Rung): string {
  const found = OPPONENTS.map((opponent) => CHARACTERS[opponent]).find(
    (one) => one.home === home && one.rung === rung,
  );
  if (!found) throw new Error(`nobody is at home with ${home} on rung ${rung}`);
  return found.name;
}

/** Creates the table, seats both opponents, and starts the game. Returns the table's code. */
async function prepare(host: Person, url: string, { crew, poseidon, mix, board }: Game): Promise<string> {
  const code = await makeTable(host, url);
  await chooseBoard(host, `${board}:`);
  await chooseSet(host, mix.set);
  if (mix.choices) await chooseVariants(host, mix.choices);
  await seatOpponent(host, 'Poseidon', characterOf('poseidon', poseidon));
  await seatOpponent(host, 'Navigators', characterOf('navigators', crew));
  await begin(host);
  return code;
}

/** Watches until the page shows the ending, and reads it. */
async function lookOn(host: Person): Promise<Ending> {
  const { page } = host;
  await page.getByText('You are watching').first().waitFor();
  const film = ending(host);
  await film.waitFor({ timeout: LONGEST_MS });
  await film.press('End');
  const verdict = await page.locator('.verdict .eyebrow').innerText();
  const [, home] = /(\d) of 4 home/i.exec(verdict) ?? [];
  const [, round] = /Round (\d+)/.exec((await film.getAttribute('aria-valuetext')) ?? '') ?? [];
  if (home === undefined || round === undefined) throw new Error(`the ending reads “${verdict}”`);
  return {
    winner: /Poseidon wins/i.test(verdict) ? 'poseidon' : 'navigators',
    home: Number(home),
    round: Number(round),
  };
}

/** Plays a game. Returns the ending on the page and all faults. */
async function play(
  browser: Browser,
  url: string,
  game: Game,
): Promise<{ ending: Ending | undefined; faults: readonly string[] }> {
  const host = await person(browser, 'Ann');
  const faults: string[] = [];
  // Count all logged errors, including those that `person` ignores, because no connections are cut here.
  host.page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  host.page.on('pageerror', (error) => faults.push(error.message));
  try {
    const code = await prepare(host, url, game);
    const told = await lookOn(host);
    const { outcome, round } = replay(await truthOf(url, code));
    const truth = { winner: outcome?.winner, home: outcome?.arrived.length, round };
    if (JSON.stringify(told) !== JSON.stringify(truth))
      faults.push(`it tells ${JSON.stringify(told)} and was ${JSON.stringify(truth)}`);
    return { ending: told, faults };
  } catch (error) {
    return { ending: undefined, faults: [...faults, String(error)] };
  } finally {
    await host.context.close();
  }
}

const { abreast } = readArguments({ abreast: 3 });
const server = await startMortalServer({ METRICS_PORT: '0', ODYSSEY_LIMITS: 'off', ODYSSEY_PACE: PACE });
const browser = await launchChromium();
const endings = new Map<Game, Ending>();
const wrong: string[] = [];
const waiting = [...GAMES];

async function playSome(): Promise<void> {
  for (let game = waiting.shift(); game; game = waiting.shift()) {
    const { ending, faults } = await play(browser, server.url, game);
    if (ending) endings.set(game, ending);
    const name = `${CREWS[game.crew]} against ${POSEIDONS[game.poseidon]}, ${game.mix.name}, board ${game.board}`;
    wrong.push(...faults.map((fault) => `${name}: ${fault}`));
    say(`${name}: ${ending ? `over in round ${ending.round}` : 'not over'}, ${faults.length} faults`);
  }
}
await Promise.all(Array.from({ length: abreast }, playSome));

const { carriedOut, refused, refusals, failed, faults } = await readOpponents(server.metrics() ?? '');
wrong.push(...refusals.map((refusal) => `refused: ${refusal}`));
if (failed + faults > 0) wrong.push(`${failed} thoughts failed, ${faults} faults of opponents`);
await browser.close();
await server.stop();

const WON: Readonly<Record<Side, string>> = { poseidon: 'Poseidon', navigators: 'the Navigators' };
const rows = GAMES.map((game) => {
  const told = endings.get(game);
  const result = told ? [WON[told.winner], String(told.home), String(told.round)] : ['nobody', '', ''];
  return [CREWS[game.crew], POSEIDONS[game.poseidon], game.board, game.mix.name, ...result];
});
const head = ['Navigators', 'Poseidon', 'board', 'mix', 'won by', 'ships home', 'rounds'];
for (const row of table(head, rows, 5)) say(row);
conclude({
  line: `pairings: ${endings.size} of ${GAMES.length} games told to their end, ${counted(carriedOut)} commands carried out, ${refused} refused, ${wrong.length} wrong`,
  faults: wrong,
});
