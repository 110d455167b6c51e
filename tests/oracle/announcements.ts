/** Random games as lists of commands, each with the events that the Navigators received. */
import type { Random } from '../../shared/random.ts';
import type { Board } from '../../shared/board/board.ts';
import type { Actor, Game, GameCommand, GameEvent, Variants } from '../../shared/game/game.ts';
import { tell, type Recall } from '../../shared/game/tell.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { began, eventsOf, nextMove, perform, start, type Began, type Play } from '../helpers/play.ts';

/** One command that was carried out. */
export interface Announcement {
  readonly actor: Actor;
  readonly command: GameCommand;
  /** 'faded' once the Navigators may no longer see the command's replies (ruling 17), otherwise 'fresh'. */
  readonly recall: Recall;
  readonly told: readonly NavigatorsTold[];
  /** The true game after the command. */
  readonly game: Game;
}

/** A game as the Navigators see it. */
export interface Heard {
  readonly first: Began;
  readonly announcements: readonly Announcement[];
}

/** The Navigators' versions of these events, without events that they may not see. */
export function tellNavigators(events: readonly GameEvent[], recall: Recall): NavigatorsTold[] {
  return events.map((event) => tell(event, 'navigators', recall)).filter((told) => told !== null);
}

/**
 * Plays a random game to its end, and records the events as the Navigators receive them during the game.
 * @param luck how often the Navigators happen to choose the heading towards the Sacred Island, from 0 to 1
 */
export function hearGame(board: Board, variants: Variants, random: Random, luck: number): Heard {
  const first = began(board, variants);
  const announcements: Announcement[] = [];
  let play: Play = start(first);
  for (let move = nextMove(play.game, random, luck); move; move = nextMove(play.game, random, luck)) {
    const events = eventsOf(play.game, move.actor, move.command);
    play = perform(play, move);
    announcements.push({ ...move, recall: 'fresh', told: tellNavigators(events, 'fresh'), game: play.game });
  }
  return { first, announcements };
}

const TILES: readonly GameCommand['type'][] = ['play-storm', 'play-monster'];

/** The game as seen by a Navigator who returns after this many commands, with Use Your Memory. */
export function hearAgain({ first, announcements }: Heard, count: number): Heard {
  const heard = announcements.slice(0, count);
  const newestTile = heard.findLastIndex(({ command }) => TILES.includes(command.type));
  const faded = heard.map((announcement, i): Announcement => {
    if (i >= newestTile) return announcement;
    return { ...announcement, recall: 'faded', told: announcement.told.map(fade) };
  });
  return { first, announcements: faded };
}

function fade(told: NavigatorsTold): NavigatorsTold {
  return told.type === 'sailed' || told.type === 'surveyed' ? { ...told, reply: null } : told;
}
