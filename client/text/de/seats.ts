/** Keeping a seat, and coming back to it. */

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Dieser Browser kann deinen Platz nicht behalten.';
export const notKeptText =
  'Sein Speicher für diese Seite ist voll oder abgeschaltet. Wenn du die Seite während eines Spiels neu lädst oder schließt, ist dein Platz hier verloren. Erlaube der Seite, Daten zu speichern, oder behalte einen Link zur Rückkehr: Er steht im Menü des Tisches.';
export const understood = 'Verstanden';
