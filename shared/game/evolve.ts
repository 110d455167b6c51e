/** Applies events to a game. The state of a game is always the result of applying the events in its log. */
import type { Game, GameEvent } from './game.ts';
import { setGuess, setMarker, setReminder } from './rules/guesses.ts';
import { agree, propose } from './rules/lighthouses.ts';
import { notesAfterOrder, notesAfterReport, notesAfterStorm, setCrosses } from './rules/notes.ts';
import { handOver } from './rules/owners.ts';
import type { Printed } from './rules/printed.ts';
import { begin, openingPhase } from './rules/setup.ts';
import { drive, spend } from './rules/storms.ts';
import { withLine, withoutLine } from './rules/talk.ts';

/**
 * Applies a whole log, and returns the resulting game.
 * @throws Error if the first event is not 'began'
 */
export function replay(events: readonly GameEvent[]): Game {
  const [first, ...rest] = events;
  if (first?.type !== 'began') throw new Error("a game's log begins with 'began'");
  return rest.reduce(evolve, begin(first));
}

/** Returns the game after one event. The event must come from `decide`, because its legality is not checked again. */
export function evolve(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'began':
      return begin(event);
    case 'navigator-came':
      return {
        ...game,
        navigators: [...game.navigators, event.player],
        owners: handOver(game.owners, event.ships, event.player),
      };
    case 'navigator-left':
      return {
        ...game,
        navigators: game.navigators.filter((player) => player !== event.player),
        owners: handOver(game.owners, event.ships, null),
      };
    case 'lighthouses-proposed':
      return { ...game, proposal: propose(event.squares) };
    case 'lighthouses-agreed':
      return { ...game, proposal: agree(game.proposal, event.player) };
    case 'lighthouses-placed': {
      const tiles = { ...game.tiles, lighthouses: event.squares };
      return { ...game, tiles, proposal: null, phase: openingPhase(game.variants, tiles, false) };
    }
    case 'dangers-placed': {
      const tiles = { ...game.tiles, maelstroms: event.maelstroms, fogBanks: event.fogBanks };
      return { ...game, tiles, phase: 'poseidon' };
    }
    case 'storm-played': {
      const ships = drive(game.ships, event.pushes);
      // The chart may depend only on what the Navigators are told.
      const told = { type: event.type, storm: event.faceDown ? null : event.storm };
      const guesses = notesAfterStorm(game.guesses, told, game.arrived);
      return { ...game, ...spend(game, event.storm), ships, guesses, phase: 'navigators' };
    }
    case 'monster-played':
      return { ...game, ...spend(game, event.monster), held: event.ship, phase: 'navigators' };
    case 'sailed':
      return {
        ...game,
        ships: { ...game.ships, [event.ship]: event.to },
        stepped: [...game.stepped, event.ship],
        arrived: event.arrived ? [...game.arrived, event.ship] : game.arrived,
        guesses: notesAfterOrder(game.guesses, printed(game), event),
      };
    case 'surveyed':
      return {
        ...game,
        stepped: [...game.stepped, event.ship],
        guesses: notesAfterReport(game.guesses, printed(game), event),
      };
    case 'caught':
      return { ...game, caught: event.ship, phase: 'caught' };
    case 'caught-pushed':
      return {
        ...game,
        ships: drive(game.ships, [event]),
        guesses: notesAfterStorm(game.guesses, { type: event.type, ship: event.ship }, game.arrived),
        caught: null,
        phase: 'navigators',
      };
    case 'guessed':
      return { ...game, guesses: setGuess(game.guesses, event.ship, event.square) };
    case 'reminded':
      return { ...game, guesses: setReminder(game.guesses, event.ship, event.number, event.square) };
    case 'marked':
      return { ...game, guesses: setMarker(game.guesses, event.kind, event.number, event.square) };
    case 'crossed':
      return { ...game, guesses: setCrosses(game.guesses, event.ship, event.squares, event.crossed) };
    case 'reasoned':
      return game;
    case 'said-to-crew':
      return { ...game, talk: withLine(game.talk) };
    case 'crew-line-removed':
      return { ...game, talk: withoutLine(game.talk, event.number) };
    case 'round-began':
      return { ...game, round: event.round, phase: 'poseidon', stepped: [], held: null };
    case 'ended':
      return { ...game, phase: 'over', outcome: event.outcome };
  }
}

/** The parts of the board that both sides see. */
function printed({ board, variants, tiles: { lighthouses } }: Game): Printed {
  return { board, variants, lighthouses };
}
