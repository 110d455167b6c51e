import type { Catalogue } from '../translation.ts';
import { turns } from './turns.ts';

export const onlookers: Catalogue['onlookers'] = {
  watching: 'Du schaust zu',
  watchingText:
    'Du siehst, was beide Seiten wissen: Brett, Plättchen, Befehle und Meldungen. Wo die Schiffe nach dem ersten Sturm sind, weiß nur Poseidon.',
  knownShips:
    'Zu sehen sind nur Schiffe, deren Ort beide Seiten kennen: bis ein Sturm sie treibt, und wenn sie daheim sind. Ihre Vermutungen behalten die Navigatoren für sich.',
  pageTitle: (turn) => `${turns.onlookers[turn]} · Odyssey`,
  chart: 'Das Brett',
  help: 'Den Navigatoren helfen',
  helpText:
    'Du sitzt für den Rest dieses Spiels bei den Navigatoren, siehst ihre Karte und gibst Befehle. Schiffe, denen ihr Kapitän fehlt, können deine werden.',
  helpAsk: 'Den Navigatoren helfen?',
  tab: 'Jetzt',

  chartOpen: 'Die Karte liegt offen',
  chartOpenText:
    'Du darfst Vermutungen und Merksteine der Navigatoren sehen. Wirst du danach in diesem Spiel Poseidon, erfahren es alle.',
  lookAtChart: 'Die Karte ansehen',
  leaveChart: 'Die Karte weglegen',
  atChart: {
    title: 'Hinter den Navigatoren',
    text: 'Du siehst ihre Vermutungen und Merksteine, und was beide Seiten wissen. Wo die Schiffe sind, weiß nur Poseidon.',
  },
  guesses: 'Die Karte der Navigatoren',
  chartBarred: {
    poseidon: 'Dieses Gerät hat in diesem Spiel Poseidons Meer gesehen: Die Karte bleibt ihm verschlossen.',
    'no-device': 'Diese Seite ist zu alt, um die Karte zu zeigen. Lade sie neu.',
    'too-many': 'Dieses Spiel wurde schon auf zu vielen Bildschirmen gezeigt.',
  },
};
