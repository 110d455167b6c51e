import type { Catalogue } from '../translation.ts';

export const player: Catalogue['player'] = {
  name: 'Tu nombre',
  nameHint: 'Como lo verán los demás',
  nameMissing: 'Escribe un nombre.',
  nameTaken: 'Aquí ya hay alguien con ese nombre, o con uno casi igual. Añade algo para que se os distinga.',
  you: 'tú',
  host: 'anfitrión',
  here: 'con conexión',
  away: 'sin conexión',
};
