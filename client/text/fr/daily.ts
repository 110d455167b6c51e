/** The daily voyage. */

export const title = 'La traversée du jour';
export const lead = 'Chaque jour, la même mer et les mêmes tempêtes pour tout le monde.';
export const today = 'Aujourd’hui';
export const steers = (name: string) => `${name} mène les tempêtes, et les quatre navires sont à toi.`;
export const begin = 'Prendre la mer';
export const goOn = 'Continuer';
export const catchUp = 'La faire maintenant';
export const late = 'Faite plus tard';
export const lateHint = 'Une traversée faite plus tard ne compte pas pour la série.';
export const alone = 'Jouer en solo';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const won = 'Gagnée';
export const lost = 'Perdue';
const HOME = [
  'Aucun navire à bon port',
  'Un navire à bon port',
  'Deux navires à bon port',
  'Trois navires à bon port',
  'Les quatre navires à bon port',
];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'après une manche' : `après ${round} manches`}`;
export const score = (score: number) => `Déduction\u202f: ${score} sur 100`;
export const noScore = 'Analyse la partie dans le carnet, et ton score sera calculé.';
export const look = 'Voir le carnet';
/** What the signs of the rounds mean. */
export const marks = 'Vague\u202f: une manche. Ancre\u202f: un navire rentré.';

// ── To share ────────────────────────────────────────────────────────────────────────────────────

export const result = 'Le résultat en texte';
export const resultHint = 'Le résultat ne dévoile rien de la traversée.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · Plateau ${board}`;
export const shareScore = (score: number) => `Déduction ${score}`;
export const copy = 'Copier le résultat';
export const copied = 'Le résultat est copié.';
export const copyByHand = 'Le résultat est sélectionné\u202f: copie-le à la main.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'Les jours';
export const before = 'Le mois précédent';
export const after = 'Le mois suivant';
export const streak = (count: number) =>
  count === 0 ? 'Pas encore de série' : count === 1 ? 'Un jour d’affilée' : `${count} jours d’affilée`;
export const states = {
  won: 'gagnée',
  lost: 'perdue',
  running: 'commencée',
  open: 'pas encore faite',
};
