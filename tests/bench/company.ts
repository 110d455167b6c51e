/** Starts and closes many matches together on one server. */
import { scriptOf, type Contender } from './contender.ts';
import type { Scripts } from './games.ts';
import { Player } from './player.ts';
import type { ServerProcess } from './server.ts';

/** A contender, and the server process that runs it. */
export interface Stand {
  readonly name: string;
  readonly contender: Contender;
  readonly server: Pick<ServerProcess, 'url' | 'ask'>;
}

/** The maximum number of matches that are seated at a time. */
const AT_A_TIME = 25;

let seated = 0;

/** Seats this many matches. The matches play the scripts' games in rotation. If `isLong`, all play the long game. */
export async function gather(
  { contender, server }: Stand,
  scripts: Scripts,
  matches: number,
  isLong = false,
): Promise<Player[]> {
  const players: Player[] = [];
  while (players.length < matches) {
    const count = Math.min(AT_A_TIME, matches - players.length);
    const coming = Array.from({ length: count }, (_, i) => {
      const game = isLong ? -1 : (players.length + i) % scripts.games.length;
      const place = { table: `t${seated++}`, game, script: scriptOf(scripts, game) };
      return Player.seat(contender, server.url, place);
    });
    players.push(...(await Promise.all(coming)));
  }
  return players;
}
