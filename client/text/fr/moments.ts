import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
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
const reportOf = (by: Ship, round: number, reply: string) =>
  `Le rapport ${OF[by]} à la manche ${round} («\u202f${reply}\u202f»)`;

/** The reader's chance of winning. The Navigators are addressed as a group. */
const chanceOf = (reader: Side | undefined) =>
  reader === 'poseidon'
    ? 'ta chance de victoire'
    : reader
      ? 'votre chance de victoire'
      : 'la chance de victoire des Navigateurs';
const changed = (from: string, to: string, change: number) =>
  change === 0 ? `est restée à ${to}` : `est ${change < 0 ? 'tombée' : 'montée'} de ${from} à ${to}`;

export const moments: Catalogue['moments'] = {
  hidden: (tile, ships) => `${TheStorm(tile)} a caché ${list(ships.map((ship) => theColour[ship]))}`,
  hiddenUntil: (tile, ship, round) =>
    `${TheStorm(tile)} a caché ${theColour[ship]} ${round === null ? 'pour de bon' : `jusqu’à la manche ${round}`}`,
  drove: (tile, ship) => `${TheStorm(tile)} a éloigné ${theColour[ship]} du but`,
  struck: (tile) => `${TheStorm(tile)} a frappé fort`,
  cameHome: (ship) => `${TheColour[ship]} est arrivé à bon port`,
  found: (ship, square) => `${TheColour[ship]} est retrouvé en ${square}`,
  reported: (ship, before, after) => `Le rapport ${OF[ship]} a laissé ${squares(after)} sur ${before}`,
  nearer: (ship) => `${TheColour[ship]} s’est rapproché du but`,
  unlucky: (ship) => `${TheColour[ship]} n’a pas eu de chance`,
  mistaken: (ship, square, guess) => `${TheColour[ship]} était en ${square}, on le croyait en ${guess}`,
  impossible: (ship, guess) =>
    `${TheColour[ship]}\u202f: on le croyait en ${guess}, où il ne pouvait plus être`,
  astray: {
    'off the board': (ship) => `${TheColour[ship]} a été envoyé hors du plateau`,
    'past the Sacred Island': (ship) => `${TheColour[ship]} a manqué l’Île sacrée`,
    away: (ship) => `${TheColour[ship]} s’est éloigné du but`,
    'no nearer': (ship) => `${TheColour[ship]} ne s’est pas rapproché`,
  },
  order: (ship, better, ordered) =>
    `${TheColour[ship]} aurait dû mettre le ${course[better]}, pas le ${course[ordered]}`,
  weak: (tile) => `Poséidon pouvait faire plus qu’avec ${stormName(tile)}`,

  neverInDoubt: (ship, square) => `On n’avait jamais douté ${OF[ship]}\u202f: il était en ${square}.`,
  reportLeft: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ne laissait, avec tout ce qui avait été dit d’autre, que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`,
  reportLeftHardly: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ne laissait guère que ${square}${by === ship ? '' : ` pour ${theColour[ship]}`}.`,
  toldLeft: (round, ship, square) =>
    `Ce qui avait été dit jusqu’à la manche ${round} ne laissait que ${square} pour ${theColour[ship]}.`,
  sawNone: (by, ship) =>
    `${TheColour[by]} n’a vu aucun navire\u202f: ${theColour[ship]} ne pouvait donc pas être à côté.`,
  cameTo: (square) => `D’après ses ordres depuis, il était en ${square}.`,
  knownUntil: (ship, square, storm, round) =>
    `On pouvait savoir que ${theColour[ship]} était en ${square}, jusqu’${storm === null ? 'au maelström' : `à ${THE_STORM[storm]}`} de la manche ${round}.`,
  inDoubt: (last, ship, count, likeliest) =>
    `${last ? `D’après son dernier rapport (manche ${last[0]}\u202f: «\u202f${last[1]}\u202f»)${last[2] ? ', ce qui a pu le faire dériver depuis' : ''} et tout ce qui a été dit d’autre` : 'D’après ce qui a été dit depuis'}, ${theColour[ship]} pouvait être sur ${squares(count)}, ${likeliest === null ? 'toutes aussi probables' : `le plus probablement en ${likeliest}`}.`,
  rightly: (ship, square) => `Les Navigateurs aussi croyaient ${theColour[ship]} en ${square}.`,

  believed: {
    'home already': (ship, guess, heading) =>
      `L’estime des Navigateurs pour ${theColour[ship]} était sur le but même, ${guess}\u202f: de là, ${course[heading]}, comme tout ordre, éloigne.`,
    home: (ship, guess, heading) =>
      `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: de là, ${course[heading]}, on arrive au but.`,
    nearer: (ship, guess, heading) =>
      `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: de là, ${course[heading]}, on s’approche du but.`,
    'no nearer': (ship, guess, heading) =>
      `Les Navigateurs croyaient ${theColour[ship]} en ${guess}\u202f: même de là, ${course[heading]}, on ne s’approche pas.`,
  },
  trulyWay: (ship, square, was, ordered, left, better) => {
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
  },
  nearerFrom: (more, many, less, few, of) =>
    `Des ${squares(of)} où il pouvait être, ${course[more]} l’approchait du but depuis ${many}, ${course[less]} depuis ${few === 0 ? 'aucune' : few}.`,
  fartherFrom: (worse, many, better, few, of) =>
    `Des ${squares(of)} où il pouvait être, ${course[worse]} l’éloignait du but depuis ${many}, ${course[better]} depuis ${few === 0 ? 'aucune' : few}.`,
  quoted: (ship, reply) => `Rapport ${OF[ship]}\u202f: «\u202f${reply}\u202f»`,
  badLuck: 'D’après ce que l’on pouvait savoir, aucun ordre n’était meilleur\u202f: c’était de la malchance.',
  littleBetter: (heading) =>
    `D’après ce que l’on pouvait savoir, ${course[heading]} était un peu meilleur. Le reste était de la malchance.`,
  maelstromMeans:
    'Un maelström jette le navire qui y entre sur une case voisine\u202f; les Navigateurs ne voient pas laquelle.',
  into: (ship, heading) => `${TheColour[ship]} a mis le ${course[heading]}, droit dans un maelström.`,
  riskTaken: (risk, around) =>
    `D’après ce qu’on pouvait savoir, le risque était de ${risk}\u202f; le ${course[around]} l’aurait sans doute évité.`,
  unforeseen: (risk) =>
    `D’après ce qu’on pouvait savoir, le risque n’était que de ${risk}\u202f: pas de chance.`,
  riskEverywhere: (risk) =>
    `D’après ce qu’on pouvait savoir, le risque était de ${risk}, et aucun autre ordre ne le réduisait de moitié.`,
  helped: { navigators: 'a aidé les Navigateurs', poseidon: 'a aidé Poséidon' },
  more: 'Plus',
  reports: (left, better, fewer) =>
    `Son rapport a laissé ${squares(left)}\u202f; ${course[better]}, il en aurait laissé ${fewer}.`,
  byLuck: 'Par chance, cela n’a pas nui.',

  driven: (by, ship, from, to) =>
    `${by === null ? 'Le maelström a jeté' : 'Poséidon a poussé'} ${theColour[ship]} de ${from} à ${to}.`,
  standing: (wasFar, far, left) => {
    const way =
      far === wasFar
        ? `Il était toujours à ${squares(far)} du but`
        : `Il était alors à ${squares(far)} du but au lieu de ${wasFar}`;
    return far > left
      ? `${way}\u202f: trop loin pour ${orders(left)}.`
      : `${way}, avec encore ${orders(left)}.`;
  },
  adrift: (ship, count, until) =>
    until === null
      ? `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}, et on n’a plus jamais pu savoir où il était.`
      : `Après son rapport suivant, ${theColour[ship]} pouvait être sur ${squares(count)}\u202f; on n’a pu de nouveau savoir où il était qu’à la manche ${until}.`,
  foundAtOnce: (ship) => `Son rapport suivant a dit où était ${theColour[ship]}.`,
  search: (ordered, left, better, fewer) =>
    `Ce qui aurait aidé\u202f: son ordre suivant, ${course[ordered]}, a laissé ${squares(left)}\u202f; ${course[better]} en aurait laissé ${fewer}.`,
  searchDetour: (ordered, left, better, fewer) =>
    `Son ordre suivant, ${course[ordered]}, a laissé ${squares(left)}\u202f; ${course[better]} en aurait laissé ${fewer}, mais sur une moins bonne route.`,
  searchedWell: (alike) =>
    alike === 0
      ? 'Tout autre cap en aurait moins dit sur sa position.'
      : `Aucun autre cap n’en aurait dit plus sur sa position\u202f; ${alike === 7 ? 'tous en auraient' : alike === 1 ? 'un en aurait' : `${alike} en auraient`} dit tout autant.`,
  counted: (before, after) =>
    `Les cases possibles des quatre navires, additionnées\u202f: ${before} avant la tempête, ${after} après.`,
  strongest: 'Poséidon ne pouvait rien jouer de plus fort.',

  told: (ship, before, after) =>
    `Avant son ordre, ${theColour[ship]} pouvait être sur ${squares(before)}\u202f; après son rapport, sur ${squares(after)}.`,
  knownBefore: (ship) => `Les Navigateurs pouvaient savoir où était ${theColour[ship]}.`,
  lostFor: (count) =>
    count === 0
      ? 'Il était perdu depuis cette manche.'
      : `Il était perdu depuis ${plural(count, 'manche', 'manches')}.`,

  playedDrive: (ship, heading) => `Poséidon a poussé ${theColour[ship]} ${towards[heading]}.`,
  betterDrive: (reader, tile, ship, heading, chance) => {
    const drive = `${stormName(tile)}, avec ${theColour[ship]} ${towards[heading]}`;
    if (reader === 'poseidon')
      return `Mieux pour Poséidon\u202f: ${drive}, aurait porté ta chance de victoire à ${chance}.`;
    return `Mieux pour Poséidon\u202f: ${drive}, n’aurait laissé ${reader ? '' : 'aux Navigateurs '}que ${chance} de chances de gagner.`;
  },

  chances: (reader, from, to) =>
    `${reader === 'poseidon' ? 'Ta chance' : reader ? 'Votre chance' : 'Chance des Navigateurs'}\u202f: ${from} → ${to}`,
  chance: (reader, from, to, change) => `${capital(chanceOf(reader))} ${changed(from, to, change)}.`,
  chanceClause: (reader, from, to, change) => `\u202f: ${chanceOf(reader)} ${changed(from, to, change)}.`,
  chanceInstead: (reader, from, to, change, better, other) =>
    `${capital(chanceOf(reader))} ${changed(from, to, change)}\u202f; ${course[better]}, elle aurait été de ${other}.`,
};
