/** A spectator's view: only what both sides know. */
import type { OnlookersTold } from '../told.ts';
import { beginPublic, followPublic, type PublicView } from './public.ts';

/** A game as anybody with the table's code may see it. */
export type OnlookersView = PublicView;

/** Updates the view with one event, as spectators were told it. The view is undefined before 'began'. */
export function followOnlookers(
  view: OnlookersView | undefined,
  told: OnlookersTold,
): OnlookersView | undefined {
  if (told.type === 'began') return beginPublic(told);
  return view && followPublic(view, told);
}
