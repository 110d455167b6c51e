/** The spoken description of squares for Poseidon: the square's name, and everything that is really there. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Push } from '../../../shared/game/game.ts';
import { lampOf } from '../../../shared/game/rules/survey.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { PoseidonView } from '../../../shared/game/views/poseidon.ts';
import { t } from '../../text/text.ts';
import { coveredSquares, holder, type Danger } from './pieces.ts';

/** What Poseidon has chosen so far. It is part of the description. */
export interface Intent {
  readonly pushes: readonly Push[];
  readonly dangers: readonly Danger[];
  /** The selected ship while Poseidon is driving ships. */
  readonly driven: Ship | null;
  readonly targets: ReadonlySet<Square> | undefined;
}

/** A square's name, its terrain, what is on it, and what Poseidon could do there. */
export function describeSquare(view: PoseidonView, intent: Intent, square: Square): string {
  const things = [...lying(view, intent, square), ...SHIPS.flatMap((ship) => shipAt(view, ship, square))];
  const coming = intent.pushes.filter(({ to }) => to === square).map(({ ship }) => ship);
  const ghosts = coming.map((ship) => t.sea.ghostHere(ship));
  // If this square is already the driven ship's target, it isn't offered as a target again.
  const offered = intent.driven && coming.includes(intent.driven) ? [] : choice(intent, square);
  return t.sea.describe(square, [...things, ...ghosts, ...offered]);
}

function lying(view: PoseidonView, { dangers }: Intent, square: Square): string[] {
  const { board, tiles } = view;
  const lighthouse = tiles.lighthouses.indexOf(square);
  const laid = dangers.filter((danger) => danger.square === square).map(({ kind }) => kind);
  const island = board.islands[square];
  const deep = board.deepSea.includes(square);
  const print = island ? t.common.islands[island] : deep ? t.common.deepSea : t.common.sea;
  return [
    ...(coveredSquares(view, dangers).includes(square) ? [] : [print]),
    ...(lighthouse < 0 ? [] : [t.sea.lampHere(lampOf(tiles.lighthouses.length, lighthouse))]),
    ...(tiles.maelstroms.includes(square) || laid.includes('maelstrom') ? [t.sea.dangerHere.maelstrom] : []),
    ...(tiles.fogBanks.includes(square) || laid.includes('fogBank') ? [t.sea.dangerHere.fogBank] : []),
  ];
}

function shipAt(view: PoseidonView, ship: Ship, square: Square): string[] {
  return view.ships[ship] === square ? [t.sea.shipHere(ship, holder(view, ship))] : [];
}

function choice({ targets, driven }: Intent, square: Square): string[] {
  if (!targets?.has(square)) return [];
  return [driven ? t.sea.mayDrive(driven) : t.sea.mayPlace];
}
