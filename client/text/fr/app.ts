/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Il y a une nouvelle version d’Odyssey.';
export const loadAnew = 'Recharger';
export const later = 'Plus tard';
export const install = 'Installer Odyssey';
export const nowhereTitle = 'Hors de la carte';
export const nowhereText = 'Il n’y a rien à cette adresse. Le lien d’une table se termine par son code.';
export const awayRetry = 'Réessayer';
/** A screen whose files could not be fetched. */
export const partMissing = 'Cette partie de la page n’est pas arrivée';
export const partMissingText =
  'Le réseau a peut-être été coupé un instant, ou il y a une nouvelle version d’Odyssey. Rien n’est perdu\u202f: ta place reste à toi.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Quelque chose a cassé sur cette page';
export const brokenText =
  'La faute est à nous, et rien n’est perdu : le serveur garde votre table, votre place et votre partie. Rechargez la page pour reprendre où vous étiez.';
