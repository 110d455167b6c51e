import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const seats: Catalogue['seats'] = {
  notKeptTitle: 'Este navegador no puede guardar tu asiento.',
  notKeptText:
    'Su almacenamiento para este sitio está lleno o desactivado. Si recargas o cierras esta página durante una partida, aquí pierdes tu asiento. Permite que el sitio guarde datos, o conserva un enlace para volver: está en el menú de la mesa.',
  understood: 'Entendido',

  whoAreYou: '¿Ya juegas aquí?',
  whoAreYouDoes: 'Si este dispositivo ha perdido tu asiento, di quién eres. Se pregunta a los demás.',
  iAm: (name) => `Soy ${name}`,
  waitingAs: (name) => `Has llamado como ${name}`,
  asked: (names) =>
    names.length === 1
      ? `Se pide a ${list(names)} que te devuelva el asiento.`
      : `Se pide a ${list(names)} que te devuelvan el asiento. Basta con un sí.`,
  returnsSoon: (seconds) =>
    `No hay nadie de los demás que pueda devolverte el asiento. Si no viene nadie, es tuyo a los ${seconds} segundos. Toda la mesa se entera.`,
  returnsNever:
    'No hay nadie de los demás que pueda devolverte el asiento. En cuanto venga alguien, se le pregunta. O usa tu enlace para volver, si guardaste uno: ábrelo aquí, o escribe sus letras abajo como clave.',
  noneToAsk: 'Nadie de los que juegan está conectado. En cuanto venga alguien, se le pregunta.',
  refusedText: 'Los demás prefieren no darte este asiento por ahora. Habla con ellos y pide de nuevo.',
  askedFor: (name) => `Has pedido el asiento de ${name}.`,

  saysIs: (name) => `Alguien dice ser ${name}, en otro dispositivo.`,
  giveBack: 'Devolver el asiento',
  returned: (name, by) =>
    by === null
      ? `${name} ha vuelto en otro dispositivo cuando no había nadie de los demás.`
      : `${by} ha devuelto el asiento a ${name} en otro dispositivo.`,

  recovery: 'Enlace para volver',
  recoveryFor: (name) => `${name}: enlace para volver`,
  recoveryText: (name) =>
    `Con él ${name} vuelve aunque este dispositivo lo pierda todo: abre el enlace, o escribe la clave en la puerta de la mesa. La clave vale en cualquier dirección del servidor.`,
  recoveryGood:
    'Sirve una vez, y mientras exista la mesa. Quien lo tenga puede tomar el asiento: guárdalo donde solo mires tú.',
  makeRecovery: 'Crear un enlace',
  makeAnother: 'Crear uno nuevo',
  recoveryVoid: 'Uno nuevo anula el anterior.',
  recoveryKey: 'Clave',
  recoveryLink: 'El enlace que te trae de vuelta',
  recoveryQr: 'Código QR que te trae de vuelta',
  recoveryOffer: 'Puedes guardar un camino de vuelta a tu asiento: «Enlace para volver», en el menú.',
  recoveryUsed: 'Tu enlace para volver ya se ha usado. Crea uno nuevo en el menú.',
  swap: 'Cambiar de bando',
  swapAsked: 'Cambio propuesto',
  swapWanted: (names) =>
    names.length === 1
      ? `${list(names)} quiere cambiar de bando contigo.`
      : `${list(names)} quieren cambiar de bando contigo.`,
};
