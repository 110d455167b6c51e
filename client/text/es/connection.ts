import type { Catalogue } from '../translation.ts';

export const connection: Catalogue['connection'] = {
  connecting: 'Buscando el servidor…',
  lost: 'Se ha perdido la conexión. Buscándola…',
  outdated: 'El servidor tiene otra versión de Odyssey.',
  notLoaded: 'No se ha podido cargar una parte de la página.',
  reload: 'Recargar',
  noAnswer: 'El servidor no responde. Prueba otra vez dentro de un momento.',
  notNeeded: 'Sin conexión. Lo que está en este dispositivo funciona igual.',
  obstacles: {
    refused: 'El servidor rechaza esta dirección',
    stopping: 'El servidor se está deteniendo',
    busy: 'Demasiadas conexiones desde tu red',
    gateway: 'Odyssey no responde a su proxy',
    stranger: 'Aquí responde otra cosa',
  },
};
