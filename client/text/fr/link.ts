import type { Catalogue } from '../translation.ts';

export const link: Catalogue['link'] = {
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  copyByHand: 'Le lien est sélectionné\u202f: copie-le à la main.',
  share: 'Partager',
  onlyHere:
    'Cette adresse ne marche que sur cet ordinateur\u202f: ouvre Odyssey par celle que le serveur a affichée.',
};
