/** Chooses variants and a board for a comparison. */
import type { Board } from '../../shared/board/board.ts';
import { BASE_GAME, SEA_MONSTERS, type Variants } from '../../shared/game/game.ts';
import { hasRoom } from '../../shared/game/rules/placing.ts';
import type { Random } from '../../shared/random.ts';
import { oneOf } from '../helpers/random.ts';
import { roomyBoards, smallBoards, tinyBoards } from './charts.ts';

/** Random variants. Each variant occurs in many results, and some results contain all variants. */
export function drawVariants(random: Random): Variants {
  const often = (share: number) => random() < share;
  const count = (share: number) => (often(share) ? oneOf([1, 2], random) : 0);
  const busy = oneOf([0, 0.2, 0.5], random);
  return {
    ...BASE_GAME,
    harderDeduction: often(busy),
    easierDeduction: often(busy),
    useYourMemory: often(0.2),
    shipsInSight: often(0.35) ? 'whether any' : 'how many',
    seaMonsters: often(busy) ? oneOf([['leviathan'], ['kraken'], SEA_MONSTERS], random) : [],
    lighthouses: count(busy),
    maelstroms: count(busy),
    fogBanks: count(busy),
  };
}

/** A board with room for the special tiles of these variants. */
export function drawBoardFor(variants: Variants, random: Random): Board {
  const all = [...tinyBoards, ...smallBoards, ...roomyBoards];
  return oneOf(
    all.filter((board) => hasRoom(board, variants)),
    random,
  );
}

/** The names under which comparisons are counted. */
export function namesOf(variants: Variants): string[] {
  const { seaMonsters, lighthouses, maelstroms, fogBanks } = variants;
  const names = [
    variants.harderDeduction && 'Harder Deduction',
    variants.easierDeduction && 'Easier Deduction',
    variants.useYourMemory && 'Use Your Memory',
    variants.shipsInSight === 'whether any' && 'ships in sight: whether any',
    seaMonsters.length > 0 && 'sea monsters',
    lighthouses > 0 && 'lighthouses',
    maelstroms === 1 && 'one maelstrom',
    maelstroms === 2 && 'two maelstroms',
    fogBanks === 1 && 'one fog bank',
    fogBanks === 2 && 'two fog banks',
    maelstroms > 0 && fogBanks > 0 && 'maelstroms and fog banks',
  ].filter((name) => name !== false);
  return names.length > 0 ? names : ['base game'];
}
