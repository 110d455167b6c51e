import type { Catalogue } from '../translation.ts';
import { turns } from './turns.ts';

export const onlookers: Catalogue['onlookers'] = {
  watching: 'Estás mirando',
  watchingText:
    'Ves lo que saben los dos bandos: el tablero, las losetas, las órdenes y las respuestas. Desde la primera tormenta, dónde están los barcos solo lo sabe Poseidón.',
  knownShips:
    'Solo se ven los barcos que los dos bandos saben situar: hasta que una tormenta los empuja, y cuando están en casa. Los Navegantes se guardan sus suposiciones.',
  pageTitle: (turn) => `${turns.onlookers[turn]} · Odyssey`,
  chart: 'El tablero',
  help: 'Ayudar a los Navegantes',
  helpText:
    'Te sentarás con los Navegantes el resto de esta partida, verás su mapa y darás órdenes. Los barcos que se han quedado sin capitán pueden pasar a ser tuyos.',
  helpAsk: '¿Ayudar a los Navegantes?',
  tab: 'Ahora',

  chartOpen: 'El mapa está abierto para ti',
  chartOpenText:
    'Puedes ver las conjeturas y los recordatorios de los Navegantes. Si después eres Poseidón en esta partida, lo sabrán todos.',
  lookAtChart: 'Ver el mapa',
  leaveChart: 'Guardar el mapa',
  atChart: {
    title: 'Detrás de los Navegantes',
    text: 'Ves sus conjeturas, sus recordatorios y lo que saben los dos bandos. Dónde están los barcos solo lo sabe Poseidón.',
  },
  guesses: 'El mapa de los Navegantes',
  chartBarred: {
    poseidon: 'Este dispositivo ha visto el mar de Poseidón en esta partida: el mapa sigue cerrado para él.',
    'no-device': 'Esta página es demasiado antigua para mostrar el mapa. Cárgala de nuevo.',
    'too-many': 'Esta partida ya se ha mostrado en demasiadas pantallas.',
  },
};
