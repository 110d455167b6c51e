/** What a device shows of a talk: which lines are unread, and which are hidden because their player is muted. Pure. */
import type { PlayerId } from '../../shared/game/game.ts';
import type { Line } from '../../shared/game/talk.ts';

/** A line of the table's talk or of the crew's. */
export interface TalkLine {
  /** The number of the line, counted from 0 in each talk. */
  readonly number: number;
  readonly player: PlayerId;
  /** Null if the host has removed the line. */
  readonly line: Line | null;
}

/** The lines of a muted player that follow each other. */
export interface HiddenLines {
  /** The number of the first of them. */
  readonly number: number;
  readonly player: PlayerId;
  readonly hidden: number;
}

/**
 * The lines that a device hasn't shown yet. Lines of its own players, of muted players and removed ones don't count.
 * @param read how many lines of the talk this device has shown
 */
export function unreadOf(
  lines: readonly TalkLine[],
  read: number,
  { mine, muted }: { readonly mine: readonly PlayerId[]; readonly muted: readonly PlayerId[] },
): TalkLine[] {
  return lines.filter(
    ({ number, player, line }) =>
      number >= read && line !== null && !mine.includes(player) && !muted.includes(player),
  );
}

/** The lines as they are shown: lines of a muted player that follow each other become one. */
export function withoutMuted(
  lines: readonly TalkLine[],
  muted: readonly PlayerId[],
): (TalkLine | HiddenLines)[] {
  const shown: (TalkLine | HiddenLines)[] = [];
  for (const line of lines) {
    const { number, player } = line;
    const last = shown.at(-1);
    if (!muted.includes(player)) shown.push(line);
    else if (last && 'hidden' in last && last.player === player)
      shown.splice(-1, 1, { ...last, hidden: last.hidden + 1 });
    else shown.push({ number, player, hidden: 1 });
  }
  return shown;
}
