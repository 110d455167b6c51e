import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const series: Catalogue['series'] = {
  heading: 'Una serie',
  takePart: (names) =>
    names.length === 1
      ? `Participa quien tiene asiento: ${list(names)}. Es 1 partida.`
      : `Participa quien tiene asiento: ${list(names)}. Son ${names.length} partidas.`,
  order: 'Quién es Poseidón y cuándo',
  orderDoes: 'Que decida la suerte, o pon los nombres en orden.',
  orders: ['Por sorteo', 'Elegido'],
  up: (name) => `${name}: antes`,
  down: (name) => `${name}: después`,
  boards: 'Los tableros',
  boardsDoes: {
    same: 'El tablero elegido ahora, para todas las partidas.',
    'in turn': 'Otro tablero en cada partida, a partir del elegido ahora.',
    chosen: 'Se elige uno antes de cada partida.',
    'new seas': 'Un mar nuevo en cada partida, del mismo tamaño y dificultad que el elegido ahora.',
  },
  boardsOptions: {
    same: 'El mismo',
    'in turn': 'Por turno',
    chosen: 'A elegir',
    'new seas': 'Mares nuevos',
  },
  variants: 'Las losetas y reglas',
  variantsDoes: ['Como están ahora, para todas las partidas.', 'Se pueden cambiar antes de cada partida.'],
  variantsOptions: ['Iguales', 'A elegir'],
  begin: 'Empezar la serie',
  what: {
    late: 'Quien llega después mira hasta la próxima serie.',
    left: 'A quien se va se le salta; sus puntos quedan.',
    abandoned: 'Una partida interrumpida se juega otra vez.',
  },

  gameOf: (now, all) => `Partida ${now} de ${all}`,
  turn: (name) => `Ahora le toca a ${name} ser Poseidón.`,
  myTurn: 'Ahora te toca ser Poseidón.',
  again: 'La última partida se interrumpió: se juega otra vez.',
  changeSides: 'Los dispositivos cambian de bando solos cuando empieza la partida.',
  notIn: 'Miras hasta la próxima serie.',
  beginGame: (now) => `Empezar la partida ${now}`,
  end: 'Terminar la serie',
  endTitle: '¿Terminar esta serie?',
  endText: 'Las partidas que faltan no se juegan, y nadie gana la serie. Lo jugado queda en la crónica.',
  fixedBoard: {
    same: 'Todas las partidas de esta serie se juegan en este tablero.',
    'in turn': 'Los tableros de esta serie van por turno: ahora toca este.',
    chosen: '',
    'new seas': 'Cada partida de esta serie tiene un mar nuevo: ahora toca este.',
  },
  fixedVariants: 'Esto no cambia en toda la serie.',

  standings: 'Clasificación',
  noPoints: 'Aún no se ha jugado ninguna partida hasta el final.',
  place: 'Puesto',
  player: 'Quién',
  game: (number) => `Partida ${number}`,
  total: 'Total',
  captain: 'Subrayado: como Poseidón.',
  absent: '–',
  absentSpoken: 'no jugó',
  points: (count) => (count === 1 ? '1 punto' : `${count} puntos`),
  pointsRules: {
    own: 'Un Navegante, por cada barco suyo que llega a casa',
    failed: 'Poseidón, por cada barco que no llega',
    cooperative: 'Cada Navegante, si llega a casa el barco común',
  },
  leads: (names, total, ahead) =>
    names.length === 1
      ? `${list(names)} va en cabeza por ${series.points(ahead)}.`
      : `${list(names)} van en cabeza con ${series.points(total)} cada cual.`,
  youLead: (others, total, ahead) =>
    others.length === 0
      ? `Vas en cabeza por ${series.points(ahead)}.`
      : `Compartes la cabeza con ${list(others)}: ${series.points(total)} cada cual.`,
  nobodyLeads: 'Aún nadie tiene puntos.',
  podium: 'El podio',
  onPlace: (number) => `Puesto ${number}:`,
  broughtHome: (name, count) =>
    count === 1 ? `${name} ha llevado a casa un barco.` : `${name} ha llevado a casa ${count} barcos.`,

  over: 'La serie ha terminado',
  won: (names) =>
    names.length === 1 ? `${list(names)} ha ganado la serie` : `${list(names)} comparten la victoria`,
  wonPoints: (names, count, ahead) =>
    names.length === 1
      ? `Con ${series.points(count)}, ${ahead} de ventaja.`
      : `Con ${series.points(count)} cada cual.`,
  left: (name) => `${name} (se fue)`,

  record: 'La crónica de la velada',
  recordHeading: 'La velada en la mesa',
  recordTitle: (code) => `La velada en la mesa ${code}`,
  nothing: 'En esta mesa aún no se ha jugado nada',
  nothingHint: 'Cuando termine la primera partida, quedará escrita aquí.',
  single: 'Partidas',
  seriesNumber: (number) => `Serie ${number}`,
  seriesState: { running: 'La serie está en curso', abandoned: 'La serie se terminó antes' },
  mode: {
    cooperative: 'en equipo',
    competing: 'como rivales',
  },
  result: {
    poseidon: 'Ganó Poseidón',
    navigators: 'Ganaron los Navegantes',
  },
  gameAbandoned: 'Interrumpida',
  gameRunning: 'En curso',
  ships: (arrived) =>
    arrived === 0
      ? 'ningún barco llegó a casa'
      : arrived === 4
        ? 'los cuatro barcos llegaron a casa'
        : arrived === 1
          ? 'un barco llegó a casa'
          : `${arrived} barcos llegaron a casa`,
  asPoseidon: (name) => `Poseidón: ${name}`,
  asNavigators: (names) => `${names.length === 1 ? 'Navegante' : 'Navegantes'}: ${list(names)}`,
  alsoWon: (names) => `Con un barco propio en casa: ${list(names)}`,
  pointsLine: (lines) => lines.map((line) => `${line.name} ${line.points}`).join(', '),
  pointsLabel: 'Puntos',
  nobody: 'nadie',
  copy: 'Copiar la crónica',
  copied: 'Crónica copiada.',
  copyByHand: 'La crónica está seleccionada abajo: cópiala a mano.',
  asText: 'La crónica como texto',
  shareText: (code) => `Nuestra velada de Odyssey en la mesa ${code}`,
  recordLink: 'El enlace a esta crónica',
  film: 'La película',
  look: 'Analizar',
  scores: (deduction, confusion) =>
    [
      ...(deduction === null ? [] : [`Deducción:\u00a0${deduction}\u00a0de\u00a0100`]),
      ...(confusion === null ? [] : [`Confusión:\u00a0${confusion}\u00a0de\u00a0100`]),
    ].join(' · '),
  bestDeduction: (names, score) => `Mejor deducción: ${list(names)}, ${score} de 100.`,
  bestConfusion: (names, score) => `Mayor confusión: ${list(names)}, ${score} de 100.`,

  playedOn: (number, round) => `Continuada desde la partida ${number}, ronda ${round}.`,
};
