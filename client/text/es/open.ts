import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const open: Catalogue['open'] = {
  heading: 'Mesas abiertas',
  company: (host, others) => (others.length === 0 ? host : `${host}, con ${list(others)}`),
  free: (poseidon, navigators) => {
    const crew = navigators === 1 ? '1 Navegante' : `${navigators} Navegantes`;
    return `Libre: ${[...(poseidon ? ['Poseidón'] : []), ...(navigators > 0 ? [crew] : [])].join(', ') || 'ningún asiento'}`;
  },
  running: 'Partida en curso',
  join: 'Jugar',
  watch: 'Mirar',
  more: (count) => (count === 1 ? 'Una mesa más' : `${count} mesas más`),

  listing: 'En la página de inicio',
  listingDoes: {
    home: 'En casa todos ven esta mesa en la página de inicio de Odyssey, y pueden jugar o mirar sin código.',
    public:
      'En este servidor todos ven esta mesa en la página de inicio, con vuestros nombres, y pueden jugar o mirar.',
    closed: 'Solo quien tiene el código o el enlace puede jugar o mirar.',
  },
  listingOptions: ['Oculta', 'Visible'],
  wait: 'Si un bando queda vacío',
  waitDoes: (time) =>
    time === null
      ? 'Espera hasta que alguien tome asiento.'
      : `Tras ${time}, un rival juega ese bando y la partida empieza. El tiempo corre desde que alguien toma asiento.`,
  keepWaiting: 'Esperar',

  sign: 'Esta mesa aparece en la página de inicio del servidor: cualquiera puede jugar o mirar.',
  coming: (side, time) =>
    side === 'poseidon'
      ? `Si nadie juega como Poseidón, lo hará un rival dentro de ${time}.`
      : `Si nadie juega como Navegante, lo hará un rival dentro de ${time}.`,
  listed: 'La mesa ya aparece en la página de inicio.',
  unlisted: 'La mesa ya no aparece en la página de inicio.',
};
