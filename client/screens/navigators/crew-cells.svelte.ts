/** What the Navigators' row of ships says about each ship: its state, the order prepared for it, and its commander. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import { crewState, stateWords, type CrewState } from '../../game/crew-states.ts';
import { commander } from '../../game/owners.ts';
import type { ShipCell } from '../../game/ship-cells.ts';
import { t } from '../../text/text.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

const TONES: Readonly<Partial<Record<CrewState['state'], ShipCell['tone']>>> = {
  ready: 'next',
  held: 'next',
  done: 'done',
  notYours: 'done',
};

interface People {
  /** The players of this device. */
  readonly players: readonly PlayerId[];
  readonly nameOf: (player: PlayerId) => string;
}

export class CrewCells {
  readonly #view: () => NavigatorsView;
  readonly #draft: () => OrderDraft;
  readonly #people: () => People;

  readonly #crew = $derived.by(() =>
    SHIPS.map((ship) => ({ ship, now: crewState(this.#view(), ship, this.#draft().whyNoStep(ship)) })),
  );
  readonly cells = $derived.by((): ShipCell[] =>
    this.#crew.map(({ ship, now }) => ({
      ship,
      state: this.#words(ship, now),
      tone: this.#draft().preparedFor(ship) ? 'next' : (TONES[now.state] ?? 'plain'),
      whose: this.#whose(ship),
      ...(now.state === 'notYours' && { further: t.game.spokenStates.notYours }),
      caught: this.#view().held === ship,
    })),
  );
  /**
   * Whether at most one Navigator plays on this device. If there are several, their names are needed to distinguish
   * them.
   */
  readonly #alone = $derived.by(
    () => this.#people().players.filter((player) => this.#view().navigators.includes(player)).length < 2,
  );

  constructor(view: () => NavigatorsView, draft: () => OrderDraft, people: () => People) {
    this.#view = view;
    this.#draft = draft;
    this.#people = people;
  }

  /** The next ship that can be ordered; the first ship if there is none. */
  get next(): Ship {
    const next = this.#crew.find(({ now }) => now.state === 'ready' || now.state === 'held');
    return next?.ship ?? SHIPS[0];
  }

  /** Describes a ship's state, or the order that is prepared for the ship. */
  #words(ship: Ship, now: CrewState): string {
    const heading = this.#draft().preparedFor(ship);
    if (heading) return t.navigators.prepared.state(t.game.roseLetters[heading]);
    return now.state === 'notYours' && this.#view().held === ship
      ? t.game.states.held
      : stateWords(t.game.states, now);
  }

  #whose(ship: Ship): ShipCell['whose'] {
    const { players, nameOf } = this.#people();
    const owner = commander(this.#view(), ship);
    if (owner === undefined) return null;
    if (owner === null) return { name: t.game.anybodys, ours: true };
    const ours = players.includes(owner);
    return { name: ours && this.#alone ? t.game.yours : nameOf(owner), ours, player: owner };
  }
}
