/** Whether docs/PROTOCOL.md is enough, by some games: stranger.long.test.ts plays as many as it takes to meet everything. */
import { expect, test } from 'vitest';
import { playGame } from './game.ts';
import { useStrangers } from './play-all.ts';
import { playSeries } from './series.ts';

const playAll = useStrangers();

test.each([
  ['whole games', 10, playGame],
  ['a short series', 1, playSeries],
] as const)('a stranger plays %s from the page alone', async (_, count, play) => {
  const { wrong } = await playAll<unknown>(count, play);
  expect(wrong).toEqual([]);
});
