/** The phrases that can be said about a ship and a square. Pure. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { PHRASE_GAPS, TALK_PHRASES, type Line } from '../../../shared/game/talk.ts';

/** What is chosen; null if nothing is. */
interface Chosen {
  readonly ship: Ship | null;
  readonly square: Square | null;
}

/** The phrases that take nothing. */
export const PLAIN = TALK_PHRASES.filter(
  (phrase) => !PHRASE_GAPS[phrase].ship && !PHRASE_GAPS[phrase].square,
).map((phrase): Line => ({ type: 'phrase', phrase }));

/** The phrases about what is chosen. Those that take something that isn't chosen are left out. */
export function phrasesAbout({ ship, square }: Chosen): Line[] {
  return TALK_PHRASES.flatMap((phrase): Line[] => {
    const gaps = PHRASE_GAPS[phrase];
    if (!(gaps.ship || gaps.square) || (gaps.ship && !ship) || (gaps.square && !square)) return [];
    const about = { ...(gaps.ship && ship && { ship }), ...(gaps.square && square && { square }) };
    return [{ type: 'phrase', phrase, ...about }];
  });
}
