/** The seas that this page has drawn. The worker starts with the first sea. */
import type { Board } from '../../shared/board/board.ts';
import { Drawing } from './drawing.ts';

const drawing = new Drawing(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The board of a sea, by its id. Rejects if the sea can't be drawn on this device. */
export const drawn = (id: string): Promise<Board> => drawing.drawn(id);
