/**
 * Builds each audience's version of an event. The secrets of a game can leave the server only through this file. Each
 * version is therefore built field by field, never by removing fields (CONTRIBUTING.md, secrecy 2).
 */
import type { GameEvent, Reply, Variants } from './game.ts';
import { removedLines } from './removed-lines.ts';
import { copyOfLine } from './talk.ts';
import type { Audience, NavigatorsTold, OnlookersTold, PoseidonTold, PublicTold, ToldTo } from './told.ts';

/**
 * Whether a reply has faded. With Use Your Memory, replies fade, and the squares that players named because of a reply
 * fade with it. An event is then sent without its faded parts (ruling 17). Poseidon sees the ships anyway, so he always
 * gets every reply.
 */
export type Recall = 'fresh' | 'faded';

/**
 * A log's events, in order, in the form that an audience may see now. Events that the audience must not see are left
 * out. With Use Your Memory, replies given before the newest tile have faded (ruling 17). Lines that are removed in
 * these events are told without their words.
 * @param events all events from some point of the log to its end; those that the audience is never told may be missing
 * @param onTold called with each event that is not left out
 */
export function tellLog<A extends Audience>(
  events: readonly GameEvent[],
  { useYourMemory }: Pick<Variants, 'useYourMemory'>,
  audience: A,
  onTold?: (event: GameEvent) => void,
): ToldTo[A][] {
  const newestTile = useYourMemory ? events.findLastIndex(isTile) : -1;
  const removed = removedLines(events);
  const log: ToldTo[A][] = [];
  events.forEach((event, i) => {
    const isRemoved = event.type === 'said-to-crew' && removed.has(event.number);
    const told = tell(event, audience, i < newestTile || isRemoved ? 'faded' : 'fresh');
    if (told === null) return;
    log.push(told);
    onTold?.(event);
  });
  return log;
}

function isTile({ type }: GameEvent): boolean {
  return type === 'storm-played' || type === 'monster-played';
}

/**
 * An event in the form that an audience may see. Null if the audience must not learn of the event. `recall` says
 * whether the reply in the event has faded.
 */
export function tell<A extends Audience>(
  event: GameEvent,
  audience: A,
  recall: Recall = 'fresh',
): ToldTo[A] | null {
  return tellers[audience](event, recall);
}

const tellers: { [A in Audience]: (event: GameEvent, recall: Recall) => ToldTo[A] | null } = {
  poseidon: tellPoseidon,
  navigators: tellNavigators,
  onlookers: tellOnlookers,
  olympus: tellPoseidon,
};

function tellPoseidon(event: GameEvent): PoseidonTold | null {
  switch (event.type) {
    case 'dangers-placed':
      return { type: event.type, maelstroms: event.maelstroms, fogBanks: event.fogBanks };
    case 'storm-played': {
      const pushes = event.pushes.map(({ ship, from, to }) => ({ ship, from, to }));
      return { type: event.type, storm: event.storm, faceDown: event.faceDown, pushes };
    }
    case 'sailed': {
      const { type, ship, heading, from, to, arrived, reply } = event;
      return { type, ship, heading, from, to, arrived, reply };
    }
    case 'caught-pushed':
      return { type: event.type, ship: event.ship, from: event.from, to: event.to };
    case 'lighthouses-proposed':
    case 'lighthouses-agreed':
    case 'guessed':
    case 'reminded':
    case 'marked':
    case 'crossed':
    case 'reasoned':
    case 'said-to-crew':
    case 'crew-line-removed':
      return null;
    default:
      return tellPublic(event, event.type === 'surveyed' ? event.reply : null);
  }
}

function tellNavigators(event: GameEvent, recall: Recall): NavigatorsTold | null {
  switch (event.type) {
    case 'lighthouses-proposed':
      return { type: event.type, player: event.player, squares: event.squares };
    case 'lighthouses-agreed':
      return { type: event.type, player: event.player };
    case 'guessed':
      return { type: event.type, player: event.player, ship: event.ship, square: event.square };
    case 'reminded': {
      const { type, player, ship, number, square } = event;
      return { type, player, ship, number, square };
    }
    case 'marked': {
      const { type, player, kind, number, square } = event;
      return { type, player, kind, number, square };
    }
    case 'crossed': {
      const { type, player, ship, squares, crossed } = event;
      return { type, player, ship, squares, crossed };
    }
    case 'reasoned': {
      const { type, player, ship, squares } = event;
      return { type, player, ship, squares: recall === 'fresh' ? squares : [] };
    }
    case 'said-to-crew': {
      const { type, player, number, line } = event;
      return { type, player, number, line: recall === 'fresh' && line ? copyOfLine(line) : null };
    }
    case 'crew-line-removed':
      return { type: event.type, player: event.player, number: event.number };
    default:
      return tellOnlookers(event, recall);
  }
}

function tellOnlookers(event: GameEvent, recall: Recall): OnlookersTold | null {
  switch (event.type) {
    case 'dangers-placed':
      return { type: event.type };
    case 'storm-played':
      return { type: event.type, storm: event.faceDown ? null : event.storm };
    case 'sailed': {
      const { type, ship, heading, arrived } = event;
      return { type, ship, heading, arrived, reply: recall === 'fresh' ? event.reply : null };
    }
    case 'caught-pushed':
      return { type: event.type, ship: event.ship };
    case 'lighthouses-proposed':
    case 'lighthouses-agreed':
    case 'guessed':
    case 'reminded':
    case 'marked':
    case 'crossed':
    case 'reasoned':
    case 'said-to-crew':
    case 'crew-line-removed':
      return null;
    default:
      return tellPublic(event, event.type === 'surveyed' && recall === 'fresh' ? event.reply : null);
  }
}

/** The events that all audiences are told in the same form. */
type PublicEvent = Extract<GameEvent, { type: PublicTold['type'] }>;

function tellPublic(event: PublicEvent, reply: Reply | null): PublicTold {
  switch (event.type) {
    case 'began': {
      const { type, board, variants, owners, navigators } = event;
      return { type, board, variants, owners, navigators };
    }
    case 'navigator-came':
    case 'navigator-left':
      return { type: event.type, player: event.player, ships: event.ships };
    case 'lighthouses-placed':
      return { type: event.type, squares: event.squares };
    case 'monster-played':
      return { type: event.type, monster: event.monster, ship: event.ship };
    case 'surveyed':
      return { type: event.type, ship: event.ship, reply };
    case 'caught':
      return { type: event.type, ship: event.ship };
    case 'round-began':
      return { type: event.type, round: event.round };
    case 'ended': {
      const { winner, arrived, conceded } = event.outcome;
      return {
        type: event.type,
        outcome: { winner, arrived, ...(conceded !== undefined && { conceded }) },
      };
    }
  }
}
