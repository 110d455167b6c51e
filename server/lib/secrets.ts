/** Random codes and ids, and the digest under which a seat's token is stored. */
import { createHash } from 'node:crypto';
import { customAlphabet, nanoid } from 'nanoid';
import { CODE_DIGITS, CODE_LETTERS } from '../../shared/code-characters.ts';
import { isCode, KEY_LENGTH, RECOVERY_LENGTH } from '../../shared/wire/codes.ts';

const characters = customAlphabet(CODE_LETTERS + CODE_DIGITS);

/** A random table code of the given length: see shared/wire/codes.ts. */
export function newCode(length: number): string {
  let code = characters(length);
  while (!isCode(code)) code = characters(length);
  return code;
}

/** Makes a key that lets another device take over a player's seat. */
export const newKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, KEY_LENGTH);

/** Makes a recovery key, with which a player gets the seat back when no device has the seat's token any more. */
export const newRecoveryKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, RECOVERY_LENGTH);

/** A random id for a table, a game or a player. The id can't be guessed, but no secret depends on that. */
export function newId(): string {
  return nanoid(12);
}

/** The number of characters of a link's secret. They contain 96 random bits, so a link can't be guessed. */
const LINK_SECRET = 16;

/** A new link to one of a table's games: the table's id and a secret. */
export function newLink(table: string): string {
  return table + nanoid(LINK_SECRET);
}

/** The id of the table that a link leads to. The result is arbitrary if the text doesn't have the form of a link. */
export function tableOfLink(link: string): string {
  return link.slice(0, -LINK_SECRET);
}

/** The digest of a token. An unsalted digest is enough, because tokens are 256 random bits. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
