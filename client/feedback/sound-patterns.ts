/** All sounds of the app as notes, played by sound-player.ts. Composed by us. */
import type { Ship } from '../../shared/board/board.ts';
import type { Tile } from '../../shared/game/game.ts';

export type SoundName =
  | Tile
  | 'face-down'
  | 'sail'
  | 'reply'
  | 'arrival'
  | 'caught'
  | 'thrown'
  | 'lighthouses'
  | 'turn'
  | 'victory'
  | 'defeat'
  | 'clock';

export interface Note {
  /** The kind of tone. 'noise' is used for wind, water and paper; its pitch is the frequency of the filter. */
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
  /** When the note starts, in seconds from the start of the sound. */
  readonly at: number;
  /** The duration until the note is silent, in seconds. */
  readonly long: number;
  /** Peak volume, 0 to 1. */
  readonly loud: number;
  /** Frequency in hertz at the start; `to` is the frequency at the end, if it glides. */
  readonly from: number;
  readonly to?: number;
  /** Seconds until the note is loudest. If absent, the note starts at its loudest, like a plucked string. */
  readonly attack?: number;
  /** The type of filter, for noise. */
  readonly pass?: 'low' | 'band' | 'high';
  /** Tremolo: how many times per second the volume rises and falls. */
  readonly flutter?: number;
}

/** The longest duration of a sound, in seconds. */
export const LONGEST = 1.5;

type Wave = Note['wave'];

const note = (
  wave: Wave,
  at: number,
  long: number,
  loud: number,
  from: number,
  more: Partial<Note> = {},
): Note => ({
  wave,
  at,
  long,
  loud,
  from,
  ...more,
});
const noise = (at: number, long: number, loud: number, from: number, more: Partial<Note> = {}) =>
  note('noise', at, long, loud, from, { pass: 'band', ...more });

/** A plucked string: the tone, and its octave above, which is softer and shorter. */
const pluck = (at: number, hertz: number, loud = 0.2, long = 0.9): Note[] => [
  note('triangle', at, long, loud, hertz),
  note('sine', at, long * 0.5, loud * 0.4, hertz * 2),
];
/** A conch shell, blown like a horn. */
const horn = (at: number, hertz: number, long: number, loud = 0.2): Note[] => [
  note('triangle', at, long, loud, hertz * 0.98, { to: hertz, attack: 0.09 }),
  note('sine', at, long, loud * 0.5, hertz * 2, { attack: 0.14 }),
];

const [D3, A3, D4, F4, Gb4, A4, D5, Gb5] = [147, 220, 294, 349, 370, 440, 587, 740] as const;

/** The frequency of each ship's tone. Players recognise a ship's storm by this tone. */
const TONES: Readonly<Record<Ship, number>> = { red: D4, green: 392, yellow: A4, white: 523 };

/** A gust of wind over waves, and the tone of the ship that is driven. */
const storm = (ship: Ship): Note[] => [
  noise(0, 1.3, 0.3, 320, { to: TONES[ship] * 2.5, attack: 0.45 }),
  noise(0, 1.4, 0.3, 260, { to: 140, attack: 0.2, pass: 'low', flutter: 7 }),
  note('triangle', 0.2, 1.1, 0.13, TONES[ship], { to: TONES[ship] * 0.94, attack: 0.12 }),
  note('triangle', 0.2, 1.1, 0.1, TONES[ship] / 2, { to: TONES[ship] * 0.47, attack: 0.12 }),
];

export const SCORE: Readonly<Record<SoundName, readonly Note[]>> = {
  red: storm('red'),
  green: storm('green'),
  white: storm('white'),
  yellow: storm('yellow'),
  great: [
    noise(0, 0.2, 0.35, 1800, { to: 700, pass: 'high' }),
    noise(0.05, 1.4, 0.6, 300, { to: 90, attack: 0.06, pass: 'low', flutter: 11 }),
    noise(0.1, 1.35, 0.35, 240, { to: 1500, attack: 0.6 }),
    note('triangle', 0.1, 1.35, 0.26, 73, { to: 65, attack: 0.1 }),
    note('triangle', 0.1, 1.3, 0.14, 104, { to: 98, attack: 0.1 }),
  ],
  'face-down': [
    noise(0, 1.2, 0.3, 240, { to: 520, attack: 0.45 }),
    noise(0, 1.3, 0.3, 240, { to: 130, attack: 0.2, pass: 'low', flutter: 5 }),
  ],
  leviathan: [
    note('sawtooth', 0, 1.3, 0.12, 62, { to: 44, attack: 0.15, flutter: 17 }),
    noise(0, 1.3, 0.35, 220, { to: 110, attack: 0.2, pass: 'low', flutter: 9 }),
    note('sine', 0.5, 0.18, 0.1, 260, { to: 520 }),
    note('sine', 0.72, 0.16, 0.09, 310, { to: 640 }),
    note('sine', 0.98, 0.2, 0.08, 240, { to: 560 }),
  ],
  kraken: [
    note('sawtooth', 0, 1.2, 0.1, 98, { to: 58, attack: 0.1, flutter: 23 }),
    noise(0, 1.1, 0.3, 900, { to: 180, attack: 0.1, flutter: 14 }),
    noise(0.35, 0.09, 0.3, 1300, { to: 500 }),
    noise(0.58, 0.09, 0.3, 1100, { to: 420 }),
    noise(0.8, 0.1, 0.3, 950, { to: 360 }),
  ],
  sail: [
    noise(0, 0.6, 0.2, 480, { to: 1300, attack: 0.2 }),
    noise(0.28, 0.5, 0.12, 900, { to: 320, attack: 0.08 }),
    note('triangle', 0.12, 0.16, 0.04, 176, { to: 208, attack: 0.05 }),
  ],
  reply: [
    noise(0, 0.42, 0.1, 2600, { to: 3800, attack: 0.05, pass: 'high', flutter: 31 }),
    ...pluck(0.32, D5, 0.13, 0.6),
  ],
  arrival: [...pluck(0, D4), ...pluck(0.12, A4), ...pluck(0.24, D5), ...pluck(0.36, Gb5, 0.22, 1.1)],
  caught: [
    note('sine', 0, 1.2, 0.2, 520, { to: 82, attack: 0.03, flutter: 8 }),
    noise(0, 1.3, 0.3, 1200, { to: 170, attack: 0.1, flutter: 6 }),
  ],
  thrown: [
    noise(0, 0.6, 0.3, 200, { to: 1300, attack: 0.25 }),
    note('sine', 0.05, 0.45, 0.15, 110, { to: 240, attack: 0.1 }),
  ],
  lighthouses: [...pluck(0, A4, 0.14), ...pluck(0.18, D5 * 1.5, 0.12, 1.1)],
  turn: [...horn(0, 196, 0.45, 0.17), ...horn(0.3, D4, 0.85)],
  victory: [
    ...pluck(0, D4),
    ...pluck(0.13, Gb4),
    ...pluck(0.26, A4),
    ...pluck(0.39, D5, 0.22, 1.1),
    ...horn(0.4, D4, 1.05, 0.15),
    ...horn(0.4, A3, 1.05, 0.12),
  ],
  defeat: [
    ...pluck(0, F4, 0.2),
    ...pluck(0.24, D4, 0.2),
    ...pluck(0.5, 233, 0.2, 0.95),
    ...horn(0.5, D3, 0.95, 0.16),
    noise(0.3, 1.15, 0.2, 220, { to: 90, attack: 0.4, pass: 'low' }),
  ],
  clock: [
    note('triangle', 0, 0.12, 0.2, 980, { to: 900 }),
    note('triangle', 0.24, 0.16, 0.2, 780, { to: 720 }),
  ],
};
