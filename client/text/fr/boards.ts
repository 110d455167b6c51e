import type { Catalogue } from '../translation.ts';

export const boards: Catalogue['boards'] = {
  title: (id, name) => `${id}\u202f: ${name}`,
  byLetter: (id) => `Plateau ${id}`,
  bySea: (code) => `Mer ${code}`,
  size: (columns, rows) => `${columns}\u00a0×\u00a0${rows}`,
  names: {
    'The Halcyon Roads': 'La rade des Alcyons',
    'The Broken Necklace': 'Le collier rompu',
    'The Grindstone': 'La meule',
    'Where the Gulls Turn Back': 'Où les mouettes font demi-tour',
  },
  difficulty: {
    A: 'Pour débuter',
    B: 'Équilibré',
    C: 'Traître',
    D: 'Pour loups de mer',
  },

  sea: 'Une nouvelle mer',
  seaNamed: (title) => `Une nouvelle mer, ${title}`,
  // « Mer » est féminin.
  kinds: { introduction: 'Pour débuter', standard: 'Équilibrée', expert: 'Pour loups de mer' },
  kindName: 'Difficulté',
  kindDoes: {
    introduction: 'Les rapports en disent long sur la place d’un navire.',
    standard: 'Vues d’un navire, beaucoup de cases se ressemblent.',
    expert: 'Les rapports conviennent à tant de cases que les navires se perdent vite.',
  },
  sizeName: 'Taille',
  sizeDoes: 'Plus la mer est grande, plus les cases où un navire peut se trouver sont nombreuses.',
  another: 'Une autre mer',
  notDrawn: 'Cette mer n’a pas pu être dessinée. Recharge la page pour réessayer.',
  code: 'Le code de cette mer',
  codeDoes: 'Avec son code, on peut naviguer de nouveau sur cette mer.',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié.',
  codeCopyByHand: 'Le code est sélectionné\u202f: copie-le à la main.',
  enterCode: 'Retrouver une mer',
  codeHint: 'Le code de la mer\u202f: quatre lettres et chiffres, par exemple K7M2.',
  notACode: 'Ce n’est pas le code d’une mer. Un code a quatre lettres et chiffres.',
  takeSea: 'Choisir',
  ownName: (name) => `«\u202f${name}\u202f»`,
  own: 'Un plateau dessiné à la main',
  ownFact: 'Dessiné à la main',
  draw: 'Dessiner ton propre plateau',
};
