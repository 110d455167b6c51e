/** Whole games through the real pages: Poseidon on a phone, the Navigators on a tablet. */
import { describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { seeded } from '../helpers/random.ts';
import { startMortalServer } from '../helpers/server.ts';
import { openSettings } from './lobby.ts';
import { begin, makeTable, meet, person, PHONE, TABLET } from './people.ts';
import { adrift, ending, navigatorsAct, once, playToTheEnd, poseidonActs } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { browser, server } from './stage.ts';
import { knowing } from './truth.ts';

const boards = loadBoards('boards');

describe('a whole game', () => {
  it.each([
    ['A', true],
    ['B', false],
    ['C', true],
    ['D', false],
  ] as const)('on board %s', async (id, knowsTheTruth) => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    const board = boards.get(id);
    if (!board) throw new Error(`no board ${id}`);
    await openSettings(navigator);
    await navigator.page.getByRole('radio', { name: `${id}: ${board.name}` }).check({ force: true });
    await begin(navigator);
    const random = seeded(id.charCodeAt(0));
    const steer = knowsTheTruth ? knowing(poseidon, board) : adrift(random);
    const said = { poseidon: new Set<string>(), navigator: new Set<string>() };
    const moves = await playToTheEnd(poseidon, [navigator], {
      random,
      steer,
      between: async () => {
        for (const [side, { page }] of [
          ['poseidon', poseidon],
          ['navigator', navigator],
        ] as const)
          for (const words of await page.getByText(/^\d of \d home$/).allTextContents())
            said[side].add(words);
      },
    });
    expect(moves).toBeGreaterThan(10);
    // Both heads count the ships that are home, as long as the game goes on.
    if (knowsTheTruth) {
      for (const words of Object.values(said)) {
        expect(words.size).toBeGreaterThan(1);
        expect(['1 of 3 home', '2 of 3 home', '3 of 3 home', '4 of 4 home'].slice(0, words.size)).toEqual([
          ...words,
        ]);
      }
    }
    await expectRightEnding([poseidon, navigator], server.url, code);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });
});

describe('a game with troubles', () => {
  it('goes on after reloads, cuts of the network and a killed server', async () => {
    const mortal = await startMortalServer();
    const { network } = mortal;
    const { navigator, poseidon, code } = await meet(browser, network.url);
    await begin(navigator);
    const random = seeded(8);
    const troubles: Readonly<Record<number, () => Promise<unknown>>> = {
      2: () => navigator.page.reload(),
      5: () => poseidon.page.reload(),
      8: async () => {
        network.cut();
        await navigator.page
          .getByText(/connection/i)
          .first()
          .waitFor();
        network.mend();
      },
      12: async () => {
        await mortal.kill();
        await poseidon.page
          .getByText(/connection/i)
          .first()
          .waitFor();
        await mortal.start();
      },
      17: async () => {
        await mortal.kill();
        await mortal.start();
      },
    };
    await playToTheEnd(poseidon, [navigator], {
      random,
      steer: adrift(random),
      between: async (moves) => void (await troubles[moves]?.()),
    });
    await expectRightEnding([poseidon, navigator], network.url, code);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
    await mortal.stop();
  });

  it('both pages are back by themselves when the server is', async () => {
    const mortal = await startMortalServer();
    const { navigator, poseidon } = await meet(browser, mortal.url);
    await begin(navigator);
    const random = seeded(4);
    await once(() => poseidonActs(poseidon, random));
    await once(() => navigatorsAct(navigator, random, adrift(random)));
    await mortal.kill();
    await mortal.start();
    // No reload, no tap: the next order goes through.
    await once(() => navigatorsAct(navigator, random, adrift(random)));
    await poseidon.page.getByRole('region', { name: 'Orders and replies' }).waitFor();
    // The same when it was told to stop, as for a new version.
    expect(await mortal.terminate()).toBe(0);
    await mortal.start();
    await once(() => navigatorsAct(navigator, random, adrift(random)));
    expect([...navigator.faults, ...poseidon.faults]).toEqual([]);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
    await mortal.stop();
  });
});

describe('the way in', () => {
  it('by a code that was misread, and not by one that is wrong', async () => {
    const ann = await person(browser, 'Ann', TABLET);
    const bob = await person(browser, 'Bob', PHONE);
    const code = await makeTable(ann, server.url);
    await bob.page.goto(server.url);
    await bob.page.getByRole('textbox', { name: 'Code' }).fill('aaaa');
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click();
    await bob.page.getByText(/can’t be a code/).waitFor();
    await bob.page.getByRole('textbox', { name: 'Code' }).fill(` ${code.toLowerCase()} `);
    await bob.page.getByRole('button', { name: 'Join', exact: true }).click();
    await bob.page.waitForURL(`**/t/${code}`);
    await bob.page.goto(`${server.url}/t/CD5F`);
    await bob.page.getByRole('heading', { name: 'No such table' }).waitFor();
    await Promise.all([ann.context.close(), bob.context.close()]);
  });

  it('a second tab takes over, and gives back', async () => {
    const ann = await person(browser, 'Ann', TABLET);
    const code = await makeTable(ann, server.url);
    // The first has to be there before the second can come after it.
    await ann.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    const tab = await ann.context.newPage();
    await tab.goto(`${server.url}/t/${code}`);
    await tab.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    await ann.page.getByRole('button', { name: 'Use it here' }).click();
    await ann.page.getByRole('button', { name: 'Begin', exact: true }).waitFor();
    await tab.getByRole('button', { name: 'Use it here' }).waitFor();
    await ann.context.close();
  });

  it('another game at the same table, with changed seats', async () => {
    const { navigator, poseidon } = await meet(browser, server.url);
    await begin(navigator);
    const random = seeded(2);
    await playToTheEnd(poseidon, [navigator], {
      random,
      steer: knowing(poseidon, boards.get('A') ?? { columns: 9, rows: 9 }),
    });
    await ending(poseidon).waitFor();
    await poseidon.page.getByRole('button', { name: 'Change setup' }).click();
    await poseidon.page.getByRole('button', { name: /^Swap seats/ }).click();
    await poseidon.page.getByRole('alertdialog').getByRole('button', { name: 'Swap seats' }).click();
    await begin(poseidon);
    await navigator.page.getByRole('region', { name: 'Your tiles' }).waitFor();
    await poseidon.page.getByRole('list', { name: 'Ships' }).waitFor();
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  });

  it('a friend who looks on sees neither side', async () => {
    const { navigator, poseidon, code } = await meet(browser, server.url);
    await begin(navigator);
    const cleo = await person(browser, 'Cleo', TABLET);
    await cleo.page.goto(`${server.url}/t/${code}`);
    await cleo.page.getByRole('button', { name: 'Only look on' }).click();
    await cleo.page
      .getByText(/watching/i)
      .first()
      .waitFor();
    for (const label of await cleo.page
      .locator('[data-square]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))) {
      expect(label.replace(/start of the \w+ ship/, '')).not.toMatch(/ship/);
    }
    await Promise.all([navigator, poseidon, cleo].map(({ context }) => context.close()));
  });
});
