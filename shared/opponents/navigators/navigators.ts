/**
 * The code that all Navigator opponents have in common. Each rung has a file of its own for estimating where the ships
 * are.
 */
import type { Ship } from '../../board/board.ts';
import { MARKER_KINDS, type NavigatorsCommand, type PlayerId } from '../../game/game.ts';
import { shipsToStep } from '../../game/rules/orders.ts';
import type { NavigatorsTold } from '../../game/told.ts';
import { followNavigators, type NavigatorsView } from '../../game/views/navigators.ts';
import type { Random } from '../../random.ts';
import type { NavigatorMind, NavigatorThought } from '../minds.ts';
import type { Rung } from '../opponents.ts';
import { ByEye } from './by-eye.ts';
import { ByReminders } from './by-reminders.ts';
import { ByStars } from './by-stars.ts';
import { chartDangers, chartShip } from './chart.ts';
import { followTokenMoves, NO_TOKEN_MOVES, type TokenMoves } from './token-moves.ts';
import { placeLighthouses } from './lighthouses.ts';
import type { Reckoning } from './reckoning.ts';

/** The maximum number of changes to the chart in one decision. */
const MOST_CHANGES = 10;
/** The maximum number of squares that a reason names. */
const MOST_REASONS = 4;

const NOTHING: NavigatorThought = { chart: [], move: null, why: null };

/** The initial reckoning of each rung. A reckoning estimates where the ships are. */
const RECKONINGS: Readonly<Record<Rung, (view: NavigatorsView) => Reckoning>> = {
  1: ({ board }) => new ByEye(board),
  2: (view) => new ByReminders(view),
  3: (view) => new ByStars(view),
};

/**
 * A new opponent that has not received any events yet. Rung 1 is the weakest: it uses only the
 * newest reports. Rung 2 remembers a few squares for each ship, and rung 3 asks the oracle.
 */
export function navigatorMind(rung: Rung): NavigatorMind {
  return new Navigator(rung, null);
}

/** What a Navigator has worked out from everything that it was told. */
interface Heard {
  readonly view: NavigatorsView;
  readonly tokenMoves: TokenMoves;
  readonly reckoning: Reckoning;
}

class Navigator implements NavigatorMind {
  private readonly rung: Rung;
  private readonly heard: Heard | null;

  constructor(rung: Rung, heard: Heard | null) {
    this.rung = rung;
    this.heard = heard;
  }

  hear(told: NavigatorsTold): Navigator {
    const view = followNavigators(this.heard?.view, told);
    if (!view) return this;
    if (told.type === 'began' || !this.heard)
      return new Navigator(this.rung, {
        view,
        tokenMoves: NO_TOKEN_MOVES,
        reckoning: RECKONINGS[this.rung](view),
      });
    return new Navigator(this.rung, {
      view,
      tokenMoves: followTokenMoves(this.heard.tokenMoves, told),
      reckoning: this.heard.reckoning.hear(told, view),
    });
  }

  think(player: PlayerId, random: Random): NavigatorThought {
    if (!this.heard || this.heard.view.phase === 'over') return NOTHING;
    const { view, reckoning } = this.heard;
    if (view.phase === 'lighthouses') return { ...NOTHING, move: placeLighthouses(view, player, random) };
    const news = chartNews(this.heard, player);
    const [first, ...others] = shipsOfMine(view, player);
    if (!first) return { ...NOTHING, chart: news };
    const ship = reckoning.first([first, ...others]);
    const squares = reckoning.squares(ship);
    const chart = [...chartShip(view.guesses, ship, squares), ...markersOf(this.heard, player), ...news];
    const thought = { ...NOTHING, chart: chart.slice(0, MOST_CHANGES) };
    if (view.held === ship) return { ...thought, move: { type: 'survey', ship } };
    return {
      ...thought,
      move: { type: 'sail', ship, heading: reckoning.heading(ship, random) },
      why: { ship, squares: squares.slice(0, MOST_REASONS) },
    };
  }
}

/**
 * The ships that this player may order now. If the player owns ships that still have to move, only those are listed.
 */
function shipsOfMine(view: NavigatorsView, player: PlayerId): Ship[] {
  if (view.phase !== 'navigators') return [];
  const ships = shipsToStep(view);
  const own = ships.filter((ship) => view.owners[ship] === player);
  return own.length > 0 ? own : ships.filter((ship) => view.owners[ship] === null);
}

/**
 * Chart updates for the latest step, if the ship is this player's. Empty if another player has already updated the
 * chart for this ship.
 */
function chartNews({ view, tokenMoves, reckoning }: Heard, player: PlayerId): NavigatorsCommand[] {
  const [before, running] = view.rounds.slice(-2);
  const newest = (running ?? before)?.tile === null ? before : (running ?? before);
  const ship = newest?.steps.at(-1)?.ship;
  if (!ship || !isOwn(view, ship, player)) return [];
  if (tokenMoves.ships[ship].some((other) => other !== player)) return [];
  return chartShip(view.guesses, ship, reckoning.squares(ship));
}

function isOwn({ owners, navigators }: NavigatorsView, ship: Ship, player: PlayerId): boolean {
  return owners[ship] === player || (owners[ship] === null && navigators.length === 1);
}

function markersOf({ view, tokenMoves, reckoning }: Heard, player: PlayerId): NavigatorsCommand[] {
  const [maelstrom, fogBank] = MARKER_KINDS.map((kind) => reckoning.dangers(kind));
  return chartDangers(
    view.guesses,
    { maelstrom: maelstrom ?? [], fogBank: fogBank ?? [] },
    tokenMoves,
    player,
  );
}
