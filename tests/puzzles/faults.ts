/** Compares what the page says about a wrong answer with the list of every possible route of the ship. */
import { contradiction } from '../../shared/game/rules/contradiction.ts';
import { squaresOf, type Square } from '../../shared/board/squares.ts';
import type { Puzzle } from '../../shared/puzzles/puzzle.ts';
import { answerOf, reason } from '../../shared/puzzles/reasoning.ts';
import { replayStretch } from '../../shared/puzzles/stretch.ts';
import { Explainer, type Fault } from '../../client/screens/puzzles/explaining.ts';
import { Alone } from './alone.ts';

/** How often each type of statement was made, and all false statements. */
export interface Checked {
  readonly said: Map<Fault['type'], number>;
  readonly untrue: string[];
}

/** @param isTried says whether to check a square, given the square's index on the board */
export function checkFaults(puzzles: readonly Puzzle[], isTried: (number: number) => boolean): Checked {
  const said = new Map<Fault['type'], number>();
  const untrue: string[] = [];
  for (const puzzle of puzzles) {
    const { told } = replayStretch(puzzle);
    const reasoned = reason(puzzle, told, { ships: puzzle.needed });
    let blind: ReturnType<typeof reason> = null;
    for (const ship of puzzle.asked) {
      const alone = new Alone(puzzle, told, ship);
      const explainer = new Explainer(puzzle, told, ship);
      const answer = reasoned ? answerOf(reasoned, ship) : [];
      for (const [number, square] of squaresOf(puzzle.board).entries()) {
        if (answer.includes(square) || !isTried(number)) continue;
        const fault = explainer.faultOf(square);
        said.set(fault.type, (said.get(fault.type) ?? 0) + 1);
        const wrong = faultWith(alone, puzzle.ships[ship], square, fault);
        if (wrong) untrue.push(`${puzzle.id}, ${ship} on ${square}: ${wrong}`);
        if (fault.type === 'together' && fault.isSight) {
          blind ??= reason(puzzle, told, { ships: puzzle.needed, without: ['ships'], most: 200_000 });
          if (blind && !answerOf(blind, ship).includes(square))
            untrue.push(`${puzzle.id}, ${ship} on ${square}: it is not for ships in sight`);
        }
        const reply = fault.type === 'report' ? told[fault.line.index] : null;
        if (fault.type !== 'report' || !fault.reason || !reply || !('reply' in reply) || !reply.reply)
          continue;
        const { board, variants, tiles } = puzzle;
        const [only] = fault.squares;
        const sea = { board, variants, lighthouses: tiles.lighthouses };
        const really = only && contradiction(sea, reply.reply, only);
        if (fault.reason.type !== 'at-sea' && !really)
          untrue.push(`${puzzle.id}, ${ship} on ${square}: reason`);
      }
    }
  }
  return { said, untrue };
}

/** What is false about the page's statement, or null if it is true. */
function faultWith(alone: Alone, from: Square, square: Square, fault: Fault): string | null {
  const rulesOut = (index: number) => !alone.ends(index, null).has(square);
  const newest = alone.reports.find(rulesOut);
  if (fault.type === 'report' || fault.type === 'order') {
    if (fault.line.index !== newest) return `the newest report is at ${newest}, not ${fault.line.index}`;
    const leads = alone.leads(newest);
    const before = squaresOf(alone.board).filter(
      (one) => leads.has(one) && alone.ends(newest + 1, one).has(square),
    );
    if (fault.type === 'order') return before.length === 0 ? null : `the order leads to ${before.join()}`;
    return before.join() === fault.squares.join() ? null : `it was on ${before.join()}`;
  }
  if (newest !== undefined) return `the report at ${newest} rules it out`;
  const fromStart = (since: number) => alone.ends(0, from, since).has(square);
  if (fault.type === 'together') return fromStart(0) ? null : 'its own reports rule it out';
  if (fault.type === 'beginning')
    return fromStart(Number.POSITIVE_INFINITY) ? 'orders and storms can bring it there' : null;
  const since = alone.reports.find((index) => !fromStart(index));
  if (!fromStart(Number.POSITIVE_INFINITY)) return 'orders and storms can’t bring it there at all';
  if (fault.line.index !== since) return `the reports since ${since} rule it out`;
  return fault.isLast === (since === alone.reports[0]) ? null : 'it is not the last report';
}
