import type { Catalogue } from '../translation.ts';

export const connection: Catalogue['connection'] = {
  connecting: 'On cherche le serveur…',
  lost: 'La connexion est perdue. On la cherche…',
  outdated: 'Le serveur a une autre version d’Odyssey.',
  notLoaded: 'Une partie de la page n’a pas pu être chargée.',
  reload: 'Recharger',
  noAnswer: 'Le serveur ne répond pas. Réessaie dans un instant.',
  notNeeded: 'Pas de connexion. Ce qui est sur cet appareil marche quand même.',
  obstacles: {
    refused: 'Le serveur refuse cette adresse',
    stopping: 'Le serveur s’arrête',
    busy: 'Trop de connexions depuis ton réseau',
    gateway: 'Odyssey ne répond pas à son proxy',
    stranger: 'Autre chose répond ici',
  },
};
