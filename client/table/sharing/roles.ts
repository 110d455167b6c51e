/** The text that is shown with a shared game: who played, on which board, and how the game ended. */
import { replay } from '../../../shared/game/evolve.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { winners } from '../../../shared/game/rules/ending.ts';
import { inPlay } from '../../../shared/game/variants.ts';
import { NAVIGATOR_ROLE, POSEIDON_ROLE, type SharedGame } from '../../../shared/table/shared-game.ts';
import { boardTitle } from '../../ui/board-name.ts';
import { concededWords } from '../../text/conceded.ts';
import { t } from '../../text/text.ts';

/** The player's name if it may be shown, otherwise the name of the role. */
export function nameOfRole(role: PlayerId, names: SharedGame['names']): string {
  const name = Object.hasOwn(names, role) ? names[role] : undefined;
  if (name !== undefined) return name;
  if (role === POSEIDON_ROLE) return t.common.sides.poseidon;
  return t.sharing.navigator(Number(role.slice(NAVIGATOR_ROLE.length)));
}

/** The text about a shared game, in parts. */
export interface SharedWords {
  /** The result, such as "Poseidon won". */
  readonly result: string;
  /** How many ships came home, such as "2 ships came home". */
  readonly ships: string;
  /** Navigators who won although Poseidon won, such as "Ann won too"; null if there are none. */
  readonly too: string | null;
  readonly board: string;
  /** How the Navigators played, such as "together". */
  readonly mode: string;
  /** The variants, each with its number; empty for the base game. */
  readonly variants: readonly string[];
  /** Who was Poseidon, and who were the Navigators. */
  readonly players: readonly string[];
}

/** The text about a shared game, in the same words as the table record. */
export function sharedWords({ mode, poseidon, names, events }: SharedGame): SharedWords {
  // The game is replayed from its own events, because they name players by their roles.
  const { board, variants, navigators, owners, outcome } = replay(events);
  const too =
    outcome?.winner === 'poseidon'
      ? winners({ navigators, owners }, null, outcome).map((role) => nameOfRole(role, names))
      : [];
  const isNamed = Object.hasOwn(names, POSEIDON_ROLE);
  return {
    result: outcome ? concededWords(outcome) || t.series.result[outcome.winner] : '',
    ships: t.series.ships(outcome?.arrived.length ?? 0),
    too: too.length > 0 ? t.sharing.wonToo(too) : null,
    board: boardTitle(board.id, board.name),
    mode: t.series.mode[mode],
    variants: inPlay(variants).map((variant) => t.variants.inPlay(variant, variants)),
    players: [
      // If Poseidon's player is also named "Poseidon", the name is mentioned only once.
      poseidon && !isNamed
        ? t.common.sides.poseidon
        : t.series.asPoseidon(poseidon ? nameOfRole(POSEIDON_ROLE, names) : t.series.nobody),
      ...(navigators.length > 0
        ? [t.series.asNavigators(navigators.map((role) => nameOfRole(role, names)))]
        : []),
    ],
  };
}
