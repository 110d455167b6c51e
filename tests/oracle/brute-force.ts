/**
 * Lists every history that agrees with what the Navigators received, using the real rules and not the oracle. Histories
 * that lead to the same game are merged, and their weights are added.
 */
import { decide } from '../../shared/game/decide.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameCommand, PoseidonCommand } from '../../shared/game/game.ts';
import { poseidonMoves } from '../../shared/game/moves.ts';
import type { Began } from '../helpers/play.ts';
import { tellNavigators, type Announcement } from './announcements.ts';
import { nameState } from './state-names.ts';

/** A game that agrees with everything that the Navigators received, and its probability. */
export interface Possible {
  readonly game: Game;
  readonly weight: number;
}

/** All possible games. Each one's key is made from its secrets. */
export type Possibilities = ReadonlyMap<string, Possible>;

/** The possible games at the start. There is only one. */
export function beginListing(first: Began): Possibilities {
  const game = replay([first]);
  return new Map([[nameState(game), { game, weight: 1 }]]);
}

/**
 * The possible games after one more command. Null if more than `most` pairs of a game and a command would have to be
 * tried.
 */
export function listOn(
  possibilities: Possibilities,
  announcement: Announcement,
  most: number,
): Possibilities | null {
  const heard = JSON.stringify(announcement.told);
  const fitting = new Map<string, { game: Game; weight: number }>();
  let branches = 0;
  let whole = 0;
  for (const possible of possibilities.values()) {
    for (const { command, chance } of choices(possible.game, announcement)) {
      if (++branches > most) return null;
      const decision = decide(possible.game, announcement.actor, command);
      if (!decision.ok) throw new Error(`${JSON.stringify(command)} is refused: ${decision.refusal}`);
      if (JSON.stringify(tellNavigators(decision.events, announcement.recall)) !== heard) continue;
      const game = decision.events.reduce(evolve, possible.game);
      const weight = possible.weight * chance;
      whole += weight;
      const name = nameState(game);
      const same = fitting.get(name);
      if (same) same.weight += weight;
      else fitting.set(name, { game, weight });
    }
  }
  for (const possible of fitting.values()) possible.weight /= whole;
  return fitting;
}

/**
 * Every command that the Navigators would see in the same way as this one, with its prior probability. The
 * probabilities add up to 1.
 */
function choices(game: Game, { actor, command }: Announcement): { command: GameCommand; chance: number }[] {
  // Everyone sees the Navigators' commands, and a monster together with the ship it is played against.
  if (actor.side === 'navigators' || command.type === 'play-monster') return [{ command, chance: 1 }];
  const groups = new Map<string, PoseidonCommand[]>();
  for (const other of poseidonMoves(game)) {
    if (other.type !== command.type) continue;
    // All storms are equally likely. So are all ways to play the same storm.
    const kind = other.type === 'play-storm' ? other.storm : '';
    groups.set(kind, [...(groups.get(kind) ?? []), other]);
  }
  return [...groups.values()].flatMap((group) =>
    group.map((other) => ({ command: other, chance: 1 / group.length / groups.size })),
  );
}
