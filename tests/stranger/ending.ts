/** Checks that a game ended when and as it should, from what one audience has received. */
import { expectSame, expectThat } from './finding.ts';
import type { Picture } from './picture.ts';
import { SHIPS, type Outcome } from './shapes.ts';

const STORMS = 11;

/** Three of the four ships are enough to win. This is in the rulebook but not in the protocol. */
export const ENOUGH = 3;

export function endsRightly(picture: Picture, outcome: Outcome): void {
  const { arrived, atSea, stepped, storms } = picture;
  expectSame(
    outcome.arrived,
    SHIPS.filter((ship) => arrived.includes(ship)),
    'the ships that arrived',
  );
  if (outcome.conceded !== undefined) {
    expectThat(arrived.length < ENOUGH, 'a side conceded a game that was won');
    expectSame(outcome.conceded, picture.round, 'the round of the concession');
    return;
  }
  expectSame(outcome.winner, arrived.length >= ENOUGH ? 'navigators' : 'poseidon', 'the winner');
  // The winners may end the game at any time.
  if (arrived.length >= ENOUGH) return;
  const isRoundOver = atSea.every((ship) => stepped.includes(ship));
  expectThat(atSea.length === 0 || (isRoundOver && storms === STORMS), 'the game ended early');
}

/** True if a game continues although it should have ended. */
export function isOverdue(picture: Picture): boolean {
  if (picture.phase === 'over') return false;
  return picture.atSea.length === 0 || (picture.phase === 'poseidon' && picture.storms === STORMS);
}
