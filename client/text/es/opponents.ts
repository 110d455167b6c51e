import type { Catalogue } from '../translation.ts';

export const opponents: Catalogue['opponents'] = {
  letPlay: 'Juega la máquina',
  who: {
    poseidon: '¿Quién hace de Poseidón?',
    navigators: '¿Quién navega con la tripulación?',
  },
  strengths: { 1: 'Fácil', 2: 'Con oficio', 3: 'Magistral' },
  ways: {
    navigators: {
      elpenor: 'a ojo',
      eurylochus: 'con recordatorios',
      palinurus: 'por las estrellas',
      triton: 'a ojo',
      proteus: 'con recordatorios',
      charybdis: 'por las estrellas',
    },
    poseidon: {
      elpenor: 'caprichoso',
      eurylochus: 'astuto',
      palinurus: 'furioso',
      triton: 'caprichoso',
      proteus: 'astuto',
      charybdis: 'furiosa',
    },
  },
  lines: {
    navigators: {
      elpenor: 'Joven y despreocupado. Mira una vez alrededor y se hace a la mar.',
      eurylochus: 'No deja nada al azar: pone un recordatorio en cada casilla posible.',
      palinurus: 'Cuarenta años al timón. Cada rumbo lo piensa dos veces.',
      triton: 'Conoce el mar desde abajo. Aquí arriba mira una vez alrededor y zarpa.',
      proteus: 'Cuenta sus focas cada mediodía, y pone un recordatorio donde pueda haber un barco.',
      charybdis: 'Conoce las corrientes: casi todas son suyas. Y esta vez tira a tu favor.',
    },
    poseidon: {
      elpenor: 'Envía tormentas como lo hace todo: sin mirar dos veces.',
      eurylochus: 'Estaba allí cuando se abrió el odre de los vientos, y aprendió.',
      palinurus: 'Cuarenta años al timón. Sabe lo que más teme un timonel.',
      triton: 'Toca su caracola cuando le place, y ni él sabe adónde irá la tormenta.',
      proteus: 'Cambia de forma y hace que tus barcos pierdan el rumbo.',
      charybdis: 'Ha pensado en todo lo que podrías hacer. Y entonces traga.',
    },
  },
  others: {
    poseidon: 'Un Navegante también puede ser Poseidón',
    navigators: 'Los dioses y los monstruos también navegan',
  },
  here: 'Ya juega aquí',
  ships: 'Barcos propios',
  shipsByLot: 'al azar',
  shipsDoes: 'Marca los barcos que mandará. Los que nadie pide se reparten al azar.',
  mark: 'rival',
  removeText: (name) => `${name} deja la mesa. Puedes volver a llamar a ${name}.`,
  says: (name) => `${name}:`,
  you: 'Tú',
  starting: 'Empieza la partida…',
};
