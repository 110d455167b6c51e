/**
 * Checks that docs/PROTOCOL.md is sufficient, with only a few games. stranger.long.test.ts plays enough games to reach
 * every case.
 */
import { expect, test } from 'vitest';
import { playGame } from './game.ts';
import { useStrangers } from './play-all.ts';
import { playSeries } from './series.ts';

const playAll = useStrangers();

test.each([
  ['whole games', 6, playGame],
  ['a short series', 1, playSeries],
] as const)('a stranger plays %s from the page alone', async (_, count, play) => {
  const { wrong } = await playAll<unknown>(count, play);
  expect(wrong).toEqual([]);
});
