/** A link to copy or to share. */

export const copy = 'Copiar el enlace';
export const copied = 'Enlace copiado.';
export const copyByHand = 'El enlace está marcado: cópialo a mano.';
export const share = 'Enviar';
