/**
 * Fits the formula for the chance that a ship comes home: `node tests/analysis/fit.ts --games 60`. Plays games on our
 * boards. Their crews follow the oracle more or less closely, and Poseidon drives ships away from home or at random.
 * Prints the weights for shared/analysis/outlook.ts, and how well they fit.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { BASE_GAME, type GameEvent } from '../../shared/game/game.ts';
import { shipOutlook, type ShipOutlook } from '../../shared/analysis/outlook.ts';
import { believe } from '../../shared/oracle/believe.ts';
import { shipChances } from '../../shared/oracle/queries/chances.ts';
import { bitsOfChances } from '../../shared/oracle/queries/uncertainty.ts';
import { tell } from '../../shared/game/tell.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';
import { always, oneOf } from '../helpers/random.ts';
import { steeredGame } from './games.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, games: { type: 'string', default: '60' } },
});
const random = always(Number(values.seed));

interface Sample extends ShipOutlook {
  readonly cameHome: boolean;
}

function* samplesOf(log: readonly GameEvent[]): Generator<Sample, void> {
  const [first, ...rest] = log;
  if (first?.type !== 'began') return;
  const arrived = replay(log).arrived;
  let game = replay([first]);
  let belief = believe(undefined, first);
  for (const event of rest) {
    const told = tell(event, 'navigators');
    game = evolve(game, event);
    if (told) belief = believe(belief, told);
    if (event.type !== 'storm-played' && event.type !== 'round-began') continue;
    for (const ship of SHIPS.filter((other: Ship) => !game.arrived.includes(other))) {
      const bits = belief ? bitsOfChances(shipChances(belief, ship).values()) : 0;
      const stand = shipOutlook(game, ship, bits);
      if (stand.orders >= stand.far) yield { ...stand, cameHome: arrived.includes(ship) };
    }
  }
}

const samples: Sample[] = [];
for (const file of boardFilesIn(BOARDS_FOLDER)) {
  const parsed = readBoardFile(file);
  if (!parsed.ok) continue;
  for (let i = 0; i < Number(values.games); i++) {
    const players = { care: oneOf([0.6, 0.8, 1], random), malice: oneOf([0.3, 0.7, 1], random) };
    samples.push(...samplesOf(steeredGame(parsed.board, BASE_GAME, random, players)));
  }
}

const featuresOf = ({ orders, far, storms, bits }: ShipOutlook) => [1, orders - far, storms, bits];
const weights = [0, 0, 0, 0];
for (let step = 0; step < 4_000; step++) {
  const slope = [0, 0, 0, 0];
  for (const sample of samples) {
    const features = featuresOf(sample);
    const at = features.reduce((sum, feature, i) => sum + feature * (weights[i] as number), 0);
    const miss = (sample.cameHome ? 1 : 0) - 1 / (1 + Math.exp(-at));
    for (const [i, feature] of features.entries()) slope[i] = (slope[i] as number) + miss * feature;
  }
  for (const [i, way] of slope.entries()) weights[i] = (weights[i] as number) + (0.05 * way) / samples.length;
}

const [a, b, c, d] = weights as [number, number, number, number];
process.stdout.write(
  `always ${a.toFixed(2)}, spare ${b.toFixed(2)}, storms ${c.toFixed(2)}, bits ${d.toFixed(2)}\n`,
);
const tenths = Array.from({ length: 10 }, () => ({ count: 0, home: 0, expected: 0 }));
for (const sample of samples) {
  const at = featuresOf(sample).reduce((sum, feature, i) => sum + feature * (weights[i] as number), 0);
  const chance = 1 / (1 + Math.exp(-at));
  const tenth = tenths[Math.min(9, Math.floor(10 * chance))];
  if (!tenth) continue;
  tenth.count++;
  tenth.expected += chance;
  if (sample.cameHome) tenth.home++;
}
for (const { count, home, expected } of tenths)
  if (count > 0)
    process.stdout.write(
      `${count} ships: ${((100 * expected) / count).toFixed(0)} % reckoned, ${((100 * home) / count).toFixed(0)} % came home\n`,
    );
