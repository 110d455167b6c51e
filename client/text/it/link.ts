/** A link to copy or to share. */

export const copy = 'Copia il link';
export const copied = 'Il link è copiato.';
export const copyByHand = 'Il link è selezionato: copialo a mano.';
export const share = 'Invia';
