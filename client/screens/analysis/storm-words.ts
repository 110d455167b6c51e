/**
 * Describes a storm, or the push of a ship out of a maelstrom: which ships it drove and where to, which positions it
 * made uncertain, and what could be done about it.
 */
import type { Known } from '../../../shared/analysis/known.ts';
import { WORTH_AVOIDING } from '../../../shared/analysis/maelstroms.ts';
import type { Driven, Loss, StormMoment } from '../../../shared/analysis/moments.ts';
import { SHIPS } from '../../../shared/board/board.ts';
import { t } from '../../text/text.ts';
import { chanceSentence, type Reader } from './chance-words.ts';
import { at, percent } from './numbers.ts';

/**
 * The maximum number of ships described for a Great Storm. If the positions of more ships became uncertain, all of
 * these ships are described.
 */
const MOST = 2;
/** A storm counts as harmless to a ship whose chance of coming home fell by less than this. */
const WORTH_A_WORD = 0.02;

/** The headline of a moment in which ships were driven. */
export function stormHeadline({ storm, lost, driven }: StormMoment): string {
  const [first, ...others] = lost;
  if (first && others.length > 0)
    return t.moments.hidden(
      storm,
      lost.map(({ ship }) => ship),
    );
  if (first) return t.moments.hiddenUntil(storm, first.ship, first.until);
  const back = driven.find(({ far, wasFar }) => far > wasFar);
  return back ? t.moments.drove(storm, back.ship) : t.moments.struck(storm);
}

/**
 * The explanation of a moment in which ships were driven.
 * @param before what could be known just before the storm
 * @param after what could be known just after it
 */
export function stormSentences(moment: StormMoment, before: Known, after: Known, reader: Reader): string[] {
  const { storm, strongest, lost, driven } = moment;
  const told = toldOf(moment);
  return [
    chanceSentence(reader, before, after),
    ...intoSentences(moment),
    // The sentences about one ship are joined, because two ships may have identical sentences.
    ...told.map((one) => shipSentences(storm, one, lost).join(' ')),
    ...(strongest === true ? [t.moments.strongest] : []),
    ...(driven.length > 1 ? [t.moments.counted(squaresIn(before), squaresIn(after))] : []),
  ];
}

/**
 * Says which order took the ship into the maelstrom, what a maelstrom does, how great the risk was, and which order
 * would probably have avoided it, if there was one.
 */
function intoSentences({ storm, into, driven: [first] }: StormMoment): string[] {
  if (storm !== null) return [];
  if (!into || !first) return [t.moments.maelstromMeans];
  const { heading, risk, around } = into;
  return [
    `${t.moments.into(first.ship, heading)} ${t.moments.maelstromMeans}`,
    around
      ? t.moments.riskTaken(percent(risk), around)
      : risk < WORTH_AVOIDING
        ? t.moments.unforeseen(percent(risk))
        : t.moments.riskEverywhere(percent(risk)),
  ];
}

/**
 * The ships that are described and drawn: all ships whose position became uncertain and, if these are fewer than MOST,
 * the worst affected of the other ships.
 */
export function toldOf({ driven, lost }: StormMoment): Driven[] {
  const isLost = ({ ship }: Driven) => lost.some((loss) => loss.ship === ship);
  const hit = driven.filter((one, i) => isLost(one) || one.swing <= -WORTH_A_WORD || i === 0);
  return [...hit.filter(isLost), ...hit.filter((one) => !isLost(one))].slice(0, Math.max(MOST, lost.length));
}

function shipSentences(storm: StormMoment['storm'], one: Driven, lost: readonly Loss[]): string[] {
  const { ship, from, to, wasFar, far, orders, isFoundAtOnce } = one;
  const loss = lost.find((other) => other.ship === ship);
  return [
    t.moments.driven(storm, ship, at(from), at(to)),
    t.moments.standing(wasFar, far, orders),
    ...(loss ? lossSentences(loss) : isFoundAtOnce ? [t.moments.foundAtOnce(ship)] : []),
  ];
}

function lossSentences({ ship, squares, until, search }: Loss): string[] {
  const adrift = t.moments.adrift(ship, squares, until);
  if (!search) return [adrift];
  const { ordered, better, alike } = search;
  if (!better) return [adrift, t.moments.searchedWell(alike.length)];
  const say = better.isDetour ? t.moments.searchDetour : t.moments.search;
  return [adrift, say(ordered, squares, better.heading, better.squares)];
}

/** The total number of possible squares of all ships. */
function squaresIn({ ships }: Known): number {
  return SHIPS.reduce((sum, ship) => sum + ships[ship].squares.length, 0);
}
