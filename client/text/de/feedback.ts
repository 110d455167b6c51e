/** What a device does besides showing: sounds, touch, the voice. */
import type { Outcome, Phase } from '../../../shared/game/game.ts';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Ton und Stimme';
export const sound = 'Klänge';
export const soundDoes = 'Stürme, Segel und dein Zug, kurz und leise.';
export const touch = 'Vibration';
export const touchDoes = 'Wenn du dran bist und wenn es darauf ankommt.';
export const voice = 'Vorlesen';
export const voiceDoes =
  'Stürme, Befehle und Meldungen werden gesprochen: die Stimme des Orakels für den ganzen Tisch.';
export const tryVoice = 'Stimme anhören';
export const sample = 'Rot segelt nach Osten. Du bist auf tiefer See. Du siehst zwei Inseln und ein Schiff.';

// ── Read aloud: to everybody at the table, so each turn by the side's name ──────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Die Navigatoren bauen ihre Leuchttürme',
  dangers: 'Poseidon bereitet das Meer vor',
  poseidon: 'Poseidon ist am Zug',
  navigators: 'Die Navigatoren sind am Zug',
  caught: 'Poseidon schleudert ein Schiff aus dem Strudel',
  over: 'Das Spiel ist zu Ende',
};
const safe = [
  'Kein Schiff ist auf der Heiligen Insel.',
  'Ein Schiff ist auf der Heiligen Insel.',
  'Zwei Schiffe sind auf der Heiligen Insel.',
  'Drei Schiffe sind auf der Heiligen Insel.',
  'Alle vier Schiffe sind auf der Heiligen Insel.',
] as const;
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length] ?? ''} ${winner === 'poseidon' ? 'Poseidon gewinnt.' : 'Die Navigatoren gewinnen.'}`;
