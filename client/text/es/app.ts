/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Hay una versión nueva de Odyssey.';
export const loadAnew = 'Recargar';
export const later = 'Luego';
export const install = 'Instalar Odyssey';
export const nowhereTitle = 'Fuera del mapa';
export const nowhereText = 'En esta dirección no hay nada. El enlace de una mesa termina con su código.';
export const awayRetry = 'Reintentar';
/** A screen whose files could not be fetched. */
export const partMissing = 'Esta parte de la página no ha llegado';
export const partMissingText =
  'Quizá la red ha fallado un momento, o hay una versión nueva de Odyssey. No se pierde nada: tu asiento sigue siendo tuyo.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Algo de esta página ha fallado';
export const brokenText =
  'La culpa es nuestra y no se ha perdido nada: el servidor guarda tu mesa, tu sitio y tu partida. Recarga la página para seguir donde estabas.';
