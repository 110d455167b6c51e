/** Compares the analysis of a game with listed histories and with independently recalculated figures. */
import type { Ship } from '../../shared/board/board.ts';
import { HEADINGS, type Heading } from '../../shared/board/squares.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import { sailTo } from '../../shared/game/rules/orders.ts';
import { survey } from '../../shared/game/rules/survey.ts';
import type { StormMoment, SurveyMoment, WeakMoment } from '../../shared/analysis/moments.ts';
import { isHappening } from '../../shared/analysis/follow.ts';
import { percent } from '../../client/screens/analysis/numbers.ts';
import { sentences } from '../../client/screens/analysis/moment-words.ts';
import { t } from '../../client/text/text.ts';
import { workOut } from './hand-made.ts';
import { factFaults, type Before } from './recomputed-facts.ts';
import { homeByHeading, nameOf, TINY, waysOf } from './recomputed-figures.ts';
import { Histories } from './histories.ts';

/** The kinds of statements in the analysis that are checked. */
type Kind = 'facts' | 'search' | 'luck' | 'strongest' | 'weak';

export interface Opinion {
  /** How often each kind of statement occurred. */
  readonly said: Record<Kind, number>;
  readonly untrue: string[];
  /** The number of moments that were skipped, because they have too many histories to list. */
  skipped: number;
}

export const noOpinion = (): Opinion => ({
  said: { facts: 0, search: 0, luck: 0, strongest: 0, weak: 0 },
  untrue: [],
  skipped: 0,
});

/** For each frame, returns the game before the event that the frame shows. After the last frame comes the end. */
function follow(log: readonly GameEvent[]): Before[] {
  const [first, ...events] = log;
  if (first?.type !== 'began') throw new Error('the game has not begun');
  const before: Before[] = [
    {
      game: replay([first]),
      histories: Histories.begin(first.board, first.variants),
      event: first,
      round: 0,
    },
  ];
  let { game, histories } = before[0] as Before;
  for (const event of events) {
    if (isHappening(event)) before.push({ game, histories, event, round: game.round });
    if (!histories.tooMany) {
      if (event.type === 'storm-played') histories = histories.after(event.storm);
      if (event.type === 'sailed')
        histories = histories.reported(event.ship, event.heading, event.arrived, event.reply);
      if (event.type === 'surveyed') histories = histories.reported(event.ship, null, false, event.reply);
    }
    game = evolve(game, event);
  }
  before.push({ game, histories, event: null, round: game.round });
  return before;
}

/** Checks one game. The game must have no face-down storms and no secret tiles. */
export function judgeGame(name: string, log: readonly GameEvent[], opinion: Opinion): void {
  const before = follow(log);
  const { known, findings } = workOut(log);
  for (const moment of findings.moments) {
    const here = before[moment.frame];
    if (!here) throw new Error('there is no such frame');
    if (here.histories.tooMany) {
      opinion.skipped++;
      continue;
    }
    const told = sentences(moment, known, undefined).join(' ');
    const say = (kind: keyof Opinion['said'], fault: string | null) => {
      opinion.said[kind]++;
      if (fault) opinion.untrue.push(`${name}, frame ${moment.frame}, ${kind}: ${fault}`);
    };
    const needed = moment.kind === 'storm' ? before : before.slice(0, moment.frame + 2);
    const isListed = needed.every(({ histories }) => !histories.tooMany);
    if (isListed) say('facts', factFaults(before, moment, { known, told }).join('; ') || null);
    if (moment.kind === 'storm') {
      for (const { ship, squares, search } of moment.lost) {
        if (!search) continue;
        const turn = before.find(
          ({ event, round }) => event?.type === 'sailed' && event.ship === ship && round === search.round,
        );
        if (turn && !turn.histories.tooMany) say('search', searchFault(turn, ship, squares, search));
      }
      if (told.includes(t.moments.strongest)) say('strongest', strongestFault(here, moment));
    }
    if (moment.kind === 'survey' && moment.choice) {
      const little = HEADINGS.find((heading) => told.includes(t.moments.littleBetter(heading)));
      if (told.includes(t.moments.badLuck)) say('luck', luckFault(here, moment, null));
      else if (little) say('luck', luckFault(here, moment, little));
    }
    if (moment.kind === 'weak') {
      const winning = known[moment.frame]?.winning ?? 0;
      say('weak', weakFault(here, moment, winning));
      if (!told.includes(percent(moment.left)) || percent(moment.left) === percent(winning))
        say('weak', 'the figure is another, or the same as before');
    }
  }
}

function searchFault(
  { game, histories }: Before,
  ship: Ship,
  left: number,
  { ordered, better, alike }: NonNullable<StormMoment['lost'][number]['search']>,
): string | null {
  const counts = new Map(HEADINGS.map((heading) => [heading, squaresAfter(game, histories, ship, heading)]));
  const of = (heading: Heading) => counts.get(heading) ?? 0;
  const all = HEADINGS.map((heading) => `${heading} ${of(heading)}`).join(', ');
  if (of(ordered) !== left) return `${ordered} left ${left}: ${all}`;
  const others = HEADINGS.filter((heading) => heading !== ordered);
  if (!better) {
    const same = others.filter((heading) => of(heading) === left);
    return others.some((heading) => of(heading) < left) || same.join() !== alike.join()
      ? `nothing tells more than ${ordered}, ${alike.join()} as much: ${all}`
      : null;
  }
  if (of(better.heading) !== better.squares || better.squares >= left)
    return `${better.heading} tells more: ${all}`;
  const homes = homeByHeading(game, histories, ship);
  const most = Math.max(...homes.values());
  const isDetour = (homes.get(better.heading) ?? 0) < most - 0.06;
  return isDetour === better.isDetour ? null : `${better.heading} is a detour or not`;
}

/** The number of squares on which a ship could have been after an order. */
function squaresAfter(game: Game, histories: Histories, ship: Ship, heading: Heading): number {
  const { to, offBoard } = sailTo(game.board, game.ships[ship], heading);
  const reply = survey({ ...game, ships: { ...game.ships, [ship]: to } }, ship, offBoard);
  return histories.reported(ship, heading, to === game.board.sacred, reply).chances(ship).size;
}

function luckFault(
  { game, histories }: Before,
  { ship, choice }: SurveyMoment,
  better: Heading | null,
): string | null {
  if (!choice) return 'nothing was ordered';
  const homes = homeByHeading(game, histories, ship);
  const ordered = homes.get(choice.ordered.heading) ?? 0;
  const most = Math.max(
    ...[...homes].filter(([heading]) => heading !== choice.ordered.heading).map(([, home]) => home),
  );
  const all = [...homes].map(([heading, home]) => `${heading} ${home.toFixed(3)}`).join(', ');
  const says = `${choice.ordered.heading}: ${all}`;
  if (better === null) return most - ordered < 0.01 + TINY ? null : `no order is better than ${says}`;
  return Math.abs((homes.get(better) ?? 0) - most) < TINY && most - ordered > 0.01 - TINY
    ? null
    : `${better} is better than ${says}`;
}

function playedIn({ event }: Before): string {
  if (event?.type !== 'storm-played') throw new Error('no storm was played');
  return nameOf(event.storm, Object.fromEntries(event.pushes.map(({ ship, to }) => [ship, to])));
}

function strongestFault(before: Before, { storm }: StormMoment): string | null {
  const ways = waysOf(before.game, before.histories);
  const played = ways.find(({ name }) => name === playedIn(before));
  if (!played || !storm) return 'it was not among the ways to play';
  const stronger = ways.find(
    ({ atOnce, hiding }) => played.atOnce - atOnce >= 0.005 + TINY || played.hiding - hiding >= 0.005 + TINY,
  );
  return stronger ? `${stronger.name} is stronger than ${played.name}` : null;
}

function weakFault(before: Before, { better, left }: WeakMoment, won: number): string | null {
  const ways = waysOf(before.game, before.histories);
  const { event } = before;
  const played = ways.find(({ name }) => name === playedIn(before));
  if (event?.type !== 'storm-played' || !played) return 'it was not among the ways to play';
  const others =
    better.storm === 'great' ? Object.fromEntries(event.pushes.map(({ ship, to }) => [ship, to])) : {};
  const name = nameOf(better.storm, { ...others, [better.drive.ship]: better.drive.to });
  const other = ways.find((way) => way.name === name);
  if (!other) return `${name} could not be played`;
  if (Math.abs(played.atOnce - won) > TINY) return `${played.name} left ${played.atOnce}, not ${won}`;
  if (Math.abs(other.atOnce - left) > TINY) return `${name} leaves ${other.atOnce}, not ${left}`;
  if (other.hiding > played.hiding - 0.03 + TINY) return `${name} hides no better than ${played.name}`;
  return left < won - 0.01 + TINY ? null : `${name} leaves no less than ${played.name}`;
}
