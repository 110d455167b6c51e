/** Tables with three players: Ann is the host, and Pia and Ben play too. */
import type { GameEvent } from '../../shared/game/game.ts';
import { nextSeats } from '../../shared/table/series.ts';
import { began, playOut } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { boardFrom } from '../helpers/board-from.ts';
import { Scene } from './scene.ts';
import { playedSeries } from './scenes.ts';

/** A table in the lobby at which all three players have seats. Pia is Poseidon. */
export async function threeSeated(): Promise<Scene> {
  const scene = new Scene(['Ann', 'Pia', 'Ben']);
  await scene.does('Pia', { type: 'sit', seat: 'poseidon' });
  await scene.does('Ann', { type: 'sit', seat: 'navigators' });
  return scene.does('Ben', { type: 'sit', seat: 'navigators' });
}

/** A series of the three players with this number of finished games. After three games, the series is over. */
export const inSeries = (games = 0): Scene => playedSeries({ people: ['Ann', 'Pia', 'Ben'], games });

/** The next game of the series, either at its start or in its last round. */
export function nextGame(scene: Scene, isLastRound = false): Scene {
  const { poseidon, navigators } = nextSeats(scene.table);
  const [one, other] = navigators;
  if (poseidon === null || one === undefined || other === undefined) throw new Error('the series is over');
  const owners = { red: one, green: other, white: one, yellow: other };
  const series = scene.table.series.at(-1)?.id ?? null;
  const game = `game-${scene.table.games.length + 1}`;
  const first = began(boardFrom({}), {}, { navigators, owners });
  let log: readonly GameEvent[] = [first];
  for (const play of isLastRound ? playOut(first, seeded(3)) : [])
    if (play.game.phase === 'poseidon') ({ log } = play);
  return scene.happens(
    [{ type: 'game-began', game, board: 'A', mode: 'competing', poseidon, navigators, owners, series }],
    log,
  );
}
