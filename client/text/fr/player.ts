/** A player: the name that they give, and what stands beside it. */

export const name = 'Ton nom';
export const nameHint = 'Tel que les autres le verront';
export const nameMissing = 'Donne un nom.';
export const nameTaken =
  'Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble trop. Ajoute quelque chose pour vous distinguer.';
export const you = 'toi';
export const host = 'hôte';
export const here = 'en ligne';
export const away = 'hors ligne';
