/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Hay una versión nueva de Odyssey.';
export const loadAnew = 'Recargar';
export const later = 'Luego';
export const install = 'Instalar Odyssey';
export const nowhereTitle = 'Fuera del mapa';
export const nowhereText = 'En esta dirección no hay nada. El enlace de una mesa termina con su código.';
export const awayTitle = 'El puerto no responde';
export const awayText =
  'Odyssey se juega a través del ordenador que lo ejecuta, y ahora este dispositivo no lo encuentra. Comprueba que';
export const awayNeeds = [
  'ese ordenador está encendido y Odyssey está en marcha en él,',
  'este dispositivo está en la misma red (el mismo wifi),',
  'la dirección sigue siendo la que muestra el ordenador al arrancar Odyssey.',
] as const;
export const awayLooking = 'Seguimos llamando';
export const awayAfter = 'En cuanto responda, seguirás donde estabas. No se pierde nada.';
export const awayRetry = 'Reintentar';
/** What stands in the way, and what to do about it. The origin is the page’s own. */
export const obstacles = {
  refused: (origin: string) =>
    `Odyssey está en marcha y responde, pero no acepta páginas de ${origin}. Tu dispositivo y tu red están bien. Quien lleva el servidor puede definir ODYSSEY_ORIGIN=${origin}, o hacer que el proxy pase la cabecera Host sin cambiarla.`,
  stopping: () =>
    'El servidor responde que está a punto de detenerse. En cuanto vuelva, seguirás donde estabas. No se pierde nada.',
  busy: () =>
    'El servidor responde, pero han llegado demasiadas conexiones desde tu red en poco tiempo. Esta página vuelve a intentarlo sola: espera un minuto.',
  gateway: () =>
    'En esta dirección responde un proxy, pero no llega a Odyssey. Quizá Odyssey se está reiniciando. Si dura, avisa a quien lleva el servidor.',
  stranger: () =>
    'Esta dirección responde, pero no es Odyssey. En un wifi público quizá tengas que iniciar sesión antes: abre otra página web. Si no, comprueba la dirección.',
};
/** A screen whose files could not be fetched. */
export const partMissing = 'Esta parte de la página no ha llegado';
export const partMissingText =
  'Quizá la red ha fallado un momento, o hay una versión nueva de Odyssey. No se pierde nada: tu asiento sigue siendo tuyo.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Algo de esta página ha fallado';
export const brokenText =
  'La culpa es nuestra y no se ha perdido nada: el servidor guarda tu mesa, tu sitio y tu partida. Recarga la página para seguir donde estabas.';
