/** The compact form of events in feeds. Converting events to this form and back gives the same events. */
import { expect, it } from 'vitest';
import type { Variants } from '../../shared/game/game.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { AUDIENCES } from '../../shared/game/told.ts';
import { expandFeed, compactFeed } from '../../shared/wire/compact-feed.ts';
import { wholeGame } from '../helpers/finished.ts';

const TILES = { seaMonsters: ['leviathan', 'kraken'], lighthouses: 2, maelstroms: 2, fogBanks: 2 } as const;
const GAMES: readonly Partial<Variants>[] = [
  {},
  TILES,
  { ...TILES, easierDeduction: true },
  { ...TILES, harderDeduction: true, useYourMemory: true, shipsInSight: 'whether any' },
];

it.each(GAMES)('%o', (variants) => {
  for (let seed = 1; seed <= 5; seed++) {
    const events = wholeGame(seed, variants);
    const shortened = { before: 0, after: 0 };
    for (const audience of AUDIENCES) {
      const told = tellLog(events, { useYourMemory: variants.useYourMemory ?? false }, audience);
      const feed = { log: 'game', game: 'g', audience, from: 1, events: told.slice(1) } as const;
      const text = JSON.stringify(compactFeed([feed]));
      expect(expandFeed(JSON.parse(text) as never, feed)).toEqual(feed);
      shortened.before += JSON.stringify(feed).length;
      shortened.after += text.length;
    }
    expect(shortened.after / shortened.before).toBeLessThan(0.8);
  }
});

it("the start of a game and the table's log are never compacted", () => {
  const first = { log: 'game', game: 'g', audience: 'onlookers', from: 0, events: [] } as const;
  const table = { log: 'table', from: 3, events: [] } as const;
  expect(compactFeed([first])).toBeUndefined();
  expect(compactFeed([table])).toBeUndefined();
  expect(compactFeed([table, { ...first, from: 4 }])).toBeUndefined();
  expect(compactFeed([])).toBeUndefined();
});
