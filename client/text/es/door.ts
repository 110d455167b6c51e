/** The door of a table: joining, knocking while a game runs, letting in, and the lock. */
import { list } from './words.ts';

/** Before a table's code. */
export const title = 'Ven a la mesa';
/** For who has never played. */
export const whatItIs =
  'Alguien es Poseidón y desvía cuatro barcos; los demás los llevan a casa según lo que los barcos dicen.';
export const firstVoyage = '¿Es tu primera vez? Haz el primer viaje.';
export const whoIsHere = 'Quién está aquí';
export const nobodyHere = 'Ahora no hay nadie.';
export const yourSeat = 'Tu asiento';
export const seatTaken = (name: string) => `Aquí se sienta ${name}`;
export const seatFree = 'Libre';
export const decideLater = 'Decidir luego';
export const join = 'Unirse a la mesa';
export const watch = 'Solo mirar';
export const running =
  'Hay una partida en curso. Llama, y quienes juegan te dejarán entrar como un Navegante más. O mira.';
export const runningNoPoseidon =
  'Hay una partida a la espera: el asiento de Poseidón está vacío. Siéntate ahí, o mira.';
export const runningCompeting =
  'Hay una partida en curso, por puntos, y todos sus barcos tienen capitán. Puedes mirar y jugar en la siguiente.';
export const seriesRunning = 'Hay una serie en curso. Si entras ahora, miras hasta la próxima.';
export const joinAsPoseidon = 'Entrar como Poseidón';
export const haveKey = 'Tengo una clave para mi lugar';
export const keyHint =
  'Ocho caracteres, de tu otro dispositivo o del anfitrión. Una clave para volver tiene veinte.';
export const key = 'Clave';
export const useKey = 'Usar la clave';
export const notAKey = 'Una clave tiene ocho caracteres, como M7KP-X2RT, y una para volver tiene veinte.';
export const severalKeys = 'Hay más de una clave en el texto. Escribe solo la de tu sitio.';
export const fullRunning =
  'Los cinco lugares de esta mesa están ocupados, y hay una partida en curso. Puedes mirar.';
export const full =
  'Los cinco lugares de esta mesa están ocupados. En cuanto alguien se vaya, esta página te dejará entrar.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'La puerta';
export const lockDoes = 'Con la mesa cerrada, nadie más puede unirse. Quien ya está en ella se queda.';
export const lockOptions = ['Abierta', 'Cerrada'] as const;
export const locked = 'Cerrada';
export const lockedHere =
  'El anfitrión ha cerrado esta mesa: nadie más puede unirse. En cuanto la abra, esta página te dejará entrar.';
export const lockedRunning =
  'El anfitrión ha cerrado esta mesa, y hay una partida en curso. Ahora no puedes unirte, pero sí mirar.';
export const lockedInvite = 'La mesa está cerrada: ahora nadie más puede unirse.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Llamar a la puerta';
export const askToSit = 'Pedir un asiento';
export const waitingTitle = 'Has llamado a la puerta';
/** Who of those who could let somebody in is there. */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Nadie de quienes pueden dejarte entrar tiene conexión ahora.';
  return names.length === 1
    ? `Se lo hemos preguntado a ${list(names)}.`
    : `Se lo hemos preguntado a ${list(names)}. Basta con un sí.`;
};
export const waitHint = 'Deja esta página abierta: seguirá sola.';
export const watchMeanwhile = 'Mirar mientras tanto';
export const refusedTitle = 'Ahora no';
export const refusedText =
  'Por el momento, quienes juegan prefieren seguir como están. Mira un rato, o vuelve a llamar más tarde.';
export const askAgain = 'Llamar otra vez';
/** Over the screen of whoever looks on meanwhile. */
export const knockedToJoin = 'Has llamado a la puerta.';
export const knockedToSit = 'Has pedido un asiento.';
export const notNowSaid = 'Ahora no, dicen los demás.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} quiere entrar.`;
export const wantsSeat = (name: string) => `${name} pide un asiento.`;
export const moreKnock = (count: number) => (count === 1 ? 'Alguien más llama.' : `Llaman ${count} más.`);
export const letIn = 'Dejar entrar';
export const notNow = 'Ahora no';
