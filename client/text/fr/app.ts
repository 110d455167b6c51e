/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Il y a une nouvelle version d’Odyssey.';
export const loadAnew = 'Recharger';
export const later = 'Plus tard';
export const install = 'Installer Odyssey';
export const nowhereTitle = 'Hors de la carte';
export const nowhereText = 'Il n’y a rien à cette adresse. Le lien d’une table se termine par son code.';
export const awayTitle = 'Le port ne répond pas';
export const awayText =
  'Odyssey se joue à travers l’ordinateur qui le fait tourner, et cet appareil ne peut pas le joindre. Vérifie que';
export const awayNeeds = [
  'cet ordinateur est allumé, et qu’Odyssey y tourne,',
  'cet appareil est sur le même réseau (le même Wi-Fi),',
  'l’adresse est toujours celle que l’ordinateur affiche au lancement d’Odyssey.',
] as const;
export const awayLooking = 'On appelle toujours';
export const awayAfter = 'Dès qu’il répond, tu reprends où tu en étais. Rien n’est perdu.';
export const awayRetry = 'Réessayer';
/** What stands in the way, and what to do about it. The origin is the page’s own. */
export const obstacles = {
  refused: (origin: string) =>
    `Odyssey tourne et répond, mais n’accepte pas les pages de ${origin}. Ton appareil et ton réseau vont bien. La personne qui gère le serveur peut définir ODYSSEY_ORIGIN=${origin}, ou faire transmettre par le proxy l’en-tête Host sans le changer.`,
  stopping: () =>
    'Le serveur répond qu’il va s’arrêter. Dès qu’il sera de retour, tu reprendras où tu en étais. Rien n’est perdu.',
  busy: () =>
    'Le serveur répond, mais trop de connexions sont venues de ton réseau en peu de temps. Cette page réessaie toute seule : attends une minute.',
  gateway: () =>
    'Un proxy répond à cette adresse, mais il n’atteint pas Odyssey. Odyssey redémarre peut-être. Si cela dure, préviens la personne qui gère le serveur.',
  stranger: () =>
    'Cette adresse répond, mais ce n’est pas Odyssey. Sur un Wi-Fi public, il faut peut-être d’abord se connecter : ouvre une autre page web. Sinon, vérifie l’adresse.',
};
/** A screen whose files could not be fetched. */
export const partMissing = 'Cette partie de la page n’est pas arrivée';
export const partMissingText =
  'Le réseau a peut-être été coupé un instant, ou il y a une nouvelle version d’Odyssey. Rien n’est perdu\u202f: ta place reste à toi.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Quelque chose a cassé sur cette page';
export const brokenText =
  'La faute est à nous, et rien n’est perdu : le serveur garde votre table, votre place et votre partie. Rechargez la page pour reprendre où vous étiez.';
