/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Du schaust zu';
export const watchingText =
  'Du siehst, was beide Seiten wissen: Meer, Plättchen, Befehle und Meldungen. Wo die Schiffe nach dem ersten Sturm sind, weiß nur Poseidon.';
/** Why the board is bare, once there is a reply to look at. */
export const noShips =
  'Auf dem Brett steht kein Schiff: Die Navigatoren behalten ihre Vermutungen für sich, und Poseidon die Wahrheit.';
/** Where what can be known is shaded on it. */
export const onlyKnown =
  'Auf dem Brett steht, was man wissen kann. Ihre Vermutungen behalten die Navigatoren für sich, und Poseidon die Wahrheit.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'Die gedruckte Karte, ohne Schiffe';
export const help = 'Den Navigatoren helfen';
export const helpText =
  'Du sitzt für den Rest dieses Spiels bei den Navigatoren, siehst ihre Karte und gibst Befehle. Schiffe, denen ihr Kapitän fehlt, können deine werden.';
export const helpAsk = 'Den Navigatoren helfen?';
export const tab = 'Jetzt';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'Die Karte liegt offen';
export const chartOpenText =
  'Du darfst Vermutungen und Merksteine der Navigatoren sehen. Wirst du danach in diesem Spiel Poseidon, erfahren es alle.';
export const lookAtChart = 'Die Karte ansehen';
export const leaveChart = 'Die Karte weglegen';
export const atChart = {
  title: 'Hinter den Navigatoren',
  text: 'Du siehst ihre Vermutungen und Merksteine, und was beide Seiten wissen. Wo die Schiffe sind, weiß nur Poseidon.',
};
export const guesses = 'Die Karte der Navigatoren';
/** Why this device does not see it, though it is open. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'Dieses Gerät hat in diesem Spiel Poseidons Meer gesehen: Die Karte bleibt ihm verschlossen.',
  'no-device': 'Diese Seite ist zu alt, um die Karte zu zeigen. Lade sie neu.',
  'too-many': 'Dieses Spiel wurde schon auf zu vielen Bildschirmen gezeigt.',
};
