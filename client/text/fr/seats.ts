/** Keeping a seat, and coming back to it. */

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Ce navigateur ne peut pas garder ta place.';
export const notKeptText =
  'Son stockage pour ce site est plein ou désactivé. Si tu recharges ou fermes cette page pendant une partie, ta place y est perdue. Autorise ce site à enregistrer des données, ou garde un lien de retour\u202f: il est dans le menu de la table.';
export const understood = 'J’ai compris';
