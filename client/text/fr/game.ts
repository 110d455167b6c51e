/** A running game, whoever looks at it: the ships, what happens to them, the clock, the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, ships } from './common.ts';
import { capital, course, letters, list, plural, theColour, TheColour, theShip, towards } from './words.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Les navires et qui les commande';
export const owned = (name: string) => `à ${name}`;
export const yours = 'À toi';
export const anybodys = 'À tous';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} n’est pas là en ce moment\u202f: la partie attend.`;
const low = (those: readonly Ship[]) => list(those.map((ship) => theColour[ship]));
/** How many of the ships that it takes to win. */
export const home = (ships: number, needed: number) => `${ships} sur ${needed} à bon port`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} commande ${low(theirs)}.`).join(' ');

// ── How a ship stands ───────────────────────────────────────────────────────────────────────────

const ORDINALS = ['1er', '2e', '3e', '4e'];
const ordinal = (order: number) => ORDINALS[order - 1] ?? `${order}e`;
export const states = {
  ready: 'À jouer',
  held: 'Retenu',
  done: (order: number) => `Parti ${ordinal(order)}`,
  safe: 'À l’abri',
  atStart: 'Au départ',
  waiting: 'En mer',
  notYours: 'À jouer',
};
export const spokenStates = {
  ready: 'encore à jouer',
  held: 'retenu par un monstre marin',
  done: (order: number) => `parti ${ordinal(order)} cette manche`,
  safe: 'à l’abri sur l’Île sacrée',
  atStart: 'à son île de départ',
  waiting: 'en mer',
  notYours: 'sous les ordres de quelqu’un d’autre',
};

// ── Orders and storms ───────────────────────────────────────────────────────────────────────────

export const roseLetters: Readonly<Record<Heading, string>> = letters;
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]}, ${course[heading]}`;
export const unleash = (storm: Storm) =>
  storm === 'great' ? 'Déchaîner la Grande Tempête' : 'Déchaîner la tempête';

// ── What happens ────────────────────────────────────────────────────────────────────────────────

/** As it is announced. */
export const roundAnnounced = (now: number) => `Manche ${now}.`;
export const lighthousesStand = 'Les phares sont debout.';
/** Where the truth is shown: what a storm has done. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0 ? `${TheColour[ship]} est poussé ${towards[heading]}` : `${theColour[ship]} ${towards[heading]}`,
  );
  return phrases.length === 0 ? 'Elle ne trouve personne en mer.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poséidon pousse ${theShip[ship]} hors du maelström.`;
export const pushedOut = (ship: Ship) => `Poséidon a poussé ${theShip[ship]} d’une case hors du maelström.`;
/** The third ship has arrived; the fourth may sail on. */
export const decided = 'Trois navires à bon port\u202f: les Navigateurs ont gagné.';
const SAFE = [
  'Aucun navire n’est sur l’Île sacrée.',
  'Un navire est sur l’Île sacrée.',
  'Deux navires sont sur l’Île sacrée.',
  'Trois navires sont sur l’Île sacrée.',
  'Les quatre navires sont sur l’Île sacrée.',
] as const;
/** Read aloud to everybody. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${SAFE[arrived.length] ?? SAFE[4]} ${winner === 'poseidon' ? 'Poséidon gagne.' : 'Les Navigateurs gagnent.'}`;

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => plural(count, 'minute', 'minutes');
const secondsOf = (count: number) => plural(count, 'seconde', 'secondes');
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Temps restant\u202f: ${secondsOf(seconds)}`;
  const whole = `Temps restant\u202f: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Il reste peu de temps.';
export const timeUp = 'Temps écoulé';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Agrandir le plateau';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Clavier',
  on: 'Touches simples',
  onDoes: 'Désactive-les si elles gênent un autre logiciel.',
  numberPad: 'Le pavé numérique fait de même.',
  elsewhere:
    'Les lettres sont celles d’un clavier anglais\u202f: sur le tien, ce sont les touches aux mêmes endroits.',
  digits: 'Une lettre placée là sur ton clavier donne le cap\u202f: tape alors le chiffre.',
  steer: 'Le cap du navire choisi, selon la place des touches.',
  drive: 'Où pousser le navire en main, selon la place des touches.',
  nextShip: 'Choisir le navire suivant',
  board: 'Aller au plateau',
  orders: 'Aller à l’ordre ou au dernier rapport',
  tokens: 'Aller aux repères',
  journal: 'Aller au journal',
  moveGuess: 'Prendre en main l’estime du navire choisi',
  look: 'Ce qu’un navire signalerait depuis la case',
  strike: 'Rayer la case pour le navire choisi',
  tiles: 'Aller à tes tuiles',
  log: 'Aller aux ordres et rapports',
  cover: 'Voiler le plateau, ou lever le voile',
  chart: [
    { key: 'Ctrl+Z', does: 'Annuler sur la carte' },
    { key: 'Ctrl+Maj+Z', does: 'Le refaire' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'Sur le plateau\u202f: de case en case' },
    { key: 'Entrée', does: 'Appuyer, ou choisir la case' },
    { key: 'Échap', does: 'Revenir, ou reposer ce qui est en main' },
    { key: '?', does: 'Cette liste' },
  ],
};

// ── A game that is over is fetched ──────────────────────────────────────────────────────────────

export const fetching = 'On remonte la vraie route du fond de la mer…';
export const notFetched = 'Impossible d’aller chercher la vraie route.';
export const fetchAgain = 'Réessayer';
