/** What the home page says of an open table. */
import type { Listing } from '../../../shared/table/listing.ts';
import { clockSetting } from '../../table/clock-choices.ts';
import { rulesName } from '../../table/rules-name.ts';
import { language, LANGUAGES } from '../../text/catalogue.svelte.ts';
import { t } from '../../text/text.ts';
import { boardTitle } from '../../ui/board-name.ts';

export interface OpenRow {
  /** The host, and the others who are there. */
  readonly who: string;
  readonly facts: readonly string[];
  /** What a tap does. */
  readonly does: string;
}

export function openRow(table: Listing): OpenRow {
  const { host, players, state, free, board, variants, mode, clock, language: spoken } = table;
  const isRunning = state === 'running';
  const others = players.filter((_, i) => i !== players.indexOf(host));
  const isOther = spoken !== undefined && spoken !== language.current;
  return {
    who: t.open.company(host, others),
    facts: [
      isRunning ? t.open.running : t.open.free(free.poseidon, free.navigators),
      boardTitle(board),
      rulesName(variants),
      ...(mode === 'competing' ? [t.series.mode[mode]] : []),
      ...(clock ? [clockSetting(clock)] : []),
      ...(isOther ? [LANGUAGES[spoken]] : []),
    ],
    does: isRunning ? t.open.watch : t.open.join,
  };
}
