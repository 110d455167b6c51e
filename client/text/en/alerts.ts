/** The texts of the notifications that the service worker shows. It has them in every language. */
import type { PushKind } from '../../../shared/wire/push.ts';

export const kinds: Readonly<Record<PushKind, string>> = {
  'your-turn': 'It’s your turn',
  'time-running-out': 'Your time is running out',
  'game-over': 'The game is over',
  'swap-asked': 'The other side would like to swap',
  'play-again': 'A new game has started',
};
export const table = (code: string) => `Table ${code}`;
export const tableUntil = (code: string, time: string) => `Table ${code}. Play by ${time}.`;
/** The title of a notification about something that this version of the app doesn't know. */
export const news = 'There is news at your table';
