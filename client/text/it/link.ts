import type { Catalogue } from '../translation.ts';

export const link: Catalogue['link'] = {
  copy: 'Copia il link',
  copied: 'Il link è copiato.',
  copyByHand: 'Il link è selezionato: copialo a mano.',
  share: 'Invia',
  onlyHere:
    'Questo indirizzo vale solo su questo computer: apri Odyssey da quello che il server ha mostrato.',
};
