/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { capital, course, list, plural, theColour, TheColour, towards } from './words.ts';

/** How an order led. */
interface Leg {
  readonly heading: Heading;
  /** Squares to the Sacred Island after it. */
  readonly far: number;
  readonly offBoard: boolean;
}

const squares = (count: number) => plural(count, 'case', 'cases');
const orders = (count: number) => plural(count, 'ordre', 'ordres');
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'la tempête rouge',
  green: 'la tempête verte',
  white: 'la tempête blanche',
  yellow: 'la tempête jaune',
  great: 'la Grande Tempête',
};
const OF: Readonly<Record<Ship, string>> = {
  red: 'du rouge',
  green: 'du vert',
  white: 'du blanc',
  yellow: 'du jaune',
};
const stormName = (storm: Storm | null) => (storm === null ? 'le maelström' : THE_STORM[storm]);
const TheStorm = (storm: Storm | null) => capital(stormName(storm));
const reportOf = (by: Ship, round: number, reply: string) =>
  `Le rapport ${OF[by]} à la manche ${round} («\u202f${reply}\u202f»)`;

// ── In one line ─────────────────────────────────────────────────────────────────────────────────

export const hidden = (tile: Storm | null, ships: readonly Ship[]) =>
  `${TheStorm(tile)} a caché ${list(ships.map((ship) => theColour[ship]))}`;
export const hiddenUntil = (tile: Storm | null, ship: Ship, round: number | null) =>
  `${TheStorm(tile)} a caché ${theColour[ship]} ${round === null ? 'pour de bon' : `jusqu’à la manche ${round}`}`;
export const drove = (tile: Storm | null, ship: Ship) =>
  `${TheStorm(tile)} a éloigné ${theColour[ship]} du but`;
export const struck = (tile: Storm | null) => `${TheStorm(tile)} a frappé fort`;
export const cameHome = (ship: Ship) => `${TheColour[ship]} est arrivé à bon port`;
export const found = (ship: Ship, square: string) => `${TheColour[ship]} est retrouvé en ${square}`;
export const reported = (ship: Ship, before: number, after: number) =>
  `Le rapport ${OF[ship]} a laissé ${squares(after)} sur ${before}`;
export const nearer = (ship: Ship) => `${TheColour[ship]} s’est rapproché du but`;
export const unlucky = (ship: Ship) => `${TheColour[ship]} n’a pas eu de chance`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${TheColour[ship]} était en ${square}, on le croyait en ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${TheColour[ship]}\u202f: on le croyait en ${guess}, où il ne pouvait plus être`;
export const astray = {
  'off the board': (ship: Ship) => `${TheColour[ship]} a été envoyé hors du plateau`,
  'past the Sacred Island': (ship: Ship) => `${TheColour[ship]} a manqué l’Île sacrée`,
  away: (ship: Ship) => `${TheColour[ship]} s’est éloigné du but`,
  'no nearer': (ship: Ship) => `${TheColour[ship]} ne s’est pas rapproché`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${TheColour[ship]} aurait dû mettre le ${course[better]}, pas le ${course[ordered]}`;
export const weak = (tile: Storm) => `Poséidon pouvait faire plus qu’avec ${stormName(tile)}`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `On n’avait jamais douté ${OF[ship]}\u202f: il était en ${square}.`;
export const reportLeft = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ne laissait, avec tout ce qui avait été dit d’autre, que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`;
export const reportLeftHardly = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ne laissait guère que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Ce qui avait été dit jusqu’à la manche ${round} ne laissait que ${square} pour ${theColour[ship]}.`;
/** Of a report that told of another ship by seeing none. */
export const sawNone = (by: Ship, ship: Ship) =>
  `${TheColour[by]} n’a vu aucun navire\u202f: ${theColour[ship]} ne pouvait donc pas être à côté.`;
export const cameTo = (square: string) => `D’après ses ordres depuis, il était en ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `On pouvait savoir que ${theColour[ship]} était en ${square}, jusqu’${storm === null ? 'au maelström' : `à ${THE_STORM[storm]}`} de la manche ${round}.`;
/** @param last its last report since it was in doubt, the round, and whether it may have been driven since; null if there is none */
export const inDoubt = (
  last: readonly [round: number, reply: string, driven: boolean] | null,
  ship: Ship,
  count: number,
  likeliest: string | null,
) =>
  `${last ? `D’après son dernier rapport (manche ${last[0]}\u202f: «\u202f${last[1]}\u202f»)${last[2] ? ', ce qui a pu le faire dériver depuis' : ''} et tout ce qui a été dit d’autre` : 'D’après ce qui a été dit depuis'}, ${theColour[ship]} pouvait être sur ${squares(count)}, ${likeliest === null ? 'toutes aussi probables' : `le plus probablement en ${likeliest}`}.`;
export const rightly = (ship: Ship, square: string) =>
  `Les Navigateurs aussi croyaient ${theColour[ship]} en ${square}.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

/** Where the Navigators took the ship to be, and where their order would have led from there. */
export const believed = {
  'home already': (ship: Ship, guess: string, heading: Heading) =>
    `L’estime des Navigateurs pour ${theColour[ship]} était sur le but même, ${guess}\u202f: de là, ${course[heading]}, comme tout ordre, éloigne.`,
  home: (ship: Ship, guess: string, heading: Heading) =>
    `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: de là, ${course[heading]}, on arrive au but.`,
  nearer: (ship: Ship, guess: string, heading: Heading) =>
    `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: de là, ${course[heading]}, on s’approche du but.`,
  'no nearer': (ship: Ship, guess: string, heading: Heading) =>
    `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: même de là, ${course[heading]}, on ne s’approche pas.`,
} as const;
/**
 * Where the ship truly was, and how both orders led.
 * @param left the orders that were left after it
 */
export const trulyWay = (
  ship: Ship,
  square: string,
  was: number,
  ordered: Leg,
  left: number,
  better: Leg | null,
) => {
  const way = ordered.offBoard
    ? `il sortait du plateau et restait à ${squares(ordered.far)}`
    : ordered.far === 0
      ? 'il est arrivé'
      : `il restait à ${squares(ordered.far)}`;
  const rest =
    ordered.far === 0
      ? ''
      : left === 0
        ? ', sans plus aucun ordre'
        : ordered.far > left
          ? `, trop loin pour encore ${orders(left)}`
          : `, avec encore ${orders(left)}`;
  const other = better
    ? `\u202f; ${course[better.heading]}, il ${better.far === 0 ? 'serait arrivé' : `aurait été à ${better.far === 1 ? 'une' : better.far}`}`
    : '';
  return `En vérité, ${theColour[ship]} était en ${square}, à ${squares(was)} du but\u202f: ${course[ordered.heading]}, ${way}${rest}${other}.`;
};
/** From how many of the possible squares each of two orders led nearer home. */
export const nearerFrom = (more: Heading, many: number, less: Heading, few: number, of: number) =>
  `Des ${squares(of)} où il pouvait être, ${course[more]} l’approchait du but depuis ${many}, ${course[less]} depuis ${few === 0 ? 'aucune' : few}.`;
/** The same the other way round: which order led farther. */
export const fartherFrom = (worse: Heading, many: number, better: Heading, few: number, of: number) =>
  `Des ${squares(of)} où il pouvait être, ${course[worse]} l’éloignait du but depuis ${many}, ${course[better]} depuis ${few === 0 ? 'aucune' : few}.`;
export const quoted = (ship: Ship, reply: string) => `Rapport ${OF[ship]}\u202f: «\u202f${reply}\u202f»`;
export const badLuck =
  'D’après ce que l’on pouvait savoir, aucun ordre n’était meilleur\u202f: c’était de la malchance.';
export const littleBetter = (heading: Heading) =>
  `D’après ce que l’on pouvait savoir, ${course[heading]} était un peu meilleur. Le reste était de la malchance.`;
export const maelstromMeans =
  'Un maelström jette le navire qui y entre sur une case voisine\u202f; les Navigateurs ne voient pas laquelle.';
export const into = (ship: Ship, heading: Heading) =>
  `${TheColour[ship]} a mis le ${course[heading]}, droit dans un maelström.`;
export const riskTaken = (risk: string, around: Heading) =>
  `D’après ce qu’on pouvait savoir, le risque était de ${risk}\u202f; le ${course[around]} l’aurait sans doute évité.`;
export const unforeseen = (risk: string) =>
  `D’après ce qu’on pouvait savoir, le risque n’était que de ${risk}\u202f: pas de chance.`;
/** No other order had half that risk or less. */
export const riskEverywhere = (risk: string) =>
  `D’après ce qu’on pouvait savoir, le risque était de ${risk}, et aucun autre ordre ne le réduisait de moitié.`;
/** Whom a moment helped. */
export const helped = { navigators: 'a aidé les Navigateurs', poseidon: 'a aidé Poséidon' } as const;
/** Opens the sentences that are not shown at once. */
export const more = 'Plus';
export const reports = (left: number, better: Heading, fewer: number) =>
  `Son rapport a laissé ${squares(left)}\u202f; ${course[better]}, il en aurait laissé ${fewer}.`;
export const byLuck = 'Par chance, cela n’a pas nui.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? 'Le maelström a jeté' : 'Poséidon a poussé'} ${theColour[ship]} de ${from} à ${to}.`;
export const standing = (wasFar: number, far: number, left: number) => {
  const way =
    far === wasFar
      ? `Il était toujours à ${squares(far)} du but`
      : `Il était alors à ${squares(far)} du but au lieu de ${wasFar}`;
  return far > left
    ? `${way}\u202f: trop loin pour ${orders(left)}.`
    : `${way}, avec encore ${orders(left)}.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}, et on n’a plus jamais pu savoir où il était.`
    : `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}\u202f; on n’a pu de nouveau savoir où il était qu’à la manche ${until}.`;
export const foundAtOnce = (ship: Ship) => `Son rapport suivant a dit où était ${theColour[ship]}.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Ce qui aurait aidé\u202f: son ordre suivant, ${course[ordered]}, a laissé ${squares(left)}\u202f; ${course[better]} en aurait laissé ${fewer}.`;
export const searchDetour = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Son ordre suivant, ${course[ordered]}, a laissé ${squares(left)}\u202f; ${course[better]} en aurait laissé ${fewer}, mais sur une moins bonne route.`;
export const searchedWell = (alike: number) =>
  alike === 0
    ? 'Tout autre cap en aurait moins dit sur sa position.'
    : `Aucun autre cap n’en aurait dit plus sur sa position\u202f: ${alike === 7 ? 'tous en auraient' : alike === 1 ? 'un en aurait' : `${alike} en auraient`} dit autant.`;
export const counted = (before: number, after: number) =>
  `Les cases possibles des quatre navires, additionnées\u202f: ${before} avant la tempête, ${after} après.`;
export const strongest = 'Poséidon ne pouvait rien jouer de plus fort.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Avant son ordre, ${theColour[ship]} pouvait être sur ${squares(before)}\u202f; après son rapport, sur ${squares(after)}.`;
export const knownBefore = (ship: Ship) => `Les Navigateurs pouvaient savoir où était ${theColour[ship]}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Il était perdu depuis cette manche.'
    : `Il était perdu depuis ${plural(count, 'manche', 'manches')}.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading) =>
  `Poséidon a poussé ${theColour[ship]} ${towards[heading]}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `Mieux pour Poséidon\u202f: ${stormName(tile)}, avec ${theColour[ship]} ${towards[heading]}, n’aurait laissé aux Navigateurs que ${chance} de chances de gagner.`;

// ── The chance to win ───────────────────────────────────────────────────────────────────────────

/** Beside the round, of a moment in one line. */
export const chances = (from: string, to: string) => `victoire\u202f: ${from} → ${to}`;
/** @param change below 0 if it fell, above if it rose */
export const chance = (from: string, to: string, change: number) =>
  change === 0
    ? `La chance de victoire des Navigateurs est restée à ${to}.`
    : `La chance de victoire des Navigateurs est ${change < 0 ? 'tombée' : 'montée'} de ${from} à ${to}.`;
export const chanceInstead = (from: string, to: string, change: number, better: Heading, other: string) =>
  change === 0
    ? `La chance de victoire des Navigateurs est restée à ${to}\u202f; ${course[better]}, elle aurait été de ${other}.`
    : `La chance de victoire des Navigateurs est ${change < 0 ? 'tombée' : 'montée'} de ${from} à ${to}\u202f; ${course[better]}, elle aurait été de ${other}.`;
