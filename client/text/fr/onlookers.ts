import type { Catalogue } from '../translation.ts';
import { turns } from './turns.ts';

export const onlookers: Catalogue['onlookers'] = {
  watching: 'Tu regardes',
  watchingText:
    'Tu vois ce que savent les deux camps\u202f: le plateau, les tuiles, les ordres et les rapports. Dès la première tempête, seul Poséidon sait où sont les navires.',
  knownShips:
    'On ne voit que les navires que les deux camps savent situer\u202f: jusqu’à ce qu’une tempête les pousse, et une fois à bon port. Les Navigateurs gardent leurs suppositions pour eux.',
  pageTitle: (turn) => `${turns.onlookers[turn]} · Odyssey`,
  chart: 'Le plateau',
  help: 'Aider les Navigateurs',
  helpText:
    'Tu rejoins les Navigateurs pour le reste de cette partie, tu vois leur carte et tu donnes des ordres. Des navires restés sans commandant peuvent te revenir.',
  helpAsk: 'Aider les Navigateurs\u202f?',
  tab: 'En cours',

  chartOpen: 'La carte t’est ouverte',
  chartOpenText:
    'Tu peux voir les estimes et les repères des Navigateurs. Si tu deviens ensuite Poséidon dans cette partie, tout le monde l’apprendra.',
  lookAtChart: 'Voir la carte',
  leaveChart: 'Ranger la carte',
  atChart: {
    title: 'Par-dessus l’épaule des Navigateurs',
    text: 'Tu vois leurs estimes, leurs repères et ce que savent les deux camps. Les navires, seul Poséidon sait où ils sont.',
  },
  guesses: 'La carte des Navigateurs',
  chartBarred: {
    poseidon: 'Cet appareil a vu la mer de Poséidon dans cette partie\u202f: la carte lui reste fermée.',
    'no-device': 'Cette page est trop ancienne pour montrer la carte. Recharge-la.',
    'too-many': 'Cette partie a déjà été montrée sur trop d’écrans.',
  },
};
