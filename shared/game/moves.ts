/**
 * Lists the legal moves, or draws one at random. Used by the turn clock, by opponents and by tests. Each function needs
 * only what the mover knows, so it accepts either a view or a game.
 */
import { SHIPS, type Ship } from '../board/board.ts';
import type {
  Game,
  NavigatorsCommand,
  PlayerId,
  PoseidonCommand,
  Pushes,
  SeaMonster,
  Storm,
  Tile,
} from './game.ts';
import { pick, pickSome, type Random } from '../random.ts';
import { shipsToStep, whyNoSail, whyNoSurvey } from './rules/orders.ts';
import { isAgreed } from './rules/lighthouses.ts';
import { squaresFor, type SpecialTile } from './rules/placing.ts';
import { NO_TILES } from './rules/setup.ts';
import { isMonster, pushSquares, shipsHit, whyBarred } from './rules/storms.ts';
import { HEADINGS, type Square } from '../board/squares.ts';

/** The parts of a game, or of Poseidon's view, that decide which commands are legal for him. */
type PoseidonsPosition = Pick<
  Game,
  'board' | 'variants' | 'phase' | 'ships' | 'hand' | 'played' | 'arrived' | 'caught' | 'tiles'
>;

/** The parts of a game, or of the Navigators' view, that decide which ships may take a step. */
type StepsPosition = Pick<Game, 'phase' | 'arrived' | 'stepped' | 'held' | 'owners'>;

/**
 * The parts of a game, or of the Navigators' view, that decide which commands are legal for a Navigator, including
 * those for lighthouses.
 */
type NavigatorsPosition = StepsPosition & Pick<Game, 'board' | 'variants' | 'navigators' | 'proposal'>;

/** An order to one ship: to sail or to survey. */
export type StepCommand = Extract<NavigatorsCommand, { type: 'sail' | 'survey' }>;

// ── Poseidon ────────────────────────────────────────────────────────────────────────────────────

/** The tiles that Poseidon may play now. A tile that he holds more than once is listed once. */
export function playableTiles({ hand, played }: Pick<Game, 'hand' | 'played'>): Tile[] {
  return [...new Set(hand)].filter((tile) => whyBarred({ hand, played }, tile) === null);
}

/**
 * Yields every distinct legal command of Poseidon. This is a generator because there can be very many commands: two
 * maelstroms and two fog banks alone allow millions of placements.
 */
export function* poseidonMoves(view: PoseidonsPosition): Generator<PoseidonCommand, void> {
  if (view.phase === 'dangers') yield* placings(view);
  if (view.phase === 'caught' && view.caught) {
    for (const square of pushSquares(view.board, view.ships[view.caught]))
      yield { type: 'push-caught', square };
  }
  if (view.phase !== 'poseidon') return;
  for (const tile of playableTiles(view)) {
    if (isMonster(tile)) yield* shipsAtSea(view).map((ship) => monsterAt(tile, ship));
    else yield* storms(view, tile);
  }
}

function* placings(view: PoseidonsPosition): Generator<PoseidonCommand, void> {
  const { board, variants, tiles } = view;
  for (const maelstroms of choices(squaresFor(board, 'maelstrom', tiles), variants.maelstroms)) {
    const room = squaresFor(board, 'fogBank', { ...tiles, maelstroms });
    for (const fogBanks of choices(room, variants.fogBanks))
      yield { type: 'place-dangers', maelstroms, fogBanks };
  }
}

/**
 * Yields every set of `count` squares. Each set is yielded in one order only, because tiles of the same kind are
 * interchangeable.
 */
function* choices(squares: readonly Square[], count: number): Generator<Square[], void> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, first] of squares.entries()) {
    for (const others of choices(squares.slice(i + 1), count - 1)) yield [first, ...others];
  }
}

function* storms(view: PoseidonsPosition, storm: Storm): Generator<PoseidonCommand, void> {
  for (const pushes of products(view, shipsHit(storm, view.arrived)))
    yield { type: 'play-storm', storm, pushes };
}

function* products(view: PoseidonsPosition, hit: readonly Ship[]): Generator<Pushes, void> {
  const [ship, ...others] = hit;
  if (!ship) {
    yield {};
    return;
  }
  for (const square of pushSquares(view.board, view.ships[ship])) {
    for (const pushes of products(view, others)) yield { [ship]: square, ...pushes };
  }
}

/**
 * Draws a legal command for Poseidon, or null if it is not his move. On his move there is always a legal command:
 * rulings 1, 2 and 4 guarantee it, and a game can't start on a board without room for the special tiles.
 */
export function randomPoseidonMove(view: PoseidonsPosition, random: Random): PoseidonCommand | null {
  switch (view.phase) {
    case 'dangers':
      return randomDangers(view, random);
    case 'caught':
      return view.caught && { type: 'push-caught', square: randomPush(view, view.caught, random) };
    case 'poseidon': {
      // Draw from the hand, so that a tile held twice is twice as likely.
      const tile = pick(
        view.hand.filter((held) => whyBarred(view, held) === null),
        random,
      );
      if (isMonster(tile)) return monsterAt(tile, pick(shipsAtSea(view), random));
      const hit = shipsHit(tile, view.arrived);
      const pushes = Object.fromEntries(hit.map((ship) => [ship, randomPush(view, ship, random)]));
      return { type: 'play-storm', storm: tile, pushes };
    }
    default:
      return null;
  }
}

function randomDangers({ board, variants, tiles }: PoseidonsPosition, random: Random): PoseidonCommand {
  const draw = (tile: SpecialTile, count: number, placed: typeof tiles) =>
    pickSome(squaresFor(board, tile, placed), count, random);
  const maelstroms = draw('maelstrom', variants.maelstroms, tiles);
  const fogBanks = draw('fogBank', variants.fogBanks, { ...tiles, maelstroms });
  return { type: 'place-dangers', maelstroms, fogBanks };
}

function randomPush({ board, ships }: PoseidonsPosition, ship: Ship, random: Random): Square {
  return pick(pushSquares(board, ships[ship]), random);
}

function shipsAtSea({ arrived }: Pick<Game, 'arrived'>): Ship[] {
  return SHIPS.filter((ship) => !arrived.includes(ship));
}

function monsterAt(monster: SeaMonster, ship: Ship): PoseidonCommand {
  return { type: 'play-monster', monster, ship };
}

// ── The Navigators ──────────────────────────────────────────────────────────────────────────────

/** Every step that this Navigator may order now. */
export function navigatorMoves(view: StepsPosition, player: PlayerId): StepCommand[] {
  return shipsToStep(view).flatMap((ship): StepCommand[] => {
    if (whyNoSurvey(view, ship, player) === null) return [{ type: 'survey', ship }];
    if (whyNoSail(view, ship, player) !== null) return [];
    return HEADINGS.map((heading) => ({ type: 'sail', ship, heading }));
  });
}

/**
 * Draws a command that advances the game: an order or, while lighthouses are being placed, a proposal or an agreement.
 * Null if the game is not waiting for this player.
 */
export function randomNavigatorMove(
  view: NavigatorsPosition,
  player: PlayerId,
  random: Random,
): NavigatorsCommand | null {
  if (view.phase === 'lighthouses') return randomLighthouses(view, player, random);
  const moves = navigatorMoves(view, player);
  return moves.length > 0 ? pick(moves, random) : null;
}

function randomLighthouses(
  { board, variants, navigators, proposal }: NavigatorsPosition,
  player: PlayerId,
  random: Random,
): NavigatorsCommand | null {
  if (proposal) {
    if (!proposal.agreed.includes(player)) return { type: 'agree-lighthouses', squares: proposal.squares };
    if (!isAgreed(proposal, navigators)) return null;
    // All remaining Navigators have agreed, because the last one who hadn't has left. Proposing the same squares again
    // completes the agreement.
    return { type: 'propose-lighthouses', squares: proposal.squares };
  }
  const squares = pickSome(squaresFor(board, 'lighthouse', NO_TILES), variants.lighthouses, random);
  return { type: 'propose-lighthouses', squares };
}
