/**
 * The steps of the two lessons, in order. Each step has a text in every language, and its task is defined in
 * game/teaching.
 */
export const NAVIGATORS_VOYAGE = [
  'goal',
  'storm',
  'red',
  'redSees',
  'yellow',
  'yellowSees',
  'white',
  'whiteIs',
  'green',
  'nextStorm',
  'redHome',
  'reminders',
  'yellowAgain',
  'yellowIs',
  'end',
] as const;
export type NavigatorsStep = (typeof NAVIGATORS_VOYAGE)[number];

export const POSEIDON_VOYAGE = [
  'truth',
  'tile',
  'drive',
  'chart',
  'order',
  'gap',
  'others',
  'greatTile',
  'greatDrive',
  'lost',
  'barred',
  'cover',
  'end',
] as const;
export type PoseidonStep = (typeof POSEIDON_VOYAGE)[number];
