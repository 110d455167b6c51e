/** What the screens of a running game share: the clock, the ships’ commanders, the board. */
import type { Ship } from '../../../shared/board/board.ts';
import { ships } from './common.ts';
import { capital } from './words.ts';

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`);
const secondsOf = (count: number) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Noch ${secondsOf(seconds)}`;
  const whole = `Noch ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Die Zeit wird knapp.';
export const timeUp = 'Die Zeit ist um';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Die Schiffe und wer sie befehligt';
export const owned = (name: string) => `von ${name}`;
export const yours = 'Deins';
export const anybodys = 'Für alle';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Brett vergrößern';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Tastatur',
  on: 'Einzelne Tasten',
  onDoes: 'Schalte sie aus, wenn sie anderer Software in die Quere kommen.',
  numberPad: 'Mit dem Ziffernblock geht es genauso.',
  elsewhere:
    'Die Buchstaben sind die einer englischen Tastatur: Bei dir gelten die Tasten an denselben Stellen.',
  steer: 'Der Kurs des gewählten Schiffs, so wie die Tasten liegen.',
  drive: 'Wohin das Schiff in der Hand getrieben wird, so wie die Tasten liegen.',
  nextShip: 'Das nächste Schiff wählen',
  board: 'Zum Brett',
  orders: 'Zum Befehl oder zur neuesten Meldung',
  tokens: 'Zu den Merksteinen',
  journal: 'Zum Logbuch',
  moveGuess: 'Das Kartenschiff des gewählten Schiffs in die Hand nehmen',
  tiles: 'Zu deinen Plättchen',
  log: 'Zu den Befehlen und Meldungen',
  cover: 'Brett abdecken oder aufdecken',
  always: [
    { key: '← ↑ ↓ →', does: 'Auf dem Brett: von Feld zu Feld' },
    { key: 'Enter', does: 'Drücken oder das Feld wählen' },
    { key: 'Esc', does: 'Zurück, oder ablegen, was in der Hand ist' },
    { key: '?', does: 'Diese Liste' },
  ],
};
