import type { Ship } from '../../../shared/board/board.ts';
import type { SeaMonster } from '../../../shared/game/game.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, headingLetters, theShip, withTheMonster } from './words.ts';

const { colours, headings, ships, square, tiles } = common;
const whichToHold: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'Welches Schiff soll der Leviathan in dieser Runde halten? Tippe es an.',
  kraken: 'Welches Schiff soll der Krake in dieser Runde halten? Tippe es an.',
};
const sendIt: Readonly<Record<SeaMonster, string>> = {
  leviathan: 'Leviathan schicken',
  kraken: 'Kraken schicken',
};
const hurlIt: Readonly<Record<Ship, string>> = {
  red: 'Rotes Schiff schleudern',
  green: 'Grünes Schiff schleudern',
  white: 'Weißes Schiff schleudern',
  yellow: 'Gelbes Schiff schleudern',
};

export const poseidon: Catalogue['poseidon'] = {
  screen: 'Poseidons Bildschirm',
  controls: 'Deine Hand und das Logbuch',
  title: (yours) => (yours ? 'Dein Zug · Odyssey' : 'Poseidon · Odyssey'),
  beforeFirstRound: 'Vor der ersten Runde',
  stormsLeft: (count) => (count === 1 ? 'Noch 1 Sturm' : `Noch ${count} Stürme`),

  cover: 'Brett abdecken',
  lift: 'Brett aufdecken',
  covered: 'Das Meer ist abgedeckt',
  liftHint: 'Tippe irgendwohin, wenn niemand hersieht.',

  chooseTile: 'Wähle das Plättchen, das du spielst.',
  faceDownNote: 'Für sie verdeckt: Die Navigatoren sehen, dass ein Sturm kommt, aber nicht welcher.',
  whyBarred: (tile, why) => `${tiles[tile]}: ${why}`,

  drive: (ship, owner) =>
    `Treibe ${theShip[ship]}${owner === null ? '' : ` (${owner})`} fort: Tippe auf ein Feld daneben oder auf eine Richtung.`,
  ready: (storm) =>
    storm === 'great'
      ? 'Alle sind fortgetrieben. Ändere noch etwas, oder entfessle ihn.'
      : 'Ändere es noch, oder entfessle den Sturm.',
  movesNothing: (storm) =>
    storm === 'great'
      ? 'Jedes Schiff ist sicher auf der Heiligen Insel: Dieser Sturm bewegt nichts.'
      : `${capital(theShip[storm])} ist sicher auf der Heiligen Insel: Dieser Sturm bewegt nichts und ist verbraucht.`,
  shipsHit: 'Schiffe, die er treibt',
  shipToDrive: (ship, to, heading) =>
    to && heading
      ? `${capital(ships[ship])}: nach ${headings[heading]}, auf ${square(to)}`
      : `${capital(ships[ship])}: noch nicht fortgetrieben`,
  notYet: 'offen',
  shortPush: (to, heading) => `${headingLetters[heading]} → ${square(to)}`,
  rose: (ship) => `${capital(theShip[ship])} treiben`,
  roseHeading: (heading, to) => (to ? `${headings[heading]}, auf ${square(to)}` : headings[heading]),
  otherTile: 'Andere Wahl',
  unleashing: 'Das Meer erhebt sich …',
  draftFaceDown: 'Für sie verdeckt',

  prepared: {
    start: 'Nächsten Sturm vorbereiten',
    label: 'Dein nächster Sturm',
    choose: 'Wähle das Plättchen für deinen nächsten Zug.',
    tile: (tile) => `Vorbereitet: ${tiles[tile]}`,
    whole: 'Alles ist bereit für deinen Zug. Bis dahin kannst du es ändern.',
    aside: 'Weglegen',
    stands: 'Wie vorbereitet.',
    dropped: {
      storm: (ship) => `${capital(theShip[ship])} ist angekommen: Ein Sturm dafür würde nichts mehr bewegen.`,
      home: (ship) => `${capital(theShip[ship])} ist angekommen: Du erreichst es nicht mehr.`,
      there: (ship, to) =>
        `${capital(theShip[ship])} ist schon nach ${square(to)} gesegelt: Treibe es auf ein anderes Feld.`,
      push: (ship, to) =>
        `${capital(theShip[ship])} ist weitergesegelt: ${square(to)} liegt nicht mehr daneben.`,
    },
  },
  foreseenHint: 'Tippe auf ein Feld, und lies hier, was das Schiff von dort melden würde.',
  foreseen: (ship, at) => `Von ${square(at)} aus würde ${theShip[ship]} melden:`,
  monsterAt: (monster, ship) =>
    ship
      ? `${capital(theShip[ship])} segelt in dieser Runde nicht: Es kämpft mit ${withTheMonster[monster]} und hält nur Ausschau.`
      : whichToHold[monster],
  preyHint: 'Tippe auf ein Schiff, und lies hier, was es melden würde.',
  prey: 'Schiff, das gehalten wird',
  preyShip: (ship, at) => `${capital(ships[ship])}, auf ${square(at)}`,
  sendMonster: (monster) => sendIt[monster],

  caught: (ship) =>
    `${capital(theShip[ship])} ist in einen Strudel gesegelt. Schleudere es ein Feld weit: Tippe auf das Feld oder auf eine Richtung.`,
  readyCaught: 'Ändere es noch, oder schleudere das Schiff.',
  hurl: (ship) => hurlIt[ship],

  dangersToPlace: 'Plättchen zum Auslegen',
  placeDanger: {
    maelstrom:
      'Tippe auf ein markiertes Feld für den Strudel: offenes Wasser, nicht neben einer Startinsel oder der Heiligen Insel.',
    fogBank:
      'Tippe auf ein markiertes Feld für die Nebelbank: überall, nur nicht auf oder neben einer Startinsel oder der Heiligen Insel.',
  },
  dangersReady:
    'Alles liegt. Tippe ein Plättchen an, um es zu versetzen, oder lass es so für das ganze Spiel.',
  atRandom: 'Zufällig',
  placeThem: (count) => (count === 1 ? 'Dieses Feld nehmen' : 'Diese Felder nehmen'),

  lighthousesWait: (count) =>
    count === 1
      ? 'Die Navigatoren wählen, wo ihr Leuchtturm steht. Du wirst ihn auf deinem Brett sehen.'
      : 'Die Navigatoren wählen, wo ihre Leuchttürme stehen. Du wirst sie auf deinem Brett sehen.',
  nobodyThere: 'Gerade ist kein Navigator verbunden. Das Spiel wartet auf sie.',
  shipsNow: 'Die Schiffe',
  shipStates: {
    arrived: 'daheim',
    caught: 'gefangen',
    held: 'gehalten',
    stepped: 'fertig',
    'to sail': 'bereit',
    'at sea': 'auf See',
  },
  shipNow: (ship, at, whose, state) =>
    [`${capital(ships[ship])} auf ${square(at)}`, ...(whose === null ? [] : [whose]), state].join(', '),

  log: 'Befehle und Meldungen',
  logEmpty: 'Hier steht bald jeder Befehl und was das Schiff meldet.',
  logWaiting: 'Noch kein Befehl.',
  logRound: (number) => `Runde ${number}`,
  logTile: (tile, against, faceDown) => {
    const played = against ? `${tiles[tile]} gegen ${colours[against]}` : tiles[tile];
    return faceDown ? `${played}, für sie verdeckt` : played;
  },
};
