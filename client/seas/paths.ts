/**
 * The addresses of the boards of this device, each by its key, and of a board that the address itself holds. What stands
 * after `#` never reaches a server.
 */
import { BOARDS_PATH } from '../../shared/wire/routes.ts';

export const boardPath = (key: string) => `${BOARDS_PATH}/${key}`;
export const editBoardPath = (key: string) => `${BOARDS_PATH}/${key}/edit`;
export const packedBoardPath = (packed: string) => `${BOARDS_PATH}#${packed}`;

/** What an address leads to, by the part after `/boards`. */
export function boardAt(rest: string): {
  readonly key: string | null;
  readonly isEdited: boolean;
  readonly packed: string | null;
} {
  const [, key = null, edit, packed = null] = /^(?:\/(\w+)(\/edit)?|#(.+))?$/.exec(rest) ?? [];
  return { key, isEdited: edit !== undefined, packed };
}
