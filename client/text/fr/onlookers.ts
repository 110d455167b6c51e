/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Tu regardes';
export const watchingText =
  'Tu vois ce que savent les deux camps\u202f: la mer imprimée, les tuiles, les ordres et les rapports. Dès la première tempête, seul Poséidon sait où sont les navires.';
/** Why the board is bare, once there is a reply to look at. */
export const noShips =
  'Aucun navire sur le plateau\u202f: les Navigateurs gardent leurs suppositions pour eux, et Poséidon la vérité.';
/** Where what can be known is shaded on it. */
export const onlyKnown =
  'Le plateau montre ce qu’on peut savoir. Les Navigateurs gardent leurs suppositions pour eux, et Poséidon la vérité.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'La carte imprimée, sans navires';
export const help = 'Aider les Navigateurs';
export const helpText =
  'Tu rejoins les Navigateurs pour le reste de cette partie, tu vois leur carte et tu donnes des ordres. Des navires restés sans commandant peuvent te revenir.';
export const helpAsk = 'Aider les Navigateurs\u202f?';
export const tab = 'En cours';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'La carte t’est ouverte';
export const chartOpenText =
  'Tu peux voir les estimes et les repères des Navigateurs. Si tu deviens ensuite Poséidon dans cette partie, tout le monde l’apprendra.';
export const lookAtChart = 'Voir la carte';
export const leaveChart = 'Ranger la carte';
export const atChart = {
  title: 'Par-dessus l’épaule des Navigateurs',
  text: 'Tu vois leurs estimes, leurs repères et ce que savent les deux camps. Les navires, seul Poséidon sait où ils sont.',
};
export const guesses = 'La carte des Navigateurs';
/** Why this device does not see it, though it is open. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'Cet appareil a vu la mer de Poséidon dans cette partie\u202f: la carte lui reste fermée.',
  'no-device': 'Cette page est trop ancienne pour montrer la carte. Recharge-la.',
  'too-many': 'Cette partie a déjà été montrée sur trop d’écrans.',
};
