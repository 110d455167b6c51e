/** Keeps the results of the games on our boards, with which the app compares other boards. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Tally } from '../../shared/selfplay/tally.ts';

const FILE = fileURLToPath(new URL('../../shared/selfplay/reference-tallies.ts', import.meta.url));

const HEAD =
  '/** The results of the games on our boards, written by `npm run check:boards -- --references`. */';

/** Replaces the references. The orders of the games are left out, because no comparison needs them. */
export async function writeReferences(
  tallies: readonly (readonly [id: string, tally: Omit<Tally, 'orders'>])[],
): Promise<void> {
  const kept = tallies.map(([id, { games, won, arrivals, thirdArrivals }]) => [
    id,
    { games, won, arrivals, thirdArrivals },
  ]);
  const code = `${HEAD}\nexport const REFERENCE_TALLIES = ${JSON.stringify(Object.fromEntries(kept))};\n`;
  writeFileSync(FILE, await format(code, { ...(await resolveConfig(FILE)), filepath: FILE }));
}
