/** Describes a frame of the replay in words. */
import type { Ship } from '../../../shared/board/board.ts';
import { guessError, type Frame } from '../../../shared/game/views/review.ts';
import { drivenBy } from '../../game/driven.ts';
import { t } from '../../text/text.ts';

/** What was done: the tile that was played or the order that was given, and its direct effect. */
export function act({ happening }: Frame): string {
  switch (happening.type) {
    case 'start':
      return t.ending.start;
    case 'storm':
      return t.ending.storm(happening.storm, happening.faceDown);
    case 'monster':
      return t.ending.monster(happening.monster, happening.ship);
    case 'step': {
      const { ship, heading, arrived, caught } = happening;
      if (heading && arrived) return t.ending.arrives(ship, heading);
      if (heading && caught) return t.ending.caught(ship, heading);
      return `${t.survey.order(ship, heading)}.`;
    }
    case 'thrown': {
      const [push] = drivenBy([happening.push]);
      return push ? t.ending.thrown(push.ship, push.heading) : '';
    }
  }
}

/** The result: where a storm drove ships, or what the ship reported. */
export function outcome({ happening }: Frame): string {
  if (happening.type === 'storm') return t.game.driven(drivenBy(happening.pushes));
  return happening.type === 'step' ? t.survey.sentence(happening.reply) : '';
}

/** How the Navigators moved their guesses after the tile or order. */
export function correction({ corrections }: Frame): string {
  if (corrections.length === 0) return '';
  return t.ending.corrected(corrections.map(({ ship, to }) => ({ ship, square: t.common.square(to) })));
}

/** The title of a frame: the name of its round. */
export function title({ round }: Frame): string {
  return round === 0 ? t.ending.beginning : t.ending.roundTitle(round);
}

/** How far off a ship's guess is in a frame, in words. */
export function standing(frame: Frame, ship: Ship, off: (count: number) => string = t.ending.off): string {
  return frame.arrived.includes(ship) ? t.ending.atHome : off(guessError(frame, ship));
}
