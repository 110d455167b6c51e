/**
 * Decides which events of a table's log count towards its limit. Events of players who play count. Events of anybody
 * else don't, so that strangers can't use up a table's limit. Events that are replaced by the next event of their type
 * don't count either, and neither does talk, which has a limit of its own.
 */
import type { PlayerId } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';

/** The types of events that are replaced by the next event of the same type, even if another player caused it. */
const REPLACED: ReadonlySet<TableEvent['type']> = new Set([
  'board-chosen',
  'own-board-chosen',
  'variants-chosen',
  'mode-chosen',
  'clock-chosen',
  'days-clock-chosen',
  'relief-clock-chosen',
  'oracle-chosen',
  'survey-help-chosen',
  'chart-opened',
  'ships-wished',
  'table-locked',
  'table-opened',
  'olympus-allowed',
  'free-text-allowed',
  'sat',
]);

const TALK: ReadonlySet<TableEvent['type']> = new Set(['said', 'line-removed']);

export class Tally {
  /** The number of events that have been examined so far. */
  seen = 0;
  #counted = 0;
  #isPlaying = false;
  /**
   * The players whose events count: the first one who came, everybody who became host, and everybody who has had a seat
   * in a game.
   */
  readonly #concerned = new Set<PlayerId>();

  /**
   * Examines the events that follow those already seen.
   * @returns how many of all events so far count
   */
  take(events: readonly TableEvent[]): number {
    for (const event of events) {
      this.#note(event);
      if (this.#counts(event)) this.#counted++;
    }
    this.seen += events.length;
    return this.#counted;
  }

  #note(event: TableEvent): void {
    switch (event.type) {
      case 'joined':
        if (this.#concerned.size === 0) this.#concerned.add(event.player);
        return;
      case 'host-passed':
        this.#concerned.add(event.player);
        return;
      case 'sat':
        if (this.#isPlaying) this.#concerned.add(event.player);
        return;
      case 'game-began':
        this.#isPlaying = true;
        for (const player of [event.poseidon, ...event.navigators]) this.#concerned.add(player);
        return;
      case 'game-ended':
        this.#isPlaying = false;
        return;
      default:
    }
  }

  #counts(event: TableEvent): boolean {
    if (REPLACED.has(event.type) || TALK.has(event.type)) return false;
    return !('player' in event) || this.#concerned.has(event.player);
  }
}
