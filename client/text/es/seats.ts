/** Keeping a seat, and coming back to it. */
import { list } from './words.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Este navegador no puede guardar tu asiento.';
export const notKeptText =
  'Su almacenamiento para este sitio está lleno o desactivado. Si recargas o cierras esta página durante una partida, aquí pierdes tu asiento. Permite que el sitio guarde datos, o conserva un enlace para volver: está en el menú de la mesa.';
export const understood = 'Entendido';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = '¿Ya juegas aquí?';
export const whoAreYouDoes =
  'Si este dispositivo ha perdido tu asiento, di quién eres. Se pregunta a los demás.';
export const iAm = (name: string) => `Soy ${name}`;
export const waitingAs = (name: string) => `Has llamado como ${name}`;
/** Who of those who could give the seat back is there. */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `Se pide a ${list(names)} que te devuelva el asiento.`
    : `Se pide a ${list(names)} que te devuelvan el asiento. Basta con un sí.`;
export const returnsSoon = (seconds: number) =>
  `No hay nadie de los demás que pueda devolverte el asiento. Si no viene nadie, es tuyo a los ${seconds} segundos. Toda la mesa se entera.`;
export const returnsNever =
  'No hay nadie de los demás que pueda devolverte el asiento. En cuanto venga alguien, se le pregunta. O usa tu enlace para volver, si guardaste uno: ábrelo aquí, o escribe sus letras abajo como clave.';
export const noneToAsk = 'Nadie de los que juegan está conectado. En cuanto venga alguien, se le pregunta.';
export const refusedText =
  'Los demás prefieren no darte este asiento por ahora. Habla con ellos y pide de nuevo.';
export const askedFor = (name: string) => `Has pedido el asiento de ${name}.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Alguien dice ser ${name}, en otro dispositivo.`;
export const giveBack = 'Devolver el asiento';
/** For all, and for good. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} ha vuelto en otro dispositivo cuando no había nadie de los demás.`
    : `${by} ha devuelto el asiento a ${name} en otro dispositivo.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Enlace para volver';
export const recoveryFor = (name: string) => `${name}: enlace para volver`;
export const recoveryText = (name: string) =>
  `Con él ${name} vuelve aunque este dispositivo lo pierda todo: abre el enlace, o escribe la clave en la puerta de la mesa. La clave vale en cualquier dirección del servidor.`;
export const recoveryGood =
  'Sirve una vez, y mientras exista la mesa. Quien lo tenga puede tomar el asiento: guárdalo donde solo mires tú.';
export const makeRecovery = 'Crear un enlace';
export const makeAnother = 'Crear uno nuevo';
export const recoveryVoid = 'Uno nuevo anula el anterior.';
export const recoveryKey = 'Clave';
export const recoveryLink = 'El enlace que te trae de vuelta';
export const recoveryQr = 'Código QR que te trae de vuelta';
/** In passing, when a game begins. */
export const recoveryOffer =
  'Puedes guardar un camino de vuelta a tu asiento: «Enlace para volver», en el menú.';
export const recoveryUsed = 'Tu enlace para volver ya se ha usado. Crea uno nuevo en el menú.';
