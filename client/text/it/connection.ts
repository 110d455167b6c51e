import type { Catalogue } from '../translation.ts';

export const connection: Catalogue['connection'] = {
  connecting: 'Cerco il server…',
  lost: 'Connessione persa. La sto cercando…',
  outdated: 'Il server ha un’altra versione di Odyssey.',
  notLoaded: 'Una parte della pagina non si è caricata.',
  reload: 'Ricarica',
  noAnswer: 'Il server non risponde. Riprova tra un momento.',
  notNeeded: 'Non connesso. Quello che è su questo dispositivo funziona lo stesso.',
  obstacles: {
    refused: 'Il server rifiuta questo indirizzo',
    stopping: 'Il server si sta fermando',
    busy: 'Troppe connessioni dalla tua rete',
    gateway: 'Odyssey non risponde al suo proxy',
    stranger: 'Qui risponde qualcos’altro',
  },
};
