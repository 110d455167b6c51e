/** A link to copy or to share. */

export const copy = 'Copier le lien';
export const copied = 'Le lien est copié.';
export const copyByHand = 'Le lien est sélectionné\u202f: copie-le à la main.';
export const share = 'Partager';
