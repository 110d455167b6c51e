/** A player: the name that they give, and what stands beside it. */

export const name = 'Il tuo nome';
export const nameHint = 'Come lo vedranno gli altri';
export const nameMissing = 'Scrivi un nome.';
export const nameTaken =
  'Qui c’è già qualcuno con questo nome, o con uno quasi uguale. Aggiungi qualcosa per distinguervi.';
export const you = 'tu';
export const host = 'host';
export const here = 'in linea';
export const away = 'non in linea';
