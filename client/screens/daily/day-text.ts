/** The result of a daily game as a text to share. */
import type { KeptAlone } from '../../analysis/kept-alone.ts';
import { dayWords } from '../../lib/days.ts';
import { dayPath } from '../../lib/router.svelte.ts';
import { language } from '../../text/catalogue.svelte.ts';
import { t } from '../../text/text.ts';
import { shortBoardName } from '../../ui/board-name.ts';
import { marksOf, shareText } from './result.ts';

export function dayText(day: string, game: KeptAlone): string {
  const date = dayWords(day, language.current, { day: 'numeric', month: 'short', year: 'numeric' });
  return shareText([
    t.daily.shareTitle(date, shortBoardName(game.board)),
    marksOf(game),
    t.daily.home(game.home, game.rounds),
    game.score === null ? null : t.daily.shareScore(game.score),
    game.easier ? t.daily.easier : null,
    game.late ? t.daily.late : null,
    `${location.origin}${dayPath(day)}`,
  ]);
}
