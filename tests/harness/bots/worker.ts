/** A worker thread that plays games between bots. */
import type { Drawn } from './draw.ts';
import { playGame, type Played } from './play.ts';

export default function play(drawn: Drawn): Played {
  return playGame(drawn);
}
