/** The chart as this device shows and changes it: the held piece, and placing, moving and removing pieces. */
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
  supplyKey,
  supplyOf,
  keyOf,
  nextOf,
  placedOf,
  squareOf,
  tokenOn,
  withCommands,
  type GuessPiece,
  type TokenSupply,
  type Token,
} from '../../game/chart/tokens.ts';

type Session = Pick<TableSession, 'command'> & { readonly outbox: Pick<TableSession['outbox'], 'all'> };

export class GuessEditor {
  readonly #session: Session;
  readonly #action: Action;
  readonly #view: () => NavigatorsView;
  readonly #draft: OrderDraft;
  readonly #onpoint: (square: Square) => void;
  /** Called to strike a square out for a ship, or to clear a square that is struck out. */
  onstrike: (ship: Ship, square: Square) => void = () => undefined;

  /**
   * The guesses including all changes that the server hasn't acknowledged yet. Changes are shown from the moment they
   * are made, so that pieces don't jump back and forth.
   */
  readonly guesses = $derived.by(() =>
    withCommands(
      this.#view().guesses,
      this.#session.outbox.all.map(({ command }) => command),
    ),
  );
  readonly pieces = $derived.by(() => guessPieces(this.guesses, this.#view().arrived));

  /** The held token. The next tap on a square places it there. */
  held = $state.raw<Token | null>(null);
  /** Whether the next tap on a square pings it for the other Navigators. */
  pointing = $state(false);
  /** The ship for which tapped squares are struck out, or cleared again. */
  striking = $state<Ship | null>(null);
  /** The supply that the held token comes from. When the token is placed, the next one from this supply is held. */
  #dealing: TokenSupply | null = null;
  /** The token in the tray that a pointer is pressing. */
  #pressed: Token | null = null;

  /** This device's changes to the chart, for undo and redo. */
  readonly history = new ChartHistory(
    () => this.guesses,
    (token, square) => this.#give(token, square),
  );

  readonly drag = new Drag((key, square) => this.#drop(key, square));

  /**
   * @param view returns the newest view
   * @param onpoint pings a square for the other Navigators
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

  /** The token that is being dragged out of the tray and isn't on the board yet; null if there is none. */
  get draggedFromTray(): Token | null {
    const { key } = this.drag;
    return key === null || this.#onBoard(key) ? null : this.#fromTray(key);
  }

  /**
   * Called when a pointer is pressed on a supply in the tray. The press may become a drag of the supply's next token.
   */
  pressSupply(supply: TokenSupply, event: PointerEvent): void {
    this.#pressed = nextOf(this.guesses, supply);
    if (this.#pressed) this.drag.press(keyOf(this.#pressed), event);
  }

  /** Called when a supply was tapped. Picks up its next token, or puts back the held one. */
  tapSupply(supply: TokenSupply): void {
    if (this.drag.swallowClick()) return;
    this.pointing = false;
    this.striking = null;
    const inHand = this.held && supplyOf(this.held);
    if (inHand && supplyKey(inHand) === supplyKey(supply)) {
      // Putting back a token from the tray needs no command, because the token never was on the board.
      if (this.#dealing) this.putDown();
      else this.takeBack();
      return;
    }
    this.held = nextOf(this.guesses, supply);
    this.#dealing = this.held && supply;
  }

  /**
   * Whether the next tap on the chart has a special meaning: a token is held, a ping is being chosen, or squares are
   * being struck out.
   */
  get isBusy(): boolean {
    return this.held !== null || this.pointing || this.striking !== null;
  }

  /** Whether the held token still lies on the board. */
  get heldFromBoard(): boolean {
    return this.held !== null && this.#onBoard(keyOf(this.held)) !== undefined;
  }

  /** Picks up a token from the board. */
  lift(token: Token): void {
    this.pointing = false;
    this.striking = null;
    this.held = token;
    this.#dealing = null;
  }

  /** Puts the held token back where it was, and ends pointing and striking out. */
  putDown(): void {
    this.pointing = false;
    this.striking = null;
    this.held = null;
    this.#dealing = null;
  }

  /** Makes the next tap on a square a ping. */
  startPointing(): void {
    this.putDown();
    this.pointing = true;
  }

  /** Makes taps strike out squares for a ship, until the player ends this mode. */
  startStriking(ship: Ship): void {
    this.putDown();
    this.striking = ship;
  }

  /** Pings a square, which the other Navigators see for a moment. */
  pointAt(square: Square): void {
    this.putDown();
    this.#onpoint(square);
  }

  /** Moves the held token back to the tray. */
  takeBack(): void {
    const token = this.held;
    this.putDown();
    if (token) this.#move(token, null);
  }

  /** Removes all tokens of a supply from the board. */
  clear(supply: TokenSupply): void {
    this.putDown();
    this.setAll(placedOf(this.guesses, supply).map(({ token }) => ({ token, square: null })));
  }

  /** Sets the squares of all reminders of a ship, in order of their numbers. */
  setReminders(ship: Ship, squares: readonly (Square | null)[]): void {
    this.putDown();
    this.setAll(squares.map((square, number) => ({ token: { type: 'reminder', ship, number }, square })));
  }

  /** Puts tokens on squares, or into the tray (null), as one undoable step. Returns the changes. */
  setAll(settings: readonly { readonly token: Token; readonly square: Square | null }[]): readonly Change[] {
    const changes = settings
      .map(({ token, square }) => ({ token, from: squareOf(this.guesses, token), to: square }))
      .filter(({ token, from, to }) => from !== to && commandFor(token, to) !== null);
    for (const { token, to } of changes) this.#give(token, to);
    this.history.did(changes);
    return changes;
  }

  /**
   * Called when a square was tapped, on a piece or beside it. There is no piece if the square was picked by keyboard.
   */
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

  /** The ship that a key press on a square selects. If several ships are there, each press selects the next of them. */
  #shipOn(square: Square): Token | null {
    const here = SHIPS.filter((ship) => this.guesses.ships[ship] === square);
    const last = this.#draft.ship ? here.indexOf(this.#draft.ship) : -1;
    const ship = here[(last + 1) % here.length];
    return ship ? { type: 'ship', ship } : null;
  }

  /** A tap on a square next to the chosen ship chooses the heading of that square. */
  #steerTo(square: Square): void {
    const { ship } = this.#draft;
    if (!ship) return;
    const heading = headingBetween(this.guesses.ships[ship], square);
    if (heading && this.#draft.maySail(ship)) this.#draft.steer(heading);
  }

  #put(token: Token, square: Square): void {
    const supply = supplyOf(token);
    const twin = supply && tokenOn(this.guesses, supply, square);
    const dealing = this.#dealing;
    if (twin && !dealing) {
      this.putDown();
      return;
    }
    // If the square already holds a token of the same kind, remove that one and don't place another.
    this.#move(twin ?? token, twin ? null : square);
    this.held = dealing && nextOf(this.guesses, dealing);
    if (!this.held) this.#dealing = null;
  }

  #drop(key: string, square: Square | null): void {
    this.putDown();
    const token = this.#onBoard(key)?.token ?? this.#fromTray(key);
    if (!token) return;
    const supply = supplyOf(token);
    if (square && supply && tokenOn(this.guesses, supply, square)) return;
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
