import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { colours, headings } = common;

const squares = (count: number) => (count === 1 ? 'ein Feld' : `${count} Felder`);
const onSquares = (count: number) => (count === 1 ? 'einem Feld' : `${count} Feldern`);
const orders = (count: number) => (count === 1 ? 'einen Befehl' : `${count} Befehle`);
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'Der rote Sturm',
  green: 'Der grüne Sturm',
  white: 'Der weiße Sturm',
  yellow: 'Der gelbe Sturm',
  great: 'Der Große Sturm',
};
const TO_THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'zum roten Sturm',
  green: 'zum grünen Sturm',
  white: 'zum weißen Sturm',
  yellow: 'zum gelben Sturm',
  great: 'zum Großen Sturm',
};
const stormName = (storm: Storm | null) => (storm === null ? 'Der Strudel' : THE_STORM[storm]);
const reportOf = (by: Ship, round: number, reply: string) =>
  `Die Meldung von ${colours[by]} in Runde ${round} („${reply}“)`;

/** The reader's chance of winning, at the start of a sentence. The Navigators are addressed as a group. */
const chanceOf = (reader: Side | undefined) =>
  reader === 'poseidon' ? 'Deine Siegchance' : reader ? 'Eure Siegchance' : 'Die Siegchance der Navigatoren';
const changed = (from: string, to: string, change: number) =>
  change === 0 ? `blieb bei ${to}` : `${change < 0 ? 'sank' : 'stieg'} von ${from} auf ${to}`;

export const moments: Catalogue['moments'] = {
  hidden: (tile, ships) => `${stormName(tile)} verbarg ${list(ships.map((ship) => colours[ship]))}`,
  hiddenUntil: (tile, ship, round) =>
    `${stormName(tile)} verbarg ${colours[ship]} ${round === null ? 'für immer' : `bis Runde ${round}`}`,
  drove: (tile, ship) => `${stormName(tile)} trieb ${colours[ship]} von daheim weg`,
  struck: (tile) => `${stormName(tile)} traf hart`,
  cameHome: (ship) => `${colours[ship]} kam heim`,
  found: (ship, square) => `${colours[ship]} ist auf ${square} wiedergefunden`,
  reported: (ship, before, after) =>
    `Die Meldung von ${colours[ship]} ließ ${after} von ${onSquares(before)}`,
  nearer: (ship) => `${colours[ship]} kam dem Ziel näher`,
  unlucky: (ship) => `${colours[ship]} hatte Pech`,
  mistaken: (ship, square, guess) => `${colours[ship]} war auf ${square}, vermutet wurde ${guess}`,
  impossible: (ship, guess) => `${colours[ship]} wurde auf ${guess} vermutet, wo es nicht mehr sein konnte`,
  astray: {
    'off the board': (ship) => `${colours[ship]} sollte vom Brett segeln`,
    'past the Sacred Island': (ship) => `${colours[ship]} segelte an der Heiligen Insel vorbei`,
    away: (ship) => `${colours[ship]} segelte von daheim weg`,
    'no nearer': (ship) => `${colours[ship]} kam nicht näher`,
  },
  order: (ship, better, ordered) =>
    `${colours[ship]} hätte nach ${headings[better]} segeln sollen, nicht nach ${headings[ordered]}`,
  weak: (tile) => `${THE_STORM[tile]}: Poseidon hätte mehr tun können`,

  neverInDoubt: (ship, square) => `Um ${colours[ship]} gab es nie Zweifel: Es war auf ${square}.`,
  reportLeft: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ließ ${by === ship ? '' : `für ${colours[ship]} `}mit allem, was sonst gesagt war, nur ${square} übrig.`,
  reportLeftHardly: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ließ ${by === ship ? '' : `für ${colours[ship]} `}kaum etwas anderes als ${square} übrig.`,
  toldLeft: (round, ship, square) =>
    `Was bis Runde ${round} gesagt wurde, ließ für ${colours[ship]} nur ${square} übrig.`,
  sawNone: (by, ship) => `${colours[by]} sah kein Schiff: Also konnte ${colours[ship]} nicht daneben sein.`,
  cameTo: (square) => `Nach den Befehlen seither war es auf ${square}.`,
  knownUntil: (ship, square, storm, round) =>
    `Dass ${colours[ship]} auf ${square} war, konnte man wissen, bis ${storm === null ? 'zum Strudel' : TO_THE_STORM[storm]} in Runde ${round}.`,
  inDoubt: (last, ship, count, likeliest) =>
    `${last ? `Nach seiner letzten Meldung (Runde ${last[0]}: „${last[1]}“)${last[2] ? ', dem, was es seither abgetrieben haben kann,' : ''} und allem, was sonst gesagt wurde,` : 'Nach allem, was seither gesagt wurde,'} konnte ${colours[ship]} auf ${onSquares(count)} sein, ${likeliest === null ? 'alle gleich wahrscheinlich' : `am ehesten auf ${likeliest}`}.`,
  rightly: (ship, square) => `Auch die Navigatoren vermuteten ${colours[ship]} auf ${square}.`,

  believed: {
    'home already': (ship, guess, heading) =>
      `Die Vermutung der Navigatoren für ${colours[ship]} lag auf dem Ziel selbst, ${guess}: Von dort führt der Befehl nach ${headings[heading]}, wie jeder, nur weg.`,
    home: (ship, guess, heading) =>
      `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Von dort geht es nach ${headings[heading]} heim.`,
    nearer: (ship, guess, heading) =>
      `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Von dort kommt es nach ${headings[heading]} dem Ziel näher.`,
    'no nearer': (ship, guess, heading) =>
      `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Selbst von dort kommt es nach ${headings[heading]} nicht näher.`,
  },
  trulyWay: (ship, square, was, ordered, left, better) => {
    const way = ordered.offBoard
      ? `ging es vom Brett, und es ${ordered.far === 1 ? 'blieb' : 'blieben'} ${squares(ordered.far)}`
      : ordered.far === 0
        ? 'kam es heim'
        : `${ordered.far === 1 ? 'blieb' : 'blieben'} ${squares(ordered.far)}`;
    const rest =
      ordered.far === 0
        ? ''
        : left === 0
          ? ', und kein Befehl war mehr übrig'
          : ordered.far > left
            ? `, zu weit für noch ${orders(left)}`
            : `, bei noch ${left === 1 ? 'einem Befehl' : `${left} Befehlen`}`;
    const other = better
      ? `; nach ${headings[better.heading]} ${better.far === 0 ? 'wäre es heimgekommen' : better.far === 1 ? 'wäre es nur eines gewesen' : `wären es ${better.far} gewesen`}`
      : '';
    return `In Wahrheit war ${colours[ship]} auf ${square}, ${squares(was)} vor dem Ziel: Nach ${headings[ordered.heading]} ${way}${rest}${other}.`;
  },
  nearerFrom: (more, many, less, few, of) =>
    `Von den ${onSquares(of)}, auf denen es sein konnte, führte es nach ${headings[more]} von ${many} aus näher ans Ziel, nach ${headings[less]} von ${few === 0 ? 'keinem' : few} aus.`,
  fartherFrom: (worse, many, better, few, of) =>
    `Von den ${onSquares(of)}, auf denen es sein konnte, führte es nach ${headings[worse]} von ${many} aus weiter weg, nach ${headings[better]} von ${few === 0 ? 'keinem' : few} aus.`,
  quoted: (ship, reply) => `${colours[ship]} meldete: „${reply}“`,
  badLuck: 'Nach dem, was man wissen konnte, war kein Befehl besser: Es war Pech.',
  littleBetter: (heading) =>
    `Nach dem, was man wissen konnte, war ${headings[heading]} ein wenig besser. Der Rest war Pech.`,
  maelstromMeans:
    'Ein Strudel wirft das Schiff, das hineinsegelt, auf ein Feld in der Nähe; auf welches, sehen die Navigatoren nicht.',
  into: (ship, heading) => `${colours[ship]} segelte nach ${headings[heading]}, in einen Strudel.`,
  riskTaken: (risk, around) =>
    `Nach dem, was man wissen konnte, lag die Gefahr bei ${risk}; nach ${headings[around]} ging es wohl daran vorbei.`,
  unforeseen: (risk) => `Nach dem, was man wissen konnte, lag die Gefahr nur bei ${risk}: Das war Pech.`,
  riskEverywhere: (risk) =>
    `Nach dem, was man wissen konnte, lag die Gefahr bei ${risk}; bei keinem anderen Befehl war sie höchstens halb so groß.`,
  helped: { navigators: 'half den Navigatoren', poseidon: 'half Poseidon' },
  more: 'Mehr',
  reports: (left, better, fewer) =>
    `Seine Meldung ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen.`,
  byLuck: 'Mit Glück schadete es nicht.',

  driven: (by, ship, from, to) =>
    `${by === null ? 'Der Strudel warf' : 'Poseidon trieb'} ${colours[ship]} von ${from} nach ${to}.`,
  standing: (wasFar, far, left) => {
    const way =
      far === wasFar
        ? `Bis heim waren es noch immer ${squares(far)}`
        : `Bis heim waren es danach ${squares(far)} statt ${wasFar}`;
    return far > left
      ? `${way}: zu weit für ${orders(left)}.`
      : `${way}, bei noch ${left} möglichen Befehlen.`;
  },
  adrift: (ship, count, until) =>
    until === null
      ? `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein, und wo es war, konnte niemand mehr wissen.`
      : `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein; wo es war, konnte man erst ab Runde ${until} wieder wissen.`,
  foundAtOnce: (ship) => `Seine nächste Meldung verriet, wo ${colours[ship]} war.`,
  search: (ordered, left, better, fewer) =>
    `Was geholfen hätte: Sein nächster Befehl, nach ${headings[ordered]}, ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen.`,
  searchDetour: (ordered, left, better, fewer) =>
    `Sein nächster Befehl, nach ${headings[ordered]}, ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen, aber auf einem schlechteren Weg.`,
  searchedWell: (alike) =>
    alike === 0
      ? 'Jeder andere Kurs hätte weniger darüber verraten, wo es war.'
      : `Kein anderer Kurs hätte mehr darüber verraten, wo es war; ${alike === 7 ? 'alle' : alike === 1 ? 'einer' : alike} hätte${alike === 1 ? '' : 'n'} genauso viel verraten.`,
  counted: (before, after) =>
    `Die möglichen Felder aller vier Schiffe zusammengezählt: ${before} vor dem Sturm, ${after} danach.`,
  strongest: 'Poseidon konnte nichts Stärkeres spielen.',

  told: (ship, before, after) =>
    `Vor seinem Befehl konnte ${colours[ship]} auf ${onSquares(before)} sein, nach seiner Meldung auf ${onSquares(after)}.`,
  knownBefore: (ship) => `Die Navigatoren konnten wissen, wo ${colours[ship]} war.`,
  lostFor: (count) =>
    count === 0
      ? 'Verloren war es seit dieser Runde.'
      : count === 1
        ? 'Verloren war es eine Runde lang.'
        : `Verloren war es ${count} Runden lang.`,

  playedDrive: (ship, heading) => `Poseidon trieb ${colours[ship]} nach ${headings[heading]}.`,
  betterDrive: (reader, tile, ship, heading, chance) => {
    const drive = `${THE_STORM[tile]} mit ${colours[ship]} nach ${headings[heading]}`;
    if (reader === 'poseidon')
      return `Besser für Poseidon: ${drive} hätte deine Siegchance auf ${chance} gehoben.`;
    return `Besser für Poseidon: ${drive} hätte ${reader ? 'euch' : 'den Navigatoren'} nur eine Siegchance von ${chance} gelassen.`;
  },

  chances: (reader, from, to) =>
    `${reader === 'poseidon' ? 'Deine Chance' : reader ? 'Eure Chance' : 'Chance der Navigatoren'} ${from} → ${to}`,
  chance: (reader, from, to, change) => `${chanceOf(reader)} ${changed(from, to, change)}.`,
  chanceClause: (reader, from, to, change) => `: ${chanceOf(reader)} ${changed(from, to, change)}.`,
  chanceInstead: (reader, from, to, change, better, other) =>
    `${chanceOf(reader)} ${changed(from, to, change)}; nach ${headings[better]} wäre sie ${other} gewesen.`,
};
