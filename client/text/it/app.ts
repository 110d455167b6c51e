/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'C’è una nuova versione di Odyssey.';
export const loadAnew = 'Ricarica';
export const later = 'Dopo';
export const install = 'Installa Odyssey';
export const nowhereTitle = 'Fuori dalla carta';
export const nowhereText =
  'A questo indirizzo non c’è nulla. Il link di un tavolo finisce con il suo codice.';
export const awayRetry = 'Riprova';
/** A screen whose files could not be fetched. */
export const partMissing = 'Questa parte della pagina non è arrivata';
export const partMissingText =
  'Forse la rete è mancata per un momento, o c’è una nuova versione di Odyssey. Nulla va perso: il tuo posto resta tuo.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Qualcosa in questa pagina si è rotto';
export const brokenText =
  'La colpa è nostra e niente è perduto: il server conserva il tavolo, il posto e la partita. Ricarica la pagina per riprendere da dov’eri.';
