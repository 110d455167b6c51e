import type { Catalogue } from '../translation.ts';

export const player: Catalogue['player'] = {
  name: 'Dein Name',
  nameHint: 'So, wie die anderen ihn sehen',
  nameMissing: 'Bitte gib einen Namen ein.',
  nameTaken: 'So heißt hier schon jemand, oder fast so. Füge etwas hinzu, damit man euch unterscheiden kann.',
  you: 'du',
  host: 'Gastgeber',
  here: 'verbunden',
  away: 'nicht verbunden',
};
