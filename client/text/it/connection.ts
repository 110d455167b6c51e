/** The connection to the server. */

export const connecting = 'Cerco il server…';
export const lost = 'Connessione persa. La sto cercando…';
export const outdated = 'È arrivata una nuova versione di Odyssey.';
export const notLoaded = 'Una parte della pagina non si è caricata.';
export const reload = 'Ricarica';
export const noAnswer = 'Il server non risponde. Riprova tra un momento.';
