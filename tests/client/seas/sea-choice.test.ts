/** Choosing seas: what this device offers, the cards of the lobby, and the names of boards whatever their kind. */
import { SvelteMap } from 'svelte/reactivity';
import { expect, it } from 'vitest';
import { boardCards } from '../../../client/screens/lobby/board-cards.ts';
import { anotherSea, SeaChoice } from '../../../client/seas/sea-choice.svelte.ts';
import { t } from '../../../client/text/text.ts';
import { boardTitle, shortBoardName } from '../../../client/ui/board-name.ts';
import { parseSeaId, seaId, writeSeaCode } from '../../../shared/seas/code.ts';
import { seaName } from '../../../shared/seas/names.ts';
import { SMALL_SEA } from '../../helpers/boards.ts';

const HARD = { version: 1, size: 13, difficulty: 'expert', seed: 5 } as const;
const DRAWN = { ...SMALL_SEA, id: 'own-abc', name: 'Grandma’s bay' };

it('offers a balanced sea of medium size, and goes on offering a chosen one when another board is chosen', () => {
  const at = new SvelteMap([['chosen', 'A']]);
  const choice = new SeaChoice(() => at.get('chosen') ?? '');
  expect([choice.isChosen, choice.sea.size, choice.sea.difficulty]).toEqual([false, 11, 'standard']);
  expect(choice.id).toBe(seaId(choice.sea));
  at.set('chosen', seaId(HARD));
  expect([choice.isChosen, choice.sea]).toEqual([true, HARD]);
  choice.keep();
  at.set('chosen', 'B');
  expect([choice.isChosen, choice.sea]).toEqual([false, HARD]);
});

it('takes another sea of the same kind, or of the kind that is asked for', () => {
  const choice = new SeaChoice(() => seaId(HARD));
  const seas = Array.from({ length: 5 }, () => parseSeaId(choice.another()));
  for (const sea of seas) expect(sea).toMatchObject({ size: 13, difficulty: 'expert' });
  expect(new Set(seas.map((sea) => sea?.seed)).size).toBeGreaterThan(1);
  expect(parseSeaId(choice.another({ size: 9 }))).toMatchObject({ size: 9, difficulty: 'expert' });
  expect(parseSeaId(anotherSea(seaId(HARD)) ?? '')).toMatchObject({ size: 13, difficulty: 'expert' });
  expect(anotherSea('A')).toBeUndefined();
});

it('names a sea with its code, and a drawn board with its name', () => {
  const code = writeSeaCode(HARD);
  expect(boardTitle(seaId(HARD))).toBe(t.boards.title(code, seaName(HARD)));
  expect(shortBoardName(seaId(HARD))).toBe(t.boards.bySea(code));
  expect(boardTitle('own-abc', DRAWN.name)).toBe(t.boards.ownName(DRAWN.name));
  expect([boardTitle('own-abc'), shortBoardName('own-abc')]).toEqual([t.boards.own, t.boards.own]);
  expect(boardTitle('A')).toBe(t.boards.title('A', t.boards.names['The Halcyon Roads']));
  expect([boardTitle('sea-????'), shortBoardName('B')]).toEqual([
    t.boards.byLetter('sea-????'),
    t.boards.byLetter('B'),
  ]);
});

it('shows the boards of the server, each drawn board once, and a sea', () => {
  const choice = {
    id: seaId(HARD),
    boards: { list: [{ ...SMALL_SEA, id: 'A' }] },
    sea: new SeaChoice(() => seaId(HARD)),
  };
  const cards = boardCards(choice, [DRAWN], [DRAWN, { ...DRAWN, id: 'own-def' }], false);
  expect(cards.map(({ id }) => id)).toEqual(['A', 'own-abc', 'own-def', seaId(HARD)]);
  expect(cards.map(({ isDrawn }) => isDrawn === true)).toEqual([false, true, true, false]);
  const sea = cards.at(-1);
  expect(sea?.spoken).toBe(t.boards.seaNamed(boardTitle(seaId(HARD))));
  expect(sea?.facts).toEqual([t.boards.sea, t.boards.kinds.expert, t.boards.size(13, 13)]);
  expect(sea?.board).toBeUndefined();
});

it('shows only the chosen board to somebody who may not choose, whatever its kind', () => {
  for (const id of ['A', seaId(HARD), DRAWN.id]) {
    const choice = { id, boards: { list: [{ ...SMALL_SEA, id: 'A' }] }, sea: new SeaChoice(() => id) };
    expect(boardCards(choice, [DRAWN], [], true).map((card) => card.id)).toEqual([id]);
  }
});
