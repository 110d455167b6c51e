/** The onlookers' screen. */
import type { Phase } from '../../../shared/game/game.ts';
import { onlookers as turns } from './turns.ts';

export const watching = 'Stai guardando';
export const watchingText =
  'Vedi ciò che sanno entrambe le parti: il mare stampato, le tessere, gli ordini e le risposte. Dove sono le navi lo sa solo Poseidone.';
export const pageTitle = (phase: Phase) => `${turns[phase]} · Odyssey`;
export const chart = 'La carta stampata, senza navi';
export const help = 'Aiuta i Navigatori';
export const helpText =
  'Per il resto della partita sarai con i Navigatori, vedrai la loro carta e darai ordini. Le navi rimaste senza comandante possono diventare tue.';
export const helpAsk = 'Aiutare i Navigatori?';
export const tab = 'Ora';
