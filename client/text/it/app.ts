import type { Catalogue } from '../translation.ts';

export const app: Catalogue['app'] = {
  newVersion: 'C’è una nuova versione di Odyssey.',
  loadAnew: 'Ricarica',
  later: 'Dopo',
  install: 'Installa Odyssey',
  nowhereTitle: 'Fuori dalla carta',
  nowhereText: 'A questo indirizzo non c’è nulla. Il link di un tavolo finisce con il suo codice.',
  awayRetry: 'Riprova',
  partMissing: 'Questa parte della pagina non è arrivata',
  partMissingText:
    'Forse la rete è mancata per un momento, o c’è una nuova versione di Odyssey. Nulla va perso: il tuo posto resta tuo.',
  brokenTitle: 'Qualcosa in questa pagina si è rotto',
  brokenText:
    'La colpa è nostra e niente è perduto: il server conserva il tavolo, il posto e la partita. Ricarica la pagina per riprendere da dov’eri.',
};
