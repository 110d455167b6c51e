/** What this device's player may do with another player of the table, and doing it after a confirmation. */
import type { Side } from '../../shared/game/game.ts';
import { runningGame, seatOf } from '../../shared/table/queries.ts';
import { whyNoOffer } from '../../shared/table/rules/devices.ts';
import { whyNoFreeing, whyNoRemoval } from '../../shared/table/rules/host.ts';
import type { Player } from '../../shared/table/table.ts';
import { Action } from '../session/action.svelte.ts';
import type { TableContext } from '../session/context.ts';
import { t } from '../text/text.ts';
import { toast } from '../ui/toast.svelte.ts';

type Removal = 'free-seat' | 'remove-player';

/** Create it while a component is being created. */
export class ManagingPlayer {
  readonly #at: TableContext;
  readonly #player: () => Player;
  readonly #action: Action;
  #asking = $state<Removal | null>(null);
  /** Whether to lock the table when the player is removed. */
  locking = $state(false);

  readonly present = $derived.by(() => this.#at.session.present.includes(this.#player().id));
  readonly mayFree = $derived.by(() => {
    const { table, session } = this.#at;
    return (
      session.me !== undefined && whyNoFreeing(table, session.me, this.#player().id, session.present) === null
    );
  });
  readonly mayRemove = $derived.by(() => {
    const { table, session } = this.#at;
    return session.me !== undefined && whyNoRemoval(table, session.me, this.#player().id) === null;
  });
  readonly mayOffer = $derived.by(() => {
    const { table, session } = this.#at;
    const { id } = this.#player();
    const asked = { present: session.present, company: session.players };
    return !session.players.includes(id) && whyNoOffer(table, id, asked) === null;
  });
  readonly may = $derived.by(() => this.mayFree || this.mayRemove || this.mayOffer);

  constructor(at: TableContext, player: () => Player) {
    this.#at = at;
    this.#player = player;
    this.#action = new Action(at.session);
  }

  /** The action that the player is asked to confirm. */
  get asking(): Removal | null {
    return this.#asking;
  }

  /** The player's seat in the running game. */
  get #seat(): Side | null {
    const { table } = this.#at;
    return runningGame(table) ? seatOf(table, this.#player().id) : null;
  }

  /** The consequence of freeing the seat, in words. */
  get freeing(): string {
    const { name } = this.#player();
    return this.#seat ? t.table.freeSeatRunning[this.#seat](name) : t.table.freeSeatText(name);
  }

  /** The consequence of removing the player, in words. */
  get removing(): string {
    const { name, opponent } = this.#player();
    return opponent ? t.opponents.removeText(name) : t.table.removeText(name, this.#seat);
  }

  /** The question before the action. */
  get question() {
    const { name } = this.#player();
    return this.#asking === 'remove-player'
      ? { title: t.table.removeTitle(name), text: this.removing, confirm: t.table.removePlayer }
      : { title: t.table.freeSeatTitle(name), text: this.freeing, confirm: t.table.freeSeat };
  }

  ask(what: Removal): void {
    this.#asking = what;
    this.locking = false;
  }

  /** Carries out the action that was asked about. Resolves when that is done or refused. */
  async carryOut(): Promise<void> {
    const type = this.#asking;
    if (!type) return;
    const { id, name } = this.#player();
    const said = (type === 'free-seat' ? t.table.news.freed : t.table.news.left)(name);
    // The table is locked before the player is removed, because otherwise they could return in between.
    if (this.locking && type === 'remove-player')
      await this.#action.give({ type: 'lock-table', locked: true });
    if (await this.#action.give({ type, player: id })) toast.say(said);
  }
}
