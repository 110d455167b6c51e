/** The Navigators' view: orders, reports and their chart, built from the events that they are told. */
import type { Ship } from '../../board/board.ts';
import type { Square } from '../../board/squares.ts';
import type { GuessBoard, PlayerId, Proposal, Reply } from '../game.ts';
import { setGuess, setMarker, setReminder } from '../rules/guesses.ts';
import { agree, propose } from '../rules/lighthouses.ts';
import { notesAfterOrder, notesAfterReport, notesAfterStorm, setCrosses } from '../rules/notes.ts';
import { emptyGuesses } from '../rules/setup.ts';
import type { Line } from '../talk.ts';
import type { NavigatorsTold } from '../told.ts';
import { beginPublic, followPublic, type PublicView } from './public.ts';

/** A game as the Navigators know it. */
export interface NavigatorsView extends PublicView {
  readonly guesses: GuessBoard;
  readonly proposal: Proposal | null;
  /**
   * The squares that players named as possible squares of a ship. For each player, only the latest squares in each
   * round are kept. With Use Your Memory, only squares named since the newest tile are kept.
   */
  readonly reasons: readonly Reasoned[];
  /**
   * What the crew has said to each other, the newest line last. With Use Your Memory, only lines said since the newest
   * tile are kept.
   */
  readonly talk: readonly CrewLine[];
}

/** A line of the crew's talk. */
export interface CrewLine {
  /** The number of the line, counted from 0 in each game. */
  readonly number: number;
  readonly round: number;
  readonly player: PlayerId;
  /** Null if the host has removed the line. */
  readonly line: Line | null;
}

/** The squares that a player named for a ship, and the report that they were based on. */
export interface Reasoned {
  readonly round: number;
  readonly player: PlayerId;
  readonly ship: Ship;
  /** The named squares, the most likely first. */
  readonly squares: readonly Square[];
  /** The ship's last report when the squares were named; null if there was none. */
  readonly reply: Reply | null;
}

/** Updates the view with one event, as the Navigators were told it. The view is undefined before 'began'. */
export function followNavigators(
  view: NavigatorsView | undefined,
  told: NavigatorsTold,
): NavigatorsView | undefined {
  if (told.type === 'began') {
    const guesses = emptyGuesses(told.board.starts, told.variants);
    return { ...beginPublic(told), guesses, proposal: null, reasons: [], talk: [] };
  }
  if (!view) return undefined;
  const next: NavigatorsView = { ...view, ...followPublic(view, told) };
  switch (told.type) {
    case 'lighthouses-proposed':
      return { ...next, proposal: propose(told.squares) };
    case 'lighthouses-agreed':
      return { ...next, proposal: agree(view.proposal, told.player) };
    case 'lighthouses-placed':
      return { ...next, proposal: null };
    case 'sailed':
      return { ...next, guesses: notesAfterOrder(view.guesses, view, told) };
    case 'surveyed':
      return { ...next, guesses: notesAfterReport(view.guesses, view, told) };
    case 'guessed':
      return { ...next, guesses: setGuess(view.guesses, told.ship, told.square) };
    case 'reminded':
      return { ...next, guesses: setReminder(view.guesses, told.ship, told.number, told.square) };
    case 'marked':
      return { ...next, guesses: setMarker(view.guesses, told.kind, told.number, told.square) };
    case 'crossed':
      return { ...next, guesses: setCrosses(view.guesses, told.ship, told.squares, told.crossed) };
    case 'reasoned':
      return { ...next, reasons: withReason(view, told) };
    case 'said-to-crew': {
      const { number, player, line } = told;
      return { ...next, talk: [...view.talk, { number, round: view.round, player, line }] };
    }
    case 'crew-line-removed': {
      const talk = view.talk.map((each) => (each.number === told.number ? { ...each, line: null } : each));
      return { ...next, talk };
    }
    case 'storm-played':
    case 'caught-pushed': {
      const fades = view.variants.useYourMemory && told.type === 'storm-played';
      const guesses = notesAfterStorm(view.guesses, told, view.arrived);
      return { ...next, guesses, ...(fades && { reasons: [], talk: [] }) };
    }
    case 'monster-played':
      return view.variants.useYourMemory ? { ...next, reasons: [], talk: [] } : next;
    default:
      return next;
  }
}

function withReason(
  view: NavigatorsView,
  { player, ship, squares }: Extract<NavigatorsTold, { type: 'reasoned' }>,
): Reasoned[] {
  const { round } = view;
  const others = view.reasons.filter(
    (other) => other.round !== round || other.player !== player || other.ship !== ship,
  );
  if (squares.length === 0) return others;
  const steps = view.rounds.flatMap((each) => each.steps.filter((step) => step.ship === ship));
  return [...others, { round, player, ship, squares, reply: steps.at(-1)?.reply ?? null }];
}
