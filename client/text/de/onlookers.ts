/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Du schaust zu';
export const watchingText =
  'Du siehst, was beide Seiten wissen: das gedruckte Meer, die Plättchen, die Befehle und die Meldungen. Wo die Schiffe sind, weiß nur Poseidon.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'Die gedruckte Karte, ohne Schiffe';
export const help = 'Den Navigatoren helfen';
export const helpText =
  'Du sitzt für den Rest dieses Spiels bei den Navigatoren, siehst ihre Karte und gibst Befehle. Schiffe, denen ihr Kapitän fehlt, können deine werden.';
export const helpAsk = 'Den Navigatoren helfen?';
export const tab = 'Jetzt';
