/** A link to copy or to share. */

export const copy = 'Copia il link';
export const copied = 'Il link è copiato.';
export const copyByHand = 'Il link è selezionato: copialo a mano.';
export const share = 'Invia';
export const onlyHere =
  'Questo indirizzo vale solo su questo computer: apri Odyssey da quello che il server ha mostrato.';
/** The same in a few words. */
export const onlyHereShort = 'Vale solo su questo computer.';
