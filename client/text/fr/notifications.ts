import type { Catalogue } from '../translation.ts';

const tellMe = 'Préviens-moi quand c’est à moi';

export const notifications: Catalogue['notifications'] = {
  tellMe,
  tellMeDoes: 'Une notification de cette table quand Odyssey est fermé.',
  quiet: 'Heures calmes',
  quietDoes: 'Pas de notification pendant ces heures.',
  from: 'De',
  until: 'À',

  notNow: 'Pas maintenant',
  isOn: 'Tu recevras une notification quand ce sera à toi. Tu peux la désactiver dans le menu.',

  states: {
    blocked: 'Bloqué',
    'home-screen': 'Depuis l’écran d’accueil',
    'not-secure': 'Pas à cette adresse',
    unsupported: 'Pas dans ce navigateur',
  },
  explained: {
    blocked: 'Les notifications d’Odyssey sont bloquées sur cet appareil. Pour les autoriser\u202f:',
    'home-screen':
      'Sur un iPhone ou un iPad, seules les apps de l’écran d’accueil peuvent afficher des notifications. Pour y mettre Odyssey\u202f:',
    'not-secure':
      'Les navigateurs n’autorisent les notifications que si l’adresse de la page commence par https. Celle-ci commence par http, comme souvent dans un réseau domestique. La personne qui gère ce serveur peut installer https.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications de pages web, ou ne le peut pas dans une fenêtre privée. Essaie un autre navigateur.',
  },
  blockedSteps: [
    'Touche l’icône à côté de l’adresse de la page.',
    'Autorise les notifications. Elles sont peut-être sous «\u202fAutorisations\u202f» ou «\u202fParamètres du site\u202f».',
    'Reviens sur cette page.',
  ],
  blockedAppSteps: [
    'Ouvre les réglages de ton appareil.',
    'Sous «\u202fNotifications\u202f» ou «\u202fApplications\u202f», choisis Odyssey et autorise les notifications.',
    'Reviens dans Odyssey.',
  ],
  homeScreenSteps: (code) => [
    'Crée un lien de retour et note sa clé. L’app de l’écran d’accueil ne connaît pas encore ta place.',
    'Touche le bouton Partager du navigateur, puis «\u202fSur l’écran d’accueil\u202f».',
    `Ouvre Odyssey depuis l’écran d’accueil. Tape le code ${code}, puis la clé.`,
    `Active «\u202f${tellMe}\u202f» là-bas.`,
  ],
  noSubscription:
    'Ce navigateur n’a pas pu activer les notifications. Réessaie plus tard, ou avec un autre navigateur.',
};
