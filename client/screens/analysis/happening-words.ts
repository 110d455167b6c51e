/** Describes what happened at a moment: what was done, and its result. */
import type { Happening } from '../../../shared/game/views/review.ts';
import { drivenBy } from '../../game/driven.ts';
import { t } from '../../text/text.ts';

/** What was done: the tile that was played, or the order that was given. */
export function act(happening: Happening): string {
  switch (happening.type) {
    case 'start':
      return t.analysis.beginning;
    case 'storm':
      return `${t.common.tiles[happening.storm]}.`;
    case 'monster':
      return `${t.common.tiles[happening.monster]}.`;
    case 'step':
      return `${t.survey.order(happening.ship, happening.heading)}.`;
    case 'thrown':
      return t.game.driven(drivenBy([happening.push]));
  }
}

/** The result of the tile or order. */
export function outcome(happening: Happening): string {
  switch (happening.type) {
    case 'storm':
      return t.game.driven(drivenBy(happening.pushes));
    case 'monster':
      return t.tiles.holds(happening.ship);
    case 'step': {
      const reply = t.survey.sentence(happening.reply);
      return happening.caught ? `${reply} ${t.survey.caught}` : reply;
    }
    default:
      return '';
  }
}
