/**
 * A short form of `npm run bots`. Checks that no command of an opponent is refused and no game gets stuck, and that the
 * harness would notice both.
 */
import { describe, expect, it } from 'vitest';
import { BASE_GAME, type Variants } from '../../../shared/game/game.ts';
import { RUNGS } from '../../../shared/opponents/opponents.ts';
import { parseSeaId } from '../../../shared/seas/code.ts';
import { drawSea } from '../../../shared/seas/draw.ts';
import * as illMinds from '../../helpers/failing-minds.ts';
import { began, playOut } from '../../helpers/play.ts';
import { seeded } from '../../helpers/random.ts';
import * as lotMinds from '../../helpers/random-minds.ts';
import { doingsIn } from './doings.ts';
import { drawGame, type Drawn } from './draw.ts';
import { playMany } from './many.ts';
import { expectPlayed } from './pairings.ts';
import { playGame } from './play.ts';
import { onSeas, whyWrongOnSea } from './seas.ts';
import { playOverWire } from './wire.ts';

/** Combinations of variants. Together they contain every variant, both on its own and with others. */
const MIXES: readonly Partial<Variants>[] = [
  {},
  { harderDeduction: true, seaMonsters: ['leviathan'], lighthouses: 2 },
  { useYourMemory: true, maelstroms: 2, fogBanks: 1, shipsInSight: 'whether any' },
  { easierDeduction: true, seaMonsters: ['leviathan', 'kraken'], lighthouses: 1, maelstroms: 1, fogBanks: 2 },
];

/** A game with one of the mixes, between opponents that decide quickly. */
function drawMix(seed: number, number: number): Drawn {
  const variants = { ...BASE_GAME, ...MIXES[number % MIXES.length] };
  const drawn = drawGame(seed, number);
  return { ...drawn, variants, crew: RUNGS[number % 2] ?? 1, poseidon: RUNGS[(number + 1) % 2] ?? 1 };
}

describe('in process', () => {
  // pairings.long.test.ts plays the other pairings.
  it.each([
    { crew: 1, poseidon: 2 },
    { crew: 2, poseidon: 3 },
    { crew: 3, poseidon: 1 },
  ] as const)('strength $crew plays strength $poseidon to the end, and nothing is refused', (pairing) => {
    expectPlayed(pairing);
  });

  it('so does what is drawn by lot, with a row for each pairing', async () => {
    const { rows, faults } = await playMany({ seed: 1, games: 12, from: 0, isHere: true });
    expect(faults).toEqual([]);
    expect([...rows].reduce((sum, { games }) => sum + games, 0)).toBe(12);
  });

  it('a command that may not be is counted and the game goes on; a mind that fails ends it', () => {
    const drawn = drawMix(1, 0);
    const { navigatorMind, poseidonMind } = lotMinds;
    const refusing = playGame(drawn, { navigatorMind: illMinds.navigatorMind, poseidonMind });
    expect(refusing.unfinished).toBeNull();
    expect(refusing.refused.length).toBeGreaterThan(10);
    expect(refusing.refused[0]).toMatch(/^navigators .*"survey".*: ship-not-held$/);
    const failing = playGame(drawn, { navigatorMind, poseidonMind: illMinds.poseidonMind });
    expect(failing.unfinished).toMatch(/secret/);
  });
});

describe('the log of a game on a sea', () => {
  const { board, name } = onSeas(9)(1, 4);
  const sea = drawSea(parseSeaId(board) ?? expect.unreachable());
  const { log } = [...playOut(began(sea), seeded(1), 0.3)].at(-1) ?? expect.unreachable();

  it('is right if it was played by the rules', () => {
    expect(name).toBe('bots --seed 1 --from 4 --games 0 --wire 1 --seas 9');
    expect(whyWrongOnSea(log)).toBeNull();
  });

  it('is wrong on another board, or if a ship is where the oracle does not believe it', () => {
    const other = [{ ...began(sea), board: { ...sea, name: 'Another Sea' } }, ...log.slice(1)];
    expect(whyWrongOnSea(other)).toBe(`${board} is not the sea that this code stands for`);
    const moved = log.map((event) => (event.type === 'sailed' ? { ...event, to: sea.starts.red } : event));
    expect(whyWrongOnSea(moved)).toMatch(/that is not believed$/);
  });
});

describe('over the wire', () => {
  it('tables of opponents, and a series with a person, are played to their end', async () => {
    const tally = await playOverWire({
      ...{ seed: 1, games: 7, from: 0, abreast: 3, seriesEvery: 5 },
      draw: drawMix,
    });
    expect(tally.faults).toEqual([]);
    const rows = [...tally.rows];
    expect(rows.find(({ crew }) => crew === 'with a person')?.games).toBe(3);
    expect(rows.reduce((sum, { games }) => sum + games, 0)).toBe(7);
    expect(tally.doings.carriedOut).toBeGreaterThan(tally.doings.thoughts);
  }, 120_000);

  it('what the server counts as refused is found', () => {
    const text = [
      'odyssey_opponent_commands_total{command="sail",answer="ok"} 40',
      'odyssey_opponent_commands_total{command="sail",answer="wrong-phase"} 2',
      'odyssey_commands_total{command="sail",answer="wrong-phase"} 9',
      'odyssey_thoughts_total{opponent="elpenor",outcome="move"} 42',
      'odyssey_thoughts_total{opponent="triton",outcome="failed"} 3',
      'odyssey_thought_seconds_bucket{le="0.5",opponent="elpenor"} 38',
      'odyssey_thought_seconds_bucket{le="1",opponent="elpenor"} 40',
      'odyssey_thought_seconds_bucket{le="+Inf",opponent="elpenor"} 45',
      'odyssey_thought_seconds_count{opponent="elpenor"} 45',
      'odyssey_faults_total{place="opponent"} 5',
      'odyssey_faults_total{place="clock"} 7',
    ].join('\n');
    expect(doingsIn(text)).toEqual({
      carriedOut: 40,
      refused: 2,
      refusals: ['sail wrong-phase (2 times)'],
      thoughts: 45,
      late: 5,
      failed: 3,
      faults: 5,
    });
  });
});
