/** A whole game with all variants on real pages. For other combinations see variants.long.test.ts. */
import { it } from 'vitest';
import type { Choices } from './lobby.ts';
import { WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';
import { MOST, playWith } from './variant-games.ts';

const stage = useStage();

const ALL: Choices = {
  ...MOST.easierDeduction,
  ...MOST.harderDeduction,
  ...MOST.useYourMemory,
  ...MOST.shipsInSight,
  ...MOST.seaMonsters,
  ...MOST.lighthouses,
  ...MOST.maelstroms,
  ...MOST.fogBanks,
};

it('all variants at once', () => playWith(stage, ALL, 20, 'home'), WHOLE_GAME_MS);
