/** The guess board on this device: what is in hand, and setting, moving and taking back. */
import { type Ship, SHIPS } from '../../../shared/board/board.ts';
import { headingBetween, type Square } from '../../../shared/board/squares.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { Drag } from '../../board/drag.svelte.ts';
import { Action } from '../../session/action.svelte.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import { ChartHistory, type Change } from './chart-history.svelte.ts';
import type { OrderDraft } from './order-draft.svelte.ts';
import {
  commandFor,
  guessPieces,
  heapKey,
  heapOf,
  keyOf,
  nextOf,
  placedOf,
  squareOf,
  tokenOn,
  withCommands,
  type GuessPiece,
  type Heap,
  type Token,
} from '../../game/chart/tokens.ts';

type Session = Pick<TableSession, 'command' | 'outbox'>;

export class GuessEditor {
  readonly #session: Session;
  readonly #action: Action;
  readonly #view: () => NavigatorsView;
  readonly #draft: OrderDraft;
  readonly #onpoint: (square: Square) => void;
  /** Strikes a square out for a ship, or no longer. */
  onstrike: (ship: Ship, square: Square) => void = () => undefined;

  /** Applied at once, told when acknowledged: nothing jumps back and forth. */
  readonly guesses = $derived.by(() =>
    withCommands(
      this.#view().guesses,
      this.#session.outbox.map(({ command }) => command),
    ),
  );
  readonly pieces = $derived.by(() => guessPieces(this.guesses, this.#view().arrived));

  /** The token in hand: the next square that is tapped gets it. */
  held = $state.raw<Token | null>(null);
  /** The next square that is tapped is pointed at, for the others to see. */
  pointing = $state(false);
  /** The squares that are tapped are struck out for this ship, or no longer. */
  striking = $state<Ship | null>(null);
  /** The heap from which it was taken: then the next one follows it into the hand. */
  #dealing: Heap | null = null;
  /** The token of the tray on which a pointer went down. */
  #pressed: Token | null = null;

  /** What this device did to the chart: to be undone, and done again. */
  readonly history = new ChartHistory(
    () => this.guesses,
    (token, square) => this.#give(token, square),
  );

  readonly drag = new Drag((key, square) => this.#drop(key, square));

  /**
   * @param view the newest view, read anew each time
   * @param onpoint shows a square to the other Navigators
   */
  constructor(
    session: Session,
    view: () => NavigatorsView,
    draft: OrderDraft,
    onpoint: (square: Square) => void,
  ) {
    this.#session = session;
    this.#action = new Action(session, { overlap: true });
    this.#view = view;
    this.#draft = draft;
    this.#onpoint = onpoint;
  }

  /** The token that is dragged out of the tray, if one is: the board does not have it yet. */
  get draggedFromTray(): Token | null {
    const { key } = this.drag;
    return key === null || this.#onBoard(key) ? null : this.#fromTray(key);
  }

  /** A pointer went down on a heap of the tray: it may become a drag of its next token. */
  pressHeap(heap: Heap, event: PointerEvent): void {
    this.#pressed = nextOf(this.guesses, heap);
    if (this.#pressed) this.drag.press(keyOf(this.#pressed), event);
  }

  /** A heap was tapped: takes its next token in hand, or puts back what is in hand. */
  tapHeap(heap: Heap): void {
    if (this.drag.swallowClick()) return;
    this.pointing = false;
    this.striking = null;
    const inHand = this.held && heapOf(this.held);
    if (inHand && heapKey(inHand) === heapKey(heap)) {
      // Lifted from the board it goes home; taken from the tray it never left.
      if (this.#dealing) this.putDown();
      else this.takeBack();
      return;
    }
    this.held = nextOf(this.guesses, heap);
    this.#dealing = this.held && heap;
  }

  /** The next tap on the chart has something to do with what is in hand: a token, a finger or a pencil. */
  get isBusy(): boolean {
    return this.held !== null || this.pointing || this.striking !== null;
  }

  /** What is in hand lies on the board. */
  get heldFromBoard(): boolean {
    return this.held !== null && this.#onBoard(keyOf(this.held)) !== undefined;
  }

  /** Takes a token from the board in hand. */
  lift(token: Token): void {
    this.pointing = false;
    this.striking = null;
    this.held = token;
    this.#dealing = null;
  }

  /** Leaves what is in hand where it was, and points and strikes no more. */
  putDown(): void {
    this.pointing = false;
    this.striking = null;
    this.held = null;
    this.#dealing = null;
  }

  /** Takes nothing but a finger: the next square is pointed at. */
  startPointing(): void {
    this.putDown();
    this.pointing = true;
  }

  /** Takes nothing but a pencil: the squares that follow are struck out for a ship, until it is put down. */
  startStriking(ship: Ship): void {
    this.putDown();
    this.striking = ship;
  }

  /** Points at a square: the other Navigators see it for a moment. */
  pointAt(square: Square): void {
    this.putDown();
    this.#onpoint(square);
  }

  /** Puts what is in hand back into the tray. */
  takeBack(): void {
    const token = this.held;
    this.putDown();
    if (token) this.#move(token, null);
  }

  /** Takes every token of a heap off the board. */
  clear(heap: Heap): void {
    this.putDown();
    this.setAll(placedOf(this.guesses, heap).map(({ token }) => ({ token, square: null })));
  }

  /** Lays all reminders of a ship anew, each by its number. */
  setReminders(ship: Ship, squares: readonly (Square | null)[]): void {
    this.putDown();
    this.setAll(squares.map((square, number) => ({ token: { type: 'reminder', ship, number }, square })));
  }

  /** Sets tokens on squares, or takes them back (null): one deed, whose changes it returns. */
  setAll(settings: readonly { readonly token: Token; readonly square: Square | null }[]): readonly Change[] {
    const changes = settings
      .map(({ token, square }) => ({ token, from: squareOf(this.guesses, token), to: square }))
      .filter(({ token, from, to }) => from !== to && commandFor(token, to) !== null);
    for (const { token, to } of changes) this.#give(token, to);
    this.history.did(changes);
    return changes;
  }

  /** A square was tapped, on a piece or beside it; by keyboard the square itself. */
  pick(square: Square, piece: GuessPiece | undefined): void {
    if (this.pointing) {
      this.pointAt(square);
      return;
    }
    if (this.striking) {
      this.onstrike(this.striking, square);
      return;
    }
    if (this.held) {
      this.#put(this.held, square);
      return;
    }
    const token = piece?.token ?? this.#shipOn(square);
    if (token?.type === 'ship') this.#pickShip(token.ship);
    else if (token) this.lift(token);
    else this.#steerTo(square);
  }

  #pickShip(ship: Ship): void {
    if (this.#draft.ship !== ship) this.#draft.choose(ship);
    else if (!this.#view().arrived.includes(ship)) this.lift({ type: 'ship', ship });
  }

  /** The ship that a key press on a square means: of several the next one. */
  #shipOn(square: Square): Token | null {
    const here = SHIPS.filter((ship) => this.guesses.ships[ship] === square);
    const last = this.#draft.ship ? here.indexOf(this.#draft.ship) : -1;
    const ship = here[(last + 1) % here.length];
    return ship ? { type: 'ship', ship } : null;
  }

  /** A square beside the chosen ship is a heading. */
  #steerTo(square: Square): void {
    const { ship } = this.#draft;
    if (!ship) return;
    const heading = headingBetween(this.guesses.ships[ship], square);
    if (heading && this.#draft.maySail(ship)) this.#draft.steer(heading);
  }

  #put(token: Token, square: Square): void {
    const heap = heapOf(token);
    const twin = heap && tokenOn(this.guesses, heap, square);
    const dealing = this.#dealing;
    if (twin && !dealing) {
      this.putDown();
      return;
    }
    // Dealt out onto one of its kind, a token takes that one back.
    this.#move(twin ?? token, twin ? null : square);
    this.held = dealing && nextOf(this.guesses, dealing);
    if (!this.held) this.#dealing = null;
  }

  #drop(key: string, square: Square | null): void {
    this.putDown();
    const token = this.#onBoard(key)?.token ?? this.#fromTray(key);
    if (!token) return;
    const heap = heapOf(token);
    if (square && heap && tokenOn(this.guesses, heap, square)) return;
    this.#move(token, square);
  }

  #onBoard(key: string): GuessPiece | undefined {
    return this.pieces.find((piece) => piece.key === key);
  }

  #fromTray(key: string): Token | null {
    return this.#pressed && keyOf(this.#pressed) === key ? this.#pressed : null;
  }

  #move(token: Token, square: Square | null): void {
    this.setAll([{ token, square }]);
  }

  #give(token: Token, square: Square | null): void {
    const command = commandFor(token, square);
    if (command) void this.#action.give(command);
  }
}
