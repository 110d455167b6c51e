/** What a game of bots is drawn from: who plays whom, the board, the variants, how many Navigators, whose the ships are. */
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../../server/lib/read-board-file.ts';
import { SHIPS, type Board, type Ship } from '../../../shared/board/board.ts';
import { BASE_GAME, type Owners, type PlayerId, type Variants } from '../../../shared/game/game.ts';
import { inPlay } from '../../../shared/game/variants.ts';
import { RUNGS, type Rung } from '../../../shared/opponents/opponents.ts';
import type { Random } from '../../../shared/random.ts';
import { seededBy } from '../../../shared/seeded.ts';
import { allVariants } from '../../helpers/arbitraries.ts';
import { oneOf } from '../../helpers/random.ts';

/** Boards A to D. */
export const BOARDS: readonly Board[] = boardFilesIn(BOARDS_FOLDER).flatMap((path) => {
  const parsed = readBoardFile(path);
  return parsed.ok ? [parsed.board] : [];
});

/** A crew of one rung against a Poseidon of another. */
export interface Pairing {
  readonly crew: Rung;
  readonly poseidon: Rung;
}

export const PAIRINGS: readonly Pairing[] = RUNGS.flatMap((crew) =>
  RUNGS.map((poseidon) => ({ crew, poseidon })),
);

/** One game. The same number of the same seed is the same game. */
export interface Drawn extends Pairing {
  readonly board: string;
  readonly variants: Variants;
  readonly owners: Owners;
  readonly navigators: readonly PlayerId[];
  /** Draws the same game again. */
  readonly name: string;
}

/**
 * Of so many games how many a pairing has: minds that think longer play less often, so that thousands can be played
 * at all. By what a game of each took when this was written.
 */
const SHARES: Readonly<Record<Rung, Readonly<Record<Rung, number>>>> = {
  1: { 1: 45, 2: 6, 3: 1 },
  2: { 1: 40, 2: 5, 3: 1 },
  3: { 1: 5, 2: 3, 3: 1 },
};

const ALL = [...allVariants()];
/** The mixes in which there is most to think about. */
const HEAVIEST = ALL.filter(isHeaviest);

const BASE_SHARE = 0.15;
const HEAVIEST_SHARE = 0.1;

const CREW: readonly PlayerId[] = ['anna', 'bert', 'cleo', 'dora'];

/** Game so-and-so of a run. */
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

/** The base game now and then, the heaviest mixes likewise, else any mix that there is. */
export function drawVariants(random: Random): Variants {
  const luck = random();
  if (luck < BASE_SHARE) return BASE_GAME;
  return oneOf(luck < BASE_SHARE + HEAVIEST_SHARE ? HEAVIEST : ALL, random);
}

/** Anybody's, as competing players have them (ruling 25), or as some have wished for them. */
function drawOwners(navigators: readonly PlayerId[], random: Random): Owners {
  const way =
    navigators.length === 1 ? 'anybody' : oneOf(['anybody', 'competing', 'wished'] as const, random);
  const owner = (place: number): PlayerId | null => {
    if (way === 'anybody') return null;
    if (way === 'wished' && random() < 0.4) return null;
    // Three share the fourth ship.
    return navigators.length === 3
      ? (navigators[place] ?? null)
      : (navigators[place % navigators.length] ?? null);
  };
  return Object.fromEntries(SHIPS.map((ship, place) => [ship, owner(place)])) as Record<
    Ship,
    PlayerId | null
  >;
}

/** What there is to think about, by the kind of mix. */
export const MIXES = ['base game', 'storms seen', 'Harder', 'Harder, tiles, monsters'] as const;
export type Mix = (typeof MIXES)[number];

export function mixOf(variants: Variants): Mix {
  if (inPlay(variants).length === 0) return 'base game';
  if (!variants.harderDeduction) return 'storms seen';
  return isHeaviest(variants) ? 'Harder, tiles, monsters' : 'Harder';
}

/** Harder Deduction, at least two secret tiles, and sea monsters. */
function isHeaviest({ harderDeduction, maelstroms, fogBanks, seaMonsters }: Variants): boolean {
  return harderDeduction && maelstroms + fogBanks >= 2 && seaMonsters.length > 0;
}
