/** What everybody at the table knows about a game. The views of all audiences include it. */
import type { Ship } from '../../board/board.ts';
import type { Game, Reply, SeaMonster, Storm, Tile } from '../game.ts';
import { handOver } from '../rules/owners.ts';
import { fullHand, NO_TILES, openingPhase } from '../rules/setup.ts';
import { isMonster } from '../rules/storms.ts';
import type { Told } from '../told.ts';
import type { Heading, Square } from '../../board/squares.ts';

/** One ship's step. `heading` is null for a held ship that only surveyed. */
export interface Step {
  readonly ship: Ship;
  readonly heading: Heading | null;
  readonly arrived: boolean;
  /** The ship's report; null after it has faded (Use Your Memory). */
  readonly reply: Reply | null;
  /** Whether the ship sailed into a maelstrom. */
  readonly caught: boolean;
}

/** A round as everybody at the table knows it. */
export interface Round {
  readonly round: number;
  /** The tile that Poseidon played in this round. Null before he has played; 'face-down' with Harder Deduction. */
  readonly tile: Tile | 'face-down' | null;
  /** The ship that a sea monster holds in this round. */
  readonly against: Ship | null;
  readonly steps: readonly Step[];
}

type Shared = Pick<
  Game,
  | 'board'
  | 'variants'
  | 'owners'
  | 'navigators'
  | 'phase'
  | 'round'
  | 'arrived'
  | 'stepped'
  | 'held'
  | 'caught'
  | 'outcome'
>;

export interface PublicView extends Shared {
  /** Every round so far, the current one last. */
  readonly rounds: readonly Round[];
  readonly lighthouses: readonly Square[];
  /** Whether Poseidon has placed his maelstroms and fog banks. */
  readonly dangersPlaced: boolean;
}

/** The public view at the start of a game. */
export function beginPublic(told: Extract<Told, { type: 'began' }>): PublicView {
  const { board, variants, owners, navigators } = told;
  return {
    board,
    variants,
    owners,
    navigators,
    phase: openingPhase(variants, NO_TILES, false),
    round: 1,
    arrived: [],
    stepped: [],
    held: null,
    caught: null,
    outcome: null,
    rounds: [emptyRound(1)],
    lighthouses: [],
    dangersPlaced: false,
  };
}

function emptyRound(round: number): Round {
  return { round, tile: null, against: null, steps: [] };
}

/** The view after one more event, as it was told. Events that are not public don't change it. */
export function followPublic(view: PublicView, told: Told): PublicView {
  switch (told.type) {
    case 'began':
      return beginPublic(told);
    case 'navigator-came':
      return {
        ...view,
        navigators: [...view.navigators, told.player],
        owners: handOver(view.owners, told.ships, told.player),
      };
    case 'navigator-left':
      return {
        ...view,
        navigators: view.navigators.filter((player) => player !== told.player),
        owners: handOver(view.owners, told.ships, null),
      };
    case 'lighthouses-placed': {
      const phase = openingPhase(view.variants, { ...NO_TILES, lighthouses: told.squares }, false);
      return { ...view, lighthouses: told.squares, phase };
    }
    case 'dangers-placed':
      return { ...view, dangersPlaced: true, phase: 'poseidon' };
    case 'storm-played':
      return { ...afterTile(view, told.storm ?? 'face-down', null), phase: 'navigators' };
    case 'monster-played':
      return { ...afterTile(view, told.monster, told.ship), held: told.ship, phase: 'navigators' };
    case 'sailed': {
      const { ship, heading, arrived, reply } = told;
      const next = stepped(view, { ship, heading, arrived, reply, caught: false });
      return arrived ? { ...next, arrived: [...next.arrived, ship] } : next;
    }
    case 'surveyed': {
      const { ship, reply } = told;
      return stepped(view, { ship, heading: null, arrived: false, reply, caught: false });
    }
    case 'caught': {
      const caught = (step: Step) => (step.ship === told.ship ? { ...step, caught: true } : step);
      return {
        ...inRound(view, (round) => ({ ...round, steps: round.steps.map(caught) })),
        caught: told.ship,
        phase: 'caught',
      };
    }
    case 'caught-pushed':
      return { ...view, caught: null, phase: 'navigators' };
    case 'round-began': {
      const rounds = [...view.rounds, emptyRound(told.round)];
      return { ...view, rounds, round: told.round, phase: 'poseidon', stepped: [], held: null };
    }
    case 'ended':
      return { ...view, outcome: told.outcome, phase: 'over' };
    default:
      return view;
  }
}

function inRound(view: PublicView, change: (round: Round) => Round): PublicView {
  return {
    ...view,
    rounds: view.rounds.map((round) => (round.round === view.round ? change(round) : round)),
  };
}

/** The view after Poseidon has played a tile. With Use Your Memory, earlier replies then fade (ruling 17). */
function afterTile(view: PublicView, tile: Tile | 'face-down', against: Ship | null): PublicView {
  const now = inRound(view, (round) => ({ ...round, tile, against }));
  return view.variants.useYourMemory ? { ...now, rounds: now.rounds.map(forget) } : now;
}

function forget(round: Round): Round {
  return { ...round, steps: round.steps.map((step) => ({ ...step, reply: null, caught: false })) };
}

function stepped(view: PublicView, step: Step): PublicView {
  const now = inRound(view, (round) => ({ ...round, steps: [...round.steps, step] }));
  return { ...now, stepped: [...view.stepped, step.ship] };
}

/** The tiles played so far, in order. Face-down tiles are listed as 'face-down'. */
export function tilesPlayed({ rounds }: Pick<PublicView, 'rounds'>): (Tile | 'face-down')[] {
  return rounds.map((round) => round.tile).filter((tile) => tile !== null);
}

/**
 * The number of storm tiles that Poseidon still has. The game lasts at least this many more rounds, unless all ships
 * arrive.
 */
export function stormsLeft(view: Pick<PublicView, 'rounds' | 'variants'>): number {
  const storms = tilesPlayed(view).filter((tile) => tile === 'face-down' || !isMonster(tile));
  return fullHand({ ...view.variants, seaMonsters: [] }).length - storms.length;
}

/** The sea monsters that Poseidon has not played. */
export function monstersLeft(view: PublicView): SeaMonster[] {
  const spent = tilesPlayed(view);
  return view.variants.seaMonsters.filter((monster) => !spent.includes(monster));
}

/** The largest number of rounds that this game can last. */
export function mostRounds(view: Pick<PublicView, 'variants'>): number {
  return fullHand(view.variants).length;
}

/** The number of rounds that the game will last if Poseidon plays no more sea monsters and not all ships arrive. */
export function fewestRounds(view: PublicView): number {
  return tilesPlayed(view).length + stormsLeft(view);
}

/** How many tiles of one kind of storm have been played face up. */
export function timesPlayed(view: PublicView, storm: Storm): number {
  return tilesPlayed(view).filter((tile) => tile === storm).length;
}
