/** What the orders' panel is about. There is one component for each case. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { PlayerId, SeaMonster } from '../../../shared/game/game.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { Step } from '../../../shared/game/views/public.ts';
import { crewState, newestStep, stepOf } from '../../game/crew-states.ts';
import type { OrderDraft } from './order-draft.svelte.ts';

export type OrdersCase =
  /** An order for the chosen ship can be given or prepared. */
  | { readonly is: 'ordering'; readonly ship: Ship }
  /** The chosen ship is held by a sea monster and can only survey. */
  | { readonly is: 'held'; readonly ship: Ship; readonly monster: SeaMonster }
  /** The chosen ship belongs to another player. */
  | { readonly is: 'notYours'; readonly ship: Ship }
  | { readonly is: 'home'; readonly ship: Ship }
  /** The chosen ship can't be ordered now. */
  | { readonly is: 'idle'; readonly ship: Ship }
  /** No ship is chosen, and this device can give orders to some. */
  | { readonly is: 'choosing'; readonly ships: readonly Ship[] }
  /** No ship is chosen, and this device has nothing to do. */
  | { readonly is: 'waiting' };

export function ordersCase(
  view: NavigatorsView,
  draft: Pick<OrderDraft, 'whyNoStep' | 'mayPrepare'>,
  ship: Ship | null,
): OrdersCase {
  if (ship === null) {
    const ships = SHIPS.filter((one) => draft.whyNoStep(one) === null);
    return ships.length > 0 ? { is: 'choosing', ships } : { is: 'waiting' };
  }
  const { state } = crewState(view, ship, draft.whyNoStep(ship));
  if (state === 'ready' || draft.mayPrepare(ship)) return { is: 'ordering', ship };
  if (state === 'held') return { is: 'held', ship, monster: view.rounds.at(-1)?.tile as SeaMonster };
  if (state === 'notYours') return { is: 'notYours', ship };
  return { is: state === 'safe' ? 'home' : 'idle', ship };
}

/** The step whose report the panel shows: the chosen ship's in this round or, if no ship is chosen, the newest. */
export function shownStep(view: NavigatorsView, now: OrdersCase, ship: Ship | null): Step | undefined {
  if (now.is === 'ordering' || now.is === 'held') return undefined;
  return ship ? stepOf(view, ship) : newestStep(view)?.step;
}

/**
 * The number of ships that this device's players may order, if all of them are home, so that there is nothing left to
 * order or to prepare. Null if one of them is at sea.
 */
export function allHome(
  { arrived, owners }: Pick<NavigatorsView, 'arrived' | 'owners'>,
  players: readonly PlayerId[],
): number | null {
  const ours = SHIPS.filter((ship) => owners[ship] === null || players.includes(owners[ship]));
  return ours.every((ship) => arrived.includes(ship)) ? ours.length : null;
}
