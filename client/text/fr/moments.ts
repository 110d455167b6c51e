/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { capital, course, list, plural, theColour, TheColour, towards } from './words.ts';

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
const reportOf = (by: Ship, round: number) => `Le rapport ${OF[by]} à la manche ${round}`;

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
  `Le rapport ${OF[ship]} a laissé ${after} cases sur ${before}`;
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
export const weak = (tile: Storm) => `${TheStorm(tile)} pouvait faire mieux`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `On n’avait jamais douté ${OF[ship]}\u202f: il était en ${square}.`;
export const reportLeft = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} ne laissait que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`;
export const reportLeftHardly = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} ne laissait guère que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Ce qui avait été dit jusqu’à la manche ${round} ne laissait que ${square} pour ${theColour[ship]}.`;
export const cameTo = (square: string) => `D’après ses ordres depuis, il était en ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `${TheColour[ship]} était certain en ${square} jusqu’${storm === null ? 'au maelström' : `à ${THE_STORM[storm]}`} de la manche ${round}.`;
export const inDoubt = (ship: Ship, count: number, likeliest: string, percent: string) =>
  `D’après tous les rapports depuis, ${theColour[ship]} pouvait être sur ${squares(count)}, le plus probablement en ${likeliest} (${percent}).`;
export const inDoubtAlike = (ship: Ship, count: number) =>
  `D’après tous les rapports depuis, ${theColour[ship]} pouvait être sur ${squares(count)}, toutes aussi probables.`;
export const truly = (square: string) => `En vérité, il était en ${square}.`;
export const rightly = 'Les Navigateurs l’y croyaient aussi.';
export const took = (square: string) => `Les Navigateurs le croyaient en ${square}.`;
export const tookWrongly = (square: string) =>
  `Les Navigateurs le croyaient en ${square}, où il ne pouvait plus être.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

export const ways = (ordered: Heading, far: number, better: Heading, nearer: number) =>
  `${capital(course[ordered])}, il restait à ${squares(far)} du but\u202f; ${course[better]}, il n’aurait été qu’à ${nearer}.`;
export const wayHome = (ordered: Heading, far: number, better: Heading) =>
  `${capital(course[better])}, il serait arrivé tout de suite\u202f; ${course[ordered]}, il restait à ${squares(far)}.`;
export const wayOff = (ordered: Heading, better: Heading, nearer: number) =>
  `${capital(course[ordered])} menait hors du plateau, et l’ordre a été perdu\u202f; ${course[better]}, il aurait été à ${squares(nearer)} du but.`;
export const homeChances = (ordered: Heading, done: string, better: Heading, best: string) =>
  `D’après ce que l’on pouvait savoir, sa chance d’arriver était de ${best} ${course[better]}, de ${done} ${course[ordered]}.`;
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
    ? `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}, et on n’en a plus jamais été sûr.`
    : `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}\u202f; on en a été de nouveau sûr à la manche ${until}.`;
export const foundAtOnce = (ship: Ship) => `Son rapport suivant a dit où était ${theColour[ship]}.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Ce qui aurait aidé\u202f: son ordre suivant, ${course[ordered]}, a laissé ${squares(left)}\u202f; ${course[better]} en aurait laissé ${fewer}.`;
export const searchedWell = 'Aucun autre ordre n’aurait mieux dit où il était.';
export const counted = (before: number, after: number) =>
  `Les cases possibles des quatre navires, additionnées\u202f: ${before} avant la tempête, ${after} après.`;
export const strongest = 'Poséidon ne pouvait rien jouer de plus fort.';
export const helpless = 'Les Navigateurs n’y pouvaient rien.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Avant son ordre, ${theColour[ship]} pouvait être sur ${squares(before)}\u202f; après son rapport, sur ${squares(after)}.`;
export const knownBefore = (ship: Ship) => `Les Navigateurs pouvaient savoir où était ${theColour[ship]}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Il était perdu depuis cette manche.'
    : `Il était perdu depuis ${plural(count, 'manche', 'manches')}.`;
export const choice = (ordered: Heading, done: string, next: Heading, other: string) =>
  `D’après ce que l’on pouvait savoir, sa chance d’arriver était de ${done} ${course[ordered]}, de ${other} avec l’ordre suivant, ${course[next]}.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading, chance: string) =>
  `Poséidon a poussé ${theColour[ship]} ${towards[heading]}\u202f: il restait aux Navigateurs ${chance} de chances de gagner.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `${TheStorm(tile)}, avec ${theColour[ship]} ${towards[heading]}, leur en aurait laissé ${chance}.`;

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
