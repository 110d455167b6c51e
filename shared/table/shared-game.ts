/**
 * A finished game in the form in which anybody with its link may see it: the whole game, with roles instead of players.
 * It is built field by field, so that it contains nothing else about the table. A name is included only if its player
 * has agreed.
 */
import type { Board } from '../board/board.ts';
import type { GameEvent, GameMode, Owners, PlayerId, Reply, Variants } from '../game/game.ts';
import { sharedShip } from '../game/rules/owners.ts';
import { replay } from '../game/evolve.ts';
import type { Scored } from './series.ts';
import type { GameRecord } from './game-record.ts';

/** The role of the player who was Poseidon at the end. */
export const POSEIDON_ROLE = 'poseidon';

/** The prefix of a Navigator's role. A number from 1 follows, in the order in which the Navigators joined the game. */
export const NAVIGATOR_ROLE = 'navigator-';

/** A shared game, with roles instead of players. */
export interface SharedGame {
  readonly mode: GameMode;
  /** Whether the game had a Poseidon at the end. */
  readonly poseidon: boolean;
  /** The names of the players who agreed to show them, by role. */
  readonly names: Readonly<Record<PlayerId, string>>;
  /** The roles of players who knew both sides while they played. */
  readonly knowing: readonly PlayerId[];
  /** The game's whole log except the crew's talk, 'began' first. */
  readonly events: readonly GameEvent[];
}

/** The parts of a game's record that sharing needs. */
type SharedRecord = Pick<GameRecord, 'mode' | 'poseidon' | 'knowing' | 'named'>;

/**
 * Builds the shared form of a finished game.
 * @param names the names of everybody at the table, by player
 * @param events the game's whole log
 */
export function sharedGame(
  { mode, poseidon, knowing, named }: SharedRecord,
  names: Readonly<Record<PlayerId, string>>,
  events: readonly GameEvent[],
): SharedGame {
  const navigators = navigatorsOf(events);
  const roleOf = (player: PlayerId) => `${NAVIGATOR_ROLE}${navigators.indexOf(player) + 1}`;
  /** A player who changed sides during the game has two roles. */
  const rolesOf = (player: PlayerId) => [
    ...(player === poseidon ? [POSEIDON_ROLE] : []),
    ...(navigators.includes(player) ? [roleOf(player)] : []),
  ];
  const told = named.flatMap((player) => rolesOf(player).map((role) => [role, names[player] ?? ''] as const));
  return {
    mode,
    poseidon: poseidon !== null,
    names: Object.fromEntries(told),
    knowing: knowing.flatMap(rolesOf),
    events: events.flatMap((event) => ofRoles(event, roleOf) ?? []),
  };
}

/**
 * The data from which the points of a shared game are computed, with roles instead of players. Null if the game was not
 * competing.
 */
export function competitionOf({ mode, poseidon, events }: SharedGame): Scored | null {
  const [first] = events;
  if (mode !== 'competing' || first?.type !== 'began') return null;
  const { outcome, navigators, owners } = replay(events);
  return {
    outcome,
    poseidon: poseidon ? POSEIDON_ROLE : null,
    navigators,
    owners,
    cooperative: sharedShip(mode, first.navigators, first.owners),
  };
}

/** All players who were Navigators in a game, in the order in which they joined the game. */
function navigatorsOf(events: readonly GameEvent[]): PlayerId[] {
  const all = events.flatMap((event) =>
    event.type === 'began' ? event.navigators : event.type === 'navigator-came' ? [event.player] : [],
  );
  return [...new Set(all)];
}

type RoleOf = (player: PlayerId) => string;

/**
 * An event with roles instead of players. Null if it is not shared: what friends say to each other is not for everybody
 * with a link.
 */
function ofRoles(event: GameEvent, roleOf: RoleOf): GameEvent | null {
  const { type } = event;
  switch (type) {
    case 'began':
      return {
        type,
        board: copyOfBoard(event.board),
        variants: copyOfVariants(event.variants),
        owners: ownersOf(event.owners, roleOf),
        navigators: event.navigators.map(roleOf),
      };
    case 'navigator-came':
    case 'navigator-left':
      return { type, player: roleOf(event.player), ships: event.ships };
    case 'lighthouses-proposed':
      return { type, player: roleOf(event.player), squares: event.squares };
    case 'lighthouses-agreed':
      return { type, player: roleOf(event.player) };
    case 'lighthouses-placed':
      return { type, squares: event.squares };
    case 'dangers-placed':
      return { type, maelstroms: event.maelstroms, fogBanks: event.fogBanks };
    case 'storm-played': {
      const pushes = event.pushes.map(({ ship, from, to }) => ({ ship, from, to }));
      return { type, storm: event.storm, faceDown: event.faceDown, pushes };
    }
    case 'monster-played':
      return { type, monster: event.monster, ship: event.ship };
    case 'sailed': {
      const { ship, heading, from, to, arrived, reply } = event;
      return { type, ship, heading, from, to, arrived, reply: copyOfReply(reply) };
    }
    case 'surveyed':
      return { type, ship: event.ship, reply: copyOfReply(event.reply) };
    case 'caught':
      return { type, ship: event.ship };
    case 'caught-pushed':
      return { type, ship: event.ship, from: event.from, to: event.to };
    case 'guessed':
      return { type, player: roleOf(event.player), ship: event.ship, square: event.square };
    case 'reminded': {
      const { ship, number, square } = event;
      return { type, player: roleOf(event.player), ship, number, square };
    }
    case 'marked': {
      const { kind, number, square } = event;
      return { type, player: roleOf(event.player), kind, number, square };
    }
    case 'crossed': {
      const { ship, squares, crossed } = event;
      return { type, player: roleOf(event.player), ship, squares, crossed };
    }
    case 'reasoned': {
      const { ship, squares } = event;
      return { type, player: roleOf(event.player), ship, squares };
    }
    case 'said-to-crew':
    case 'crew-line-removed':
      return null;
    case 'round-began':
      return { type, round: event.round };
    case 'ended': {
      const { winner, arrived, conceded } = event.outcome;
      return { type, outcome: { winner, arrived, ...(conceded !== undefined && { conceded }) } };
    }
  }
}

function ownersOf({ red, green, white, yellow }: Owners, roleOf: RoleOf): Owners {
  const role = (player: PlayerId | null) => (player === null ? null : roleOf(player));
  return { red: role(red), green: role(green), white: role(white), yellow: role(yellow) };
}

function copyOfBoard({ id, name, columns, rows, sacred, starts, islands, deepSea }: Board): Board {
  return { id, name, columns, rows, sacred, starts, islands, deepSea };
}

function copyOfVariants({
  harderDeduction,
  easierDeduction,
  useYourMemory,
  shipsInSight,
  seaMonsters,
  lighthouses,
  maelstroms,
  fogBanks,
}: Variants): Variants {
  const switches = { harderDeduction, easierDeduction, useYourMemory, shipsInSight };
  return { ...switches, seaMonsters, lighthouses, maelstroms, fogBanks };
}

function copyOfReply({ offBoard, exploring, sighting }: Reply): Reply {
  const { island, deepSea, ships, lighthouse, fogBank } = exploring;
  const { islands, ships: near, lighthouses, fogBanks, coastline, kinds, colours } = sighting;
  return {
    offBoard,
    exploring: { island, deepSea, ships, lighthouse, fogBank },
    sighting: {
      ...{ islands, ships: near, lighthouses, fogBanks, coastline },
      ...(kinds && { kinds }),
      ...(colours && { colours }),
    },
  };
}
