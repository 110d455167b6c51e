/** What a game over days needs besides its moves: more time, and opponents that stand in for people. */
import type { PlayerId, Side } from '../../shared/game/game.ts';
import { runningGame } from '../../shared/table/queries.ts';
import { whyNoGiving, whyNoMoreTime } from '../../shared/table/rules/more-time.ts';
import { isRelieved, isTimeUp, turnOf } from '../../shared/table/rules/relief.ts';
import { sideToMove } from '../../shared/game/rules/to-move.ts';
import { isOverDays, type DaysClock } from '../../shared/table/clock.ts';
import { Action, type CommandOf } from '../session/action.svelte.ts';
import type { useTable } from '../session/context.ts';

/** Create it while a component is being created. */
export class OverDays {
  readonly #at: ReturnType<typeof useTable>;
  readonly #action: Action<CommandOf<'ask-more-time' | 'give-more-time' | 'resume-side'>>;

  constructor(at: ReturnType<typeof useTable>) {
    this.#at = at;
    this.#action = new Action(at.session);
  }

  get busy(): boolean {
    return this.#action.busy;
  }

  /** The running game and its clock; undefined if it isn't played over days. */
  get #now() {
    const { table, session } = this.#at;
    const record = runningGame(table);
    const view = session.game?.id === record?.id ? session.game?.view : undefined;
    if (!record || !view || !table.clock || !isOverDays(table.clock)) return undefined;
    return { record, turn: turnOf(view), clock: table.clock };
  }

  get clock(): DaysClock | undefined {
    return this.#now?.clock;
  }

  /** Identifies the current turn. */
  get turn(): string {
    const { record, turn } = this.#now ?? {};
    return `${record?.id} ${turn?.round} ${turn?.phase}`;
  }

  /** Whether this device's player may ask for more time. */
  get mayAsk(): boolean {
    const { table, session } = this.#at;
    const now = this.#now;
    return now !== undefined && session.me !== undefined && !whyNoMoreTime(table, session.me, now.turn);
  }

  /** Whether this device's player asks for more time. */
  get asked(): boolean {
    const { me } = this.#at.session;
    return me !== undefined && (this.#now?.record.askingForTime?.includes(me) ?? false);
  }

  /** The players of the other side who ask this device's player for more time. */
  get asking(): readonly PlayerId[] {
    const { table, session } = this.#at;
    const now = this.#now;
    if (!now || session.me === undefined || whyNoGiving(table, session.me, now.turn)) return [];
    return now.record.askingForTime ?? [];
  }

  /** The sides for which an opponent plays. The side of this device is left out. */
  get stoodInFor(): readonly Side[] {
    const { seat } = this.#at.session;
    return SIDES.filter((side) => side !== seat && isRelieved(this.#now?.record, side));
  }

  /** Identifies the present reliefs of the other side: a new one is shown although an earlier one was dismissed. */
  get relief(): string {
    const { id, relieved = [] } = this.#now?.record ?? {};
    return `${id} ${relieved.findLastIndex(({ side }) => this.stoodInFor.includes(side))}`;
  }

  /** Whether an opponent plays for this device's side, or only finishes its turn. */
  get forUs(): 'plays' | 'finishes' | undefined {
    const { seat } = this.#at.session;
    const now = this.#now;
    if (!seat || !now) return undefined;
    if (isRelieved(now.record, seat)) return 'plays';
    return sideToMove(now.turn.phase) === seat && isTimeUp(now.record, now.turn) ? 'finishes' : undefined;
  }

  /** Asks for more time, or no longer asks. */
  async ask(): Promise<void> {
    await this.#action.give({ type: 'ask-more-time', wish: !this.asked });
  }

  async give(): Promise<void> {
    await this.#action.give({ type: 'give-more-time' });
  }

  async back(): Promise<void> {
    await this.#action.give({ type: 'resume-side' });
  }
}

const SIDES = ['poseidon', 'navigators'] as const;
