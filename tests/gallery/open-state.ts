/** Opens a state. */
import type { Person } from '../browser/people.ts';
import type { Stage } from '../browser/stage.ts';
import { openDevice } from './device.ts';
import { canReuse, reuseDevice } from './reused-device.ts';
import { Scene } from './scene.ts';
import type { State } from './state.ts';

/** Opens a page in a state. `close` it when it has been looked at. */
export async function openState(
  stage: Stage,
  state: State,
): Promise<Person & { readonly close: () => Promise<void> }> {
  const { scene: makeScene, ...device } = state;
  const scene = await makeScene?.();
  const isReused = canReuse(device);
  const person = await (isReused ? reuseDevice : openDevice)(stage, { ...device, scene });
  const { page } = person;
  await (state.there?.(page) ?? page.locator('h1').first()).waitFor();
  await state.reach?.(person, scene ?? new Scene([]));
  return { ...person, close: async () => (isReused ? undefined : person.context.close()) };
}
