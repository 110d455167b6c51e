/** The drawings of islands on boards and in reports. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Terrain from '../../client/board/Terrain.svelte';
import ExploringArt from '../../client/game/survey/ExploringArt.svelte';
import { boardFilesIn, BOARDS_FOLDER, readBoardFile } from '../../server/lib/read-board-file.ts';

const BOARDS = boardFilesIn(BOARDS_FOLDER).flatMap((file) => {
  const parsed = readBoardFile(file);
  return parsed.ok ? [parsed.board] : [];
});
const strokes = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<path d="([^"]+)" fill="var\(--(?:woody|rocky)\)"/g)].map(([, drawn]) => drawn);
const told = (island: 'woody' | 'rocky') =>
  strokes(
    render(ExploringArt, {
      props: {
        ship: 'red',
        exploring: { island, deepSea: false, ships: [], lighthouse: null, fogBank: false },
      },
    }).body,
  );

describe('an island that a report tells of', () => {
  it.each(['woody', 'rocky'] as const)('looks like none on a board, which would be meant: %s', (kind) => {
    const [drawing, ...more] = told(kind);
    expect(drawing).toBeDefined();
    expect(more).toEqual([]);
    expect(BOARDS.length).toBeGreaterThan(3);
    for (const board of BOARDS) {
      const drawn = strokes(render(Terrain, { props: { board } }).body);
      expect(drawn.length, board.id).toBeGreaterThan(10);
      expect(drawn, board.id).not.toContain(drawing);
    }
  });
});
