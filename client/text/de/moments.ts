/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings } from './common.ts';
import { list } from './words.ts';

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
const reportOf = (by: Ship, round: number) => `Die Meldung von ${colours[by]} in Runde ${round}`;

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
export const weak = (tile: Storm) => `${THE_STORM[tile]} hätte mehr gekonnt`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `Um ${colours[ship]} gab es nie Zweifel: Es war auf ${square}.`;
export const reportLeft = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} ließ ${by === ship ? '' : `für ${colours[ship]} `}nur ${square} übrig.`;
export const reportLeftHardly = (by: Ship, round: number, ship: Ship, square: string) =>
  `${reportOf(by, round)} ließ ${by === ship ? '' : `für ${colours[ship]} `}kaum etwas anderes als ${square} übrig.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Was bis Runde ${round} gesagt wurde, ließ für ${colours[ship]} nur ${square} übrig.`;
export const cameTo = (square: string) => `Nach den Befehlen seither war es auf ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `${colours[ship]} war sicher auf ${square}, bis ${storm === null ? 'zum Strudel' : TO_THE_STORM[storm]} in Runde ${round}.`;
export const inDoubt = (ship: Ship, count: number, likeliest: string, percent: string) =>
  `Nach allen Meldungen seither konnte ${colours[ship]} auf ${onSquares(count)} sein, am ehesten auf ${likeliest} (${percent}).`;
export const inDoubtAlike = (ship: Ship, count: number) =>
  `Nach allen Meldungen seither konnte ${colours[ship]} auf ${onSquares(count)} sein, alle gleich wahrscheinlich.`;
export const truly = (square: string) => `In Wahrheit war es auf ${square}.`;
export const rightly = 'Dort vermuteten es auch die Navigatoren.';
export const took = (square: string) => `Die Navigatoren vermuteten es auf ${square}.`;
export const tookWrongly = (square: string) =>
  `Die Navigatoren vermuteten es auf ${square}, wo es nicht mehr sein konnte.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

export const ways = (ordered: Heading, far: number, better: Heading, nearer: number) =>
  `Nach ${headings[ordered]} blieben ${squares(far)} bis heim; nach ${headings[better]} wären es ${nearer} gewesen.`;
export const wayHome = (ordered: Heading, far: number, better: Heading) =>
  `Nach ${headings[better]} wäre es sofort daheim gewesen; nach ${headings[ordered]} fehlten noch ${squares(far)}.`;
export const wayOff = (ordered: Heading, better: Heading, nearer: number) =>
  `Nach ${headings[ordered]} ging es vom Brett, der Befehl war verschenkt; nach ${headings[better]} hätten noch ${squares(nearer)} gefehlt.`;
export const homeChances = (ordered: Heading, done: string, better: Heading, best: string) =>
  `Nach allem, was man wissen konnte, kam es mit ${best} heim, wenn es nach ${headings[better]} segelte, nach ${headings[ordered]} mit ${done}.`;
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
    ? `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein, und sicher war es nie wieder.`
    : `Nach seiner nächsten Meldung konnte ${colours[ship]} auf ${onSquares(count)} sein; sicher war es wieder ab Runde ${until}.`;
export const foundAtOnce = (ship: Ship) => `Seine nächste Meldung verriet, wo ${colours[ship]} war.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Was geholfen hätte: Sein nächster Befehl, nach ${headings[ordered]}, ließ ${squares(left)} übrig; nach ${headings[better]} wären es ${fewer} gewesen.`;
export const searchedWell = 'Kein anderer Befehl hätte mehr darüber verraten, wo es war.';
export const counted = (before: number, after: number) =>
  `Die möglichen Felder aller vier Schiffe zusammengezählt: ${before} vor dem Sturm, ${after} danach.`;
export const strongest = 'Poseidon konnte nichts Stärkeres spielen.';
export const helpless = 'Die Navigatoren konnten nichts dagegen tun.';

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
export const choice = (ordered: Heading, done: string, next: Heading, other: string) =>
  `Nach allem, was man wissen konnte, kam es mit ${done} heim, wenn es nach ${headings[ordered]} segelte, mit dem nächstbesten Befehl, nach ${headings[next]}, mit ${other}.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading, chance: string) =>
  `Poseidon trieb ${colours[ship]} nach ${headings[heading]}: Das ließ den Navigatoren eine Siegchance von ${chance}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `${THE_STORM[tile]} mit ${colours[ship]} nach ${headings[heading]} hätte ihnen ${chance} gelassen.`;

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
