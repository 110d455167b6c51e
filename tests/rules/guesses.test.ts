/** The Navigators' chart (rulings 16 and 17). */
import { describe, expect, it } from 'vitest';
import type { Game, GameCommand } from '../../shared/game/game.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, eventsOf, position } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';

const opening = position(EMPTY_SEA, { maelstroms: 1, fogBanks: 2 }, { phase: 'navigators' });

function play(...commands: GameCommand[]): Game {
  return commands.reduce((game, command) => after(game, ANNA, command), opening);
}

describe('ruling 16: guess ships', () => {
  it('begin at their starts', () => {
    expect(opening.guesses.ships).toEqual(EMPTY_SEA.starts);
  });

  it.each(['lighthouses', 'dangers', 'poseidon', 'navigators', 'caught'] as const)(
    'can be set in phase %s',
    (phase) => {
      expect(refusalOf({ ...opening, phase }, ANNA, { type: 'guess', ship: 'red', square: 'd4' })).toBeNull();
    },
  );

  it('can be set anywhere, even for an arrived ship, and never change the true board', () => {
    const game = play(
      { type: 'guess', ship: 'red', square: 'd4' },
      { type: 'guess', ship: 'green', square: 'd4' },
      { type: 'remind', ship: 'red', number: 0, square: 'd4' },
      { type: 'mark', kind: 'maelstrom', number: 0, square: 'd4' },
    );
    expect(game.guesses.ships).toEqual({ ...EMPTY_SEA.starts, red: 'd4', green: 'd4' });
    expect({ ...game, guesses: opening.guesses }).toEqual(opening);
  });

  it.each([
    ['along with the order', 'b2', 'SE', 'c3'],
    ['not off the board', 'g4', 'E', 'g4'],
    ['though the true ship can’t', 'b2', 'N', 'b1'],
  ] as const)('move %s', (_, guess, heading, to) => {
    const game = play({ type: 'guess', ship: 'red', square: guess }, { type: 'sail', ship: 'red', heading });
    expect(game.guesses.ships.red).toBe(to);
  });

  it('are known to be on the Sacred Island when the ship reports it', () => {
    const near = { ...opening, ships: { ...opening.ships, red: 'd5' as const } };
    expect(after(near, ANNA, { type: 'sail', ship: 'red', heading: 'N' }).guesses.ships.red).toBe('d4');
  });

  it('stay when a held ship only surveys', () => {
    const held = { ...opening, held: 'red' as const };
    expect(after(held, ANNA, { type: 'survey', ship: 'red' }).guesses).toEqual(opening.guesses);
  });
});

describe('ruling 17: tokens', () => {
  it('are four reminders of each colour', () => {
    expect(Object.values(opening.guesses.reminders).map((tokens) => tokens.length)).toEqual([4, 4, 4, 4]);
  });

  it('are set, moved and taken back one by one', () => {
    const set = play(
      { type: 'remind', ship: 'white', number: 0, square: 'a2' },
      { type: 'remind', ship: 'white', number: 3, square: 'a2' },
    );
    expect(set.guesses.reminders.white).toEqual(['a2', null, null, 'a2']);
    const moved = after(set, ANNA, { type: 'remind', ship: 'white', number: 0, square: 'b5' });
    const back = after(moved, ANNA, { type: 'remind', ship: 'white', number: 3, square: null });
    expect(back.guesses.reminders).toEqual({ ...opening.guesses.reminders, white: ['b5', null, null, null] });
  });

  it('are as many markers as there are dangers of the kind', () => {
    expect(opening.guesses.markers).toEqual({ maelstrom: [null], fogBank: [null, null] });
    const game = play({ type: 'mark', kind: 'fogBank', number: 1, square: 'e5' });
    expect(game.guesses.markers).toEqual({ maelstrom: [null], fogBank: [null, 'e5'] });
  });

  it('tell who moved them, so that every device can show it', () => {
    const command = { type: 'remind', ship: 'red', number: 1, square: 'b5' } as const;
    expect(eventsOf(opening, ANNA, command)).toEqual([{ ...command, type: 'reminded', player: 'anna' }]);
  });

  it('are no reminders with Use Your Memory, but markers still', () => {
    const game = position(EMPTY_SEA, { useYourMemory: true, fogBanks: 1 });
    expect(game.guesses.reminders).toEqual({ red: [], green: [], white: [], yellow: [] });
    expect(refusalOf(game, ANNA, { type: 'mark', kind: 'fogBank', number: 0, square: 'b5' })).toBeNull();
    expect(refusalOf(game, ANNA, { type: 'guess', ship: 'red', square: 'b5' })).toBeNull();
  });
});
