/** Keeping a seat, and coming back to it. */

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Questo browser non può conservare il tuo posto.';
export const notKeptText =
  'La sua memoria per questo sito è piena o disattivata. Se ricarichi o chiudi la pagina durante una partita, qui perdi il posto. Permetti al sito di salvare dati, oppure conserva un link per tornare: lo trovi nel menu del tavolo.';
export const understood = 'Ho capito';
