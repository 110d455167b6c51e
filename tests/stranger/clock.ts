/** Checks the clock: it exists only if the table has chosen one, and never shows more time than a turn allows. */
import { expectSame, expectThat } from './finding.ts';
import type { Picture } from './picture.ts';
import type { Follower } from './follower.ts';
import type { Side, TimeLeft } from './shapes.ts';

export function checkClock(
  { table, picture }: Follower,
  { clock: left, present }: { readonly clock: TimeLeft; readonly present: readonly string[] },
): void {
  const { clock } = table;
  if (!clock || !table.isRunning || !picture) {
    expectSame(left, null, 'the clock where none runs');
    return;
  }
  if ('hours' in clock) {
    checkDays(clock.hours, left, table.on(sideIn(picture.phase)).length > 0);
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

/** A clock of days runs no matter who is there, and in every phase of a game. */
function checkDays(hours: number, left: TimeLeft, hasPlayers: boolean): void {
  // The clock of a side without players may run on, or not have begun.
  if (!hasPlayers && left === null) return;
  expectThat(left !== null, 'the clock of days does not run');
  expectSame(left.ofMs, hours * 3_600_000, 'the time of a turn over days');
  expectThat(left.leftMs > 0 && left.leftMs <= left.ofMs, 'no time is left, or more than there is');
}

function sideIn(phase: Picture['phase']): Side {
  return phase === 'navigators' || phase === 'lighthouses' ? 'navigators' : 'poseidon';
}
