/** The hands that Poseidon may hold. With Harder Deduction, nobody sees which storms he has played (ruling 5). */
import { STORM_COUNTS, type Storm } from '../../game/game.ts';
import { playableTiles } from '../../game/moves.ts';
import { isMonster } from '../../game/rules/storms.ts';

/**
 * The storms that Poseidon has left, and whether his last tile was a Great Storm. The legality of a tile depends on
 * nothing else (ruling 4).
 */
export interface Hand {
  readonly id: number;
  /** The storms that are left, in the order of STORM_COUNTS. */
  readonly storms: readonly Storm[];
  /** Whether the newest tile was a Great Storm. */
  readonly afterGreat: boolean;
}

/** A storm that may be played, and the hand after it has been played. */
export interface Play {
  readonly storm: Storm;
  readonly left: Hand;
}

/** All possible hands. Equal hands are the same instance. */
export interface Hands {
  readonly full: Hand;
  /** The storms that may be played from a hand. Each kind is listed once. */
  playable(hand: Hand): readonly Play[];
  /** The hand after a sea monster. A sea monster interrupts a row of Great Storms (ruling 19). */
  afterMonster(hand: Hand): Hand;
}

/** The hands of one game. Each hand is computed when it is first needed. */
export function makeHands(): Hands {
  const hands = new Map<string, Hand>();
  const plays = new Map<Hand, readonly Play[]>();

  const handOf = (storms: readonly Storm[], afterGreat: boolean): Hand => {
    const name = `${afterGreat} ${storms.join(' ')}`;
    const hand = hands.get(name) ?? { id: hands.size, storms, afterGreat };
    hands.set(name, hand);
    return hand;
  };

  const workOut = ({ storms, afterGreat }: Hand): Play[] =>
    playableTiles({ hand: storms, played: afterGreat ? [{ tile: 'great', round: 0 }] : [] })
      .filter((tile) => !isMonster(tile))
      .map((storm) => ({
        storm,
        left: handOf(storms.toSpliced(storms.indexOf(storm), 1), storm === 'great'),
      }));

  return {
    full: handOf(
      (Object.keys(STORM_COUNTS) as Storm[]).flatMap((storm) =>
        Array.from({ length: STORM_COUNTS[storm] }, () => storm),
      ),
      false,
    ),
    playable(hand) {
      const known = plays.get(hand) ?? workOut(hand);
      plays.set(hand, known);
      return known;
    },
    afterMonster: ({ storms }) => handOf(storms, false),
  };
}
