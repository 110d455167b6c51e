/** The questions with which the host opens the table, and a table's openness in words. */
import { emptySide, isOpenToStrangers, waitMinutes } from '../../shared/table/rules/open-table.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import { WAIT_MINUTES, type WaitMinutes } from '../../shared/table/open-seats.ts';
import type { Table } from '../../shared/table/table.ts';
import { language } from '../text/catalogue.svelte.ts';
import { t } from '../text/text.ts';
import { timeWords } from '../text/time-text.ts';

/** A question about the table, with its possible answers. */
export interface OpenQuestion {
  readonly name: string;
  /** What the chosen answer does. */
  readonly does: string;
  readonly options: readonly string[];
  /** The index of the chosen answer. */
  readonly taken: number;
  /** The command that chooses another answer. */
  readonly choose: (option: number) => TableCommand;
}

const WAITS: readonly (WaitMinutes | null)[] = [null, ...WAIT_MINUTES];

const minutesWords = (minutes: number) => timeWords(minutes * 60);

/** The questions: whether the table is listed, and if it is, when an opponent takes an empty side. */
export function openQuestions({ open }: Pick<Table, 'open'>): readonly OpenQuestion[] {
  const opened = (wait: WaitMinutes | null): TableCommand => ({
    type: 'open-table',
    open: { waitMinutes: wait, language: language.current },
  });
  const listing: OpenQuestion = {
    name: t.open.listing,
    does: t.open.listingDoes[open ? (open.home ? 'home' : 'public') : 'closed'],
    options: t.open.listingOptions,
    taken: open ? 1 : 0,
    choose: (option) => (option === 1 ? opened(null) : { type: 'open-table', open: null }),
  };
  if (!open) return [listing];
  const wait: OpenQuestion = {
    name: t.open.wait,
    does: t.open.waitDoes(open.waitMinutes === null ? null : minutesWords(open.waitMinutes)),
    options: WAITS.map((minutes) => (minutes === null ? t.open.keepWaiting : minutesWords(minutes))),
    taken: WAITS.indexOf(open.waitMinutes),
    choose: (option) => opened(WAITS[option] ?? null),
  };
  return [listing, wait];
}

/**
 * Tells everybody at a table that strangers may come, and when an opponent will; empty if neither is so.
 * @param leftMs the time that the table's clock shows
 */
export function openSign(table: Table, leftMs: number | null): string {
  const side = emptySide(table);
  const isWaiting = waitMinutes(table) !== undefined && side !== null && leftMs !== null;
  // The minutes are rounded up, so that the sentence rarely changes.
  const minutes = Math.max(1, Math.ceil((leftMs ?? 0) / 60_000));
  return [
    ...(isOpenToStrangers(table) && !table.locked ? [t.open.sign] : []),
    ...(isWaiting ? [t.open.coming(side, minutesWords(minutes))] : []),
  ].join(' ');
}
