/** The connection to the server. */

export const connecting = 'Cerco il server…';
export const lost = 'Connessione persa. La sto cercando…';
export const outdated = 'Il server ha un’altra versione di Odyssey.';
export const notLoaded = 'Una parte della pagina non si è caricata.';
export const reload = 'Ricarica';
export const noAnswer = 'Il server non risponde. Riprova tra un momento.';
/** Over a page that works without the server. */
export const notNeeded = 'Non connesso. Quello che è su questo dispositivo funziona lo stesso.';
/** What stands in the way. */
export const obstacles = {
  refused: 'Il server rifiuta questo indirizzo',
  stopping: 'Il server si sta fermando',
  busy: 'Troppe connessioni dalla tua rete',
  gateway: 'Odyssey non risponde al suo proxy',
  stranger: 'Qui risponde qualcos’altro',
};
