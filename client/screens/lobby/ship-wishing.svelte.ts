/** Who wishes for which ship before a game, and what this device's player may change about it. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { shares } from '../../../shared/game/rules/owners.ts';
import { opponentOf } from '../../../shared/table/queries.ts';
import { whyNoWish } from '../../../shared/table/rules/ships.ts';
import { Action, type CommandOf } from '../../session/action.svelte.ts';
import type { TableContext } from '../../session/context.ts';
import { t } from '../../text/text.ts';
import { refuse } from '../../ui/refuse.ts';
import { toast } from '../../ui/toast.svelte.ts';

export class ShipWishing {
  readonly #at: TableContext;
  readonly #wishing: Action<CommandOf<'wish-ship'>>;
  readonly #dealing: Action;

  /** How many ships each Navigator commands. */
  readonly split = $derived.by(() => shares(this.#table.navigators.length, this.#table.mode));
  /** Whether some ships belong to all Navigators. */
  readonly shared = $derived.by(() => this.split.reduce((sum, share) => sum + share, 0) < SHIPS.length);
  readonly navigating = $derived.by(() => {
    const { me } = this.#at.session;
    return me !== undefined && this.#table.navigators.includes(me);
  });
  /**
   * The ship that the player gives up by choosing another. Undefined if there is none, or if the player may have
   * several ships.
   */
  readonly #exchanged = $derived.by(() => {
    const { me } = this.#at.session;
    return this.split[0] === 1 ? SHIPS.find((ship) => this.#table.wishes[ship] === me) : undefined;
  });
  /** Whether every Navigator has a ship of their own, so that the one remaining ship belongs to all of them. */
  readonly allDealt = $derived.by(
    () => this.shared && SHIPS.filter((ship) => this.#table.wishes[ship] === null).length === 1,
  );
  readonly lines = $derived.by(() =>
    SHIPS.map((ship) => {
      const { session } = this.#at;
      const holder = this.#table.wishes[ship];
      const mine = holder !== null && holder === session.me;
      const command = this.#wishFor(ship, holder, mine);
      const why = session.me ? whyNoWish(this.#table, session.me, command) : ('no-such-seat' as const);
      const refused = why === 'share-full' && this.#exchanged ? null : why;
      const name = holder === null ? null : session.nameOf(holder);
      return { ship, holder: name, mine, command, why: refused };
    }),
  );
  /** Says which ships are the player's own, as far as that is decided. */
  readonly now = $derived.by(() => {
    const mine = this.lines.filter((line) => line.mine);
    return mine.map(({ ship }) => t.common.colours[ship]).join(', ') || t.lobby.shipsByLot;
  });

  constructor(at: TableContext) {
    this.#at = at;
    this.#wishing = new Action(at.session, { overlap: true });
    this.#dealing = new Action(at.session);
  }

  get #table() {
    return this.#at.table;
  }

  /** The ship of the newest wish that is not answered yet. */
  get pending(): Ship | undefined {
    return this.#wishing.sent?.ship;
  }

  get dealing(): boolean {
    return this.#dealing.busy;
  }

  /**
   * The command that is sent when a ship's button is tapped. Players wish for a ship or take their wish back. The host
   * can also take back an opponent's wish.
   */
  #wishFor(ship: Ship, holder: PlayerId | null, mine: boolean): CommandOf<'wish-ship'> {
    const { table, session } = this.#at;
    const isOpponents = holder !== null && session.isHost && opponentOf(table, holder) !== undefined;
    return isOpponents
      ? { type: 'wish-ship', ship, wish: false, for: holder }
      : { type: 'wish-ship', ship, wish: !mine };
  }

  toggle({ command, why }: ShipWishing['lines'][number]): void {
    if (why) return refuse(why);
    const ship = this.#exchanged;
    // Both commands are sent without waiting, because the server carries them out in this order.
    if (command.wish && ship) void this.#wishing.give({ type: 'wish-ship', ship, wish: false });
    void this.#wishing.give(command);
  }

  async deal(): Promise<void> {
    if (await this.#dealing.give({ type: 'deal-ships' })) toast.say(t.lobby.dealt);
  }
}
