import type { Catalogue } from '../translation.ts';

export const app: Catalogue['app'] = {
  newVersion: 'Il y a une nouvelle version d’Odyssey.',
  loadAnew: 'Recharger',
  later: 'Plus tard',
  install: 'Installer Odyssey',
  nowhereTitle: 'Hors de la carte',
  nowhereText: 'Il n’y a rien à cette adresse. Le lien d’une table se termine par son code.',
  awayRetry: 'Réessayer',
  partMissing: 'Cette partie de la page n’est pas arrivée',
  partMissingText:
    'Le réseau a peut-être été coupé un instant, ou il y a une nouvelle version d’Odyssey. Rien n’est perdu\u202f: ta place reste à toi.',
  brokenTitle: 'Quelque chose a cassé sur cette page',
  brokenText:
    'La faute est à nous, et rien n’est perdu : le serveur garde votre table, votre place et votre partie. Rechargez la page pour reprendre où vous étiez.',
};
