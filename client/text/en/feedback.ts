/** What a device does besides showing: sounds, touch, the voice. */
import type { Outcome, Phase } from '../../../shared/game/game.ts';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Sound and voice';
export const sound = 'Sounds';
export const soundDoes = 'Storms, sails and your turn, short and quiet.';
export const touch = 'Vibration';
export const touchDoes = 'When it is your turn, and when it matters.';
export const voice = 'Read aloud';
export const voiceDoes = 'Storms, orders and replies are spoken: the oracle’s voice for the whole table.';
export const tryVoice = 'Hear the voice';
export const sample = 'Red sails east. You are in deep sea. You see two islands and a ship.';

// ── Read aloud: to everybody at the table, so each turn by the side's name ──────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'The Navigators place their lighthouses',
  dangers: 'Poseidon prepares the sea',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  caught: 'Poseidon drives a ship out of the maelstrom',
  over: 'The game is over',
};
const safe = ['No ship is', 'One ship is', 'Two ships are', 'Three ships are', 'All four ships are'] as const;
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} on the Sacred Island. ${winner === 'poseidon' ? 'Poseidon wins.' : 'The Navigators win.'}`;
