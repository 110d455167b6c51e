/** Playing alone: against whom, how, and what came of it. */
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Jouer en solo';
export const lead = 'Un geste, et la partie commence.';
/** Over the opponents of a side: on which side one plays oneself. */
export const be: Readonly<Record<Side, string>> = {
  navigators: 'Navigateur, contre…',
  poseidon: 'Poséidon, contre…',
};
export const goOn = 'Continuer';
export const against: Readonly<Record<Side, (name: string) => string>> = {
  navigators: (name) => `Contre ${name}, comme Navigateur`,
  poseidon: (name) => `Contre ${name}, comme Poséidon`,
};
export const begun = (day: string, time: string) => `Commencée le ${day} à ${time}`;
export const as: Readonly<Record<Side, string>> = {
  navigators: 'comme Navigateur',
  poseidon: 'comme Poséidon',
};
export const daily = 'La traversée du jour';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'La partie';
export const board = 'Le plateau';
export const set = 'Les règles';
export const oracleHint = 'Seuls les Navigateurs peuvent consulter l’oracle.';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const games = 'Tes parties en solo';
export const won = 'Gagnée';
export const lost = 'Perdue';
export const older = (count: number) =>
  count === 1 ? 'Une partie plus ancienne' : `${count} parties plus anciennes`;
export const look = 'Voir le carnet';
