/** Checks the clock: it exists only if the table has chosen one, and never shows more time than a turn allows. */
import { expectSame, expectThat } from './finding.ts';
import type { Follower } from './follower.ts';
import type { TimeLeft } from './shapes.ts';

export function checkClock(
  { table, picture }: Follower,
  { clock: left, present }: { readonly clock: TimeLeft; readonly present: readonly string[] },
): void {
  const { clock } = table;
  if (!clock || !table.isRunning || !picture) {
    expectSame(left, null, 'the clock where none runs');
    return;
  }
  // The clock doesn't run during a side's turn while none of that side's players are present.
  const isEmpty = (['poseidon', 'navigators'] as const).some(
    (side) => side === picture.phase && !table.on(side).some((player) => present.includes(player)),
  );
  if (isEmpty) {
    expectSame(left, null, 'the clock of a side that is away');
    return;
  }
  // The protocol gives times only for "Poseidon's turn" and "each order", so no other phase has a clock.
  if (picture.phase !== 'poseidon' && picture.phase !== 'navigators') return;
  expectThat(left !== null, `no clock runs in the phase ${picture.phase}`);
  const seconds = picture.phase === 'poseidon' ? clock.poseidon : clock.order;
  expectSame(left.ofMs, seconds * 1000, `the time in the phase ${picture.phase}`);
  expectThat(left.leftMs > 0 && left.leftMs <= left.ofMs, 'no time is left, or more than there is');
}
