/** Finds differences between twins (see twins.ts) in what the Navigators or a spectator receive. */
import { decide } from '../../shared/game/decide.ts';
import { SHIPS } from '../../shared/board/board.ts';
import type { Actor, Game, GameCommand } from '../../shared/game/game.ts';
import { HEADINGS } from '../../shared/board/squares.ts';
import { tell } from '../../shared/game/tell.ts';
import type { TwinStep } from './twins.ts';

/**
 * The functions that are checked for leaks. Some tests replace one of them with a leaky version, to show that the check
 * detects the leak.
 */
export interface CheckedFunctions {
  readonly tell: (...args: Parameters<typeof tell>) => unknown;
  readonly decide: typeof decide;
}
export const REAL_FUNCTIONS: CheckedFunctions = { tell, decide };

const AUDIENCES = ['navigators', 'onlookers'] as const;
const RECALLS = ['fresh', 'faded'] as const;

/**
 * Finds the first difference between twins that the Navigators or a spectator could notice. Returns null if there is
 * none.
 */
export function findLeak(
  steps: readonly TwinStep[],
  functions: CheckedFunctions = REAL_FUNCTIONS,
): string | null {
  for (const { move, events, games } of steps) {
    for (const audience of AUDIENCES) {
      for (const recall of RECALLS) {
        // Leave out events that the audience may not see. Of the other events, compare the contents, the number and the
        // order.
        const [one, two] = events.map((list) =>
          JSON.stringify(
            list.map((event) => functions.tell(event, audience, recall)).filter((told) => told !== null),
          ),
        );
        if (one !== two) return `${move.command.type} tells the ${audience} ${one} or ${two}`;
      }
    }
    for (const [actor, command] of attempts(games[0])) {
      const [one, two] = games.map((game) => refusal(functions, game, actor, command));
      if (one !== two) return `${JSON.stringify(command)} is refused: ${one} or ${two}`;
    }
  }
  return null;
}

function refusal(functions: CheckedFunctions, game: Game, actor: Actor, command: GameCommand): string | null {
  const decision = functions.decide(game, actor, command);
  return decision.ok ? null : decision.refusal;
}

/** Commands of every type that a Navigator can try, including illegal ones and Poseidon's own. */
export function* attempts({ navigators, round, stepped }: Game): Generator<readonly [Actor, GameCommand]> {
  const player = navigators[round % navigators.length] ?? 'anna';
  const actor: Actor = { player, side: 'navigators' };
  const heading = HEADINGS[(round + stepped.length) % HEADINGS.length] ?? 'N';
  const commands: GameCommand[] = [
    ...SHIPS.flatMap((ship): GameCommand[] => [
      { type: 'sail', ship, heading },
      { type: 'survey', ship },
      { type: 'remind', ship, number: round % 6, square: 'a1' },
      { type: 'cross', ship, squares: ['a1', 'b2'], crossed: round % 2 === 0 },
      { type: 'play-monster', monster: 'kraken', ship },
      { type: 'play-storm', storm: ship, pushes: {} },
    ]),
    { type: 'guess', ship: 'red', square: 'h8' },
    { type: 'mark', kind: 'maelstrom', number: round % 2, square: 'd1' },
    { type: 'mark', kind: 'fogBank', number: round % 2, square: 'o15' },
    { type: 'propose-lighthouses', squares: ['d1', 'e1'] },
    { type: 'agree-lighthouses', squares: ['d1'] },
    { type: 'place-dangers', maelstroms: ['d1'], fogBanks: [] },
    { type: 'push-caught', square: 'b2' },
    { type: 'say-to-crew', line: { type: 'phrase', phrase: 'beware', square: 'h8' } },
    { type: 'remove-crew-line', line: round % 3 },
  ];
  for (const command of commands) yield [actor, command];
}
