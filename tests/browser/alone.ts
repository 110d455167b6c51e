/** Actions of a person who plays alone. */
import { language } from '../../client/text/catalogue.svelte.ts';
import { t } from '../../client/text/text.ts';
import { CHARACTERS, type Opponent } from '../../shared/opponents/opponents.ts';
import { seeded } from '../helpers/random.ts';
import type { Person } from './people.ts';
import { adrift, navigatorsAct, once, poseidonActs } from './playing.ts';

await language.need('solo');

/** Starts a game against an opponent, with two taps from the home page. */
export async function beginAlone({ page }: Person, url: string, opponent: Opponent): Promise<void> {
  await page.goto(url);
  await page.getByRole('link', { name: t.home.alone }).click();
  await page.getByRole('button', { name: new RegExp(`^${CHARACTERS[opponent].name}`) }).click();
  await page.waitForURL(/\/t\/\w{4,10}$/);
}

/** Makes two moves, so the opponent has to answer in between. */
export async function expectAnswers(one: Person, opponent: Opponent): Promise<void> {
  const random = seeded(3);
  const isPoseidon = CHARACTERS[opponent].home === 'navigators';
  const act = () => (isPoseidon ? poseidonActs(one, random) : navigatorsAct(one, random, adrift(random)));
  await once(act);
  await once(act);
}
