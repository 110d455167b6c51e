/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { list } from './words.ts';

/** How an order led. */
interface Leg {
  readonly heading: Heading;
  /** Squares to the Sacred Island after it. */
  readonly far: number;
  readonly offBoard: boolean;
}

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

// ── In one line ─────────────────────────────────────────────────────────────────────────────────

export const hidden = (tile: Storm | null, ships: readonly Ship[]) =>
  `${stormName(tile)} verbarg ${list(ships.map((ship) => colours[ship]))}`;
export const hiddenUntil = (tile: Storm | null, ship: Ship, round: number | null) =>
  `${stormName(tile)} verbarg ${colours[ship]} ${round === null ? 'für immer' : `bis Runde ${round}`}`;
export const drove = (tile: Storm | null, ship: Ship) =>
  `${stormName(tile)} trieb ${colours[ship]} von daheim weg`;
export const struck = (tile: Storm | null) => `${stormName(tile)} traf hart`;
export const cameHome = (ship: Ship) => `${colours[ship]} kam heim`;
export const found = (ship: Ship, square: string) => `${colours[ship]} ist auf ${square} wiedergefunden`;
export const reported = (ship: Ship, before: number, after: number) =>
  `Die Meldung von ${colours[ship]} ließ ${after} von ${onSquares(before)}`;
export const nearer = (ship: Ship) => `${colours[ship]} kam dem Ziel näher`;
export const unlucky = (ship: Ship) => `${colours[ship]} hatte Pech`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${colours[ship]} war auf ${square}, vermutet wurde ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${colours[ship]} wurde auf ${guess} vermutet, wo es nicht mehr sein konnte`;
export const astray = {
  'off the board': (ship: Ship) => `${colours[ship]} sollte vom Brett segeln`,
  'past the Sacred Island': (ship: Ship) => `${colours[ship]} segelte an der Heiligen Insel vorbei`,
  away: (ship: Ship) => `${colours[ship]} segelte von daheim weg`,
  'no nearer': (ship: Ship) => `${colours[ship]} kam nicht näher`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${colours[ship]} hätte nach ${headings[better]} segeln sollen, nicht nach ${headings[ordered]}`;
export const weak = (tile: Storm) => `${THE_STORM[tile]}: Poseidon hätte mehr tun können`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `Um ${colours[ship]} gab es nie Zweifel: Es war auf ${square}.`;
export const reportLeft = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ließ ${by === ship ? '' : `für ${colours[ship]} `}mit allem, was sonst gesagt war, nur ${square} übrig.`;
export const reportLeftHardly = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ließ ${by === ship ? '' : `für ${colours[ship]} `}kaum etwas anderes als ${square} übrig.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Was bis Runde ${round} gesagt wurde, ließ für ${colours[ship]} nur ${square} übrig.`;
/** Of a report that told of another ship by seeing none. */
export const sawNone = (by: Ship, ship: Ship) =>
  `${colours[by]} sah kein Schiff: Also konnte ${colours[ship]} nicht daneben sein.`;
export const cameTo = (square: string) => `Nach den Befehlen seither war es auf ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `Dass ${colours[ship]} auf ${square} war, konnte man wissen, bis ${storm === null ? 'zum Strudel' : TO_THE_STORM[storm]} in Runde ${round}.`;
/** @param last its last report since it was in doubt, the round, and whether it may have been driven since; null if there is none */
export const inDoubt = (
  last: readonly [round: number, reply: string, driven: boolean] | null,
  ship: Ship,
  count: number,
  likeliest: string | null,
) =>
  `${last ? `Nach seiner letzten Meldung (Runde ${last[0]}: „${last[1]}“)${last[2] ? ', dem, was es seither abgetrieben haben kann,' : ''} und allem, was sonst gesagt wurde,` : 'Nach allem, was seither gesagt wurde,'} konnte ${colours[ship]} auf ${onSquares(count)} sein, ${likeliest === null ? 'alle gleich wahrscheinlich' : `am ehesten auf ${likeliest}`}.`;
export const rightly = (ship: Ship, square: string) =>
  `Auch die Navigatoren vermuteten ${colours[ship]} auf ${square}.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

/** Where the Navigators took the ship to be, and where their order would have led from there. */
export const believed = {
  'home already': (ship: Ship, guess: string, heading: Heading) =>
    `Die Vermutung der Navigatoren für ${colours[ship]} lag auf dem Ziel selbst, ${guess}: Von dort führt der Befehl nach ${headings[heading]}, wie jeder, nur weg.`,
  home: (ship: Ship, guess: string, heading: Heading) =>
    `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Von dort geht es nach ${headings[heading]} heim.`,
  nearer: (ship: Ship, guess: string, heading: Heading) =>
    `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Von dort kommt es nach ${headings[heading]} dem Ziel näher.`,
  'no nearer': (ship: Ship, guess: string, heading: Heading) =>
    `Die Navigatoren vermuteten ${colours[ship]} auf ${guess}: Selbst von dort kommt es nach ${headings[heading]} nicht näher.`,
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
};
/** From how many of the possible squares each of two orders led nearer home. */
export const nearerFrom = (more: Heading, many: number, less: Heading, few: number, of: number) =>
  `Von den ${onSquares(of)}, auf denen es sein konnte, führte es nach ${headings[more]} von ${many} aus näher ans Ziel, nach ${headings[less]} von ${few === 0 ? 'keinem' : few} aus.`;
/** The same the other way round: which order led farther. */
export const fartherFrom = (worse: Heading, many: number, better: Heading, few: number, of: number) =>
  `Von den ${onSquares(of)}, auf denen es sein konnte, führte es nach ${headings[worse]} von ${many} aus weiter weg, nach ${headings[better]} von ${few === 0 ? 'keinem' : few} aus.`;
export const quoted = (ship: Ship, reply: string) => `${colours[ship]} meldete: „${reply}“`;
export const badLuck = 'Nach dem, was man wissen konnte, war kein Befehl besser: Es war Pech.';
export const littleBetter = (heading: Heading) =>
  `Nach dem, was man wissen konnte, war ${headings[heading]} ein wenig besser. Der Rest war Pech.`;
export const maelstromMeans =
  'Ein Strudel wirft das Schiff, das hineinsegelt, auf ein Feld in der Nähe; auf welches, sehen die Navigatoren nicht.';
export const into = (ship: Ship, heading: Heading) =>
  `${colours[ship]} segelte nach ${headings[heading]}, in einen Strudel.`;
export const riskTaken = (risk: string, around: Heading) =>
  `Nach dem, was man wissen konnte, lag die Gefahr bei ${risk}; nach ${headings[around]} ging es wohl daran vorbei.`;
export const unforeseen = (risk: string) =>
  `Nach dem, was man wissen konnte, lag die Gefahr nur bei ${risk}: Das war Pech.`;
/** No other order had half that risk or less. */
export const riskEverywhere = (risk: string) =>
  `Nach dem, was man wissen konnte, lag die Gefahr bei ${risk}; bei keinem anderen Befehl war sie höchstens halb so groß.`;
/** Whom a moment helped. */
export const helped = { navigators: 'half den Navigatoren', poseidon: 'half Poseidon' } as const;
/** Opens the sentences that are not shown at once. */
export const more = 'Mehr';
export const reports = (left: number, better: Heading, fewer: number) =>
  `Seine Meldung ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen.`;
export const byLuck = 'Mit Glück schadete es nicht.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? 'Der Strudel warf' : 'Poseidon trieb'} ${colours[ship]} von ${from} nach ${to}.`;
export const standing = (wasFar: number, far: number, left: number) => {
  const way =
    far === wasFar
      ? `Bis heim waren es noch immer ${squares(far)}`
      : `Bis heim waren es danach ${squares(far)} statt ${wasFar}`;
  return far > left ? `${way}: zu weit für ${orders(left)}.` : `${way}, bei noch ${left} möglichen Befehlen.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein, und wo es war, konnte niemand mehr wissen.`
    : `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein; wo es war, konnte man erst ab Runde ${until} wieder wissen.`;
export const foundAtOnce = (ship: Ship) => `Seine nächste Meldung verriet, wo ${colours[ship]} war.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Was geholfen hätte: Sein nächster Befehl, nach ${headings[ordered]}, ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen.`;
export const searchDetour = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Sein nächster Befehl, nach ${headings[ordered]}, ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen, aber auf einem schlechteren Weg.`;
export const searchedWell = (alike: number) =>
  alike === 0
    ? 'Jeder andere Kurs hätte weniger darüber verraten, wo es war.'
    : `Kein anderer Kurs hätte mehr darüber verraten, wo es war: ${alike === 7 ? 'Alle' : alike === 1 ? 'Einer' : alike} hätte${alike === 1 ? '' : 'n'} genauso viel verraten.`;
export const counted = (before: number, after: number) =>
  `Die möglichen Felder aller vier Schiffe zusammengezählt: ${before} vor dem Sturm, ${after} danach.`;
export const strongest = 'Poseidon konnte nichts Stärkeres spielen.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Vor seinem Befehl konnte ${colours[ship]} auf ${onSquares(before)} sein, nach seiner Meldung auf ${onSquares(after)}.`;
export const knownBefore = (ship: Ship) => `Die Navigatoren konnten wissen, wo ${colours[ship]} war.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Verloren war es seit dieser Runde.'
    : count === 1
      ? 'Verloren war es eine Runde lang.'
      : `Verloren war es ${count} Runden lang.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading) =>
  `Poseidon trieb ${colours[ship]} nach ${headings[heading]}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `Besser für Poseidon: ${THE_STORM[tile]} mit ${colours[ship]} nach ${headings[heading]} hätte den Navigatoren nur eine Siegchance von ${chance} gelassen.`;

// ── The chance to win ───────────────────────────────────────────────────────────────────────────

/** Beside the round, of a moment in one line. */
export const chances = (from: string, to: string) => `Siegchance ${from} → ${to}`;
/** @param change below 0 if it fell, above if it rose */
export const chance = (from: string, to: string, change: number) =>
  change === 0
    ? `Die Siegchance der Navigatoren blieb bei ${to}.`
    : `Die Siegchance der Navigatoren ${change < 0 ? 'sank' : 'stieg'} von ${from} auf ${to}.`;
export const chanceInstead = (from: string, to: string, change: number, better: Heading, other: string) =>
  change === 0
    ? `Die Siegchance der Navigatoren blieb bei ${to}; nach ${headings[better]} wäre sie ${other} gewesen.`
    : `Die Siegchance der Navigatoren ${change < 0 ? 'sank' : 'stieg'} von ${from} auf ${to}; nach ${headings[better]} wäre sie ${other} gewesen.`;
