import type { Catalogue } from '../translation.ts';

export const obstacles: Catalogue['obstacles'] = {
  silentTitle: 'Odyssey est injoignable',
  silentText:
    'Odyssey se joue à travers l’ordinateur qui le fait tourner, et cet appareil ne peut pas le joindre. Vérifie que',
  silentNeeds: [
    'cet ordinateur est allumé, et qu’Odyssey y tourne,',
    'cet appareil est sur le même réseau (le même Wi-Fi),',
    'l’adresse est toujours celle que l’ordinateur affiche au lancement d’Odyssey.',
  ],
  looking: 'On appelle toujours',
  after: 'Dès qu’il répond, tu reprends où tu en étais. Rien n’est perdu.',

  texts: {
    refused: (origin) =>
      `Odyssey tourne et répond, mais n’accepte pas les pages de ${origin}. Ton appareil et ton réseau vont bien. La personne qui gère le serveur peut définir ODYSSEY_ORIGIN=${origin}, ou faire transmettre par le proxy l’en-tête Host sans le changer.`,
    stopping: () =>
      'Le serveur répond qu’il va s’arrêter. Dès qu’il sera de retour, tu reprendras où tu en étais. Rien n’est perdu.',
    busy: () =>
      'Le serveur répond, mais trop de connexions sont venues de ton réseau en peu de temps. Cette page réessaie toute seule : attends une minute.',
    gateway: () =>
      'Un proxy répond à cette adresse, mais il n’atteint pas Odyssey. Odyssey redémarre peut-être. Si cela dure, préviens la personne qui gère le serveur.',
    stranger: () =>
      'Cette adresse répond, mais ce n’est pas Odyssey. Sur un Wi-Fi public, il faut peut-être d’abord se connecter : ouvre une autre page web. Sinon, vérifie l’adresse.',
  },
};
