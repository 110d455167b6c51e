import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { capital, list, theRed, toward } from './ships.ts';

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

/** The reader's chance of winning. The Navigators are addressed as a group. */
const chanceOf = (reader: Side | undefined) =>
  reader === 'poseidon'
    ? 'la tua probabilità di vittoria'
    : reader
      ? 'la vostra probabilità di vittoria'
      : 'la probabilità di vittoria dei Navigatori';
const changed = (from: string, to: string, change: number) =>
  change === 0 ? `è rimasta al ${to}` : `è ${change < 0 ? 'scesa' : 'salita'} dal ${from} al ${to}`;

export const moments: Catalogue['moments'] = {
  hidden: (tile, ships) => `${TheStorm(tile)} ha nascosto ${list(ships.map((ship) => theRed[ship]))}`,
  hiddenUntil: (tile, ship, round) =>
    `${TheStorm(tile)} ha nascosto ${theRed[ship]} ${round === null ? 'per sempre' : `fino al round ${round}`}`,
  drove: (tile, ship) => `${TheStorm(tile)} ha spinto ${theRed[ship]} lontano da casa`,
  struck: (tile) => `${TheStorm(tile)} ha colpito forte`,
  cameHome: (ship) => `${The(ship)} è arrivata a casa`,
  found: (ship, square) => `${The(ship)} è ritrovata in ${square}`,
  reported: (ship, before, after) => `La risposta ${OF[ship]} ha lasciato ${squares(after)} su ${before}`,
  nearer: (ship) => `${The(ship)} si è avvicinata a casa`,
  unlucky: (ship) => `${The(ship)} ha avuto sfortuna`,
  mistaken: (ship, square, guess) => `${The(ship)} era in ${square}, e la si credeva in ${guess}`,
  impossible: (ship, guess) => `${The(ship)}: la si credeva in ${guess}, dove non poteva più essere`,
  astray: {
    'off the board': (ship) => `${The(ship)} è stata mandata fuori dal tabellone`,
    'past the Sacred Island': (ship) => `${The(ship)} ha mancato l’Isola Sacra`,
    away: (ship) => `${The(ship)} si è allontanata da casa`,
    'no nearer': (ship) => `${The(ship)} non si è avvicinata`,
  },
  order: (ship, better, ordered) => `${The(ship)} doveva navigare ${toward[better]}, non ${toward[ordered]}`,
  weak: (tile) => `Poseidone poteva fare più che con ${stormName(tile)}`,

  neverInDoubt: (ship, square) => `Non c’erano mai stati dubbi ${ABOUT[ship]}: era in ${square}.`,
  reportLeft: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} lasciava, con tutto il resto che era stato detto, solo ${square}${by === ship ? '' : ` per ${theRed[ship]}`}.`,
  reportLeftHardly: (by, round, reply, ship, square) =>
    `${reportOf(by, round, reply)} non lasciava quasi altro che ${square}${by === ship ? '' : ` per ${theRed[ship]}`}.`,
  toldLeft: (round, ship, square) =>
    `Ciò che era stato detto fino al round ${round} lasciava solo ${square} per ${theRed[ship]}.`,
  sawNone: (by, ship) => `${The(by)} non ha visto navi: ${theRed[ship]} quindi non poteva esserle accanto.`,
  cameTo: (square) => `Per i suoi ordini da allora era in ${square}.`,
  knownUntil: (ship, square, storm, round) =>
    `Si poteva sapere che ${theRed[ship]} era in ${square}, fino ${storm === null ? 'al vortice' : TO_THE_STORM[storm]} del round ${round}.`,
  inDoubt: (last, ship, count, likeliest) =>
    `${last ? `Per la sua ultima risposta (round ${last[0]}: «${last[1]}»)${last[2] ? ', quel che può averla spinta da allora' : ''} e tutto il resto che era stato detto` : 'Per quel che era stato detto da allora'}, ${theRed[ship]} poteva essere su ${squares(count)}, ${likeliest === null ? 'tutte ugualmente probabili' : `più probabilmente in ${likeliest}`}.`,
  rightly: (ship, square) => `Anche i Navigatori credevano ${theRed[ship]} in ${square}.`,

  believed: {
    'home already': (ship, guess, heading) =>
      `L’ipotesi dei Navigatori per ${theRed[ship]} era proprio su casa, ${guess}: da lì ${toward[heading]}, come con ogni ordine, ci si allontana.`,
    home: (ship, guess, heading) =>
      `I Navigatori credevano ${theRed[ship]} in ${guess}: da lì ${toward[heading]} si arriva a casa.`,
    nearer: (ship, guess, heading) =>
      `I Navigatori credevano ${theRed[ship]} in ${guess}: da lì ${toward[heading]} ci si avvicina a casa.`,
    'no nearer': (ship, guess, heading) =>
      `I Navigatori credevano ${theRed[ship]} in ${guess}: nemmeno da lì ${toward[heading]} ci si avvicina.`,
  },
  trulyWay: (ship, square, was, ordered, left, better) => {
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
  },
  nearerFrom: (more, many, less, few, of) =>
    `Delle ${squares(of)} dove poteva essere, ${toward[more]} avvicinava a casa da ${many}, ${toward[less]} da ${few === 0 ? 'nessuna' : few}.`,
  fartherFrom: (worse, many, better, few, of) =>
    `Delle ${squares(of)} dove poteva essere, ${toward[worse]} allontanava da casa da ${many}, ${toward[better]} da ${few === 0 ? 'nessuna' : few}.`,
  quoted: (ship, reply) => `Risposta ${OF[ship]}: «${reply}»`,
  badLuck: 'Per quel che si poteva sapere nessun ordine era migliore: è stata sfortuna.',
  littleBetter: (heading) =>
    `Per quel che si poteva sapere ${toward[heading]} era un po’ meglio. Il resto è stata sfortuna.`,
  maelstromMeans:
    'Un vortice getta la nave che vi entra su una casella vicina; i Navigatori non vedono quale.',
  into: (ship, heading) => `${The(ship)} ha navigato ${toward[heading]}, dentro un vortice.`,
  riskTaken: (risk, around) =>
    `Da quel che si poteva sapere il rischio era del ${risk}; ${toward[around]} l’avrebbe probabilmente evitato.`,
  unforeseen: (risk) => `Da quel che si poteva sapere il rischio era solo del ${risk}: è stata sfortuna.`,
  riskEverywhere: (risk) =>
    `Da quel che si poteva sapere il rischio era del ${risk}, e nessun altro ordine lo riduceva della metà.`,
  helped: {
    navigators: 'ha aiutato i Navigatori',
    poseidon: 'ha aiutato Poseidone',
  },
  more: 'Altro',
  reports: (left, better, fewer) =>
    `La sua risposta ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}.`,
  byLuck: 'Per fortuna non ha fatto danni.',

  driven: (by, ship, from, to) =>
    `${by === null ? 'Il vortice ha gettato' : 'Poseidone ha spinto'} ${theRed[ship]} da ${from} a ${to}.`,
  standing: (wasFar, far, left) => {
    const way =
      far === wasFar
        ? `Era ancora a ${squares(far)} da casa`
        : `Era allora a ${squares(far)} da casa invece di ${wasFar}`;
    return far > left ? `${way}: troppo per ${orders(left)}.` : `${way}, con ancora ${orders(left)}.`;
  },
  adrift: (ship, count, until) =>
    until === null
      ? `Dopo la sua risposta seguente ${theRed[ship]} poteva essere su ${squares(count)}, e non si è più potuto sapere dov’era.`
      : `Dopo la sua risposta seguente ${theRed[ship]} poteva essere su ${squares(count)}; si è potuto di nuovo sapere dov’era dal round ${until}.`,
  foundAtOnce: (ship) => `La sua risposta seguente ha detto dov’era ${theRed[ship]}.`,
  search: (ordered, left, better, fewer) =>
    `Che cosa avrebbe aiutato: il suo ordine seguente, ${toward[ordered]}, ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}.`,
  searchDetour: (ordered, left, better, fewer) =>
    `Il suo ordine seguente, ${toward[ordered]}, ha lasciato ${squares(left)}; ${toward[better]} ne avrebbe lasciate ${fewer}, ma per una via peggiore.`,
  searchedWell: (alike) =>
    alike === 0
      ? 'Ogni altra rotta avrebbe detto di meno su dov’era.'
      : `Nessun’altra rotta avrebbe detto di più su dov’era; ${alike === 7 ? 'tutte avrebbero' : alike === 1 ? 'una avrebbe' : `${alike} avrebbero`} detto altrettanto.`,
  counted: (before, after) =>
    `Sommando le caselle possibili delle quattro navi: ${before} prima della tempesta, ${after} dopo.`,
  strongest: 'Poseidone non poteva giocare nulla di più forte.',

  told: (ship, before, after) =>
    `Prima del suo ordine ${theRed[ship]} poteva essere su ${squares(before)}, dopo la sua risposta su ${squares(after)}.`,
  knownBefore: (ship) => `I Navigatori potevano sapere dov’era ${theRed[ship]}.`,
  lostFor: (count) =>
    count === 0
      ? 'Era persa da questo round.'
      : count === 1
        ? 'Era persa da un round.'
        : `Era persa da ${count} round.`,

  playedDrive: (ship, heading) => `Poseidone ha spinto ${theRed[ship]} ${toward[heading]}.`,
  betterDrive: (reader, tile, ship, heading, chance) => {
    const drive = `${stormName(tile)}, con ${theRed[ship]} ${toward[heading]}`;
    if (reader === 'poseidon')
      return `Meglio per Poseidone: ${drive}, avrebbe portato la tua probabilità di vittoria al ${chance}.`;
    return `Meglio per Poseidone: ${drive}, ${reader ? 'vi avrebbe lasciato' : 'avrebbe lasciato ai Navigatori'} una probabilità di vittoria solo del ${chance}.`;
  },

  chances: (reader, from, to) =>
    `${reader === 'poseidon' ? 'La tua vittoria' : reader ? 'La vostra vittoria' : 'Vittoria dei Navigatori'}: ${from} → ${to}`,
  chance: (reader, from, to, change) => `${capital(chanceOf(reader))} ${changed(from, to, change)}.`,
  chanceClause: (reader, from, to, change) => `: ${chanceOf(reader)} ${changed(from, to, change)}.`,
  chanceInstead: (reader, from, to, change, better, other) =>
    `${capital(chanceOf(reader))} ${changed(from, to, change)}; ${toward[better]} sarebbe stata del ${other}.`,
};
