import type { Catalogue } from '../translation.ts';

export const player: Catalogue['player'] = {
  name: 'Ton nom',
  nameHint: 'Tel que les autres le verront',
  nameMissing: 'Donne un nom.',
  nameTaken:
    'Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble trop. Ajoute quelque chose pour vous distinguer.',
  you: 'toi',
  host: 'hôte',
  here: 'en ligne',
  away: 'hors ligne',
};
