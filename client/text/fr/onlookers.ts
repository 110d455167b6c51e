/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Tu regardes';
export const watchingText =
  'Tu vois ce que savent les deux camps\u202f: la mer imprimée, les tuiles, les ordres et les rapports. Les navires, seul Poséidon sait où ils sont.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'La carte imprimée, sans navires';
export const help = 'Aider les Navigateurs';
export const helpText =
  'Tu rejoins les Navigateurs pour le reste de cette partie, tu vois leur carte et tu donnes des ordres. Des navires restés sans commandant peuvent te revenir.';
export const helpAsk = 'Aider les Navigateurs\u202f?';
export const tab = 'En cours';
