/**
 * Takes pictures of the analysis of ten different games, for readers who don't know the app: `node
 * tests/browser/looking-back.ts FOLDER`, after a build. The games are always the same; `--games 1,4` selects only games
 * 1 and 4. For game N, it writes gN-SIZE-0.png with the first screen, gN-SIZE-1.png and so on with each of its moments
 * open, and gN.txt with the facts for checking readers' answers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { analyse, type Findings } from '../../shared/analysis/analyse.ts';
import type { Known } from '../../shared/analysis/known.ts';
import { arrivalsOf, review, shortfallsOf } from '../../shared/game/views/review.ts';
import { writeGameFile } from '../../shared/wire/write-game-file.ts';
import { startServer } from '../helpers/server.ts';
import { launchChromium } from './chromium.ts';
import { person } from './people.ts';
import { GAMES, gameOf, type LookedAt } from './ten-games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    sizes: { type: 'string', default: '390x844,1180x820,1440x900' },
  },
});
const sizes = values.sizes.split(',').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
});
const [folder = 'test-results/looking-back'] = positionals;
mkdirSync(folder, { recursive: true });

function findingsOf(game: LookedAt): { known: Known[]; findings: Findings } {
  const known: Known[] = [];
  const steps = analyse(game.events);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { known, findings: step.value };
    known.push(step.value);
  }
}

/** The facts of a game, for checking a reader's answers. */
function factsOf(number: number, game: LookedAt): string {
  const { known, findings } = findingsOf(game);
  const told = review(game.events);
  const percent = (share: number | undefined) => `${Math.round(100 * (share ?? 0))} %`;
  const lines = findings.main.map((place) => {
    const moment = findings.moments[place];
    if (!moment) return '';
    const { kind, frame, round, swing } = moment;
    const more =
      moment.kind === 'order'
        ? `${moment.ship} ordered ${moment.ordered.heading}, better ${moment.better.heading}; certain ${String(moment.certain)}, guess ${moment.guess}, truly ${moment.truly}; with the better one ${percent(moment.instead?.winning)}`
        : moment.kind === 'storm'
          ? `${String(moment.storm)}, drove ${moment.driven.map(({ ship, from, to }) => `${ship} ${from}-${to}`).join(', ')}; lost ${JSON.stringify(moment.lost)}`
          : moment.kind === 'survey'
            ? `${moment.ship}, squares ${moment.before} to ${moment.after}, arrived ${String(moment.arrived)}`
            : `${moment.storm}, played ${moment.played.drive.ship} ${moment.played.drive.heading}, better ${moment.better.storm} ${moment.better.drive.ship} ${moment.better.drive.heading}`;
    return `- round ${round}, frame ${frame}, ${kind}: ${more}. Chance ${percent(known[frame - 1]?.winning)} to ${percent(known[frame]?.winning)}, swing ${swing.toFixed(3)}`;
  });
  const { outcome, round } = told.game;
  return [
    `Game ${number}: ${game.kind}. Board ${told.game.board.id}, seed "${game.seed}".`,
    `Won by ${String(outcome?.winner)}, ${outcome?.arrived.length ?? 0} home, in round ${round}.`,
    `Came home: ${JSON.stringify(arrivalsOf(told))}. Short: ${JSON.stringify(shortfallsOf(told))}.`,
    'Deciding moments, the weightier first:',
    ...lines,
    '',
  ].join('\n');
}

/** Opens a game's file, and then its analysis. */
async function lookBack(page: Page, url: string, game: LookedAt): Promise<void> {
  await page.goto(`${url}/g`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.odyssey.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      writeGameFile({ mode: game.mode, poseidon: true, names: {}, knowing: [], events: game.events }),
    ),
  });
  await page.locator('.foot button').first().click();
  await page.locator('main button.primary').waitFor();
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(350);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const wanted = values.games === '' ? GAMES.map((_, i) => i + 1) : values.games.split(',').map(Number);
const browser = await launchChromium();
const server = await startServer({ client: process.env['ODYSSEY_CLIENT'] ?? 'dist' });
for (const number of wanted) {
  const kind = GAMES[number - 1];
  if (!kind) continue;
  const game = gameOf(kind);
  writeFileSync(join(folder, `g${number}.txt`), factsOf(number, game));
  for (const size of sizes) {
    const { page, context, faults } = await person(browser, 'Reader', size, { locale: values.language });
    await lookBack(page, server.url, game);
    await take(page, `g${number}-${size.width}-0`);
    const main = page.locator('main li button');
    const count = await main.count();
    for (let i = 0; i < count; i++) {
      await main.nth(i).click();
      await take(page, `g${number}-${size.width}-${i + 1}`);
      await page.goBack();
    }
    for (const fault of faults) process.stderr.write(`game ${number}: ${fault}\n`);
    await context.close();
  }
  process.stdout.write(factsOf(number, game));
}
await browser.close();
await server.stop();
