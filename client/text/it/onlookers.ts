import type { Catalogue } from '../translation.ts';
import { turns } from './turns.ts';

export const onlookers: Catalogue['onlookers'] = {
  watching: 'Stai guardando',
  watchingText:
    'Vedi ciò che sanno entrambe le parti: il tabellone, le tessere, gli ordini e le risposte. Dalla prima tempesta, dove sono le navi lo sa solo Poseidone.',
  knownShips:
    'Si vedono solo le navi di cui entrambe le parti conoscono la casella: finché una tempesta non le spinge, e quando sono a casa. I Navigatori tengono per sé le loro ipotesi.',
  pageTitle: (turn) => `${turns.onlookers[turn]} · Odyssey`,
  chart: 'Il tabellone',
  help: 'Aiuta i Navigatori',
  helpText:
    'Per il resto della partita sarai con i Navigatori, vedrai la loro carta e darai ordini. Le navi rimaste senza comandante possono diventare tue.',
  helpAsk: 'Aiutare i Navigatori?',
  tab: 'Ora',

  chartOpen: 'La carta è aperta per te',
  chartOpenText:
    'Puoi vedere le navi presunte e i promemoria dei Navigatori. Se poi in questa partita diventi Poseidone, lo sapranno tutti.',
  lookAtChart: 'Guarda la carta',
  leaveChart: 'Metti via la carta',
  atChart: {
    title: 'Alle spalle dei Navigatori',
    text: 'Vedi le navi presunte, i promemoria e ciò che sanno entrambe le parti. Dove sono le navi lo sa solo Poseidone.',
  },
  guesses: 'La carta dei Navigatori',
  chartBarred: {
    poseidon:
      'In questa partita il dispositivo ha visto il mare di Poseidone: per lui la carta resta chiusa.',
    'no-device': 'Questa pagina è troppo vecchia per mostrare la carta. Ricaricala.',
    'too-many': 'Questa partita è già stata mostrata su troppi schermi.',
  },
};
