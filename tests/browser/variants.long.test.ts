/** Whole games with combinations of variants on real pages. */
import { it } from 'vitest';
import type { Choices } from './lobby.ts';
import { WHOLE_GAME_MS } from './playing.ts';
import { useStage } from './stage.ts';
import { MOST, playWith } from './variant-games.ts';

const stage = useStage();

const GAMES: Readonly<Record<string, Choices>> = {
  'Harder Deduction and Sea Monsters': { ...MOST.harderDeduction, ...MOST.seaMonsters },
  'Use Your Memory and Fog Banks': { ...MOST.useYourMemory, ...MOST.fogBanks },
  'two lighthouses and two maelstroms': { ...MOST.lighthouses, ...MOST.maelstroms },
};

it.each(Object.entries(GAMES))('%s', (name, choices) => playWith(stage, choices, name.length), WHOLE_GAME_MS);
