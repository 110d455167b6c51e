import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const series: Catalogue['series'] = {
  heading: 'Una serie',
  takePart: (names) => `Partecipa chi ha un posto: ${list(names)}. Fanno ${names.length} partite.`,
  order: 'Chi è Poseidone e quando',
  orderDoes: 'Lascia decidere alla sorte, o metti in ordine i nomi.',
  orders: ['A sorte', 'A scelta'],
  up: (name) => `${name}: prima`,
  down: (name) => `${name}: dopo`,
  boards: 'I tabelloni',
  boardsDoes: {
    same: 'Il tabellone scelto ora, per tutte le partite.',
    'in turn': 'Un altro tabellone per ogni partita, a partire da quello scelto ora.',
    chosen: 'Ne scegli uno prima di ogni partita.',
    'new seas': 'Un mare nuovo per ogni partita, grande e difficile come quello scelto ora.',
  },
  boardsOptions: {
    same: 'Uno',
    'in turn': 'A turno',
    chosen: 'A scelta',
    'new seas': 'Mari nuovi',
  },
  variants: 'Le tessere e le regole',
  variantsDoes: ['Come sono ora, per tutte le partite.', 'Si possono cambiare prima di ogni partita.'],
  variantsOptions: ['Fisse', 'Modificabili'],
  begin: 'Inizia la serie',
  what: {
    late: 'Chi arriva dopo guarda fino alla prossima serie.',
    left: 'Chi se ne va viene saltato; i suoi punti restano.',
    abandoned: 'Una partita interrotta si rigioca.',
  },

  gameOf: (now, all) => `Partita ${now} di ${all}`,
  turn: (name) => `Il prossimo Poseidone è ${name}.`,
  myTurn: 'Il prossimo Poseidone sei tu.',
  again: 'L’ultima partita è stata interrotta: si rigioca.',
  changeSides: 'All’inizio della partita i dispositivi cambiano parte da soli.',
  notIn: 'Guardi fino alla prossima serie.',
  beginGame: (now) => `Inizia la partita ${now}`,
  end: 'Chiudi la serie',
  endTitle: 'Chiudere questa serie?',
  endText:
    'Le partite che mancano non si giocano, e nessuno vince la serie. Ciò che si è giocato resta nel resoconto.',
  fixedBoard: {
    same: 'Tutte le partite di questa serie si giocano su questo tabellone.',
    'in turn': 'I tabelloni di questa serie girano: il prossimo è questo.',
    chosen: '',
    'new seas': 'Ogni partita di questa serie ha un mare nuovo: il prossimo è questo.',
  },
  fixedVariants: 'Restano uguali per tutta la serie.',

  standings: 'Classifica',
  noPoints: 'Nessuna partita è ancora stata giocata fino alla fine.',
  place: 'Posizione',
  player: 'Giocatore',
  game: (number) => `Partita ${number}`,
  total: 'Totale',
  captain: 'Sottolineato: come Poseidone.',
  absent: '–',
  absentSpoken: 'assente',
  points: (count) => (count === 1 ? '1 punto' : `${count} punti`),
  pointsRules: {
    own: 'Un Navigatore, per ogni sua nave che arriva a casa',
    failed: 'Poseidone, per ogni nave rimasta in mare',
    cooperative: 'Ogni Navigatore, se la nave comune arriva a casa',
  },
  leads: (names, total, ahead) =>
    names.length === 1
      ? `${list(names)} è in vantaggio di ${series.points(ahead)}.`
      : `${list(names)} guidano insieme con ${series.points(total)} a testa.`,
  youLead: (others, total, ahead) =>
    others.length === 0
      ? `Sei in vantaggio di ${series.points(ahead)}.`
      : `Guidi insieme a ${list(others)}: ${series.points(total)} a testa.`,
  nobodyLeads: 'Nessuno ha ancora un punto.',
  podium: 'Il podio',
  onPlace: (number) => `Posizione ${number}:`,
  broughtHome: (name, count) =>
    count === 1 ? `${name} ha portato a casa una nave.` : `${name} ha portato a casa ${count} navi.`,

  over: 'La serie è finita',
  won: (names) =>
    names.length === 1 ? `${list(names)} ha vinto la serie` : `${list(names)} vincono a pari merito`,
  wonPoints: (names, count, ahead) =>
    names.length === 1
      ? `Con ${series.points(count)}, ${ahead} di vantaggio.`
      : `Con ${series.points(count)} a testa.`,
  left: (name) => `${name} (via dal tavolo)`,

  record: 'Il resoconto della serata',
  recordHeading: 'La serata al tavolo',
  recordTitle: (code) => `La serata al tavolo ${code}`,
  nothing: 'A questo tavolo non si è ancora giocato',
  nothingHint: 'Quando finisce la prima partita, viene annotata qui.',
  single: 'Partite',
  seriesNumber: (number) => `Serie ${number}`,
  seriesState: {
    running: 'La serie è in corso',
    abandoned: 'La serie è stata chiusa in anticipo',
  },
  mode: {
    cooperative: 'insieme',
    competing: 'da rivali',
  },
  result: {
    poseidon: 'Ha vinto Poseidone',
    navigators: 'Hanno vinto i Navigatori',
  },
  gameAbandoned: 'Interrotta',
  gameRunning: 'In corso',
  ships: (arrived) =>
    arrived === 0
      ? 'nessuna nave a casa'
      : arrived === 4
        ? 'tutte e quattro le navi a casa'
        : arrived === 1
          ? 'una nave a casa'
          : `${arrived} navi a casa`,
  asPoseidon: (name) => `Poseidone: ${name}`,
  asNavigators: (names) => `${names.length === 1 ? 'Navigatore' : 'Navigatori'}: ${list(names)}`,
  alsoWon: (names) => `Con una propria nave a casa: ${list(names)}`,
  pointsLine: (lines) => lines.map((line) => `${line.name} ${line.points}`).join(', '),
  pointsLabel: 'Punti',
  nobody: 'nessuno',
  copy: 'Copia il resoconto',
  copied: 'Il resoconto è copiato.',
  copyByHand: 'Il resoconto è selezionato qui sotto: copialo a mano.',
  asText: 'Il resoconto come testo',
  shareText: (code) => `La nostra serata di Odyssey al tavolo ${code}`,
  recordLink: 'Il link a questo resoconto',
  film: 'Il film',
  look: 'Analizza',
  scores: (deduction, confusion) =>
    [
      ...(deduction === null ? [] : [`Deduzione:\u00a0${deduction}\u00a0su\u00a0100`]),
      ...(confusion === null ? [] : [`Confusione:\u00a0${confusion}\u00a0su\u00a0100`]),
    ].join(' · '),
  bestDeduction: (names, score) => `Migliore deduzione: ${list(names)}, ${score} su 100.`,
  bestConfusion: (names, score) => `Maggiore confusione: ${list(names)}, ${score} su 100.`,

  playedOn: (number, round) => `Ripresa dalla partita ${number}, round ${round}.`,
};
