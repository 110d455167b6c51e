/** The sea as both sides know it, at the present or at a moment that the spectator looks back to. */
import { SHIPS } from '../../../shared/board/board.ts';
import type { Square } from '../../../shared/board/squares.ts';
import { knownSquares } from '../../../shared/game/views/known-squares.ts';
import type { OnlookersView } from '../../../shared/game/views/onlookers.ts';
import { runningGame } from '../../../shared/table/queries.ts';
import { spokenPrint } from '../../game/chart/spoken-square.ts';
import { OracleView } from '../../game/oracle/oracle-view.svelte.ts';
import { announcements } from '../../oracle/announcements.ts';
import type { TableContext } from '../../session/context.ts';
import { t } from '../../text/text.ts';

/** Create it while a component is being created. */
export class SpectatorSea {
  readonly #view: () => OnlookersView;
  readonly #at: TableContext;
  readonly #isRooms: () => boolean;
  readonly oracle: OracleView;
  /** Whether the table allows the oracle's answers here. With hints, the whole room may not see them. */
  readonly allowed = $derived.by(() => {
    const says = runningGame(this.#at.table)?.oracle ?? 'silent';
    return says === 'full' || (says === 'hints' && !this.#isRooms());
  });
  /** The moment that the spectator looks back to, in words; empty for the present. */
  readonly then = $derived.by(() => {
    const { moment } = this.oracle;
    return moment ? t.oracle.moment(moment.round, moment.ship) : '';
  });
  /** The ships that both sides can place at the shown moment. */
  readonly known = $derived.by(() => knownSquares(this.oracle.heard.slice(0, this.oracle.moment?.after)));
  readonly pieces = $derived.by(() =>
    [...this.known].map(([ship, square]) => ({ key: ship, ship, square, size: 'ship' as const })),
  );

  /** @param isRooms returns whether the whole room sees the screen */
  constructor(at: TableContext, view: () => OnlookersView, isRooms: () => boolean) {
    const { session } = at;
    this.#at = at;
    this.#view = view;
    this.#isRooms = isRooms;
    this.oracle = new OracleView({
      game: () => session.game?.id,
      heard: () => {
        const { game } = session;
        return game?.audience === 'onlookers' || game?.audience === 'navigators'
          ? announcements(game.told)
          : [];
      },
      view,
      says: () => (this.allowed ? 'full' : 'silent'),
    });
  }

  /** The spoken description of a square. */
  describe(square: Square): string {
    const { board, lighthouses } = this.#view();
    const possible = this.oracle.shadesOn(square);
    return [
      t.common.square(square),
      spokenPrint(board, lighthouses, square),
      ...SHIPS.filter((ship) => this.known.get(ship) === square).map((ship) => t.sea.shipHere(ship, null)),
      ...(possible.length > 0 ? [t.oracle.possible(possible)] : []),
    ].join(', ');
  }
}
