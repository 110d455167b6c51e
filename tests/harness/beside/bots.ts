/**
 * The process of the bots' hosts. It seats opponents at each table, reports when all tables are playing, and begins the
 * next game when one ends.
 */
import { seededBy } from '../../../shared/seeded.ts';
import { drawVariants, BOARDS, PAIRINGS } from '../bots/draw.ts';
import { BotTable, companyFor } from '../bots/table.ts';

/** What the parent process asks this process to do. */
export interface Job {
  readonly url: string;
  readonly seed: number;
  readonly tables: number;
}

const { url, seed, tables } = JSON.parse(process.argv[2] ?? '') as Job;
const playing: BotTable[] = [];

for (let number = 0; number < tables; number++) {
  const random = seededBy(`beside ${seed} ${number}`);
  // Ten tables share an IP address, as if they were in a games club.
  const table = await BotTable.open(url, `203.0.${100 + Math.floor(number / 10)}.1`, random);
  const pairing = PAIRINGS[number % PAIRINGS.length];
  const board = BOARDS[number % BOARDS.length];
  if (!pairing || !board) throw new Error('nobody plays');
  await table.choose({ board: board.id, variants: drawVariants(random), mode: 'cooperative' });
  await table.seat(companyFor(pairing, 1 + (number % 3), random));
  playing.push(table);
}

await Promise.all(playing.map((table) => table.does({ type: 'begin-game' })));
process.stdout.write('all play\n');
await Promise.all(
  playing.map(async (table) => {
    for (let games = 1; ; games++) {
      await table.host.until(() => table.ended >= games);
      await table.does({ type: 'begin-game' });
    }
  }),
);
