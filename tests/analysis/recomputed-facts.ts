/**
 * Recomputes what the analysis says about the ships' possible squares, and about when they were lost and found, from
 * listed histories. It uses neither the oracle nor the analysis.
 */
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import { distance, HEADINGS, type Square } from '../../shared/board/squares.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import type { Known } from '../../shared/analysis/known.ts';
import type { Leg, Moment, OrderMoment, StormMoment, SurveyMoment } from '../../shared/analysis/moments.ts';
import { t } from '../../client/text/text.ts';
import type { Histories } from './histories.ts';
import { homeByHeading, TINY } from './recomputed-figures.ts';

/** A frame of the review: its event, and the state before it. After the last frame comes one that has no event. */
export interface Before {
  readonly game: Game;
  readonly histories: Histories;
  readonly event: GameEvent | null;
  readonly round: number;
}

/** docs/ANALYSIS.md: a ship counts as located if one square is at least this likely. */
const LOCATED = 0.9;

/** The square on which a ship could be located before a frame; null if there was none. */
function located(frame: Before | undefined, ship: Ship): Square | null {
  const all = [...(frame?.histories.chances(ship) ?? [])];
  return all.find(([, chance]) => chance >= LOCATED - TINY)?.[0] ?? null;
}

const squaresOf = (frame: Before | undefined, ship: Ship) => [
  ...(frame?.histories.chances(ship).keys() ?? []),
];
const reporter = ({ event }: Before) =>
  event?.type === 'sailed' || event?.type === 'surveyed' ? event.ship : null;

/** The last frame before another one in which a ship was lost (or found, if `found` is true); -1 if there was none. */
function lastChange(frames: readonly Before[], frame: number, ship: Ship, found: boolean): number {
  for (let at = frame - 1; at > 0; at--) {
    const [was, is] = [located(frames[at], ship), located(frames[at + 1], ship)];
    if (found ? was === null && is !== null : was !== null && is === null) return at;
  }
  return -1;
}

/** What is wrong with the facts in a moment and its sentences; empty if nothing is. */
export function factFaults(
  frames: readonly Before[],
  moment: Moment,
  { known, told }: { readonly known: readonly Known[]; readonly told: string },
): string[] {
  const faults: string[] = [];
  const same = (what: string, said: unknown, is: unknown) => {
    if (JSON.stringify(said) !== JSON.stringify(is))
      faults.push(`${what}: ${JSON.stringify(said)}, not ${JSON.stringify(is)}`);
  };
  for (const at of [moment.frame - 1, moment.frame])
    for (const ship of SHIPS) {
      const chances = frames[at + 1]?.histories.chances(ship) ?? new Map<Square, number>();
      const said = known[at]?.ships[ship].squares ?? [];
      const isSame = said.every(([square, chance]) => Math.abs((chances.get(square) ?? -1) - chance) < TINY);
      if (!isSame || said.length !== chances.size) faults.push(`the squares of ${ship} in frame ${at}`);
    }
  if (moment.kind === 'storm') stormFacts(frames, moment, told, same);
  if (moment.kind === 'survey') surveyFacts(frames, moment, same);
  if (moment.kind === 'order') orderFacts(frames, moment, told, same);
  return faults;
}

type Same = (what: string, said: unknown, is: unknown) => void;

function stormFacts(frames: readonly Before[], moment: StormMoment, told: string, same: Same): void {
  const { frame, driven, lost } = moment;
  for (const { ship, squares, until } of lost) {
    const report = frames.findIndex((one, at) => at > frame && reporter(one) === ship);
    same(`${ship} left`, squares, squaresOf(frames[report + 1], ship).length);
    const found = frames.findIndex((_, at) => at > frame && located(frames[at + 1], ship) !== null);
    same(
      `${ship} found in round`,
      until,
      found > 0 && found < frames.length - 1 ? frames[found]?.round : null,
    );
  }
  for (const { ship } of driven) {
    const report = frames.findIndex((one, at) => at > frame && reporter(one) === ship);
    const isFound =
      report > 0 && !located(frames[report], ship) && located(frames[report + 1], ship) !== null;
    if (told.includes(t.moments.foundAtOnce(ship))) same(`${ship} given away by its report`, true, isFound);
  }
  const sum = (at: number) => SHIPS.reduce((all, ship) => all + squaresOf(frames[at], ship).length, 0);
  if (driven.length > 1) same('counted', told.includes(t.moments.counted(sum(frame), sum(frame + 1))), true);
}

function legFacts({ game }: Before, ship: Ship, squares: readonly Square[], leg: Leg, same: Same): void {
  const { board } = game;
  const far = (square: Square) => distance(square, board.sacred);
  const after = (square: Square) => far(sailTo(board, square, leg.heading).to);
  const { to, offBoard } = sailTo(board, game.ships[ship], leg.heading);
  same(`${leg.heading}`, leg, {
    ...{ heading: leg.heading, offBoard, far: far(to) },
    nearer: squares.filter((square) => after(square) < far(square)).length,
    farther: squares.filter((square) => after(square) > far(square)).length,
  });
}

/** What put a ship in doubt before a frame; null if it was located, or never in doubt. */
function doubtBefore(frames: readonly Before[], frame: number, ship: Ship) {
  if (located(frames[frame], ship) !== null) return null;
  const lost = frames[lastChange(frames, frame, ship, false)];
  if (!lost) return null;
  const storm = lost.event?.type === 'storm-played' ? lost.event.storm : null;
  return { round: lost.round, storm, square: located(lost, ship) };
}

function surveyFacts(frames: readonly Before[], moment: SurveyMoment, same: Same): void {
  const { frame, ship, legs } = moment;
  const [here, next] = [frames[frame], frames[frame + 1]];
  if (!here) return;
  const squares = squaresOf(here, ship);
  same('before', moment.before, squares.length);
  same('after', moment.after, squaresOf(next, ship).length);
  same('certain', moment.certain, located(next, ship));
  same('doubt', moment.doubt, doubtBefore(frames, frame, ship));
  if (legs) for (const leg of [legs.ordered, legs.next]) legFacts(here, ship, squares, leg, same);
  if (moment.lostFor === null) return;
  const lost = frames[lastChange(frames, frame, ship, false)];
  same('lost for', moment.lostFor, here.round - (lost?.round ?? 0));
}

function orderFacts(frames: readonly Before[], moment: OrderMoment, told: string, same: Same): void {
  const { frame, ship, legs, certain, source } = moment;
  const here = frames[frame];
  if (!here) return;
  const chances = here.histories.chances(ship);
  const squares = [...chances.keys()];
  same('certain', certain, located(here, ship));
  same('doubt', moment.doubt, doubtBefore(frames, frame, ship));
  for (const leg of [legs.ordered, legs.better]) legFacts(here, ship, squares, leg, same);
  const homes = homeByHeading(here.game, here.histories, ship);
  const isSame = HEADINGS.every((heading, i) => {
    const home = homes.get(heading) ?? 0;
    return Math.abs(home - (moment.prospects[i]?.home ?? -1)) < TINY;
  });
  same('the prospects of its headings', isSame, true);
  same('the better order is best', moment.better.home > Math.max(...homes.values()) - TINY, true);
  if (moment.contradicted) same('its guess is possible', chances.has(moment.guess), false);
  if (certain === null) {
    const most = Math.max(...chances.values());
    const likeliest = squares.filter((square) => most - (chances.get(square) ?? 0) < 0.005);
    const isAlike = likeliest.length === squares.length;
    const last =
      moment.told && ([moment.told.round, t.survey.sentence(moment.told.reply), moment.told.driven] as const);
    const says = (square: string | null) =>
      told.includes(t.moments.inDoubt(last, ship, squares.length, square));
    const isSaid = isAlike ? says(null) : likeliest.some((square) => says(square.toUpperCase()));
    same('in doubt, most likely', isSaid, true);
    return;
  }
  const at = lastChange(frames, frame, ship, true);
  const found = frames[at];
  const is = found && {
    ...{ round: found.round, ship: reporter(found) },
    square: located(frames[at + 1], ship),
  };
  same('source', source && { round: source.round, ship: source.ship, square: source.square }, is ?? null);
}
