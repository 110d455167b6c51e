/** The connection to the server. */

export const connecting = 'Buscando el servidor…';
export const lost = 'Se ha perdido la conexión. Buscándola…';
export const outdated = 'Ha llegado una versión nueva de Odyssey.';
export const notLoaded = 'No se ha podido cargar una parte de la página.';
export const reload = 'Recargar';
export const noAnswer = 'El servidor no responde. Prueba otra vez dentro de un momento.';
