/**
 * The report whose squares are framed on the board. A newcomer's first reports are framed for as long as they are shown
 * as the newest. Any report is framed after a tap, until the player taps it again or turns to something else.
 */
import { getContext, setContext } from 'svelte';
import type { Square } from '../../../shared/board/squares.ts';
import type { Reply } from '../../../shared/game/game.ts';
import type { Newcomer } from '../newcomer/newcomer.svelte.ts';

interface Sources {
  /** The report that the screen shows as the newest; null if it shows none. */
  readonly newest: () => Reply | null;
  /** What the player is occupied with. When it changes, the frame after a tap disappears. */
  readonly subject: () => unknown;
  /** The square from which a report came. */
  readonly from: (reply: Reply) => Square | null;
}

export class ReportArea {
  readonly #newcomer: Newcomer;
  readonly #sources: Sources;
  /** The report to frame after a tap, or null for none, and what was current at that time. */
  #tapped = $state.raw<{ reply: Reply | null; newest: Reply | null; subject: unknown } | null>(null);

  /** The framed report; null if there is none. */
  readonly reply = $derived.by<Reply | null>(() => {
    const [newest, subject] = [this.#sources.newest(), this.#sources.subject()];
    const tapped = this.#tapped;
    if (tapped?.newest === newest && tapped.subject === subject) return tapped.reply;
    return newest && this.#newcomer.isNew('report', newest) ? newest : null;
  });
  /** The square in the middle of the frame; null if there is no frame. */
  readonly square = $derived.by(() => this.reply && this.#sources.from(this.reply));

  constructor(newcomer: Newcomer, sources: Sources) {
    this.#newcomer = newcomer;
    this.#sources = sources;
  }

  /** Frames a report, or removes its frame. */
  toggle(reply: Reply): void {
    const { newest, subject } = this.#sources;
    const isFramed = this.reply === reply;
    this.#tapped = { reply: isFramed ? null : reply, newest: newest(), subject: subject() };
  }
}

const KEY = Symbol('report area');
export const setReportArea = (area: ReportArea): ReportArea => setContext(KEY, area);
/** The frame on this screen's board; undefined if the board shows none. */
export const getReportArea = (): ReportArea | undefined => getContext(KEY);
