/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';

export const watching = 'Du schaust zu';
export const watchingText =
  'Du siehst, was beide Seiten wissen: das gedruckte Meer, die Plättchen, die Befehle und die Meldungen. Wo die Schiffe sind, weiß nur Poseidon.';
export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Die Navigatoren bauen die Leuchttürme',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Die Navigatoren sind am Zug',
  caught: 'Ein Schiff ist im Strudel gefangen',
  over: 'Das Spiel ist zu Ende',
};
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'Die gedruckte Karte, ohne Schiffe';
export const help = 'Den Navigatoren helfen';
export const helpText =
  'Du sitzt für den Rest dieses Spiels bei den Navigatoren, siehst ihre Karte und gibst Befehle. Schiffe, denen ihr Kapitän fehlt, können deine werden.';
export const helpAsk = 'Den Navigatoren helfen?';
export const tab = 'Jetzt';
