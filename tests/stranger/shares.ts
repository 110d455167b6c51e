/** The owners of ships, from the table "Seats and ships" in the protocol and from the players' wishes. */
import { expectSame, expectThat } from './finding.ts';
import { SHIPS, type Mode, type Owners, type Ship } from './shapes.ts';

/** The number of ships for each Navigator, the largest first. */
export function sharesOf(mode: Mode, navigators: number): number[] {
  const equal = Math.floor(SHIPS.length / navigators);
  const over = mode === 'cooperative' ? SHIPS.length % navigators : 0;
  return Array.from({ length: navigators }, (_, index) => equal + (index < over ? 1 : 0));
}

export const shipsOf = (owners: Owners, player: string | null): Ship[] =>
  SHIPS.filter((ship) => owners[ship] === player);

/** The number of ships that this player may get, given the other Navigators' wishes. */
export function shareOf(mode: Mode, navigators: readonly string[], wishes: Owners, player: string): number {
  const shares = sharesOf(mode, navigators.length);
  const others = navigators.filter((other) => other !== player);
  const held = others.map((other) => shipsOf(wishes, other).length).sort((a, b) => b - a);
  // If one share is larger than the others, it goes to the first player who wishes for that many ships.
  const [most = 0, next = most] = shares;
  return (held[0] ?? 0) >= most && shares.length > 1 ? next : most;
}

/** Checks that every Navigator got a share, and that all wishes were granted. */
export function dealsFairly(mode: Mode, navigators: readonly string[], owners: Owners, wishes: Owners): void {
  const counts = navigators.map((player) => shipsOf(owners, player).length).sort((a, b) => b - a);
  const shares = sharesOf(mode, navigators.length);
  expectSame(counts, shares, `the shares of ${navigators.length} Navigators, ${mode}`);
  const dealt = shares.reduce((sum, share) => sum + share, 0);
  expectSame(shipsOf(owners, null).length, SHIPS.length - dealt, 'how many ships anybody may order');
  for (const player of navigators) {
    const wished = shipsOf(wishes, player);
    if (wished.length > shareOf(mode, navigators, wishes, player)) continue;
    expectThat(
      wished.every((ship) => owners[ship] === player),
      `${player} wished for ${wished.join()} and got ${shipsOf(owners, player).join()}`,
    );
  }
}
