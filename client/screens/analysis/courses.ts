/** The routes that are drawn for a moment: the move that was played, and a better one. */
import type { Heading, Square } from '../../../shared/board/squares.ts';
import { headingBetween } from '../../../shared/board/squares.ts';
import type { ReviewCursor } from './review-cursor.svelte.ts';
import { toldOf } from './storm-words.ts';

export interface Course {
  readonly from: Square;
  readonly heading: Heading;
  readonly better: boolean;
}

export interface Drawn {
  readonly courses: readonly Course[];
  /**
   * The square where the routes begin, if the ship's square is not certain and no ship is drawn there; otherwise null.
   * It is then the ship's most likely square.
   */
  readonly likeliest: Square | null;
}

const NONE: Drawn = { courses: [], likeliest: null };

/**
 * The routes to draw. An order begins at the ship's most likely square in the Navigators' view, and at its true square
 * in other views.
 */
export function coursesAt({
  moment,
  question,
  eyes,
  frame,
  known,
  isBefore,
}: Pick<ReviewCursor, 'moment' | 'question' | 'eyes' | 'frame' | 'known' | 'isBefore'>): Drawn {
  if (!moment || question || (moment.kind !== 'storm' && !isBefore)) return NONE;
  const blind = eyes === 'navigators';
  switch (moment.kind) {
    case 'order': {
      const { ship, ordered, better } = moment;
      const likeliest = known?.ships[ship].squares[0]?.[0];
      const from = blind ? likeliest : frame.ships[ship];
      if (!from) return NONE;
      const courses = [
        { from, heading: ordered.heading, better: false },
        { from, heading: better.heading, better: true },
      ];
      return { courses, likeliest: blind ? from : null };
    }
    case 'weak': {
      if (blind) return NONE;
      const [played, better] = [moment.played.drive, moment.better.drive];
      const courses = [
        { from: frame.ships[played.ship], heading: played.heading, better: false },
        { from: frame.ships[better.ship], heading: better.heading, better: true },
      ];
      return { courses, likeliest: null };
    }
    case 'storm': {
      if (blind) return NONE;
      const courses = toldOf(moment).flatMap(({ from, to }) => {
        const heading = headingBetween(from, to);
        return heading ? [{ from, heading, better: false }] : [];
      });
      return { courses, likeliest: null };
    }
    case 'survey': {
      if (blind || !moment.choice) return NONE;
      const { heading } = moment.choice.ordered;
      return { courses: [{ from: moment.truly, heading, better: false }], likeliest: null };
    }
  }
}
