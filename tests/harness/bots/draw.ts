/**
 * Draws random games of bots: the opponents, the board, the variants, the number of Navigators, and who owns the ships.
 */
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../../server/lib/read-board-file.ts';
import { SHIPS, type Board, type Ship } from '../../../shared/board/board.ts';
import { BASE_GAME, type Owners, type PlayerId, type Variants } from '../../../shared/game/game.ts';
import { inPlay } from '../../../shared/game/variants.ts';
import { RUNGS, type Rung } from '../../../shared/opponents/opponents.ts';
import type { Random } from '../../../shared/random.ts';
import { seededBy } from '../../../shared/seeded.ts';
import { allVariants } from '../../helpers/arbitraries.ts';
import { oneOf } from '../../helpers/random.ts';

/** Our own boards, A to D. */
export const BOARDS: readonly Board[] = boardFilesIn(BOARDS_FOLDER).flatMap((path) => {
  const parsed = readBoardFile(path);
  return parsed.ok ? [parsed.board] : [];
});

/** The strengths of the crew and of Poseidon. */
export interface Pairing {
  readonly crew: Rung;
  readonly poseidon: Rung;
}

export const PAIRINGS: readonly Pairing[] = RUNGS.flatMap((crew) =>
  RUNGS.map((poseidon) => ({ crew, poseidon })),
);

/** One game to play. The same seed and the same index always give the same game. */
export interface Drawn extends Pairing {
  readonly board: string;
  readonly variants: Variants;
  readonly owners: Owners;
  readonly navigators: readonly PlayerId[];
  /** The command-line arguments that draw this game again. */
  readonly name: string;
}

/**
 * How many games each pairing plays, relative to the others. Slow opponents play less often, because thousands of their
 * games would take too long. The numbers come from how long a game of each pairing took when this was written.
 */
const SHARES: Readonly<Record<Rung, Readonly<Record<Rung, number>>>> = {
  1: { 1: 45, 2: 6, 3: 1 },
  2: { 1: 40, 2: 5, 3: 1 },
  3: { 1: 5, 2: 3, 3: 1 },
};

const ALL = [...allVariants()];
/** The mixes whose moves take longest to decide. */
const HEAVIEST = ALL.filter(isHeaviest);

const BASE_SHARE = 0.15;
const HEAVIEST_SHARE = 0.1;

const CREW: readonly PlayerId[] = ['anna', 'bert', 'cleo', 'dora'];

/** Draws a game. `number` is its index among the games of this seed. */
export function drawGame(seed: number, number: number): Drawn {
  const random = seededBy(`bots ${seed} ${number}`);
  const pairing = drawPairing(random);
  const navigators = CREW.slice(0, oneOf([1, 1, 1, 2, 3, 4], random));
  return {
    ...pairing,
    board: oneOf(BOARDS, random).id,
    variants: drawVariants(random),
    navigators,
    owners: drawOwners(navigators, random),
    name: `bots --seed ${seed} --from ${number} --games 1`,
  };
}

function drawPairing(random: Random): Pairing {
  const shares = PAIRINGS.map(({ crew, poseidon }) => SHARES[crew][poseidon]);
  let luck = random() * shares.reduce((sum, share) => sum + share, 0);
  const drawn = PAIRINGS.find((_, i) => (luck -= shares[i] as number) < 0);
  return drawn ?? oneOf(PAIRINGS, random);
}

/** Draws the base game, one of the heaviest mixes, or any mix, each with some probability. */
export function drawVariants(random: Random): Variants {
  const luck = random();
  if (luck < BASE_SHARE) return BASE_GAME;
  return oneOf(luck < BASE_SHARE + HEAVIEST_SHARE ? HEAVIEST : ALL, random);
}

/** Draws who owns the ships: nobody, owners dealt as in competing mode (ruling 25), or owners chosen for some ships. */
function drawOwners(navigators: readonly PlayerId[], random: Random): Owners {
  const way =
    navigators.length === 1 ? 'anybody' : oneOf(['anybody', 'competing', 'wished'] as const, random);
  const owner = (place: number): PlayerId | null => {
    if (way === 'anybody') return null;
    if (way === 'wished' && random() < 0.4) return null;
    // With three Navigators, the fourth ship belongs to all of them.
    return navigators.length === 3
      ? (navigators[place] ?? null)
      : (navigators[place % navigators.length] ?? null);
  };
  return Object.fromEntries(SHIPS.map((ship, place) => [ship, owner(place)])) as Record<
    Ship,
    PlayerId | null
  >;
}

/** The types of variant mixes, from the quickest to the slowest to decide on. */
export const MIXES = ['base game', 'storms seen', 'Harder', 'Harder, tiles, monsters'] as const;
export type Mix = (typeof MIXES)[number];

export function mixOf(variants: Variants): Mix {
  if (inPlay(variants).length === 0) return 'base game';
  if (!variants.harderDeduction) return 'storms seen';
  return isHeaviest(variants) ? 'Harder, tiles, monsters' : 'Harder';
}

/** Matches mixes with Harder Deduction, at least two secret tiles, and sea monsters. */
function isHeaviest({ harderDeduction, maelstroms, fogBanks, seaMonsters }: Variants): boolean {
  return harderDeduction && maelstroms + fogBanks >= 2 && seaMonsters.length > 0;
}
