import type { Catalogue } from '../translation.ts';

export const player: Catalogue['player'] = {
  name: 'Il tuo nome',
  nameHint: 'Come lo vedranno gli altri',
  nameMissing: 'Scrivi un nome.',
  nameTaken:
    'Qui c’è già qualcuno con questo nome, o con uno quasi uguale. Aggiungi qualcosa per distinguervi.',
  you: 'tu',
  host: 'host',
  here: 'in linea',
  away: 'non in linea',
};
