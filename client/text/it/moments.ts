/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { capital, list, theRed, toward } from './ships.ts';

/** How an order led. */
interface Leg {
  readonly heading: Heading;
  /** Squares to the Sacred Island after it. */
  readonly far: number;
  readonly offBoard: boolean;
}

const squares = (count: number) => (count === 1 ? 'una casella' : `${count} caselle`);
const orders = (count: number) => (count === 1 ? 'un ordine' : `${count} ordini`);
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'la tempesta rossa',
  green: 'la tempesta verde',
  white: 'la tempesta bianca',
  yellow: 'la tempesta gialla',
  great: 'la Grande Tempesta',
};
const TO_THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'alla tempesta rossa',
  green: 'alla tempesta verde',
  white: 'alla tempesta bianca',
  yellow: 'alla tempesta gialla',
  great: 'alla Grande Tempesta',
};
const OF: Readonly<Record<Ship, string>> = {
  red: 'della rossa',
  green: 'della verde',
  white: 'della bianca',
  yellow: 'della gialla',
};
const ABOUT: Readonly<Record<Ship, string>> = {
  red: 'sulla rossa',
  green: 'sulla verde',
  white: 'sulla bianca',
  yellow: 'sulla gialla',
};
const stormName = (storm: Storm | null) => (storm === null ? 'il vortice' : THE_STORM[storm]);
const TheStorm = (storm: Storm | null) => capital(stormName(storm));
const The = (ship: Ship) => capital(theRed[ship]);
const reportOf = (by: Ship, round: number, reply: string) =>
  `La risposta ${OF[by]} nel round ${round} («${reply}»)`;

// ── In one line ─────────────────────────────────────────────────────────────────────────────────

export const hidden = (tile: Storm | null, ships: readonly Ship[]) =>
  `${TheStorm(tile)} ha nascosto ${list(ships.map((ship) => theRed[ship]))}`;
export const hiddenUntil = (tile: Storm | null, ship: Ship, round: number | null) =>
  `${TheStorm(tile)} ha nascosto ${theRed[ship]} ${round === null ? 'per sempre' : `fino al round ${round}`}`;
export const drove = (tile: Storm | null, ship: Ship) =>
  `${TheStorm(tile)} ha spinto ${theRed[ship]} lontano da casa`;
export const struck = (tile: Storm | null) => `${TheStorm(tile)} ha colpito forte`;
export const cameHome = (ship: Ship) => `${The(ship)} è arrivata a casa`;
export const found = (ship: Ship, square: string) => `${The(ship)} è ritrovata in ${square}`;
export const reported = (ship: Ship, before: number, after: number) =>
  `La risposta ${OF[ship]} ha lasciato ${squares(after)} su ${before}`;
export const nearer = (ship: Ship) => `${The(ship)} si è avvicinata a casa`;
export const unlucky = (ship: Ship) => `${The(ship)} ha avuto sfortuna`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${The(ship)} era in ${square}, e la si credeva in ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${The(ship)}: la si credeva in ${guess}, dove non poteva più essere`;
export const astray = {
  'off the board': (ship: Ship) => `${The(ship)} è stata mandata fuori dal tabellone`,
  'past the Sacred Island': (ship: Ship) => `${The(ship)} ha mancato l’Isola Sacra`,
  away: (ship: Ship) => `${The(ship)} si è allontanata da casa`,
  'no nearer': (ship: Ship) => `${The(ship)} non si è avvicinata`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${The(ship)} doveva navigare ${toward[better]}, non ${toward[ordered]}`;
export const weak = (tile: Storm) => `Poseidone poteva fare più che con ${stormName(tile)}`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `Non c’erano mai stati dubbi ${ABOUT[ship]}: era in ${square}.`;
export const reportLeft = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} lasciava, con tutto il resto che era stato detto, solo ${square}${by === ship ? '' : ` per ${theRed[ship]}`}.`;
export const reportLeftHardly = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} non lasciava quasi altro che ${square}${by === ship ? '' : ` per ${theRed[ship]}`}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Ciò che era stato detto fino al round ${round} lasciava solo ${square} per ${theRed[ship]}.`;
/** Of a report that told of another ship by seeing none. */
export const sawNone = (by: Ship, ship: Ship) =>
  `${The(by)} non ha visto navi: ${theRed[ship]} quindi non poteva esserle accanto.`;
export const cameTo = (square: string) => `Per i suoi ordini da allora era in ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `Si poteva sapere che ${theRed[ship]} era in ${square}, fino ${storm === null ? 'al vortice' : TO_THE_STORM[storm]} del round ${round}.`;
/** @param last its last report since it was in doubt, the round, and whether it may have been driven since; null if there is none */
export const inDoubt = (
  last: readonly [round: number, reply: string, driven: boolean] | null,
  ship: Ship,
  count: number,
  likeliest: string | null,
) =>
  `${last ? `Per la sua ultima risposta (round ${last[0]}: «${last[1]}»)${last[2] ? ', quel che può averla spinta da allora' : ''} e tutto il resto che era stato detto` : 'Per quel che era stato detto da allora'}, ${theRed[ship]} poteva essere su ${squares(count)}, ${likeliest === null ? 'tutte ugualmente probabili' : `più probabilmente in ${likeliest}`}.`;
export const rightly = (ship: Ship, square: string) =>
  `Anche i Navigatori credevano ${theRed[ship]} in ${square}.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

/** Where the Navigators took the ship to be, and where their order would have led from there. */
export const believed = {
  'home already': (ship: Ship, guess: string, heading: Heading) =>
    `L’ipotesi dei Navigatori per ${theRed[ship]} era proprio su casa, ${guess}: da lì ${toward[heading]}, come con ogni ordine, ci si allontana.`,
  home: (ship: Ship, guess: string, heading: Heading) =>
    `I Navigatori credevano ${theRed[ship]} in ${guess}: da lì ${toward[heading]} si arriva a casa.`,
  nearer: (ship: Ship, guess: string, heading: Heading) =>
    `I Navigatori credevano ${theRed[ship]} in ${guess}: da lì ${toward[heading]} ci si avvicina a casa.`,
  'no nearer': (ship: Ship, guess: string, heading: Heading) =>
    `I Navigatori credevano ${theRed[ship]} in ${guess}: nemmeno da lì ${toward[heading]} ci si avvicina.`,
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
    ? `si usciva dal tabellone, e restava a ${squares(ordered.far)}`
    : ordered.far === 0
      ? 'è arrivata a casa'
      : `restava a ${squares(ordered.far)}`;
  const rest =
    ordered.far === 0
      ? ''
      : left === 0
        ? ', senza più ordini'
        : ordered.far > left
          ? `, troppo per ancora ${orders(left)}`
          : `, con ancora ${orders(left)}`;
  const other = better
    ? `; ${toward[better.heading]} sarebbe ${better.far === 0 ? 'arrivata a casa' : `stata a ${better.far === 1 ? 'una' : better.far}`}`
    : '';
  return `In verità ${theRed[ship]} era in ${square}, a ${squares(was)} da casa: ${toward[ordered.heading]} ${way}${rest}${other}.`;
};
/** From how many of the possible squares each of two orders led nearer home. */
export const nearerFrom = (more: Heading, many: number, less: Heading, few: number, of: number) =>
  `Delle ${squares(of)} dove poteva essere, ${toward[more]} avvicinava a casa da ${many}, ${toward[less]} da ${few === 0 ? 'nessuna' : few}.`;
/** The same the other way round: which order led farther. */
export const fartherFrom = (worse: Heading, many: number, better: Heading, few: number, of: number) =>
  `Delle ${squares(of)} dove poteva essere, ${toward[worse]} allontanava da casa da ${many}, ${toward[better]} da ${few === 0 ? 'nessuna' : few}.`;
export const quoted = (ship: Ship, reply: string) => `Risposta ${OF[ship]}: «${reply}»`;
export const badLuck = 'Per quel che si poteva sapere nessun ordine era migliore: è stata sfortuna.';
export const littleBetter = (heading: Heading) =>
  `Per quel che si poteva sapere ${toward[heading]} era un po’ meglio. Il resto è stata sfortuna.`;
export const maelstromMeans =
  'Un vortice getta la nave che vi entra su una casella vicina; i Navigatori non vedono quale.';
export const into = (ship: Ship, heading: Heading) =>
  `${The(ship)} ha navigato ${toward[heading]}, dentro un vortice.`;
export const riskTaken = (risk: string, around: Heading) =>
  `Da quel che si poteva sapere il rischio era del ${risk}; ${toward[around]} l’avrebbe probabilmente evitato.`;
export const unforeseen = (risk: string) =>
  `Da quel che si poteva sapere il rischio era solo del ${risk}: è stata sfortuna.`;
/** No other order had half that risk or less. */
export const riskEverywhere = (risk: string) =>
  `Da quel che si poteva sapere il rischio era del ${risk}, e nessun altro ordine lo riduceva della metà.`;
/** Whom a moment helped. */
export const helped = {
  navigators: 'ha aiutato i Navigatori',
  poseidon: 'ha aiutato Poseidone',
} as const;
/** Opens the sentences that are not shown at once. */
export const more = 'Altro';
export const reports = (left: number, better: Heading, fewer: number) =>
  `La sua risposta ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}.`;
export const byLuck = 'Per fortuna non ha fatto danni.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? 'Il vortice ha gettato' : 'Poseidone ha spinto'} ${theRed[ship]} da ${from} a ${to}.`;
export const standing = (wasFar: number, far: number, left: number) => {
  const way =
    far === wasFar
      ? `Era ancora a ${squares(far)} da casa`
      : `Era allora a ${squares(far)} da casa invece di ${wasFar}`;
  return far > left ? `${way}: troppo per ${orders(left)}.` : `${way}, con ancora ${orders(left)}.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Dopo la sua risposta seguente ${theRed[ship]} poteva essere su ${squares(count)}, e non si è più potuto sapere dov’era.`
    : `Dopo la sua risposta seguente ${theRed[ship]} poteva essere su ${squares(count)}; si è potuto di nuovo sapere dov’era dal round ${until}.`;
export const foundAtOnce = (ship: Ship) => `La sua risposta seguente ha detto dov’era ${theRed[ship]}.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Che cosa avrebbe aiutato: il suo ordine seguente, ${toward[ordered]}, ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}.`;
export const searchDetour = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Il suo ordine seguente, ${toward[ordered]}, ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}, ma per una via peggiore.`;
export const searchedWell = (alike: number) =>
  alike === 0
    ? 'Ogni altra rotta avrebbe detto di meno su dov’era.'
    : `Nessun’altra rotta avrebbe detto di più su dov’era: ${alike === 7 ? 'tutte avrebbero' : alike === 1 ? 'una avrebbe' : `${alike} avrebbero`} detto altrettanto.`;
export const counted = (before: number, after: number) =>
  `Sommando le caselle possibili delle quattro navi: ${before} prima della tempesta, ${after} dopo.`;
export const strongest = 'Poseidone non poteva giocare nulla di più forte.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Prima del suo ordine ${theRed[ship]} poteva essere su ${squares(before)}, dopo la sua risposta su ${squares(after)}.`;
export const knownBefore = (ship: Ship) => `I Navigatori potevano sapere dov’era ${theRed[ship]}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Era persa da questo round.'
    : count === 1
      ? 'Era persa da un round.'
      : `Era persa da ${count} round.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading) =>
  `Poseidone ha spinto ${theRed[ship]} ${toward[heading]}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `Meglio per Poseidone: ${stormName(tile)}, con ${theRed[ship]} ${toward[heading]}, avrebbe lasciato ai Navigatori una probabilità di vittoria solo del ${chance}.`;

// ── The chance to win ───────────────────────────────────────────────────────────────────────────

/** Beside the round, of a moment in one line. */
export const chances = (from: string, to: string) => `vittoria: ${from} → ${to}`;
/** @param change below 0 if it fell, above if it rose */
export const chance = (from: string, to: string, change: number) =>
  change === 0
    ? `La probabilità di vittoria dei Navigatori è rimasta al ${to}.`
    : `La probabilità di vittoria dei Navigatori è ${change < 0 ? 'scesa' : 'salita'} dal ${from} al ${to}.`;
export const chanceInstead = (from: string, to: string, change: number, better: Heading, other: string) =>
  change === 0
    ? `La probabilità di vittoria dei Navigatori è rimasta al ${to}; ${toward[better]} sarebbe stata del ${other}.`
    : `La probabilità di vittoria dei Navigatori è ${change < 0 ? 'scesa' : 'salita'} dal ${from} al ${to}; ${toward[better]} sarebbe stata del ${other}.`;
