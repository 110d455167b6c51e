import type { Catalogue } from '../translation.ts';
import { list, plural } from './words.ts';

const SHIPS_HOME = ['aucun navire rentré', 'un navire rentré', '2 navires rentrés', '3 navires rentrés'];

export const series: Catalogue['series'] = {
  heading: 'Une série',
  takePart: (names) =>
    `Qui a une place y participe\u202f: ${list(names)}. Cela fait ${plural(names.length, 'partie', 'parties')}.`,
  order: 'Qui est Poséidon, et quand',
  orderDoes: 'Laisse faire le sort, ou mets les noms en ordre.',
  orders: ['Au sort', 'Choisi'],
  up: (name) => `${name}\u202f: plus tôt`,
  down: (name) => `${name}\u202f: plus tard`,
  boards: 'Les plateaux',
  boardsDoes: {
    same: 'Le plateau choisi maintenant, pour toutes les parties.',
    'in turn': 'Un autre plateau à chaque partie, à partir de celui choisi maintenant.',
    chosen: 'Vous en choisissez un avant chaque partie.',
    'new seas':
      'Une nouvelle mer à chaque partie, de la même taille et de la même difficulté que celle choisie maintenant.',
  },
  boardsOptions: {
    same: 'Le même',
    'in turn': 'Alternés',
    chosen: 'Au choix',
    'new seas': 'Nouvelles mers',
  },
  variants: 'Les tuiles et les règles',
  variantsDoes: [
    'Telles qu’elles sont réglées maintenant, pour toutes les parties.',
    'Vous pouvez les changer avant chaque partie.',
  ],
  variantsOptions: ['Fixes', 'Au choix'],
  begin: 'Commencer la série',
  what: {
    late: 'Qui arrive plus tard regarde jusqu’à la prochaine série.',
    left: 'Qui s’en va passe son tour\u202f; ses points restent.',
    abandoned: 'Une partie abandonnée est rejouée.',
  },

  gameOf: (now, all) => `Partie ${now} sur ${all}`,
  turn: (name) => `Ensuite, Poséidon, c’est ${name}.`,
  myTurn: 'Ensuite, Poséidon, c’est toi.',
  again: 'La dernière partie a été arrêtée\u202f: on la rejoue.',
  changeSides: 'Les appareils changent de camp d’eux-mêmes au début de la partie.',
  notIn: 'Tu regardes jusqu’à la prochaine série.',
  beginGame: (now) => `Commencer la partie ${now}`,
  end: 'Arrêter la série',
  endTitle: 'Arrêter cette série\u202f?',
  endText:
    'Les parties qui manquent ne sont pas jouées, et personne ne gagne la série. Ce qui a été joué reste dans le carnet.',
  fixedBoard: {
    same: 'Toutes les parties de cette série se jouent sur ce plateau.',
    'in turn': 'Les plateaux de cette série tournent\u202f: celui-ci est le prochain.',
    chosen: '',
    'new seas': 'Chaque partie de cette série a une nouvelle mer\u202f: celle-ci est la prochaine.',
  },
  fixedVariants: 'Ils restent les mêmes pour toute la série.',

  standings: 'Classement',
  noPoints: 'Aucune partie n’a encore été jouée jusqu’au bout.',
  place: 'Rang',
  player: 'Nom',
  game: (number) => `Partie ${number}`,
  total: 'Total',
  captain: 'Souligné\u202f: en Poséidon.',
  absent: '–',
  absentSpoken: 'n’a pas joué',
  points: (count) => plural(count, 'point', 'points'),
  pointsRules: {
    own: 'Un Navigateur, par navire à lui qui rentre',
    failed: 'Poséidon, par navire perdu',
    cooperative: 'Chaque Navigateur, si le navire commun rentre',
  },
  leads: (names, total, ahead) =>
    names.length === 1
      ? `${list(names)} mène de ${series.points(ahead)}.`
      : `${list(names)} sont en tête à égalité, avec ${series.points(total)} chacun.`,
  youLead: (others, total, ahead) =>
    others.length === 0
      ? `Tu mènes de ${series.points(ahead)}.`
      : `Tu es en tête à égalité avec ${list(others)}\u202f: ${series.points(total)} chacun.`,
  nobodyLeads: 'Personne n’a encore de point.',
  podium: 'Le podium',
  onPlace: (number) => `Rang ${number}\u202f:`,
  broughtHome: (name, count) => `${name} a ramené ${plural(count, 'navire', 'navires')} à bon port.`,

  over: 'La série est finie',
  won: (names) =>
    names.length === 1 ? `${list(names)} a gagné la série` : `${list(names)} se partagent la victoire`,
  wonPoints: (names, count, ahead) =>
    names.length === 1
      ? `Avec ${series.points(count)}, ${ahead} d’avance.`
      : `Avec ${series.points(count)} chacun.`,
  left: (name) => `${name} (n’est plus là)`,

  record: 'Le carnet de la soirée',
  recordHeading: 'La soirée à la table',
  recordTitle: (code) => `La soirée à la table ${code}`,
  nothing: 'Rien n’a encore été joué à cette table',
  nothingHint: 'Quand la première partie sera finie, elle sera notée ici.',
  single: 'Parties',
  seriesNumber: (number) => `Série ${number}`,
  seriesState: {
    running: 'La série est en cours',
    abandoned: 'La série a été arrêtée avant la fin',
  },
  mode: {
    cooperative: 'ensemble',
    competing: 'en rivaux',
  },
  result: {
    poseidon: 'Poséidon a gagné',
    navigators: 'Les Navigateurs ont gagné',
  },
  gameAbandoned: 'Arrêtée',
  gameRunning: 'En cours',
  ships: (arrived) => SHIPS_HOME[arrived] ?? 'les quatre navires rentrés',
  asPoseidon: (name) => `Poséidon\u202f: ${name}`,
  asNavigators: (names) => `${names.length === 1 ? 'Navigateur\u202f' : 'Navigateurs\u202f'}: ${list(names)}`,
  alsoWon: (names) =>
    names.length === 1
      ? `A ramené son propre navire\u202f: ${list(names)}`
      : `Ont ramené leur propre navire\u202f: ${list(names)}`,
  pointsLine: (lines) => lines.map((line) => `${line.name} ${line.points}`).join(', '),
  pointsLabel: 'Points',
  nobody: 'personne',
  copy: 'Copier le carnet',
  copied: 'Le carnet est copié.',
  copyByHand: 'Le carnet est sélectionné ci-dessous\u202f: copie-le à la main.',
  asText: 'Le carnet en texte',
  shareText: (code) => `Notre soirée d’Odyssey à la table ${code}`,
  recordLink: 'Le lien de ce carnet',
  film: 'Le film',
  look: 'Analyser',
  scores: (deduction, confusion) =>
    [
      ...(deduction === null ? [] : [`Déduction\u202f:\u00a0${deduction}\u00a0sur\u00a0100`]),
      ...(confusion === null ? [] : [`Confusion\u202f:\u00a0${confusion}\u00a0sur\u00a0100`]),
    ].join(' · '),
  bestDeduction: (names, score) => `Meilleure déduction\u202f: ${list(names)}, ${score} sur 100.`,
  bestConfusion: (names, score) => `Plus grande confusion\u202f: ${list(names)}, ${score} sur 100.`,

  playedOn: (number, round) => `Reprise de la partie ${number}, manche ${round}.`,
};
