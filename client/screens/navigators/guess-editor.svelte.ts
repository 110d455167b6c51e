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
  commandsFor,
  guessPieces,
  supplyKey,
  supplyOf,
  keyOf,
  nextOf,
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
  /** Called when a square was tapped while a ship's squares are being marked. */
  onmark: (ship: Ship, square: Square) => void = () => undefined;
  /** Whether the screen shows the marks alone, so that taps mark squares for the chosen ship. */
  isTrayOpen: () => boolean = () => false;

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
  /** The ship whose squares the player has started to mark. */
  #started = $state<Ship | null>(null);
  /** The ship for which taps mark squares: as places where it could be, or where it is not. */
  readonly marking = $derived.by(() => {
    const ship =
      this.#started ?? (this.held || this.pointing || !this.isTrayOpen() ? null : this.#draft.ship);
    return ship && this.mayMark(ship) ? ship : null;
  });
  /** The supply that the held token comes from. When the token is placed, the next one from this supply is held. */
  #dealing: TokenSupply | null = null;
  /** The token in the tray that a pointer is pressing. */
  #pressed: Token | null = null;

  /** This device's changes to the chart, for undo and redo. */
  readonly history = new ChartHistory(
    () => this.guesses,
    (changes) => this.#give(changes),
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

  /** Called when a supply was tapped. Starts or ends marking squares, or picks up or puts back a marker. */
  tapSupply(supply: TokenSupply): void {
    if (this.drag.swallowClick()) return;
    if (supply.type === 'reminder') {
      if (this.marking !== supply.ship) this.mark(supply.ship);
      else if (this.isBusy) this.putDown();
      else this.#draft.choose(null);
      return;
    }
    this.pointing = false;
    this.#started = null;
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

  /** Whether the next tap on the chart is for something that the player has started. */
  get isBusy(): boolean {
    return this.held !== null || this.pointing || this.#started !== null;
  }

  /** Whether the held token still lies on the board. */
  get heldFromBoard(): boolean {
    return this.held !== null && this.#onBoard(keyOf(this.held)) !== undefined;
  }

  /** Picks up a token from the board. */
  lift(token: Token): void {
    this.pointing = false;
    this.#started = null;
    this.held = token;
    this.#dealing = null;
  }

  /** Puts the held token back where it was, and ends pointing and marking. */
  putDown(): void {
    this.pointing = false;
    this.#started = null;
    this.held = null;
    this.#dealing = null;
  }

  /** Makes the next tap on a square a ping. */
  startPointing(): void {
    this.putDown();
    this.pointing = true;
  }

  /** Chooses a ship and makes taps mark squares for it, until the player stops. */
  mark(ship: Ship): void {
    this.putDown();
    if (this.#draft.ship !== ship) this.#draft.choose(ship);
    if (!this.isTrayOpen()) this.#started = ship;
  }

  mayMark(ship: Ship): boolean {
    return !this.#view().variants.useYourMemory && !this.#view().arrived.includes(ship);
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

  /** Sets the squares of all reminders of a ship, in order of their numbers. */
  setReminders(ship: Ship, squares: readonly (Square | null)[]): void {
    this.setAll(squares.map((square, number) => ({ token: { type: 'reminder', ship, number }, square })));
  }

  /** Puts tokens on squares, or into the tray (null), as one undoable step. Returns the moves. */
  setAll(settings: readonly { readonly token: Token; readonly square: Square | null }[]): readonly Change[] {
    const changes = settings
      .flatMap((setting) => [setting, ...this.#crossUnder(setting)])
      .map(({ token, square }) => ({ token, from: squareOf(this.guesses, token), to: square }))
      .filter((change) => (isMove(change) || this.#settles(change)) && commandFor(change.token, change.to));
    this.#give(changes);
    const moves = changes.filter(isMove);
    this.history.did(moves);
    return moves;
  }

  /** A guess that a storm has put in doubt can be set again on its own square. */
  #settles({ token }: Change): boolean {
    return token.type === 'ship' && this.guesses.doubts[token.ship] !== null;
  }

  /** If a reminder is put on a square that is crossed out for its ship, the cross goes. */
  #crossUnder({ token, square }: { token: Token; square: Square | null }): { token: Token; square: null }[] {
    if (token.type !== 'reminder' || !square) return [];
    return [{ token: { type: 'cross', ship: token.ship, square }, square: null }];
  }

  /**
   * Called when a square was tapped, on a piece or beside it. There is no piece if the square was picked by keyboard.
   */
  pick(square: Square, piece: GuessPiece | undefined): void {
    if (this.pointing) {
      this.pointAt(square);
      return;
    }
    if (this.marking) {
      this.onmark(this.marking, square);
      return;
    }
    if (this.held) {
      this.#put(this.held, square);
      return;
    }
    const token = piece?.token ?? this.#shipOn(square);
    if (token?.type === 'ship') this.#pickShip(token.ship);
    else if (token?.type === 'reminder') this.mark(token.ship);
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

  #give(changes: readonly Change[]): void {
    for (const command of commandsFor(changes)) void this.#action.give(command);
  }
}

const isMove = ({ from, to }: Change) => from !== to;
