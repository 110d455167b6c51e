/** Series, standings and the evening's record. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Score } from '../../../shared/table/series.ts';
import type { SeriesBoards } from '../../../shared/table/table.ts';
import { list, plural } from './words.ts';

// ── Planning a series ───────────────────────────────────────────────────────────────────────────
export const heading = 'Une série';
export const does =
  'Vous jouez les uns contre les autres. Chacun est Poséidon une fois, et les points de toutes les parties s’additionnent.';
export const takePart = (names: readonly string[]) =>
  `Qui a une place y participe\u202f: ${list(names)}. Cela fait ${plural(names.length, 'partie', 'parties')}.`;
export const tooFew = 'Au moins deux d’entre vous doivent avoir une place.';
export const needSeat = 'Prends une place, et tu pourras commencer une série.';
export const order = 'Qui est Poséidon, et quand';
export const orderDoes = 'Laisse faire le sort, ou mets les noms en ordre.';
export const orders = ['Au sort', 'Choisi'] as const;
export const up = (name: string) => `${name}\u202f: plus tôt`;
export const down = (name: string) => `${name}\u202f: plus tard`;
export const boards = 'Les plateaux';
export const boardsDoes: Readonly<Record<SeriesBoards, string>> = {
  same: 'Le plateau choisi maintenant, pour toutes les parties.',
  'in turn': 'Un autre plateau à chaque partie, à partir de celui choisi maintenant.',
  chosen: 'Vous en choisissez un avant chaque partie.',
};
export const boardsOptions: Readonly<Record<SeriesBoards, string>> = {
  same: 'Le même',
  'in turn': 'Alternés',
  chosen: 'Au choix',
};
export const variants = 'Les tuiles et les règles';
export const variantsDoes = [
  'Telles qu’elles sont réglées maintenant, pour toutes les parties.',
  'Vous pouvez les changer avant chaque partie.',
] as const;
export const variantsOptions = ['Fixes', 'Au choix'] as const;
export const begin = 'Commencer la série';
export const what = {
  late: 'Qui arrive plus tard regarde jusqu’à la prochaine série.',
  left: 'Qui s’en va passe son tour\u202f; ses points restent.',
  abandoned: 'Une partie abandonnée est rejouée.',
};

// ── Between its games ───────────────────────────────────────────────────────────────────────────
export const gameOf = (now: number, all: number) => `Partie ${now} sur ${all}`;
export const turn = (name: string) => `Ensuite, Poséidon, c’est ${name}.`;
export const myTurn = 'Ensuite, Poséidon, c’est toi.';
export const again = 'La dernière partie a été abandonnée\u202f: on la rejoue.';
export const changeSides = 'Les appareils changent de camp d’eux-mêmes au début de la partie.';
export const notIn = 'Tu regardes jusqu’à la prochaine série.';
export const beginGame = (now: number) => `Commencer la partie ${now}`;
/** After the end of a series. */
export const beginNew = 'Commencer une nouvelle partie';
export const end = 'Arrêter la série';
export const endTitle = 'Arrêter cette série\u202f?';
export const endText =
  'Les parties qui manquent ne sont pas jouées, et personne ne gagne la série. Ce qui a été joué reste dans le carnet.';
export const fixedBoard: Readonly<Record<SeriesBoards, string>> = {
  same: 'Toutes les parties de cette série se jouent sur ce plateau.',
  'in turn': 'Les plateaux de cette série tournent\u202f: celui-ci est le prochain.',
  chosen: '',
};
export const fixedVariants = 'Ils restent les mêmes pour toute la série.';

// ── Standings ───────────────────────────────────────────────────────────────────────────────────
export const standings = 'Classement';
export const noPoints = 'Aucune partie n’a encore été jouée jusqu’au bout.';
export const place = 'Rang';
export const player = 'Nom';
export const game = (number: number) => `Partie ${number}`;
export const total = 'Total';
export const captain = 'Souligné\u202f: en Poséidon.';
export const absent = '–';
export const absentSpoken = 'n’a pas joué';
export const points = (count: number) => plural(count, 'point', 'points');
/** Who has points, and for what; how many stands before it. */
export const pointsRules: Readonly<Record<Score['why'], string>> = {
  own: 'Un Navigateur, par navire à lui qui rentre',
  failed: 'Poséidon, par navire perdu',
  cooperative: 'Chaque Navigateur, si le navire commun rentre',
};
/** Who leads, and by how much; `ahead` counts for one alone. */
export const leads = (names: readonly string[], total: number, ahead: number) =>
  names.length === 1
    ? `${list(names)} mène de ${points(ahead)}.`
    : `${list(names)} sont en tête à égalité, avec ${points(total)} chacun.`;
/** The same, to one of those who lead; `others` share it. */
export const youLead = (others: readonly string[], total: number, ahead: number) =>
  others.length === 0
    ? `Tu mènes de ${points(ahead)}.`
    : `Tu es en tête à égalité avec ${list(others)}\u202f: ${points(total)} chacun.`;
export const nobodyLeads = 'Personne n’a encore de point.';
export const podium = 'Le podium';
export const onPlace = (number: number) => `Rang ${number}\u202f:`;
export const broughtHome = (name: string, count: number) =>
  `${name} a ramené ${plural(count, 'navire', 'navires')} à bon port.`;

// ── Its end ─────────────────────────────────────────────────────────────────────────────────────
export const over = 'La série est finie';
export const won = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} a gagné la série` : `${list(names)} se partagent la victoire`;
export const wonPoints = (names: readonly string[], count: number, ahead: number) =>
  names.length === 1 ? `Avec ${points(count)}, ${ahead} d’avance.` : `Avec ${points(count)} chacun.`;
export const left = (name: string) => `${name} (n’est plus là)`;

// ── The evening's record ────────────────────────────────────────────────────────────────────────
export const record = 'Le carnet de la soirée';
export const recordHeading = 'La soirée à la table';
export const recordTitle = (code: string) => `La soirée à la table ${code}`;
export const nothing = 'Rien n’a encore été joué à cette table';
export const nothingHint = 'Quand la première partie sera finie, elle sera notée ici.';
export const single = 'Parties';
export const seriesNumber = (number: number) => `Série ${number}`;
export const seriesState = {
  running: 'La série est en cours',
  abandoned: 'La série a été arrêtée avant la fin',
};
export const mode: Readonly<Record<GameMode, string>> = {
  cooperative: 'ensemble',
  competing: 'en rivaux',
};
export const result: Readonly<Record<Side, string>> = {
  poseidon: 'Poséidon a gagné',
  navigators: 'Les Navigateurs ont gagné',
};
export const gameAbandoned = 'Abandonnée';
export const gameRunning = 'En cours';
const SHIPS_HOME = ['aucun navire rentré', 'un navire rentré', '2 navires rentrés', '3 navires rentrés'];
export const ships = (arrived: number) => SHIPS_HOME[arrived] ?? 'les quatre navires rentrés';
export const asPoseidon = (name: string) => `Poséidon\u202f: ${name}`;
export const asNavigators = (names: readonly string[]) =>
  `${names.length === 1 ? 'Navigateur\u202f' : 'Navigateurs\u202f'}: ${list(names)}`;
export const alsoWon = (names: readonly string[]) =>
  names.length === 1
    ? `A ramené son propre navire\u202f: ${list(names)}`
    : `Ont ramené leur propre navire\u202f: ${list(names)}`;
export const pointsLine = (lines: readonly { name: string; points: number }[]) =>
  lines.map((line) => `${line.name} ${line.points}`).join(', ');
export const pointsLabel = 'Points';
export const nobody = 'personne';
export const copy = 'Copier le carnet';
export const copied = 'Le carnet est copié.';
export const copyByHand = 'Le carnet est sélectionné ci-dessous\u202f: copie-le à la main.';
export const asText = 'Le carnet en texte';
export const shareText = (code: string) => `Notre soirée d’Odyssey à la table ${code}`;
export const recordLink = 'Le lien de ce carnet';
export const film = 'Le film';
export const look = 'Analyser';
/** Null: there was nothing to judge. */
export const scores = (deduction: number | null, confusion: number | null) =>
  [
    ...(deduction === null ? [] : [`Déduction\u202f:\u00a0${deduction}\u00a0sur\u00a0100`]),
    ...(confusion === null ? [] : [`Confusion\u202f:\u00a0${confusion}\u00a0sur\u00a0100`]),
  ].join(' · ');
/** A distinction of the series, and no points. */
export const bestDeduction = (names: readonly string[], score: number) =>
  `Meilleure déduction\u202f: ${list(names)}, ${score} sur 100.`;
export const bestConfusion = (names: readonly string[], score: number) =>
  `Plus grande confusion\u202f: ${list(names)}, ${score} sur 100.`;

export const playedOn = (number: number, round: number) => `Reprise de la partie ${number}, manche ${round}.`;
