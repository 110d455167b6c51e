import type { Catalogue } from '../translation.ts';

const sea = {
  deepSea: 'Las casillas con olas son aguas profundas. Un barco solo informa de ellas si está en una.',
  coastline: 'Las casillas del borde son la costa. Un barco en ellas siempre informa de la costa.',
};
const report =
  'con exactitud de la del barco, de lejos de las demás. Toca un informe para volver a ver sus casillas.';

export const newcomer: Catalogue['newcomer'] = {
  navigators: {
    goal: (rounds) => `Lleva tres de los cuatro barcos al templo en ${rounds} rondas.`,
    storm: 'Adónde, solo lo ve Poseidón. Un «?» marca una conjetura que quizá ya no sea cierta.',
    report: `Si tu conjetura es cierta, habla de las casillas enmarcadas: ${report}`,
    ...sea,
  },
  poseidon: {
    goal: (rounds) =>
      `Impide que los Navegantes lleven tres de los cuatro barcos al templo en ${rounds} rondas.`,
    storm:
      'Una tormenta empuja una casilla el barco de su color; una Gran Tormenta, los cuatro. Solo tú ves adónde.',
    report: `Habla de las casillas enmarcadas: ${report}`,
    ...sea,
  },
};
