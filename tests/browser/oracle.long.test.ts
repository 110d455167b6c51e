/** The oracle in whole games played on real pages, and on a slow device. */
import { describe, expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { seeded } from '../helpers/random.ts';
import { chooseOracle, chooseVariants, type Choices } from './lobby.ts';
import { begin, meet, type Person } from './people.ts';
import { adrift, navigatorsAct, playToTheEnd, poseidonActs } from './playing.ts';
import { isShaded } from './shades.ts';
import { useStage } from './stage.ts';
import { truth } from './truth.ts';

const stage = useStage();

const askForAll = (person: Person) => chooseOracle(person, t.oracle.says.full);

const isInTheShade = async (poseidon: Person, navigator: Person) =>
  isShaded(navigator.page, await truth(poseidon));

describe('with the full oracle', () => {
  it.each<[string, Choices]>([
    ['the base game', {}],
    [
      'storms face down, fog and a maelstrom',
      { 'Harder Deduction': 'On', 'Fog Banks': 'One', Maelstroms: 'One' },
    ],
  ])(
    'the truth is in the shade from the first round to the last: %s',
    async (_, variants) => {
      const { navigator, poseidon } = await meet(stage.browser, stage.url);
      await chooseVariants(navigator, variants);
      await askForAll(navigator);
      await poseidon.page.getByText(t.oracle.inGame.full).first().waitFor();
      await begin(navigator);
      const random = seeded(21);
      let looks = 0;
      await playToTheEnd(poseidon, [navigator], {
        random,
        steer: adrift(random),
        between: async () => {
          const chart = navigator.page.getByRole('list', { name: t.navigators.crew });
          // There is no chart while lighthouses and special tiles are being placed, or after the end, so there is
          // nothing to check.
          if (!(await chart.isVisible()) || Object.keys(await truth(poseidon)).length === 0) return;
          await expect
            .poll(() => isInTheShade(poseidon, navigator).catch(() => true), { timeout: 30_000 })
            .toBe(true);
          looks++;
        },
      });
      expect(looks).toBeGreaterThan(20);
      expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
      await Promise.all([navigator.context.close(), poseidon.context.close()]);
    },
    600_000,
  );

  it('long tasks at a processor four times as slow are printed', async () => {
    const { navigator, poseidon } = await meet(stage.browser, stage.url);
    await chooseVariants(navigator, { Maelstroms: 'Two' });
    await askForAll(navigator);
    const { page } = navigator;
    const devtools = await navigator.context.newCDPSession(page);
    await begin(navigator);
    const random = seeded(2);
    const steer = adrift(random);
    for (let storms = 0; storms < 3;)
      if (await poseidonActs(poseidon, random)) storms++;
      else await navigatorsAct(navigator, random, steer);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const seen: number[] = [];
      (window as unknown as { seen: number[] }).seen = seen;
      for (const type of ['longtask', 'event'])
        new PerformanceObserver((list) => {
          for (const { entryType, duration } of list.getEntries())
            seen.push(entryType === 'longtask' ? duration : -duration);
        }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
    });
    for (let steps = 0; steps < 6;) {
      if (await poseidonActs(poseidon, random)) continue;
      if (await navigatorsAct(navigator, random, steer)) steps++;
    }
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const most = (durations: readonly number[]) => Math.max(0, ...durations).toFixed(0);
    process.stdout.write(
      `the oracle on a slow device: longest task ${most(seen.filter((duration) => duration > 0))} ms, ` +
        `longest answer to a tap ${most(seen.filter((duration) => duration < 0).map((duration) => -duration))} ms\n`,
    );
    await expect.poll(() => isInTheShade(poseidon, navigator)).toBe(true);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  }, 300_000);
});
