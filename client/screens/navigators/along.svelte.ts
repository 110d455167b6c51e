/**
 * What becomes of a ship's notes when it sails: they move with it or are cleared. The player is asked once, and the
 * device remembers the answer. It then does the same after each order that is given on it. With "clear", it also clears
 * the reminders of a ship that is driven. (The crosses of such a ship go by themselves.)
 */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { GuessBoard, PlayerId } from '../../../shared/game/game.ts';
import { mayDrive } from '../../../shared/game/rules/storms.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import { noteMovesAfter, type NoteMoves } from '../../../shared/game/views/note-moves.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { placedOf, type Token } from '../../game/chart/tokens.ts';
import { Persisted } from '../../lib/persisted.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { GameNews } from '../../session/followed-game.ts';
import type { Change } from './chart-history.svelte.ts';
import type { GuessEditor } from './guess-editor.svelte.ts';

type Chart = Pick<GuessEditor, 'guesses' | 'history' | 'setAll'>;

/** What to do with the notes of a ship that sails. */
export type Choice = 'along' | 'clear';

/** The remembered choice. Earlier versions stored 'on' for moving reminders along, and 'off' for asking. */
const CHOICE = new Persisted<Choice | null>({
  key: 'odyssey.reminders-along',
  fallback: null,
  format: {
    parse: (text) => (text === 'along' || text === 'on' ? 'along' : text === 'clear' ? 'clear' : undefined),
    write: (choice) => choice,
  },
});

export class SailingAlong {
  readonly #editor: Chart;
  readonly #view: () => NavigatorsView;
  readonly #told: () => readonly NavigatorsTold[];
  #choice = $state(CHOICE.value);
  /** The notes that this device has moved or cleared most recently, and the changes that did so. */
  #last = $state.raw<{ moves: NoteMoves; did: Choice; deed: readonly Change[] } | null>(null);

  /** @param told returns all events that the Navigators have received */
  constructor(editor: Chart, view: () => NavigatorsView, told: () => readonly NavigatorsTold[]) {
    this.#editor = editor;
    this.#view = view;
    this.#told = told;
  }

  /** The remembered choice; null if the player has not been asked yet. */
  get choice(): Choice | null {
    return this.#choice;
  }

  /**
   * The notes that can still move with a ship after its order. Null while the server hasn't acknowledged earlier changes
   * to these notes.
   */
  #offer(ship: Ship): NoteMoves | null {
    const { board, guesses } = this.#view();
    const notes = ({ reminders, crosses }: GuessBoard) => [...reminders[ship], '', ...crosses[ship]].join();
    if (notes(this.#editor.guesses) !== notes(guesses)) return null;
    return noteMovesAfter(this.#told(), board, guesses, ship);
  }

  /** Whether the player is to be asked what becomes of a ship's notes. */
  asks(ship: Ship): boolean {
    return this.#choice === null && this.#offer(ship) !== null;
  }

  /** What has just been done with a ship's notes; null if nothing, or if it can no longer be undone. */
  justDone(ship: Ship): Choice | null {
    const last = this.#last;
    return last?.moves.ship === ship && this.#editor.history.isNewest(last.deed) ? last.did : null;
  }

  /** Called after an order on this device. Does with the ship's notes what the player has chosen. */
  follow(ship: Ship): void {
    const moves = this.#choice && this.#offer(ship);
    if (moves && this.#choice) this.#act(moves, this.#choice);
  }

  /** Answers the question for a ship, or changes the answer that has just been carried out. Remembers the answer. */
  answer(ship: Ship, choice: Choice): void {
    const done = this.justDone(ship) ? this.#last : null;
    if (done) this.#editor.history.undo();
    this.#choice = choice;
    CHOICE.value = choice;
    const moves = done?.moves ?? this.#offer(ship);
    if (moves) this.#act(moves, choice);
  }

  /**
   * Called with news of the game. If a storm has just driven ships, clears their reminders if the player has chosen that.
   * @param players the players of this device; they clear only notes of ships that they may order
   */
  hear(
    { before, told, catchingUp }: Pick<GameNews, 'before' | 'told' | 'catchingUp'>,
    players: readonly PlayerId[],
  ): void {
    if (!before || catchingUp || this.#choice !== 'clear') return;
    const { owners, arrived } = this.#view();
    const driven = SHIPS.filter((ship) => {
      const owner = owners[ship];
      const isOurs = owner === null || players.includes(owner);
      return isOurs && !arrived.includes(ship) && told.some((event) => mayDrive(event, ship));
    });
    const placed = driven.flatMap((ship) => placedOf(this.#editor.guesses, { type: 'reminder', ship }));
    this.#editor.setAll(placed.map(({ token }) => ({ token, square: null })));
  }

  #act(moves: NoteMoves, did: Choice): void {
    this.#last = { moves, did, deed: this.#editor.setAll(settingsFor(moves, did)) };
  }
}

function settingsFor(
  { ship, reminders, crosses, crossed }: NoteMoves,
  choice: Choice,
): { token: Token; square: Square | null }[] {
  const stays = choice === 'along' ? crossed : [];
  const cross = (square: Square): Token => ({ type: 'cross', ship, square });
  return [
    ...reminders.map(({ number, to }) => ({
      token: { type: 'reminder' as const, ship, number },
      square: choice === 'along' ? to : null,
    })),
    ...crosses
      .filter((square) => !stays.includes(square))
      .map((square) => ({ token: cross(square), square: null })),
    ...stays.map((square) => ({ token: cross(square), square })),
  ];
}
