/** A player: the name that they give, and what stands beside it. */

export const name = 'Tu nombre';
export const nameHint = 'Como lo verán los demás';
export const nameMissing = 'Escribe un nombre.';
export const nameTaken =
  'Aquí ya hay alguien con ese nombre, o con uno casi igual. Añade algo para que se os distinga.';
export const you = 'tú';
export const host = 'anfitrión';
export const here = 'con conexión';
export const away = 'sin conexión';
