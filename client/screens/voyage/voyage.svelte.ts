/** The state of a lesson: the current step, what the player has done in it, and the response to a wrong tap. */
import type { Ship } from '../../../shared/board/board.ts';
import type { GuessBoard, Pushes, Side, Tile } from '../../../shared/game/game.ts';
import { setReminder } from '../../../shared/game/rules/guesses.ts';
import { whyBarred } from '../../../shared/game/rules/storms.ts';
import { headingBetween, type Heading, type Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { NAVIGATORS_STEPS } from '../../game/teaching/navigators-steps.ts';
import { POSEIDON_STEPS } from '../../game/teaching/poseidon-steps.ts';
import { replyFrom } from '../../game/teaching/position.ts';
import { drivable, finish, positionAt, taskOf, type Answers, type Step } from '../../game/teaching/steps.ts';

/** The number of wrong taps after which the right squares are marked. */
const MISSES_TO_MARK = 2;

export class Voyage {
  readonly role: Side;
  readonly steps: readonly Step[];

  /** The index of the current step, from 0. */
  index = $state(0);
  /** Whether the task of the current step is done. */
  done = $state(false);
  /** The response to the last tap, if the tap didn't finish the task; otherwise null. */
  hint = $state<string | null>(null);
  /** The squares that the player has found so far in this step. */
  found = $state.raw<readonly Square[]>([]);
  /** The selected ship, which will be ordered or driven. */
  ship = $state.raw<Ship | null>(null);
  /** The heading of the order. It is set only once the player has chosen the right one. */
  heading = $state.raw<Heading | null>(null);
  /** The targets that the player has chosen so far for the ships that a storm drives. */
  pushes = $state.raw<Pushes>({});
  /** Whether Poseidon's board is covered. */
  covered = $state(false);
  #misses = $state(0);
  #answers = $state.raw<Answers>({});

  readonly step = $derived.by(() => this.steps[this.index] as Step);
  readonly #start = $derived.by(() => positionAt(this.steps, this.index, this.#answers));
  readonly task = $derived.by(() => taskOf(this.step, this.#start));
  readonly now = $derived.by(() =>
    this.done ? finish(this.#start, this.step, this.#answers[this.index]) : this.#start,
  );
  readonly text = $derived.by(() =>
    this.role === 'navigators'
      ? t.voyage.navigators[this.step.id as keyof typeof t.voyage.navigators]
      : t.voyage.poseidon[this.step.id as keyof typeof t.voyage.poseidon],
  );
  /** Whether the task is to choose one of two squares, with buttons or on either board. */
  readonly choosing = $derived.by(() => this.task.type === 'choose' && !this.done);
  readonly isLast = $derived.by(() => this.index === this.steps.length - 1);

  /** The chart, including the reminders that are being placed in this step. */
  readonly guesses = $derived.by((): GuessBoard => {
    const { guesses } = this.now.navigators;
    const { task } = this;
    if (this.done || task.type !== 'remind') return guesses;
    return this.found.reduce((board, square, i) => setReminder(board, task.ship, i, square), guesses);
  });

  /** The ships that the chosen storm drives, each with the squares that it can be driven to. */
  readonly driven = $derived.by(() =>
    this.task.type === 'drive' && !this.done ? drivable(this.now, this.task.storm) : [],
  );
  /** The ship that the player is currently driving. */
  readonly drivenShip = $derived.by(() => (this.driven.length > 0 ? (this.ship ?? this.#nextToDrive) : null));
  readonly #nextToDrive = $derived.by(() => this.driven.find(({ ship }) => !this.pushes[ship])?.ship ?? null);
  readonly allDriven = $derived.by(
    () => this.driven.length > 0 && this.driven.every(({ ship }) => this.pushes[ship]),
  );

  /**
   * The squares to mark: either those that the player can choose from or, after several wrong taps, those that the
   * player hasn't found yet.
   */
  readonly targets = $derived.by((): readonly Square[] | undefined => {
    const { task } = this;
    if (this.done) return [];
    switch (task.type) {
      case 'find':
        return this.#misses < MISSES_TO_MARK
          ? undefined
          : task.squares.filter((one) => !this.found.includes(one));
      case 'guess':
        return task.among;
      case 'remind':
        return (this.#misses < MISSES_TO_MARK ? task.among : task.squares).filter(
          (one) => !this.found.includes(one),
        );
      case 'drive':
        return this.driven.find(({ ship }) => ship === this.drivenShip)?.squares ?? [];
      case 'order':
        return undefined;
      default:
        return [];
    }
  });

  /**
   * The square with a ring around it: the square to find in the very first task, or the square of the ship to select.
   * Null if there is none.
   */
  readonly ringed = $derived.by((): Square | null => {
    const { task } = this;
    if (this.done) return null;
    if (task.type === 'find' && this.index === 0) return task.squares[0] ?? null;
    return task.type === 'order' && !this.ship ? this.guesses.ships[task.ship] : null;
  });

  constructor(role: Side) {
    this.role = role;
    this.steps = role === 'navigators' ? NAVIGATORS_STEPS : POSEIDON_STEPS;
  }

  goOn(): void {
    if (this.index < this.steps.length - 1) this.#goTo(this.index + 1);
  }

  back(): void {
    if (this.index > 0) this.#goTo(this.index - 1);
  }

  restart(): void {
    this.#answers = {};
    this.#goTo(0);
  }

  #goTo(index: number): void {
    this.index = index;
    this.done = false;
    this.hint = null;
    this.found = [];
    this.ship = null;
    this.heading = null;
    this.pushes = {};
    this.covered = false;
    this.#misses = 0;
  }

  /** Called when a square was tapped. `ship` is the ship that was tapped there, if any. */
  pick(square: Square, ship: Ship | undefined): void {
    const { task } = this;
    if (this.done) return;
    switch (task.type) {
      case 'find':
        return this.#find(task.squares, square);
      case 'order':
        return this.ship && !ship ? this.#steerTo(this.ship, square) : this.#take(task.ship, ship);
      case 'guess':
        if (square === task.square) return this.#finish();
        return this.#miss(
          task.among.includes(square)
            ? t.voyage.wouldReport(square, t.survey.sentence(replyFrom(this.now, task.ship, square)))
            : t.voyage.tooFar(task.ship),
        );
      case 'remind':
        if (task.squares.includes(square)) return this.#find(task.squares, square);
        return this.#miss(task.among.includes(square) ? t.voyage.notBeside(square) : t.voyage.tooFarDriven);
      case 'drive':
        return this.#drive(square, ship);
      case 'choose':
        return this.chooseSquare(square);
      default:
    }
  }

  #find(squares: readonly Square[], square: Square): void {
    if (!squares.includes(square)) return this.#miss(this.text.hint);
    if (!this.found.includes(square)) this.found = [...this.found, square];
    const left = squares.length - this.found.length;
    if (left === 0) this.#finish();
    else this.hint = t.voyage.moreToFind(left);
  }

  #take(wanted: Ship, ship: Ship | undefined): void {
    if (ship === wanted) {
      this.ship = ship;
      this.hint = null;
    } else if (!this.ship) {
      this.#miss(t.voyage.otherShip(wanted));
    }
  }

  /** A tap on a square next to the chosen ship chooses the heading of that square. */
  #steerTo(ship: Ship, square: Square): void {
    const heading = headingBetween(this.guesses.ships[ship], square);
    if (heading) this.steer(heading);
  }

  steer(heading: Heading): void {
    const { task } = this;
    if (task.type !== 'order' || this.done) return;
    if (heading === task.heading) {
      this.heading = heading;
      this.hint = null;
    } else {
      this.heading = null;
      this.#miss(t.voyage.otherHeading(task.heading));
    }
  }

  #drive(square: Square, ship: Ship | undefined): void {
    const driven = this.drivenShip;
    if (driven && this.targets?.includes(square)) {
      this.pushes = { ...this.pushes, [driven]: square };
      // Selects the next ship without a target. If there is none, the same ship stays selected, so that its target can
      // be changed.
      this.ship = this.#nextToDrive ?? driven;
      this.hint = this.allDriven ? t.voyage.allDriven : t.voyage.driveNext(this.ship);
    } else if (ship && this.driven.some((one) => one.ship === ship)) {
      this.ship = ship;
      this.hint = null;
    } else {
      this.hint = t.voyage.notThere;
    }
  }

  chooseSquare(square: Square): void {
    if (this.task.type !== 'choose' || this.done) return;
    if (square === this.task.square) this.#finish();
    else this.#miss(this.text.hint);
  }

  chooseTile(tile: Tile): void {
    const { task } = this;
    if (this.done) return;
    if (task.type === 'tile') {
      // The next step describes the chosen tile, so this step says nothing about it.
      if (tile === task.tile) this.goOn();
      else this.#miss(t.voyage.otherTile(task.tile));
    } else if (task.type === 'barred') {
      if (tile === task.tile && whyBarred(this.now.poseidon, tile)) this.#finish();
      else this.#miss(this.text.hint);
    }
  }

  /**
   * Called when the button beside the board is pressed. Sends the order or storm if it is ready, lets the other players
   * act, or covers the board.
   */
  act(): void {
    switch (this.task.type) {
      case 'order':
        if (this.heading) this.#finish();
        return;
      case 'drive':
        if (!this.allDriven) return;
        this.#answers = { ...this.#answers, [this.index]: this.pushes };
        this.#finish();
        return;
      case 'watch':
        this.#finish();
        return;
      case 'cover':
        this.covered = true;
        return;
      default:
    }
  }

  lift(): void {
    this.covered = false;
    this.#finish();
  }

  #finish(): void {
    this.done = true;
    this.hint = null;
  }

  #miss(hint: string): void {
    this.#misses += 1;
    this.hint = hint;
  }
}
