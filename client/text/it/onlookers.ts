/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import type { ChartBarred } from '../../../shared/table/rules/open-chart.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Stai guardando';
export const watchingText =
  'Vedi ciò che sanno entrambe le parti: il mare stampato, le tessere, gli ordini e le risposte. Dalla prima tempesta, dove sono le navi lo sa solo Poseidone.';
/** Why the board is bare, once there is a reply to look at. */
export const noShips =
  'Sul tabellone non ci sono navi: i Navigatori tengono per sé le loro ipotesi, e Poseidone la verità.';
/** Where what can be known is shaded on it. */
export const onlyKnown =
  'Sul tabellone c’è ciò che si può sapere. I Navigatori tengono per sé le loro ipotesi, e Poseidone la verità.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'La carta stampata, senza navi';
export const help = 'Aiuta i Navigatori';
export const helpText =
  'Per il resto della partita sarai con i Navigatori, vedrai la loro carta e darai ordini. Le navi rimaste senza comandante possono diventare tue.';
export const helpAsk = 'Aiutare i Navigatori?';
export const tab = 'Ora';

// ── The Navigators’ chart, if it is open ────────────────────────────────────────────────────────

export const chartOpen = 'La carta è aperta per te';
export const chartOpenText =
  'Puoi vedere le navi presunte e i promemoria dei Navigatori. Se poi in questa partita diventi Poseidone, lo sapranno tutti.';
export const lookAtChart = 'Guarda la carta';
export const leaveChart = 'Metti via la carta';
export const atChart = {
  title: 'Alle spalle dei Navigatori',
  text: 'Vedi le navi presunte, i promemoria e ciò che sanno entrambe le parti. Dove sono le navi lo sa solo Poseidone.',
};
export const guesses = 'La carta dei Navigatori';
/** Why this device does not see it, though it is open. */
export const chartBarred: Readonly<Record<ChartBarred, string>> = {
  poseidon: 'In questa partita il dispositivo ha visto il mare di Poseidone: per lui la carta resta chiusa.',
  'no-device': 'Questa pagina è troppo vecchia per mostrare la carta. Ricaricala.',
  'too-many': 'Questa partita è già stata mostrata su troppi schermi.',
};
