/** The moments of a game that is looked back at: what each was, who could know what, and what would have been better. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { headings } from './common.ts';
import { capital, list, ofTheOne, theOne, toTheOne } from './words.ts';

/** How an order led. */
interface Leg {
  readonly heading: Heading;
  /** Squares to the Sacred Island after it. */
  readonly far: number;
  readonly offBoard: boolean;
}

const squares = (count: number) => (count === 1 ? 'una casilla' : `${count} casillas`);
const orders = (count: number) =>
  count === 1 ? 'la orden que quedaba' : `las ${count} órdenes que quedaban`;
const THE_STORM: Readonly<Record<Storm, string>> = {
  red: 'la tormenta roja',
  green: 'la tormenta verde',
  white: 'la tormenta blanca',
  yellow: 'la tormenta amarilla',
  great: 'la Gran Tormenta',
};
const stormName = (storm: Storm | null) => (storm === null ? 'el remolino' : THE_STORM[storm]);
const TheStorm = (storm: Storm | null) => capital(stormName(storm));
const The = (ship: Ship) => capital(theOne[ship]);
const reportOf = (by: Ship, round: number, reply: string) =>
  `El informe ${ofTheOne[by]} en la ronda ${round} («${reply}»)`;

// ── In one line ─────────────────────────────────────────────────────────────────────────────────

export const hidden = (tile: Storm | null, ships: readonly Ship[]) =>
  `${TheStorm(tile)} ocultó ${list(ships.map((ship) => toTheOne[ship]))}`;
export const hiddenUntil = (tile: Storm | null, ship: Ship, round: number | null) =>
  `${TheStorm(tile)} ocultó ${toTheOne[ship]} ${round === null ? 'para siempre' : `hasta la ronda ${round}`}`;
export const drove = (tile: Storm | null, ship: Ship) => `${TheStorm(tile)} alejó ${toTheOne[ship]} de casa`;
export const struck = (tile: Storm | null) => `${TheStorm(tile)} golpeó fuerte`;
export const cameHome = (ship: Ship) => `${The(ship)} llegó a casa`;
export const found = (ship: Ship, square: string) => `${The(ship)} aparece de nuevo, en ${square}`;
export const reported = (ship: Ship, before: number, after: number) =>
  `El informe ${ofTheOne[ship]} dejó ${after} de ${squares(before)}`;
export const nearer = (ship: Ship) => `${The(ship)} se acercó a casa`;
export const unlucky = (ship: Ship) => `${The(ship)} tuvo mala suerte`;
export const mistaken = (ship: Ship, square: string, guess: string) =>
  `${The(ship)} estaba en ${square}, y se lo creía en ${guess}`;
export const impossible = (ship: Ship, guess: string) =>
  `${The(ship)}: se lo creía en ${guess}, donde ya no podía estar`;
export const astray = {
  'off the board': (ship: Ship) => `${The(ship)} fue enviado fuera del tablero`,
  'past the Sacred Island': (ship: Ship) => `${The(ship)} pasó de largo la Isla Sagrada`,
  away: (ship: Ship) => `${The(ship)} se alejó de casa`,
  'no nearer': (ship: Ship) => `${The(ship)} no se acercó`,
} as const;
export const order = (ship: Ship, better: Heading, ordered: Heading) =>
  `${The(ship)} debió navegar al ${headings[better]}, no al ${headings[ordered]}`;
export const weak = (tile: Storm) => `Poseidón podía hacer más que con ${stormName(tile)}`;

// ── Who could know what, and from what ──────────────────────────────────────────────────────────

export const neverInDoubt = (ship: Ship, square: string) =>
  `Nunca se dudó ${ofTheOne[ship]}: estaba en ${square}.`;
export const reportLeft = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ${by === ship ? '' : `le `}dejó, con todo lo demás que se dijo, solo ${square}${by === ship ? '' : ` ${toTheOne[ship]}`}.`;
export const reportLeftHardly = (by: Ship, round: number, reply: string, ship: Ship, square: string) =>
  `${reportOf(by, round, reply)} ${by === ship ? '' : `le `}dejó apenas otra casilla que ${square}${by === ship ? '' : ` ${toTheOne[ship]}`}.`;
export const toldLeft = (round: number, ship: Ship, square: string) =>
  `Lo que se dijo hasta la ronda ${round} le dejaba solo ${square} ${toTheOne[ship]}.`;
/** Of a report that told of another ship by seeing none. */
export const sawNone = (by: Ship, ship: Ship) =>
  `${The(by)} no vio ningún barco: así que ${theOne[ship]} no podía estar a su lado.`;
export const cameTo = (square: string) => `Por sus órdenes desde entonces estaba en ${square}.`;
export const knownUntil = (ship: Ship, square: string, storm: Storm | null, round: number) =>
  `Se podía saber que ${theOne[ship]} estaba en ${square}, hasta ${stormName(storm)} de la ronda ${round}.`;
/** @param last its last report since it was in doubt, the round, and whether it may have been driven since; null if there is none */
export const inDoubt = (
  last: readonly [round: number, reply: string, driven: boolean] | null,
  ship: Ship,
  count: number,
  likeliest: string | null,
) =>
  `${last ? `Por su último informe (ronda ${last[0]}: «${last[1]}»)${last[2] ? ', lo que pudo desviarlo después' : ''} y todo lo demás que se dijo` : 'Por lo que se dijo desde entonces'}, ${theOne[ship]} podía estar en ${squares(count)}, ${likeliest === null ? 'todas igual de probables' : `lo más probable en ${likeliest}`}.`;
export const rightly = (ship: Ship, square: string) =>
  `También los Navegantes situaban ${toTheOne[ship]} en ${square}.`;

// ── An order, and the better one ────────────────────────────────────────────────────────────────

/** Where the Navigators took the ship to be, and where their order would have led from there. */
export const believed = {
  'home already': (ship: Ship, guess: string, heading: Heading) =>
    `La conjetura de los Navegantes para ${theOne[ship]} estaba en la propia casa, ${guess}: desde allí el ${headings[heading]}, como toda orden, aleja.`,
  home: (ship: Ship, guess: string, heading: Heading) =>
    `Los Navegantes creían ${toTheOne[ship]} en ${guess}: desde allí el ${headings[heading]} lleva a casa.`,
  nearer: (ship: Ship, guess: string, heading: Heading) =>
    `Los Navegantes creían ${toTheOne[ship]} en ${guess}: desde allí el ${headings[heading]} acerca a casa.`,
  'no nearer': (ship: Ship, guess: string, heading: Heading) =>
    `Los Navegantes creían ${toTheOne[ship]} en ${guess}: ni desde allí el ${headings[heading]} acerca a casa.`,
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
    ? `se salía del tablero y quedó a ${squares(ordered.far)}`
    : ordered.far === 0
      ? 'llegó a casa'
      : `quedó a ${squares(ordered.far)}`;
  const rest =
    ordered.far === 0
      ? ''
      : left === 0
        ? ', sin más órdenes'
        : ordered.far > left
          ? `, demasiado lejos para ${orders(left)}`
          : `, con ${left === 1 ? 'una orden' : `${left} órdenes`} por dar`;
  const other = better
    ? `; al ${headings[better.heading]} habría ${better.far === 0 ? 'llegado a casa' : `quedado a ${better.far === 1 ? 'una' : better.far}`}`
    : '';
  return `En verdad ${theOne[ship]} estaba en ${square}, a ${squares(was)} de casa: al ${headings[ordered.heading]} ${way}${rest}${other}.`;
};
/** From how many of the possible squares each of two orders led nearer home. */
export const nearerFrom = (more: Heading, many: number, less: Heading, few: number, of: number) =>
  `De las ${squares(of)} donde podía estar, el ${headings[more]} acercaba a casa desde ${many}, el ${headings[less]} desde ${few === 0 ? 'ninguna' : few}.`;
/** The same the other way round: which order led farther. */
export const fartherFrom = (worse: Heading, many: number, better: Heading, few: number, of: number) =>
  `De las ${squares(of)} donde podía estar, el ${headings[worse]} alejaba de casa desde ${many}, el ${headings[better]} desde ${few === 0 ? 'ninguna' : few}.`;
export const quoted = (ship: Ship, reply: string) => `${The(ship)} informó: «${reply}»`;
export const badLuck = 'Por lo que se podía saber, ninguna orden era mejor: fue mala suerte.';
export const littleBetter = (heading: Heading) =>
  `Por lo que se podía saber, ir al ${headings[heading]} era algo mejor. El resto fue mala suerte.`;
export const maelstromMeans =
  'Un remolino lanza el barco que entra en él a una casilla cercana; los Navegantes no ven a cuál.';
export const into = (ship: Ship, heading: Heading) =>
  `${The(ship)} navegó al ${headings[heading]} y entró en un remolino.`;
export const riskTaken = (risk: string, around: Heading) =>
  `Por lo que se podía saber, el riesgo era del ${risk}; al ${headings[around]} probablemente lo habría evitado.`;
export const unforeseen = (risk: string) =>
  `Por lo que se podía saber, el riesgo era solo del ${risk}: fue mala suerte.`;
/** No other order had half that risk or less. */
export const riskEverywhere = (risk: string) =>
  `Por lo que se podía saber, el riesgo era del ${risk}, y ninguna otra orden lo reducía a la mitad.`;
/** Whom a moment helped. */
export const helped = { navigators: 'ayudó a los Navegantes', poseidon: 'ayudó a Poseidón' } as const;
/** Opens the sentences that are not shown at once. */
export const more = 'Más';
export const reports = (left: number, better: Heading, fewer: number) =>
  `Su informe dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}.`;
export const byLuck = 'Por suerte no hizo daño.';

// ── A storm ─────────────────────────────────────────────────────────────────────────────────────

export const driven = (by: Storm | null, ship: Ship, from: string, to: string) =>
  `${by === null ? 'El remolino lanzó' : 'Poseidón empujó'} ${toTheOne[ship]} de ${from} a ${to}.`;
export const standing = (wasFar: number, far: number, left: number) => {
  const way =
    far === wasFar
      ? `Seguía a ${squares(far)} de casa`
      : `Quedó a ${squares(far)} de casa en vez de ${wasFar}`;
  return far > left
    ? `${way}: demasiado lejos para ${orders(left)}.`
    : `${way}, con ${left === 1 ? 'una orden' : `${left} órdenes`} por dar.`;
};
export const adrift = (ship: Ship, count: number, until: number | null) =>
  until === null
    ? `Tras su siguiente informe, ${theOne[ship]} podía estar en ${squares(count)}, y ya nunca se pudo saber dónde estaba.`
    : `Tras su siguiente informe, ${theOne[ship]} podía estar en ${squares(count)}; se pudo saber de nuevo desde la ronda ${until}.`;
export const foundAtOnce = (ship: Ship) => `Su siguiente informe dijo dónde estaba ${theOne[ship]}.`;
export const search = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Lo que habría ayudado: su siguiente orden, al ${headings[ordered]}, dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}.`;
export const searchDetour = (ordered: Heading, left: number, better: Heading, fewer: number) =>
  `Su siguiente orden, al ${headings[ordered]}, dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}, pero por un camino peor.`;
export const searchedWell = (alike: number) =>
  alike === 0
    ? 'Cualquier otro rumbo habría dicho menos de dónde estaba.'
    : `Ningún otro rumbo habría dicho más de dónde estaba: ${alike === 7 ? 'todos habrían' : alike === 1 ? 'uno habría' : `${alike} habrían`} dicho lo mismo.`;
export const counted = (before: number, after: number) =>
  `Sumando las casillas posibles de los cuatro barcos: ${before} antes de la tormenta, ${after} después.`;
export const strongest = 'Poseidón no podía jugar nada más fuerte.';

// ── A step that helped ──────────────────────────────────────────────────────────────────────────

export const told = (ship: Ship, before: number, after: number) =>
  `Antes de su orden, ${theOne[ship]} podía estar en ${squares(before)}; tras su informe, en ${squares(after)}.`;
export const knownBefore = (ship: Ship) => `Los Navegantes podían saber dónde estaba ${theOne[ship]}.`;
export const lostFor = (count: number) =>
  count === 0
    ? 'Estaba perdido desde esta ronda.'
    : count === 1
      ? 'Llevaba perdido una ronda.'
      : `Llevaba perdido ${count} rondas.`;

// ── A storm that could have been stronger ───────────────────────────────────────────────────────

export const playedDrive = (ship: Ship, heading: Heading) =>
  `Poseidón empujó ${toTheOne[ship]} al ${headings[heading]}.`;
export const betterDrive = (tile: Storm, ship: Ship, heading: Heading, chance: string) =>
  `Mejor para Poseidón: ${stormName(tile)}, con ${theOne[ship]} al ${headings[heading]}, habría dejado a los Navegantes una probabilidad de victoria de solo ${chance}.`;

// ── The chance to win ───────────────────────────────────────────────────────────────────────────

/** Beside the round, of a moment in one line. */
export const chances = (from: string, to: string) => `victoria: ${from} → ${to}`;
/** @param change below 0 if it fell, above if it rose */
export const chance = (from: string, to: string, change: number) =>
  change === 0
    ? `La probabilidad de victoria de los Navegantes siguió en ${to}.`
    : `La probabilidad de victoria de los Navegantes ${change < 0 ? 'bajó' : 'subió'} de ${from} a ${to}.`;
export const chanceInstead = (from: string, to: string, change: number, better: Heading, other: string) =>
  change === 0
    ? `La probabilidad de victoria de los Navegantes siguió en ${to}; al ${headings[better]} habría sido ${other}.`
    : `La probabilidad de victoria de los Navegantes ${change < 0 ? 'bajó' : 'subió'} de ${from} a ${to}; al ${headings[better]} habría sido ${other}.`;
