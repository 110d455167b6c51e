/** The daily voyage. */

export const title = 'Il viaggio del giorno';
export const lead = 'Ogni giorno lo stesso mare e le stesse tempeste per tutti.';
export const today = 'Oggi';
export const steers = (name: string) => `${name} guida le tempeste, e le quattro navi sono tue.`;
export const begin = 'Salpa';
export const goOn = 'Continua';
export const catchUp = 'Fallo adesso';
export const late = 'Fatto più tardi';
export const lateHint = 'Un viaggio fatto più tardi non conta per la serie.';
export const alone = 'Gioca in solitaria';

// ── What came of it ─────────────────────────────────────────────────────────────────────────────

export const won = 'Vinto';
export const lost = 'Perso';
const HOME = [
  'Nessuna nave a casa',
  'Una nave a casa',
  'Due navi a casa',
  'Tre navi a casa',
  'Tutte e quattro le navi a casa',
];
export const home = (ships: number, round: number) =>
  `${HOME[ships] ?? ''} ${round === 1 ? 'dopo un round' : `dopo ${round} round`}`;
export const score = (score: number) => `Deduzione: ${score} su 100`;
export const noScore = 'Analizza la partita nel resoconto, e il tuo punteggio sarà calcolato.';
export const look = 'Al resoconto';
/** What the signs of the rounds mean. */
export const marks = 'Onda: un round. Ancora: una nave a casa.';

// ── To share ────────────────────────────────────────────────────────────────────────────────────

export const result = 'Il risultato come testo';
export const resultHint = 'Il risultato non svela nulla del viaggio.';
export const shareTitle = (date: string, board: string) => `Odyssey, ${date} · Tabellone ${board}`;
export const shareScore = (score: number) => `Deduzione ${score}`;
export const copy = 'Copia il risultato';
export const copied = 'Il risultato è copiato.';
export const copyByHand = 'Il risultato è selezionato: copialo a mano.';

// ── The calendar ────────────────────────────────────────────────────────────────────────────────

export const calendar = 'I giorni';
export const before = 'Il mese precedente';
export const after = 'Il mese successivo';
export const streak = (count: number) =>
  count === 0 ? 'Ancora nessuna serie' : count === 1 ? 'Un giorno di fila' : `${count} giorni di fila`;
export const states = {
  won: 'vinto',
  lost: 'perso',
  running: 'cominciato',
  open: 'non ancora fatto',
};
