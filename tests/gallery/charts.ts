/** Charts from which many states and tests of the Navigators' tools start. */
import type { Square } from '../../shared/board/squares.ts';
import type { Heading } from '../../shared/board/squares.ts';
import type { Variants } from '../../shared/game/game.ts';
import type { Scene } from './scene.ts';
import { underway, type Around } from './scenes.ts';

/** A game in which Poseidon has driven yellow to b9. It is the Navigators' turn. */
export async function storm(around: Around = {}, variants: Partial<Variants> = {}): Promise<Scene> {
  const scene = await underway({}, variants, around);
  if ((variants.maelstroms ?? 0) > 0)
    await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  return scene.does('Pia', { type: 'play-storm', storm: 'yellow', pushes: { yellow: 'b9' } });
}

/**
 * The same game as in `storm`, with reminders for the red ship on these squares. If a heading is given, red has also sailed in that
 * direction and reported.
 */
export async function withReminders(
  squares: readonly Square[],
  variants: Partial<Variants> = {},
  around: Around = {},
  heading?: Heading,
): Promise<Scene> {
  const scene = await storm(around, variants);
  for (const [number, on] of squares.entries())
    await scene.does('Ann', { type: 'remind', ship: 'red', number, square: on });
  return heading ? scene.does('Ann', { type: 'sail', ship: 'red', heading }) : scene;
}

/** A game with a maelstrom and the full oracle. Red has sailed north and reported. */
export const reportedInFull = (): Promise<Scene> =>
  withReminders(['h8', 'i8'], { maelstroms: 1 }, { oracle: 'full', surveyHelp: 'guesses' }, 'N');

/**
 * A game in which each ship has reported once, and the second storm has then driven red. The Navigators' guess for red
 * is therefore in doubt.
 */
export async function secondRound(around: Around = {}): Promise<Scene> {
  const scene = await storm(around);
  const orders = { red: 'N', green: 'S', white: 'S', yellow: 'N' } as const;
  for (const [ship, heading] of Object.entries(orders))
    await scene.does('Ann', { type: 'sail', ship: ship as keyof typeof orders, heading });
  return scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
}

/** A game in which a maelstrom has caught red, so that Poseidon has to push it out. */
export async function caught(): Promise<Scene> {
  const scene = await underway({}, { maelstroms: 1 });
  await scene.does('Pia', { type: 'place-dangers', maelstroms: ['g8'], fogBanks: [] });
  await scene.does('Pia', { type: 'play-storm', storm: 'red', pushes: { red: 'h8' } });
  return scene.does('Ann', { type: 'sail', ship: 'red', heading: 'W' });
}
