/**
 * A player who has lost everything returns to a running game: on a home server and on a public one, for each kind of
 * loss, and whoever is still connected. A stranger who knows the code stays outside. With `ODYSSEY_STEPS`, pictures of
 * each way back are written to a folder.
 */
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { granted, type Client } from '../helpers/client.ts';
import {
  aloneAt,
  atTheDoor,
  comesByKey,
  isNavigator,
  keyOf,
  LOSSES,
  playedAt,
  saysToBe,
  sitsDown,
} from './coming-back.ts';
import { goHome } from './door.ts';
import { useOwnServer } from './own-server.ts';
import type { Person } from './people.ts';
import { button } from './parts.ts';
import { useStage } from './stage.ts';
import { stepsOf } from './steps.ts';

const stage = useStage();
const RETURN_MS = 1_500;
const servers = {
  home: useOwnServer({ returnMs: RETURN_MS }),
  public: useOwnServer({ returnMs: RETURN_MS, isPublic: true }),
};
type Where = keyof typeof servers;

const COMPANY = ['one friend connected', 'nobody connected', 'alone at the table'] as const;
type Company = (typeof COMPANY)[number];

const cases = (['home', 'public'] as const).flatMap((where) =>
  COMPANY.flatMap((company) => LOSSES.map((loss) => ({ where, company, loss, lost: loss.name }))),
);

const at = (where: Where) => ({ browser: stage.browser, url: servers[where].url });

/** A running game in which Ann is a Navigator. Her friend Pia is connected only if the company says so. */
async function game(
  where: Where,
  company: Company,
): Promise<{ ann: Client; friends: Client[]; key: string }> {
  if (company === 'alone at the table') {
    const ann = await aloneAt(servers[where].url);
    return { ann, friends: [], key: await keyOf(ann) };
  }
  const { ann, pia } = await playedAt(servers[where].url);
  const key = await keyOf(ann);
  if (company === 'one friend connected') return { ann, friends: [pia], key };
  pia.close();
  return { ann, friends: [], key };
}

/** Answers whoever says that they are Ann. */
async function answer(friend: Client, letIn: boolean): Promise<void> {
  await expect.poll(() => friend.knocks).toMatchObject([{ name: 'Ann' }]);
  granted(await friend.ask('let-in', { player: friend.player, knock: friend.knocks[0]?.id, letIn }));
}

/** Expects that somebody who says that they are Ann still waits after twice the waiting time of a home server. */
async function staysOutside(stranger: Person): Promise<void> {
  await stranger.page.getByRole('heading', { name: t.seats.waitingAs('Ann') }).waitFor();
  // Next to the long sentence, the line of waves keeps its size.
  const waves = stranger.page.getByRole('status').locator('svg:visible').first();
  expect(await waves.evaluate(({ clientWidth }) => clientWidth)).toBe(40);
  await stranger.page.waitForTimeout(2 * RETURN_MS);
  expect(await stranger.page.getByRole('heading', { name: t.seats.waitingAs('Ann') }).count()).toBe(1);
}

describe.each(cases)('$where server, $company, $lost', ({ where, company, loss }) => {
  it('the player gets back', async () => {
    const step = stepsOf(`${where} ${company} ${loss.name}`);
    const { ann, friends, key } = await game(where, company);
    const before = await sitsDown(at(where), ann);
    const back = await loss.of(before, at(where), ann.code);
    await button(back.page, t.seats.iAm('Ann')).waitFor();
    await step('door', back);
    const [friend] = friends;
    if (friend || where === 'home') await saysToBe(back, 'Ann');
    else await comesByKey(back, key);
    if (friend) {
      await back.page.getByText(t.seats.asked(['Pia'])).waitFor();
      await step('waiting', back);
      await answer(friend, true);
    }
    await isNavigator(back);
    await step('back', back);
    friend?.close();
    await goHome(back);
  });
});

describe.each([
  ['home', 'one friend connected'],
  ['public', 'one friend connected'],
  ['public', 'nobody connected'],
  ['public', 'alone at the table'],
] as const)('%s server, %s', (where, company) => {
  it('a stranger who knows the code stays outside', async () => {
    const step = stepsOf(`${where} ${company} stranger`);
    const { ann, friends } = await game(where, company);
    ann.close();
    const stranger = await atTheDoor(at(where), ann.code);
    await saysToBe(stranger, 'Ann');
    await staysOutside(stranger);
    await step('waiting', stranger);
    for (const friend of friends) {
      await answer(friend, false);
      await stranger.page.getByText(t.seats.refusedText).waitFor();
      await step('refused', stranger);
      friend.close();
    }
    await goHome(stranger);
  });
});
