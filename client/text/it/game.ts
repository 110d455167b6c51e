import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theRed, theShip, toward } from './ships.ts';

const { colours, ships } = common;
const SPOKEN_ORDINALS = ['prima', 'seconda', 'terza', 'quarta'];
const safe = [
  'Nessuna nave è sull’Isola Sacra.',
  'Una nave è sull’Isola Sacra.',
  'Due navi sono sull’Isola Sacra.',
  'Tre navi sono sull’Isola Sacra.',
  'Tutte e quattro le navi sono sull’Isola Sacra.',
] as const;

export const game: Catalogue['game'] = {
  fleet: 'Le navi e chi le comanda',
  owned: (name) => `di ${name}`,
  yours: 'Tua',
  anybodys: 'Di tutti',
  shipOf: (ship, whose, state) =>
    whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`,
  ownerAway: (owner) => `${owner} al momento non c’è: la partita aspetta.`,
  home: (ships, needed) => `${ships} su ${needed} a casa`,
  waitsFor: (those) =>
    those
      .map(({ name, ships: theirs }) => `${name} muove ${list(theirs.map((ship) => theRed[ship]))}.`)
      .join(' '),

  states: {
    ready: 'Pronta',
    held: 'Bloccata',
    done: (order) => `Mossa ${order}ª`,
    safe: 'In salvo',
    atStart: 'Al via',
    waiting: 'In mare',
    notYours: 'Pronta',
  },
  spokenStates: {
    ready: 'pronta a salpare',
    held: 'bloccata da un mostro marino',
    done: (order) => `mossa per ${SPOKEN_ORDINALS[order - 1] ?? `${order}ª`} in questo round`,
    safe: 'in salvo sull’Isola Sacra',
    atStart: 'alla sua isola di partenza',
    waiting: 'in mare',
    notYours: 'la comanda un’altra persona',
  },

  roseLetters: {
    N: 'N',
    NE: 'NE',
    E: 'E',
    SE: 'SE',
    S: 'S',
    SW: 'SO',
    W: 'O',
    NW: 'NO',
  },
  sail: (ship, heading) => `${colours[ship]} ${toward[heading]}`,
  unleash: (storm) => (storm === 'great' ? 'Scatena la Grande Tempesta' : 'Scatena la tempesta'),

  roundAnnounced: (now) => `Round ${now}.`,
  lighthousesStand: (count) => (count === 1 ? 'Il faro è al suo posto.' : 'I fari sono al loro posto.'),
  driven: (pushes) => {
    const phrases = pushes.map(({ ship, heading }, i) =>
      i === 0 ? `${capital(theRed[ship])} è spinta ${toward[heading]}` : `${theRed[ship]} ${toward[heading]}`,
    );
    return phrases.length === 0 ? 'Non sposta nulla.' : `${list(phrases)}.`;
  },
  beingPushed: (ship) => `Poseidone sta spingendo ${theShip[ship]} fuori dal vortice.`,
  pushedOut: (ship) => `Poseidone ha spinto ${theShip[ship]} di una casella fuori dal vortice.`,
  decided: 'Tre navi sono a casa: i Navigatori hanno vinto.',
  verdict: ({ winner, arrived }) =>
    `${safe[arrived.length]} ${winner === 'poseidon' ? 'Vince Poseidone.' : 'Vincono i Navigatori.'}`,

  zoom: 'Ingrandisci il tabellone',

  keys: {
    title: 'Tastiera',
    on: 'Tasti singoli',
    onDoes: 'Disattivali se disturbano altri programmi.',
    numberPad: 'Il tastierino numerico fa lo stesso.',
    elsewhere:
      'Le lettere sono quelle di una tastiera inglese: sulla tua valgono i tasti nelle stesse posizioni.',
    digits:
      'Se sulla tua tastiera una delle lettere qui sotto si trova su un tasto di rotta, quel tasto dà la rotta. Premi allora la cifra indicata.',
    steer: 'La rotta della nave scelta, secondo la posizione dei tasti.',
    drive: 'Dove va spinta la nave in mano, secondo la posizione dei tasti.',
    nextShip: 'Scegli la prossima nave',
    board: 'Al tabellone',
    orders: 'All’ordine o all’ultima risposta',
    tokens: 'Ai segni',
    journal: 'Al diario',
    moveGuess: 'Prendi in mano l’ipotesi della nave scelta',
    look: 'Che cosa riferirebbe una nave dalla casella',
    strike: 'Cambia il segno della nave scelta sulla casella',
    tiles: 'Alle tue tessere',
    log: 'Agli ordini e alle risposte',
    cover: 'Copri o scopri il tabellone',
    chart: [
      { key: 'Ctrl+Z', does: 'Annulla sulla carta' },
      { key: 'Ctrl+Maiusc+Z', does: 'Rifallo' },
    ],
    always: [
      { key: '← ↑ ↓ →', does: 'Sul tabellone: da una casella all’altra' },
      { key: 'Invio', does: 'Premi, o scegli la casella' },
      { key: 'Esc', does: 'Indietro, o posa ciò che hai in mano' },
      { key: '?', does: 'Questo elenco' },
    ],
  },

  fetching: 'Le vere rotte riaffiorano dal mare…',
  notFetched: 'Non è stato possibile recuperare le vere rotte delle navi.',
  fetchAgain: 'Riprova',
};
