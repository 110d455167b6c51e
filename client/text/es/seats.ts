/** Keeping a seat, and coming back to it. */

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Este navegador no puede guardar tu asiento.';
export const notKeptText =
  'Su almacenamiento para este sitio está lleno o desactivado. Si recargas o cierras esta página durante una partida, aquí pierdes tu asiento. Permite que el sitio guarde datos, o conserva un enlace para volver: está en el menú de la mesa.';
export const understood = 'Entendido';
