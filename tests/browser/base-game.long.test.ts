/** More whole games on real pages: on each board, and two games at one table. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { boardTitle } from '../../client/ui/board-name.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { seeded } from '../helpers/random.ts';
import { chooseBoard } from './lobby.ts';
import { button } from './parts.ts';
import { begin, meet } from './people.ts';
import { adrift, ending, playToTheEnd, WHOLE_GAME_MS } from './playing.ts';
import { expectRightEnding } from './right-ending.ts';
import { useStage } from './stage.ts';
import { knowing } from './truth.ts';

const stage = useStage();
const boards = loadBoards('boards');

function boardOf(id: string) {
  const board = boards.get(id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

it.each([
  ['A', 'home'],
  ['B', 'anywhere'],
  ['C', 'home'],
  ['D', 'anywhere'],
] as const)(
  'on board %s, sailing %s',
  async (id, where) => {
    const { navigator, poseidon, code } = await meet(stage.browser, stage.url);
    const board = boardOf(id);
    await chooseBoard(navigator, boardTitle(id));
    await begin(navigator);
    const random = seeded(id.charCodeAt(0));
    const steer = where === 'home' ? knowing(poseidon, board) : adrift(random);
    const moves = await playToTheEnd(poseidon, [navigator], { random, steer });
    expect(moves).toBeGreaterThan(10);
    await expectRightEnding([poseidon, navigator], stage.url, code);
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  },
  WHOLE_GAME_MS,
);

it(
  'another game at the same table, with swapped seats',
  async () => {
    const { navigator, poseidon } = await meet(stage.browser, stage.url);
    await begin(navigator);
    const random = seeded(2);
    await playToTheEnd(poseidon, [navigator], { random, steer: knowing(poseidon, boardOf('A')) });
    await ending(poseidon).waitFor();
    await button(navigator.page, t.seats.swap).click();
    await poseidon.page
      .getByRole('status')
      .getByText(t.seats.swapWanted([navigator.name]))
      .waitFor();
    await button(poseidon.page.getByRole('main'), t.seats.swap).first().click();
    await button(poseidon.page, t.ending.toLobby).click();
    await begin(poseidon);
    await navigator.page.getByRole('region', { name: t.tiles.hand }).waitFor();
    await poseidon.page.getByRole('list', { name: t.navigators.crew }).waitFor();
    await Promise.all([navigator.context.close(), poseidon.context.close()]);
  },
  WHOLE_GAME_MS,
);
