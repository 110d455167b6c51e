import type { Catalogue } from '../translation.ts';

const conjunction = new Intl.ListFormat('it', { type: 'conjunction' });

export const open: Catalogue['open'] = {
  heading: 'Tavoli aperti',
  company: (host, others) => (others.length === 0 ? host : `${host}, con ${conjunction.format(others)}`),
  free: (poseidon, navigators) => {
    const crew = navigators === 1 ? '1 Navigatore' : `${navigators} Navigatori`;
    return `Posti liberi: ${[...(poseidon ? ['Poseidone'] : []), ...(navigators > 0 ? [crew] : [])].join(', ') || 'nessuno'}`;
  },
  running: 'Partita in corso',
  join: 'Gioca',
  watch: 'Guarda',
  more: (count) => (count === 1 ? 'Un altro tavolo' : `Altri ${count} tavoli`),

  listing: 'Nella pagina iniziale',
  listingDoes: {
    home: 'A casa tutti vedono questo tavolo nella pagina iniziale di Odyssey, e possono giocare o guardare senza codice.',
    public:
      'Su questo server tutti vedono questo tavolo nella pagina iniziale, con i vostri nomi, e possono giocare o guardare.',
    closed: 'Solo chi ha il codice o il link può giocare o guardare.',
  },
  listingOptions: ['Nascosto', 'Visibile'],
  wait: 'Se una parte resta vuota',
  waitDoes: (time) =>
    time === null
      ? 'Si aspetta che qualcuno prenda posto.'
      : `Dopo ${time} gioca un avversario e la partita comincia. Il tempo parte quando il primo di voi prende posto.`,
  keepWaiting: 'Aspetta',

  sign: 'Questo tavolo è nella pagina iniziale del server: chiunque può giocare o guardare.',
  coming: (side, time) =>
    side === 'poseidon'
      ? `Se nessuno gioca come Poseidone, lo farà un avversario tra ${time}.`
      : `Se nessuno gioca come Navigatore, lo farà un avversario tra ${time}.`,
  listed: 'Il tavolo ora è nella pagina iniziale.',
  unlisted: 'Il tavolo non è più nella pagina iniziale.',
};
