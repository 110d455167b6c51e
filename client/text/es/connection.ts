/** The connection to the server. */

export const connecting = 'Buscando el servidor…';
export const lost = 'Se ha perdido la conexión. Buscándola…';
export const outdated = 'El servidor tiene otra versión de Odyssey.';
export const notLoaded = 'No se ha podido cargar una parte de la página.';
export const reload = 'Recargar';
export const noAnswer = 'El servidor no responde. Prueba otra vez dentro de un momento.';
/** Over a page that works without the server. */
export const notNeeded = 'Sin conexión. Lo que está en este dispositivo funciona igual.';
/** What stands in the way. */
export const obstacles = {
  refused: 'El servidor rechaza esta dirección',
  stopping: 'El servidor se está deteniendo',
  busy: 'Demasiadas conexiones desde tu red',
  gateway: 'Odyssey no responde a su proxy',
  stranger: 'Aquí responde otra cosa',
};
