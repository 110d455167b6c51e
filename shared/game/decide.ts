/** Turns a command into the events that carry it out, or refuses it. */
import type { Ship } from '../board/board.ts';
import { evolve } from './evolve.ts';
import type {
  Actor,
  Game,
  GameCommand,
  GameEvent,
  GameRefusal,
  NavigatorsCommand,
  PlayerId,
  PoseidonCommand,
  Push,
  Pushes,
  Storm,
} from './game.ts';
import { afterStep } from './rules/ending.ts';
import { whyNoGuess, whyNoMarker, whyNoReason, whyNoReminder } from './rules/guesses.ts';
import { isAgreed, whyNoAgreement } from './rules/lighthouses.ts';
import { changedCrosses, whyNoCross } from './rules/notes.ts';
import { sailTo, whyNoSail, whyNoSurvey } from './rules/orders.ts';
import { whyNoDangers, whyNoLighthouses } from './rules/placing.ts';
import { shipsHit, whyNoMonster, whyNoPush, whyNoStorm } from './rules/storms.ts';
import { survey } from './rules/survey.ts';
import { whyNoCrewLine, whyNoRemoval } from './rules/talk.ts';

export type Decision = { ok: true; events: GameEvent[] } | { ok: false; refusal: GameRefusal };

/** The parts of a game that a refusal to the Navigators may depend on (CONTRIBUTING.md, secrecy 4). */
export type KnownToNavigators = Omit<Game, 'ships' | 'hand' | 'played' | 'tiles'>;

/** The parts of a game that a refusal to Poseidon may depend on (CONTRIBUTING.md, secrecy 4). */
export type KnownToPoseidon = Omit<Game, 'guesses' | 'proposal' | 'talk'>;

const POSEIDON_COMMANDS: readonly GameCommand['type'][] = [
  'place-dangers',
  'play-storm',
  'play-monster',
  'push-caught',
] satisfies PoseidonCommand['type'][];

function isPoseidons(command: GameCommand): command is PoseidonCommand {
  return POSEIDON_COMMANDS.includes(command.type);
}

/**
 * Decides on one command without changing the game.
 * @returns the events that carry the command out, in order (none if the command would change nothing), or a refusal
 */
export function decide(game: Game, actor: Actor, command: GameCommand): Decision {
  if (isPoseidons(command)) {
    const refusal = actor.side === 'poseidon' ? whyNotPoseidon(game, command) : 'wrong-side';
    return refusal ? { ok: false, refusal } : { ok: true, events: carryOutPoseidons(game, command) };
  }
  const refusal = actor.side === 'navigators' ? whyNotNavigators(game, actor.player, command) : 'wrong-side';
  return refusal
    ? { ok: false, refusal }
    : { ok: true, events: carryOutNavigators(game, actor.player, command) };
}

function whyNotPoseidon(game: KnownToPoseidon, command: PoseidonCommand): GameRefusal | null {
  switch (command.type) {
    case 'place-dangers':
      if (game.phase !== 'dangers') return 'wrong-phase';
      return whyNoDangers(game, command.maelstroms, command.fogBanks);
    case 'play-storm':
      if (game.phase !== 'poseidon') return 'wrong-phase';
      return whyNoStorm(game, command.storm, command.pushes);
    case 'play-monster':
      if (game.phase !== 'poseidon') return 'wrong-phase';
      return whyNoMonster(game, command.monster, command.ship);
    case 'push-caught':
      if (game.phase !== 'caught' || !game.caught) return 'wrong-phase';
      return whyNoPush(game.board, game.ships[game.caught], command.square);
  }
}

function carryOutPoseidons(game: Game, command: PoseidonCommand): GameEvent[] {
  switch (command.type) {
    case 'place-dangers': {
      const { maelstroms, fogBanks } = command;
      return [{ type: 'dangers-placed', maelstroms, fogBanks }];
    }
    case 'play-storm': {
      const { storm, pushes } = command;
      const faceDown = game.variants.harderDeduction;
      return [{ type: 'storm-played', storm, faceDown, pushes: pushesOf(game, storm, pushes) }];
    }
    case 'play-monster':
      return [{ type: 'monster-played', monster: command.monster, ship: command.ship }];
    case 'push-caught': {
      const ship = game.caught as Ship;
      const pushed: GameEvent = { type: 'caught-pushed', ship, from: game.ships[ship], to: command.square };
      return [pushed, ...afterStep(game)];
    }
  }
}

function pushesOf({ arrived, ships }: Game, storm: Storm, pushes: Pushes): Push[] {
  return shipsHit(storm, arrived).map((ship) => {
    const from = ships[ship];
    return { ship, from, to: pushes[ship] ?? from };
  });
}

function whyNotNavigators(
  game: KnownToNavigators,
  player: PlayerId,
  command: NavigatorsCommand,
): GameRefusal | null {
  switch (command.type) {
    case 'propose-lighthouses':
      if (game.phase !== 'lighthouses') return 'wrong-phase';
      return whyNoLighthouses(game, command.squares);
    case 'agree-lighthouses':
      return game.phase === 'lighthouses' ? whyNoAgreement(game, command.squares) : 'wrong-phase';
    case 'sail':
      return whyNoSail(game, command.ship, player);
    case 'survey':
      return whyNoSurvey(game, command.ship, player);
    case 'guess':
      return whyOver(game) ?? whyNoGuess(game, command.square);
    case 'remind':
      return whyOver(game) ?? whyNoReminder(game, command.ship, command.number, command.square);
    case 'mark':
      return whyOver(game) ?? whyNoMarker(game, command.kind, command.number, command.square);
    case 'cross':
      return whyOver(game) ?? whyNoCross(game, command.ship, command.squares);
    case 'reason':
      return whyOver(game) ?? whyNoReason(game, command.squares);
    case 'say-to-crew':
      return whyOver(game) ?? whyNoCrewLine(game, command.line);
    case 'remove-crew-line':
      return whyOver(game) ?? whyNoRemoval(game, command.line);
  }
}

function whyOver({ phase }: KnownToNavigators): GameRefusal | null {
  return phase === 'over' ? 'wrong-phase' : null;
}

function carryOutNavigators(game: Game, player: PlayerId, command: NavigatorsCommand): GameEvent[] {
  switch (command.type) {
    case 'propose-lighthouses': {
      const proposed: GameEvent = { type: 'lighthouses-proposed', player, squares: command.squares };
      // A proposal also counts as its author's agreement.
      return [proposed, ...agreement(evolve(game, proposed), player)];
    }
    case 'agree-lighthouses':
      return agreement(game, player);
    case 'sail':
      return sail(game, command);
    case 'survey': {
      const { ship } = command;
      const surveyed: GameEvent = { type: 'surveyed', ship, reply: survey(game, ship, false) };
      return [surveyed, ...afterStep(evolve(game, surveyed))];
    }
    case 'guess': {
      const { ship, square } = command;
      // Setting a guess again on its own square settles a doubt.
      if (game.guesses.ships[ship] === square && game.guesses.doubts[ship] === null) return [];
      return [{ type: 'guessed', player, ship, square }];
    }
    case 'remind': {
      const { ship, number, square } = command;
      if (game.guesses.reminders[ship][number] === square) return [];
      return [{ type: 'reminded', player, ship, number, square }];
    }
    case 'mark': {
      const { kind, number, square } = command;
      if (game.guesses.markers[kind][number] === square) return [];
      return [{ type: 'marked', player, kind, number, square }];
    }
    case 'cross': {
      const { ship, crossed } = command;
      const squares = changedCrosses(game.guesses, ship, command.squares, crossed);
      return squares.length === 0 ? [] : [{ type: 'crossed', player, ship, squares, crossed }];
    }
    case 'reason':
      return [{ type: 'reasoned', player, ship: command.ship, squares: command.squares }];
    case 'say-to-crew':
      return [{ type: 'said-to-crew', player, number: game.talk.said, line: command.line }];
    case 'remove-crew-line':
      return [{ type: 'crew-line-removed', player, number: command.line }];
  }
}

/**
 * The events of a Navigator's agreement to the proposal. The last agreement also places the lighthouses (ruling 20).
 */
function agreement(game: Game, player: PlayerId): GameEvent[] {
  if (!game.proposal || game.proposal.agreed.includes(player)) return [];
  const agreed: GameEvent = { type: 'lighthouses-agreed', player };
  return [agreed, ...afterAgreement(evolve(game, agreed))];
}

/**
 * The events to add after a Navigator has left: if the remaining Navigators have all agreed on the lighthouses, these
 * are placed.
 */
export function afterLeaving(game: Pick<Game, 'proposal' | 'navigators'>): GameEvent[] {
  return game.navigators.length === 0 ? [] : afterAgreement(game);
}

function afterAgreement({ proposal, navigators }: Pick<Game, 'proposal' | 'navigators'>): GameEvent[] {
  if (!proposal || !isAgreed(proposal, navigators)) return [];
  return [{ type: 'lighthouses-placed', squares: proposal.squares }];
}

function sail(game: Game, { ship, heading }: Extract<NavigatorsCommand, { type: 'sail' }>): GameEvent[] {
  const from = game.ships[ship];
  const { to, offBoard } = sailTo(game.board, from, heading);
  const reply = survey({ ...game, ships: { ...game.ships, [ship]: to } }, ship, offBoard);
  const sailed: GameEvent = {
    type: 'sailed',
    ship,
    heading,
    from,
    to,
    arrived: to === game.board.sacred,
    reply,
  };
  // Only a ship that sails into a maelstrom is caught (ruling 21). Poseidon's push then ends the ship's step.
  if (!offBoard && game.tiles.maelstroms.includes(to)) return [sailed, { type: 'caught', ship }];
  return [sailed, ...afterStep(evolve(game, sailed))];
}
