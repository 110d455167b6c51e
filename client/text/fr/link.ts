/** A link to copy or to share. */

export const copy = 'Copier le lien';
export const copied = 'Le lien est copié.';
export const copyByHand = 'Le lien est sélectionné\u202f: copie-le à la main.';
export const share = 'Partager';
export const onlyHere =
  'Cette adresse ne marche que sur cet ordinateur\u202f: ouvre Odyssey par celle que le serveur a affichée.';
/** The same in a few words. */
export const onlyHereShort = 'Ne marche que sur cet ordinateur.';
