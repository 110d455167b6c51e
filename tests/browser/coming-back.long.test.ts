/**
 * A player whose browser has lost its storage returns to a running game. There are three cases: a friend is connected,
 * nobody is connected, or the player plays alone against an opponent. Each case is tested on a home server and on a
 * public one. A stranger who knows the code can't take the seat. Pictures are saved in test-results/coming-back.
 */
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { Client, granted } from '../helpers/client.ts';
import { atTheDoor, comesByKey, isNavigator, playedAt, saysToBe } from './coming-back.ts';
import { goHome } from './door.ts';
import { useOwnServer } from './own-server.ts';
import type { Person } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();
const RETURN_MS = 1_500;
const servers = {
  home: useOwnServer({ returnMs: RETURN_MS }),
  public: useOwnServer({ returnMs: RETURN_MS, isPublic: true }),
};

const picture = ({ page }: Person, name: string) =>
  page.screenshot({ path: `test-results/coming-back/${name}.png`, fullPage: true });

const keyOf = async (client: Client) =>
  granted(await client.ask<{ key: string }>('keep-recovery', { player: client.player })).key;

/**
 * Claims on a stranger's page to be Ann. Expects that the stranger is still waiting after twice the waiting time of a
 * home server.
 */
async function staysOutside(stranger: Person, name: string): Promise<void> {
  await saysToBe(stranger, 'Ann');
  await stranger.page.getByRole('heading', { name: t.seats.waitingAs('Ann') }).waitFor();
  await stranger.page.waitForTimeout(2 * RETURN_MS);
  await picture(stranger, name);
  expect(await stranger.page.getByRole('heading', { name: t.seats.waitingAs('Ann') }).count()).toBe(1);
}

describe.each(['home', 'public'] as const)('at a server: %s', (where) => {
  const at = () => ({ browser: stage.browser, url: servers[where].url });

  it('one friend connected', async () => {
    const { code, ann, pia } = await playedAt(at().url);
    ann.close();
    const back = await atTheDoor(at(), code, 'Ann');
    await picture(back, `${where}-friend-1-door`);
    await staysOutside(back, `${where}-friend-2-waiting`);
    await expect.poll(() => pia.knocks.length).toBe(1);
    granted(await pia.ask('let-in', { player: pia.player, knock: pia.knocks[0]?.id, letIn: true }));
    await isNavigator(back);
    await picture(back, `${where}-friend-3-back`);
    pia.close();
    await goHome(back);
  });

  it('nobody connected', async () => {
    const { code, ann, pia } = await playedAt(at().url);
    const key = await keyOf(ann);
    ann.close();
    pia.close();
    if (where === 'public') {
      const stranger = await atTheDoor(at(), code);
      await staysOutside(stranger, 'public-nobody-1-stranger');
      await goHome(stranger);
    }
    const back = await atTheDoor(at(), code, 'Ann');
    if (where === 'home') await saysToBe(back, 'Ann');
    else await comesByKey(back, key);
    await isNavigator(back);
    await picture(back, `${where}-nobody-2-back`);
    await goHome(back);
  });

  it('alone at the table', async () => {
    const ann = new Client(at().url);
    const made = granted(
      await ann.ask<{ code: string; player: string }>('make', {
        ...{ token: ann.token, name: 'Ann', alone: { side: 'navigators', opponent: 'triton' } },
      }),
    );
    Object.assign(ann, made);
    await ann.attend();
    const key = await keyOf(ann);
    ann.close();
    if (where === 'public') {
      const stranger = await atTheDoor(at(), made.code);
      await staysOutside(stranger, 'public-alone-1-stranger');
      await goHome(stranger);
    }
    const back = await atTheDoor(at(), made.code, 'Ann');
    if (where === 'home') await saysToBe(back, 'Ann');
    else await comesByKey(back, key);
    await isNavigator(back);
    await picture(back, `${where}-alone-2-back`);
    await goHome(back);
  });
});
