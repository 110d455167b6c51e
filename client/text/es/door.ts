import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const door: Catalogue['door'] = {
  title: 'Unirse a la mesa',
  whatItIs:
    'Alguien es Poseidón y desvía cuatro barcos; los demás los llevan a casa según lo que los barcos dicen.',
  firstVoyage: '¿Es tu primera vez? Haz el tutorial.',
  whoIsHere: 'Quién está aquí',
  nobodyHere: 'Ahora no hay nadie.',
  yourSeat: 'Tu asiento',
  seatTaken: (name) => `Aquí se sienta ${name}`,
  seatFree: 'Libre',
  decideLater: 'Decidir luego',
  join: 'Unirse a la mesa',
  watch: 'Solo mirar',
  running:
    'Hay una partida en curso. Llama, y quienes juegan te dejarán entrar como un Navegante más. O mira.',
  runningNoPoseidon: 'Hay una partida a la espera: el asiento de Poseidón está vacío. Siéntate ahí, o mira.',
  runningCompeting:
    'Hay una partida en curso, por puntos, y todos sus barcos tienen capitán. Puedes mirar y jugar en la siguiente.',
  seriesRunning: 'Hay una serie en curso. Si entras ahora, miras hasta la próxima.',
  joinAsPoseidon: 'Entrar como Poseidón',
  haveKey: 'Tengo una clave para mi lugar',
  keyHint: 'Ocho caracteres, de tu otro dispositivo o del anfitrión. Una clave para volver tiene veinte.',
  key: 'Clave',
  useKey: 'Usar la clave',
  notAKey: 'Una clave tiene ocho caracteres, como M7KP-X2RT, y una para volver tiene veinte.',
  severalKeys: 'Hay más de una clave en el texto. Escribe solo la de tu sitio.',
  fullRunning: 'Los cinco lugares de esta mesa están ocupados, y hay una partida en curso. Puedes mirar.',
  full: 'Los cinco lugares de esta mesa están ocupados. En cuanto alguien se vaya, esta página te dejará entrar.',

  lock: 'Acceso a la mesa',
  lockDoes: 'Con la mesa cerrada, nadie más puede unirse. Quien ya está en ella se queda.',
  lockOptions: ['Abierto', 'Cerrado'],
  locked: 'Cerrada',
  lockedHere:
    'El anfitrión ha cerrado esta mesa: nadie más puede unirse. En cuanto la abra, esta página te dejará entrar.',
  lockedRunning:
    'El anfitrión ha cerrado esta mesa, y hay una partida en curso. Ahora no puedes unirte, pero sí mirar.',
  lockedInvite: 'La mesa está cerrada: ahora nadie más puede unirse.',

  ask: 'Llamar a la puerta',
  askToSit: 'Pedir un asiento',
  waitingTitle: 'Has llamado a la puerta',
  asked: (names) => {
    if (names.length === 0) return 'Nadie de quienes pueden dejarte entrar tiene conexión ahora.';
    return names.length === 1
      ? `Se lo hemos preguntado a ${list(names)}.`
      : `Se lo hemos preguntado a ${list(names)}. Basta con un sí.`;
  },
  waitHint: 'Deja esta página abierta: seguirá sola.',
  watchMeanwhile: 'Mirar mientras tanto',
  refusedTitle: 'Ahora no',
  refusedText:
    'Por el momento, quienes juegan prefieren seguir como están. Mira un rato, o vuelve a llamar más tarde.',
  askAgain: 'Llamar otra vez',
  knockedToJoin: 'Has llamado a la puerta.',
  knockedToSit: 'Has pedido un asiento.',
  notNowSaid: 'Ahora no, dicen los demás.',

  wantsIn: (name) => `${name} quiere entrar.`,
  wantsSeat: (name) => `${name} pide un asiento.`,
  moreKnock: (count) => (count === 1 ? 'Alguien más llama.' : `Llaman ${count} más.`),
  letIn: 'Dejar entrar',
  notNow: 'Ahora no',
};
