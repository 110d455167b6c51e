import type { Catalogue } from '../translation.ts';
import { capital, list, theRed } from './ships.ts';

export const talk: Catalogue['talk'] = {
  phrases: {
    hello: () => 'Ciao a tutti!',
    'back-soon': () => 'Torno presto.',
    wait: () => 'Un momento, ci sto pensando.',
    'go-ahead': () => 'Avanti!',
    agreed: () => 'D’accordo.',
    'not-sure': () => 'Ho qualche dubbio.',
    'which-storm': () => 'Che tempesta era?',
    'well-sailed': () => 'Ottima rotta!',
    'good-game': () => 'Bella partita, grazie!',
    'where-is': ({ ship }) => `Dov’è ${theRed[ship]}?`,
    'sail-next': ({ ship }) => `Adesso navighiamo con ${theRed[ship]}.`,
    beware: ({ square }) => `Attenzione a ${square}!`,
    certain: ({ ship, square }) => `${capital(theRed[ship])} è di sicuro in ${square}.`,
    'may-be': ({ ship, square }) => `${capital(theRed[ship])} potrebbe essere in ${square}.`,
    'not-there': ({ ship, square }) => `${capital(theRed[ship])} non è in ${square}.`,
    'north-of': ({ ship, square }) => `Credo che ${theRed[ship]} sia a nord di ${square}.`,
    'east-of': ({ ship, square }) => `Credo che ${theRed[ship]} sia a est di ${square}.`,
    'south-of': ({ ship, square }) => `Credo che ${theRed[ship]} sia a sud di ${square}.`,
    'west-of': ({ ship, square }) => `Credo che ${theRed[ship]} sia a ovest di ${square}.`,
    'steer-for': ({ ship, square }) => `Portiamo ${theRed[ship]} verso ${square}.`,
  },

  title: 'Conversazione',
  unread: (button, count) =>
    count === 1 ? `${button}: un nuovo messaggio` : `${button}: ${count} nuovi messaggi`,
  whom: 'Conversazione con',
  tabs: { crew: 'Equipaggio', table: 'Tavolo' },
  crewReads: (open) =>
    open
      ? 'Lo leggono i Navigatori e chi guarda la loro carta. Poseidone lo leggerà a partita finita.'
      : 'Lo leggono solo i Navigatori. Gli altri potranno leggerlo nel film, a partita finita.',
  tableReads: 'Lo leggono tutti al tavolo.',
  messages: 'Messaggi',
  empty: 'Nessuno ha ancora detto nulla.',
  said: (name, words) => `${name}: ${words}`,
  unknown: 'Questa pagina non può mostrare il messaggio. Ricaricala per leggerlo.',
  removed: 'Rimosso dall’host.',
  hidden: (name, count) =>
    count === 1
      ? `${name} è in silenzio: un messaggio nascosto.`
      : `${name} è in silenzio: ${count} messaggi nascosti.`,

  writeAs: 'Chi scrive?',
  field: 'Il tuo messaggio',
  send: 'Invia',
  left: (count) => (count === 1 ? 'Resta un carattere' : `Restano ${count} caratteri`),
  ready: 'Frasi pronte',
  about: 'Su una nave o una casella',
  chooseAbout: 'Scegli una nave, una casella o entrambe, poi la frase.',
  whichShip: 'Nave',
  whichSquare: 'Casella',
  onlyPhrasesHere: 'A questo tavolo si usano frasi pronte. L’host può cambiarlo.',
  onlyReading: 'Puoi leggere, ma non scrivere qui.',

  settings: 'Impostazioni',
  mute: (name) => `Silenzia ${name}`,
  muteDoes:
    'Questo dispositivo non mostra più ciò che scrivono. Non lo sapranno, e tutti gli altri continuano a leggerlo.',
  writing: {
    name: 'Che cosa si può scrivere',
    does: 'A un tavolo con sconosciuti è più sicuro usare solo frasi pronte. Ogni dispositivo le mostra nella propria lingua.',
    options: ['Tutto', 'Solo frasi pronte'],
  },
  removing: 'Rimuovi un messaggio',
  removeOne: (name, words) => `Rimuovi ciò che ha scritto ${name}: ${words}`,
  removeTitle: 'Rimuovere questo messaggio?',
  removeText: (name, words) =>
    `${name} ha scritto: «${words}» Nessuno potrà più leggerlo. Non si può annullare.`,
  removeConfirm: 'Rimuovi',
  mutedNow: (names) => (names.length === 0 ? '' : `In silenzio: ${list(names)}`),
};
