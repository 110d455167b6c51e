import type { Catalogue } from '../translation.ts';

export const app: Catalogue['app'] = {
  newVersion: 'Hay una versión nueva de Odyssey.',
  loadAnew: 'Recargar',
  later: 'Luego',
  install: 'Instalar Odyssey',
  nowhereTitle: 'Fuera del mapa',
  nowhereText: 'En esta dirección no hay nada. El enlace de una mesa termina con su código.',
  awayRetry: 'Reintentar',
  partMissing: 'Esta parte de la página no ha llegado',
  partMissingText:
    'Quizá la red ha fallado un momento, o hay una versión nueva de Odyssey. No se pierde nada: tu asiento sigue siendo tuyo.',
  brokenTitle: 'Algo de esta página ha fallado',
  brokenText:
    'La culpa es nuestra y no se ha perdido nada: el servidor guarda tu mesa, tu sitio y tu partida. Recarga la página para seguir donde estabas.',
};
