/** Plays Poseidon's turn over the network, using only what he knows. */
import { randomPoseidonMove } from '../../shared/game/moves.ts';
import type { GameFeed } from '../../shared/wire/protocol.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import { gameFeed, type Guest } from './guests.ts';
import { seeded } from './random.ts';

/** Poseidon's view of the game, computed from the events that he has received. */
export function poseidonsView({ events }: GameFeed): PoseidonView {
  const view = events.reduce<PoseidonView | undefined>(
    (view, told) => followPoseidon(view, told as Parameters<typeof followPoseidon>[1]),
    undefined,
  );
  if (!view) throw new Error('no game');
  return view;
}

/** Plays one legal turn of Poseidon. */
export async function storm(poseidon: Guest): Promise<void> {
  const view = poseidonsView(gameFeed((await poseidon.attend()).feeds));
  const move = randomPoseidonMove(view, seeded(1));
  if (move) await poseidon.does(move);
}
