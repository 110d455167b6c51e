import type { Catalogue } from '../translation.ts';

export const obstacles: Catalogue['obstacles'] = {
  silentTitle: 'No se puede acceder a Odyssey',
  silentText:
    'Odyssey se juega a través del ordenador que lo ejecuta, y ahora este dispositivo no lo encuentra. Comprueba que',
  silentNeeds: [
    'ese ordenador está encendido y Odyssey está en marcha en él,',
    'este dispositivo está en la misma red (el mismo wifi),',
    'la dirección sigue siendo la que muestra el ordenador al arrancar Odyssey.',
  ],
  looking: 'Seguimos llamando',
  after: 'En cuanto responda, seguirás donde estabas. No se pierde nada.',

  texts: {
    refused: (origin) =>
      `Odyssey está en marcha y responde, pero no acepta páginas de ${origin}. Tu dispositivo y tu red están bien. Quien lleva el servidor puede definir ODYSSEY_ORIGIN=${origin}, o hacer que el proxy pase la cabecera Host sin cambiarla.`,
    stopping: () =>
      'El servidor responde que está a punto de detenerse. En cuanto vuelva, seguirás donde estabas. No se pierde nada.',
    busy: () =>
      'El servidor responde, pero han llegado demasiadas conexiones desde tu red en poco tiempo. Esta página vuelve a intentarlo sola: espera un minuto.',
    gateway: () =>
      'En esta dirección responde un proxy, pero no llega a Odyssey. Quizá Odyssey se está reiniciando. Si dura, avisa a quien lleva el servidor.',
    stranger: () =>
      'Esta dirección responde, pero no es Odyssey. En un wifi público quizá tengas que iniciar sesión antes: abre otra página web. Si no, comprueba la dirección.',
  },
};
