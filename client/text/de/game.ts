import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, headingLetters, list, theShip } from './words.ts';

const { colours, headings, ships } = common;
const names = (those: readonly Ship[]) => list(those.map((ship) => colours[ship]));
const TURNS = ['als erstes', 'als zweites', 'als drittes', 'als viertes'];
const turnTaken = (order: number) => TURNS[order - 1] ?? `als ${order}.`;
const safe = [
  'Kein Schiff ist auf der Heiligen Insel.',
  'Ein Schiff ist auf der Heiligen Insel.',
  'Zwei Schiffe sind auf der Heiligen Insel.',
  'Drei Schiffe sind auf der Heiligen Insel.',
  'Alle vier Schiffe sind auf der Heiligen Insel.',
] as const;

export const game: Catalogue['game'] = {
  fleet: 'Die Schiffe und wer sie befehligt',
  owned: (name) => `von ${name}`,
  yours: 'Deins',
  anybodys: 'Für alle',
  shipOf: (ship, whose, state) =>
    whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`,
  ownerAway: (owner) => `${owner} ist gerade nicht da: Das Spiel wartet.`,
  home: (ships, needed) => `${ships} von ${needed} daheim`,
  waitsFor: (those) =>
    those.map(({ name, ships: theirs }) => `${name} ist mit ${names(theirs)} dran.`).join(' '),

  states: {
    ready: 'Bereit',
    held: 'Gehalten',
    done: (order) => `Fuhr als ${order}.`,
    safe: 'Daheim',
    atStart: 'Am Start',
    waiting: 'Auf See',
    notYours: 'Bereit',
  },
  spokenStates: {
    ready: 'noch dran',
    held: 'von einem Seeungeheuer gehalten',
    done: (order) => `in dieser Runde ${turnTaken(order)} dran`,
    safe: 'daheim auf der Heiligen Insel',
    atStart: 'an seiner Startinsel',
    waiting: 'auf See',
    notYours: 'den Befehl gibt jemand anders',
  },

  roseLetters: headingLetters,
  sail: (ship, heading) => `${colours[ship]} nach ${headings[heading]}`,
  unleash: (storm) => (storm === 'great' ? 'Großen Sturm entfesseln' : 'Sturm entfesseln'),

  roundAnnounced: (now) => `Runde ${now}.`,
  lighthousesStand: (count) => (count === 1 ? 'Der Leuchtturm steht.' : 'Die Leuchttürme stehen.'),
  driven: (pushes) => {
    const phrases = pushes.map(({ ship, heading }, i) =>
      i === 0
        ? `${colours[ship]} wird nach ${headings[heading]} getrieben`
        : `${colours[ship]} nach ${headings[heading]}`,
    );
    return phrases.length === 0 ? 'Er bewegt nichts.' : `${list(phrases)}.`;
  },
  beingPushed: (ship) => `Poseidon schleudert ${theShip[ship]} aus dem Strudel.`,
  pushedOut: (ship) => `Poseidon hat ${theShip[ship]} ein Feld weit aus dem Strudel geschleudert.`,
  decided: 'Drei Schiffe sind daheim: Die Navigatoren haben gewonnen.',
  verdict: ({ winner, arrived }) =>
    `${safe[arrived.length] ?? ''} ${winner === 'poseidon' ? 'Poseidon gewinnt.' : 'Die Navigatoren gewinnen.'}`,

  zoom: 'Brett vergrößern',

  keys: {
    title: 'Tastatur',
    on: 'Einzelne Tasten',
    onDoes: 'Schalte sie aus, wenn sie anderer Software in die Quere kommen.',
    numberPad: 'Mit dem Ziffernblock geht es genauso.',
    elsewhere:
      'Die Buchstaben sind die einer englischen Tastatur: Bei dir gelten die Tasten an denselben Stellen.',
    digits:
      'Liegt einer der Buchstaben unten bei dir auf einer Kurstaste, dann gibt diese Taste den Kurs an. Drücke stattdessen die angezeigte Ziffer.',
    steer: 'Der Kurs des gewählten Schiffs, so wie die Tasten liegen.',
    drive: 'Wohin das Schiff in der Hand getrieben wird, so wie die Tasten liegen.',
    nextShip: 'Das nächste Schiff wählen',
    board: 'Zum Brett',
    orders: 'Zum Befehl oder zur neuesten Meldung',
    tokens: 'Zu den Zeichen',
    journal: 'Zum Logbuch',
    moveGuess: 'Das Kartenschiff des gewählten Schiffs in die Hand nehmen',
    look: 'Was ein Schiff von dem Feld melden würde',
    strike: 'Das Zeichen des gewählten Schiffs auf dem Feld ändern',
    tiles: 'Zu deinen Plättchen',
    log: 'Zu den Befehlen und Meldungen',
    cover: 'Brett abdecken oder aufdecken',
    chart: [
      { key: 'Strg+Z', does: 'Auf der Karte zurücknehmen' },
      { key: 'Strg+Umschalt+Z', does: 'Doch wieder tun' },
    ],
    always: [
      { key: '← ↑ ↓ →', does: 'Auf dem Brett: von Feld zu Feld' },
      { key: 'Enter', does: 'Drücken oder das Feld wählen' },
      { key: 'Esc', does: 'Zurück, oder ablegen, was in der Hand ist' },
      { key: '?', does: 'Diese Liste' },
    ],
  },

  fetching: 'Die wahren Kurse tauchen aus dem Meer auf …',
  notFetched: 'Die wahren Kurse der Schiffe waren nicht zu holen.',
  fetchAgain: 'Noch einmal',
};
