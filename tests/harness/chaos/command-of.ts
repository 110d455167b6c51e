/** Works out an opponent's command from the event that it caused. */
import type { Game, GameCommand, GameEvent } from '../../../shared/game/game.ts';

/**
 * @param game the game before the event
 * @param event the first event that the command caused
 * @returns undefined if no command causes this type of event first
 */
export function commandOf({ proposal }: Game, event: GameEvent): GameCommand | undefined {
  switch (event.type) {
    case 'lighthouses-proposed':
    case 'lighthouses-placed':
      return { type: 'propose-lighthouses', squares: event.squares };
    case 'lighthouses-agreed':
      return { type: 'agree-lighthouses', squares: proposal?.squares ?? [] };
    case 'dangers-placed':
      return { type: 'place-dangers', maelstroms: event.maelstroms, fogBanks: event.fogBanks };
    case 'storm-played': {
      const pushes = Object.fromEntries(event.pushes.map(({ ship, to }) => [ship, to]));
      return { type: 'play-storm', storm: event.storm, pushes };
    }
    case 'monster-played':
      return { type: 'play-monster', monster: event.monster, ship: event.ship };
    case 'sailed':
      return { type: 'sail', ship: event.ship, heading: event.heading };
    case 'surveyed':
      return { type: 'survey', ship: event.ship };
    case 'caught-pushed':
      return { type: 'push-caught', square: event.to };
    case 'guessed':
      return { type: 'guess', ship: event.ship, square: event.square };
    case 'reminded':
      return { type: 'remind', ship: event.ship, number: event.number, square: event.square };
    case 'marked':
      return { type: 'mark', kind: event.kind, number: event.number, square: event.square };
    case 'crossed':
      return { type: 'cross', ship: event.ship, squares: event.squares, crossed: event.crossed };
    case 'reasoned':
      return { type: 'reason', ship: event.ship, squares: event.squares };
    default:
      return undefined;
  }
}
