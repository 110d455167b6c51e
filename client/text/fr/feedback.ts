/** What a device does besides showing: sounds, touch, the voice. */
import type { Outcome, Phase } from '../../../shared/game/game.ts';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const title = 'Son et voix';
export const sound = 'Sons';
export const soundDoes = 'Tempêtes, voiles et ton tour, brefs et discrets.';
export const touch = 'Vibration';
export const touchDoes = 'Quand c’est à toi, et quand c’est important.';
export const voice = 'À voix haute';
export const voiceDoes =
  'Tempêtes, ordres et rapports sont dits\u202f: la voix de l’oracle pour toute la table.';
export const tryVoice = 'Écouter la voix';
export const sample = 'Le rouge met le cap à l’est. Tu es en eaux profondes. Tu vois deux îles et un navire.';

// ── Read aloud: to everybody at the table, so each turn by the side's name ──────────────────────

export const turns: Readonly<Record<Phase, string>> = {
  lighthouses: 'Les Navigateurs placent leurs phares',
  dangers: 'Poséidon prépare la mer',
  poseidon: 'Au tour de Poséidon',
  navigators: 'Au tour des Navigateurs',
  caught: 'Poséidon pousse un navire hors du maelström',
  over: 'La partie est finie',
};
const SAFE = [
  'Aucun navire n’est sur l’Île sacrée.',
  'Un navire est sur l’Île sacrée.',
  'Deux navires sont sur l’Île sacrée.',
  'Trois navires sont sur l’Île sacrée.',
  'Les quatre navires sont sur l’Île sacrée.',
] as const;
export const verdict = ({ winner, arrived }: Outcome) =>
  `${SAFE[arrived.length] ?? SAFE[4]} ${winner === 'poseidon' ? 'Poséidon gagne.' : 'Les Navigateurs gagnent.'}`;
