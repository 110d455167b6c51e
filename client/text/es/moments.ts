import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, ofTheOne, theOne, toTheOne } from './words.ts';

const { headings } = common;

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

/** The reader's chance of winning. */
const chanceOf = (reader: Side | undefined) =>
  reader ? 'tu probabilidad de victoria' : 'la probabilidad de victoria de los Navegantes';
const changed = (from: string, to: string, change: number) =>
  change === 0 ? `siguió en ${to}` : `${change < 0 ? 'bajó' : 'subió'} de ${from} a ${to}`;

export const moments: Catalogue['moments'] = {
  hidden: (tile, ships) => `${TheStorm(tile)} ocultó ${list(ships.map((ship) => toTheOne[ship]))}`,
  hiddenUntil: (tile, ship, round) =>
    `${TheStorm(tile)} ocultó ${toTheOne[ship]} ${round === null ? 'para siempre' : `hasta la ronda ${round}`}`,
  drove: (tile, ship) => `${TheStorm(tile)} alejó ${toTheOne[ship]} de casa`,
  struck: (tile) => `${TheStorm(tile)} golpeó fuerte`,
  cameHome: (ship) => `${The(ship)} llegó a casa`,
  found: (ship, square) => `${The(ship)} aparece de nuevo, en ${square}`,
  reported: (ship, before, after) => `El informe ${ofTheOne[ship]} dejó ${after} de ${squares(before)}`,
  nearer: (ship) => `${The(ship)} se acercó a casa`,
  unlucky: (ship) => `${The(ship)} tuvo mala suerte`,
  mistaken: (ship, square, guess) => `${The(ship)} estaba en ${square}, y se lo creía en ${guess}`,
  impossible: (ship, guess) => `${The(ship)}: se lo creía en ${guess}, donde ya no podía estar`,
  astray: {
    'off the board': (ship) => `${The(ship)} fue enviado fuera del tablero`,
    'past the Sacred Island': (ship) => `${The(ship)} pasó de largo la Isla Sagrada`,
    away: (ship) => `${The(ship)} se alejó de casa`,
    'no nearer': (ship) => `${The(ship)} no se acercó`,
  },
  order: (ship, better, ordered) =>
    `${The(ship)} debió navegar al ${headings[better]}, no al ${headings[ordered]}`,
  weak: (tile) => `Poseidón podía hacer más que con ${stormName(tile)}`,

  neverInDoubt: (ship, square) => `Nunca se dudó ${ofTheOne[ship]}: estaba en ${square}.`,
  reportLeft: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ${by === ship ? '' : `le `}dejó, con todo lo demás que se dijo, solo ${square}${by === ship ? '' : ` ${toTheOne[ship]}`}.`,
  reportLeftHardly: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} ${by === ship ? '' : `le `}dejó apenas otra casilla que ${square}${by === ship ? '' : ` ${toTheOne[ship]}`}.`,
  toldLeft: (round, ship, square) =>
    `Lo que se dijo hasta la ronda ${round} le dejaba solo ${square} ${toTheOne[ship]}.`,
  sawNone: (by, ship) => `${The(by)} no vio ningún barco: así que ${theOne[ship]} no podía estar a su lado.`,
  cameTo: (square) => `Por sus órdenes desde entonces estaba en ${square}.`,
  knownUntil: (ship, square, storm, round) =>
    `Se podía saber que ${theOne[ship]} estaba en ${square}, hasta ${stormName(storm)} de la ronda ${round}.`,
  inDoubt: (last, ship, count, likeliest) =>
    `${last ? `Por su último informe (ronda ${last[0]}: «${last[1]}»)${last[2] ? ', lo que pudo desviarlo después' : ''} y todo lo demás que se dijo` : 'Por lo que se dijo desde entonces'}, ${theOne[ship]} podía estar en ${squares(count)}, ${likeliest === null ? 'todas igual de probables' : `lo más probable en ${likeliest}`}.`,
  rightly: (ship, square) => `También los Navegantes situaban ${toTheOne[ship]} en ${square}.`,

  believed: {
    'home already': (ship, guess, heading) =>
      `La conjetura de los Navegantes para ${theOne[ship]} estaba en la propia casa, ${guess}: desde allí el ${headings[heading]}, como toda orden, aleja.`,
    home: (ship, guess, heading) =>
      `Los Navegantes creían ${toTheOne[ship]} en ${guess}: desde allí el ${headings[heading]} lleva a casa.`,
    nearer: (ship, guess, heading) =>
      `Los Navegantes creían ${toTheOne[ship]} en ${guess}: desde allí el ${headings[heading]} acerca a casa.`,
    'no nearer': (ship, guess, heading) =>
      `Los Navegantes creían ${toTheOne[ship]} en ${guess}: ni desde allí el ${headings[heading]} acerca a casa.`,
  },
  trulyWay: (ship, square, was, ordered, left, better) => {
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
  },
  nearerFrom: (more, many, less, few, of) =>
    `De las ${squares(of)} donde podía estar, el ${headings[more]} acercaba a casa desde ${many}, el ${headings[less]} desde ${few === 0 ? 'ninguna' : few}.`,
  fartherFrom: (worse, many, better, few, of) =>
    `De las ${squares(of)} donde podía estar, el ${headings[worse]} alejaba de casa desde ${many}, el ${headings[better]} desde ${few === 0 ? 'ninguna' : few}.`,
  quoted: (ship, reply) => `${The(ship)} informó: «${reply}»`,
  badLuck: 'Por lo que se podía saber, ninguna orden era mejor: fue mala suerte.',
  littleBetter: (heading) =>
    `Por lo que se podía saber, ir al ${headings[heading]} era algo mejor. El resto fue mala suerte.`,
  maelstromMeans:
    'Un remolino lanza el barco que entra en él a una casilla cercana; los Navegantes no ven a cuál.',
  into: (ship, heading) => `${The(ship)} navegó al ${headings[heading]} y entró en un remolino.`,
  riskTaken: (risk, around) =>
    `Por lo que se podía saber, el riesgo era del ${risk}; al ${headings[around]} probablemente lo habría evitado.`,
  unforeseen: (risk) => `Por lo que se podía saber, el riesgo era solo del ${risk}: fue mala suerte.`,
  riskEverywhere: (risk) =>
    `Por lo que se podía saber, el riesgo era del ${risk}, y ninguna otra orden lo reducía a la mitad.`,
  helped: { navigators: 'ayudó a los Navegantes', poseidon: 'ayudó a Poseidón' },
  more: 'Más',
  reports: (left, better, fewer) =>
    `Su informe dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}.`,
  byLuck: 'Por suerte no hizo daño.',

  driven: (by, ship, from, to) =>
    `${by === null ? 'El remolino lanzó' : 'Poseidón empujó'} ${toTheOne[ship]} de ${from} a ${to}.`,
  standing: (wasFar, far, left) => {
    const way =
      far === wasFar
        ? `Seguía a ${squares(far)} de casa`
        : `Quedó a ${squares(far)} de casa en vez de ${wasFar}`;
    return far > left
      ? `${way}: demasiado lejos para ${orders(left)}.`
      : `${way}, con ${left === 1 ? 'una orden' : `${left} órdenes`} por dar.`;
  },
  adrift: (ship, count, until) =>
    until === null
      ? `Tras su siguiente informe, ${theOne[ship]} podía estar en ${squares(count)}, y ya nunca se pudo saber dónde estaba.`
      : `Tras su siguiente informe, ${theOne[ship]} podía estar en ${squares(count)}; se pudo saber de nuevo desde la ronda ${until}.`,
  foundAtOnce: (ship) => `Su siguiente informe dijo dónde estaba ${theOne[ship]}.`,
  search: (ordered, left, better, fewer) =>
    `Lo que habría ayudado: su siguiente orden, al ${headings[ordered]}, dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}.`,
  searchDetour: (ordered, left, better, fewer) =>
    `Su siguiente orden, al ${headings[ordered]}, dejó ${squares(left)}; al ${headings[better]} habría dejado ${fewer}, pero por un camino peor.`,
  searchedWell: (alike) =>
    alike === 0
      ? 'Cualquier otro rumbo habría dicho menos de dónde estaba.'
      : `Ningún otro rumbo habría dicho más de dónde estaba; ${alike === 7 ? 'todos habrían' : alike === 1 ? 'uno habría' : `${alike} habrían`} dicho otro tanto.`,
  counted: (before, after) =>
    `Sumando las casillas posibles de los cuatro barcos: ${before} antes de la tormenta, ${after} después.`,
  strongest: 'Poseidón no podía jugar nada más fuerte.',

  told: (ship, before, after) =>
    `Antes de su orden, ${theOne[ship]} podía estar en ${squares(before)}; tras su informe, en ${squares(after)}.`,
  knownBefore: (ship) => `Los Navegantes podían saber dónde estaba ${theOne[ship]}.`,
  lostFor: (count) =>
    count === 0
      ? 'Estaba perdido desde esta ronda.'
      : count === 1
        ? 'Llevaba perdido una ronda.'
        : `Llevaba perdido ${count} rondas.`,

  playedDrive: (ship, heading) => `Poseidón empujó ${toTheOne[ship]} al ${headings[heading]}.`,
  betterDrive: (reader, tile, ship, heading, chance) => {
    const drive = `${stormName(tile)}, con ${theOne[ship]} al ${headings[heading]}`;
    if (reader === 'poseidon')
      return `Mejor para Poseidón: ${drive}, habría subido tu probabilidad de victoria a ${chance}.`;
    return `Mejor para Poseidón: ${drive}, ${reader ? 'te habría dejado' : 'habría dejado a los Navegantes'} una probabilidad de victoria de solo ${chance}.`;
  },

  chances: (reader, from, to) => `${reader ? 'Tu victoria' : 'Victoria de los Navegantes'}: ${from} → ${to}`,
  chance: (reader, from, to, change) => `${capital(chanceOf(reader))} ${changed(from, to, change)}.`,
  chanceClause: (reader, from, to, change) => `: ${chanceOf(reader)} ${changed(from, to, change)}.`,
  chanceInstead: (reader, from, to, change, better, other) =>
    `${capital(chanceOf(reader))} ${changed(from, to, change)}; al ${headings[better]} habría sido ${other}.`,
};
