/** A link to copy or to share. */

export const copy = 'Copiar el enlace';
export const copied = 'Enlace copiado.';
export const copyByHand = 'El enlace está marcado: cópialo a mano.';
export const share = 'Enviar';
export const onlyHere =
  'Esta dirección solo vale en este ordenador: abre Odyssey con la que mostró el servidor.';
/** The same in a few words. */
export const onlyHereShort = 'Solo vale en este ordenador.';
