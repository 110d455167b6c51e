import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { game } from './game.ts';
import { capital, theMonster, theRed, theShip } from './ships.ts';

const { headings, ships, square, tiles } = common;

export const poseidon: Catalogue['poseidon'] = {
  screen: 'Lo schermo di Poseidone',
  controls: 'La tua mano e il diario',
  title: (yours) => (yours ? 'Tocca a te · Odyssey' : 'Poseidone · Odyssey'),
  beforeFirstRound: 'Prima del primo round',
  stormsLeft: (count) =>
    count === 0 ? 'Tempeste finite' : count === 1 ? 'Ancora 1 tempesta' : `Ancora ${count} tempeste`,

  cover: 'Copri il tabellone',
  lift: 'Scopri il mare',
  covered: 'Il mare è coperto',
  liftHint: 'Tocca un punto qualsiasi quando nessuno guarda.',

  chooseTile: 'Scegli la tessera da giocare.',
  faceDownNote: 'Coperta per loro: i Navigatori vedono che arriva una tempesta, non quale.',
  whyBarred: (tile, why) => `${tiles[tile]}: ${why}`,

  drive: (ship, owner) =>
    `Spingi ${theShip[ship]}${owner === null ? '' : ` di ${owner}`}: tocca una casella accanto, o una direzione.`,
  ready: (storm) =>
    storm === 'great'
      ? 'Sono state spinte tutte. Cambia qualcosa, o scatenala.'
      : 'Cambia, o scatena la tempesta.',
  movesNothing: (storm) =>
    storm === 'great'
      ? 'Ogni nave è in salvo sull’Isola Sacra: questa tempesta non sposta nulla.'
      : `${capital(theShip[storm])} è in salvo sull’Isola Sacra: questa tempesta non sposta nulla, ed è spesa.`,
  shipsHit: 'Le navi che spinge',
  shipToDrive: (ship, to, heading) =>
    to && heading
      ? `${capital(ships[ship])}: ${headings[heading]}, in ${square(to)}`
      : `${capital(ships[ship])}: non ancora spinta`,
  notYet: 'da fare',
  shortPush: (to, heading) => `${game.roseLetters[heading]} → ${square(to)}`,
  rose: (ship) => `Spingi ${theShip[ship]}`,
  roseHeading: (heading, to) =>
    to ? `${capital(headings[heading])}, in ${square(to)}` : capital(headings[heading]),
  otherTile: 'Altra tessera',
  unleashing: 'Il mare si gonfia…',
  draftFaceDown: 'Coperta per loro',

  prepared: {
    start: 'Prepara la prossima tempesta',
    label: 'La tua prossima tempesta',
    choose: 'Scegli la tessera per il tuo prossimo turno.',
    tile: (tile) => `Preparato: ${tiles[tile]}`,
    whole: 'Tutto è pronto per il tuo turno. Fino ad allora puoi cambiarlo.',
    aside: 'Metti da parte',
    stands: 'Come l’hai preparato.',
    dropped: {
      storm: (ship) => `${capital(theShip[ship])} è arrivata: la sua tempesta non muoverebbe più nulla.`,
      home: (ship) => `${capital(theShip[ship])} è arrivata: non la raggiungi più.`,
      there: (ship, to) =>
        `${capital(theShip[ship])} ha navigato fino a ${square(to)}: spingila su un’altra casella.`,
      push: (ship, to) => `${capital(theShip[ship])} ha navigato: ${square(to)} non le è più accanto.`,
    },
  },
  foreseenHint: 'Tocca una casella e leggi qui che cosa riferirebbe la nave da lì.',
  foreseen: (ship, at) => `Da ${square(at)}, ${theShip[ship]} riferirebbe:`,

  monsterAt: (monster, ship) =>
    ship
      ? `In questo round ${theShip[ship]} non navigherà: lotta con ${theMonster[monster]}, e sta solo di vedetta.`
      : `Quale nave deve trattenere ${theMonster[monster]} in questo round? Toccala.`,
  preyHint: 'Tocca una nave e leggi qui che cosa riferirebbe.',
  prey: 'Nave da trattenere',
  preyShip: (ship, at) => `${capital(ships[ship])}, in ${square(at)}`,
  sendMonster: (monster) => `Manda ${theMonster[monster]}`,

  caught: (ship) =>
    `${capital(theShip[ship])} è finita in un vortice. Scagliala di una casella: tocca la casella o una direzione.`,
  readyCaught: 'Cambia, o scaglia la nave.',
  hurl: (ship) => `Scaglia ${theShip[ship]}`,

  dangersToPlace: 'Tessere da piazzare',
  placeDanger: {
    maelstrom:
      'Tocca una casella segnata per il vortice: mare aperto, non accanto a un’isola di partenza o all’Isola Sacra.',
    fogBank:
      'Tocca una casella segnata per il banco di nebbia: ovunque, ma non su un’isola di partenza o sull’Isola Sacra, né accanto.',
  },
  dangersReady: 'È tutto piazzato. Tocca una tessera per spostarla, o lascia così per tutta la partita.',
  atRandom: 'A caso',
  placeThem: (count) => (count === 1 ? 'Scegli questa casella' : 'Scegli queste caselle'),

  lighthousesWait: (count) =>
    count === 1
      ? 'I Navigatori scelgono dove costruire il faro. Lo vedrai sul tuo tabellone.'
      : 'I Navigatori scelgono dove costruire i fari. Li vedrai sul tuo tabellone.',
  nobodyThere: 'Al momento nessun Navigatore è in linea. La partita li aspetta.',
  shipsNow: 'Le navi',
  shipStates: {
    arrived: 'in salvo',
    caught: 'presa',
    held: 'bloccata',
    stepped: 'mossa',
    'to sail': 'pronta',
    'at sea': 'in mare',
  },
  shipNow: (ship, at, whose, state) =>
    [`${capital(ships[ship])} in ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', '),

  log: 'Ordini e risposte',
  logEmpty: 'Qui comparirà ogni ordine, con ciò che la nave riferisce.',
  logWaiting: 'Ancora nessun ordine.',
  logRound: (number) => `Round ${number}`,
  logTile: (tile, against, faceDown) => {
    const played = against ? `${tiles[tile]} contro ${theRed[against]}` : tiles[tile];
    return faceDown ? `${played}, coperta per loro` : played;
  },
};
