/** Crews for tests: opponents that are observed while they play, and players who interfere with them. */
import { SHIPS, type Board } from '../../../shared/board/board.ts';
import { squaresOf, step } from '../../../shared/board/squares.ts';
import type { NavigatorsCommand, Owners, PlayerId } from '../../../shared/game/game.ts';
import { randomNavigatorMove } from '../../../shared/game/moves.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { NavigatorMind, NavigatorThought } from '../../../shared/opponents/minds.ts';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../../server/lib/read-board-file.ts';
import { oneOf } from '../../helpers/random.ts';

/** Our own boards, A to D. */
export const BOARDS: readonly Board[] = boardFilesIn(BOARDS_FOLDER).flatMap((path) => {
  const parsed = readBoardFile(path);
  return parsed.ok ? [parsed.board] : [];
});

/** Splits the ships among some players. Any player may give orders to ships without an owner. */
export function ownersAmong(players: readonly PlayerId[], isOwned: (ship: number) => boolean): Owners {
  const entries = SHIPS.map((ship, i) => [ship, isOwned(i) ? players[i % players.length] : null]);
  return Object.fromEntries(entries) as Owners;
}

/**
 * Wraps an opponent that is a Navigator. Passes each of its decisions to a callback, together with the Navigators'
 * view.
 */
export function watched(
  mind: NavigatorMind,
  watch: (thought: NavigatorThought, view: NavigatorsView, player: PlayerId) => void,
  view?: NavigatorsView,
): NavigatorMind {
  return {
    hear: (told) => watched(mind.hear(told), watch, followNavigators(view, told)),
    think: (player, random) => {
      const thought = mind.think(player, random);
      if (view) watch(thought, view, player);
      return thought;
    },
  };
}

/** Why a person would find a decision absurd, or null if it isn't. Doesn't check whether the decision is legal. */
export function whyAbsurd(
  { chart, move, why }: NavigatorThought,
  { board, variants, arrived, guesses }: NavigatorsView,
): string | null {
  if (chart.length > 10) return 'too much on the chart at once';
  if (chart.some((command) => changesNothing(command, guesses))) return 'a change that changes nothing';
  if (move?.type !== 'sail') return why ? 'a reason for nothing' : null;
  const { ship, heading } = move;
  if (arrived.includes(ship)) return 'an order to a ship that has arrived';
  if (why?.ship !== ship) return 'no reason for an order';
  const { squares } = why;
  if (squares.length < 1 || squares.length > 4) return `${squares.length} squares as a reason`;
  if (new Set(squares).size < squares.length) return 'a square twice';
  if (squares.includes(board.sacred)) return 'a ship at sea held to be on the Sacred Island';
  if (squares.every((square) => step(board, square, heading) === undefined)) return 'an order off the board';
  const setOut = chart.find((command) => command.type === 'guess' && command.ship === ship);
  const guess = setOut?.type === 'guess' ? setOut.square : guesses.ships[ship];
  if (guess !== squares[0]) return 'a guess that is not the likeliest square';
  return variants.useYourMemory && chart.some(({ type }) => type === 'remind') ? 'a reminder' : null;
}

function changesNothing(
  command: NavigatorsCommand,
  { ships, reminders, markers }: NavigatorsView['guesses'],
) {
  switch (command.type) {
    case 'guess':
      return ships[command.ship] === command.square;
    case 'remind':
      return reminders[command.ship][command.number] === command.square;
    case 'mark':
      return markers[command.kind][command.number] === command.square;
    default:
      return true;
  }
}

/** A player who gives random orders and moves other players' guesses, reminders and markers. */
export function meddler(view?: NavigatorsView): NavigatorMind {
  return {
    hear: (told: NavigatorsTold) => meddler(followNavigators(view, told)),
    think: (player, random) => {
      if (!view || view.phase === 'over') return { chart: [], move: null, why: null };
      const ship = oneOf(SHIPS, random);
      const square = oneOf(squaresOf(view.board), random);
      const back = random() < 0.3 ? null : square;
      const number = Math.floor(4 * random());
      const reminder = { type: 'remind', ship, number, square: back } as const;
      const kind = oneOf(['maelstrom', 'fogBank'] as const, random);
      const markers = view.guesses.markers[kind].map(
        (_, token) => ({ type: 'mark', kind, number: token, square: back }) as const,
      );
      return {
        chart: [
          { type: 'guess', ship, square },
          ...(view.variants.useYourMemory ? [] : [reminder]),
          ...markers.slice(0, 1),
        ],
        move: randomNavigatorMove(view, player, random),
        why: null,
      };
    },
  };
}
