import type { Catalogue } from '../translation.ts';
import { list, plural } from './words.ts';

export const open: Catalogue['open'] = {
  heading: 'Tables ouvertes',
  company: (host, others) => (others.length === 0 ? host : `${host}, avec ${list(others)}`),
  free: (poseidon, navigators) => {
    const crew = plural(navigators, 'Navigateur', 'Navigateurs');
    return `Libre\u202f: ${[...(poseidon ? ['Poséidon'] : []), ...(navigators > 0 ? [crew] : [])].join(', ') || 'aucune place'}`;
  },
  running: 'Une partie est en cours',
  join: 'Jouer',
  watch: 'Regarder',
  more: (count) => plural(count, 'autre table', 'autres tables'),

  listing: 'Sur la page d’accueil',
  listingDoes: {
    home: 'Tout le monde à la maison voit cette table sur la page d’accueil d’Odyssey, et peut jouer ou regarder sans code.',
    public:
      'Tout le monde sur ce serveur voit cette table sur la page d’accueil, avec vos noms, et peut jouer ou regarder.',
    closed: 'Seuls ceux qui ont le code ou le lien peuvent jouer ou regarder.',
  },
  listingOptions: ['Masquée', 'Affichée'],
  wait: 'Si un côté reste vide',
  waitDoes: (time) =>
    time === null
      ? 'On attend que quelqu’un prenne une place.'
      : `Après ${time}, un adversaire joue ce côté et la partie commence. Le temps court dès que l’un de vous est assis.`,
  keepWaiting: 'Attendre',

  sign: 'Cette table est affichée sur la page d’accueil du serveur\u202f: tout le monde peut jouer ou regarder.',
  coming: (side, time) =>
    side === 'poseidon'
      ? `Si personne ne joue Poséidon, un adversaire le jouera dans ${time}.`
      : `Si personne ne devient Navigateur, un adversaire jouera avec vous dans ${time}.`,
  listed: 'La table est maintenant affichée sur la page d’accueil.',
  unlisted: 'La table n’est plus affichée sur la page d’accueil.',
};
