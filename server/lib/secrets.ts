/** Random codes and ids, and the digest under which a seat's token is kept. */
import { createHash } from 'node:crypto';
import { customAlphabet, nanoid } from 'nanoid';
import { CODE_DIGITS, CODE_LETTERS, isCode, KEY_LENGTH, RECOVERY_LENGTH } from '../../shared/wire/codes.ts';

const characters = customAlphabet(CODE_LETTERS + CODE_DIGITS);

/** A random table code of so many characters, see shared/wire/codes.ts. */
export function newCode(length: number): string {
  let code = characters(length);
  while (!isCode(code)) code = characters(length);
  return code;
}

/** A key that lets another device take a player's place. */
export const newKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, KEY_LENGTH);

/** A key with which a player comes back when every device has forgotten them. */
export const newRecoveryKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, RECOVERY_LENGTH);

/** An id for a table, a game or a player: unguessable, though nothing depends on that. */
export function newId(): string {
  return nanoid(12);
}

/** As many characters as make 96 random bits: nobody guesses a link. */
const LINK_SECRET = 16;

/** A link to one of a table's games: the id of the table, by which it is found, and a secret. */
export function newLink(table: string): string {
  return table + nanoid(LINK_SECRET);
}

/** The id of the table that a link leads to, if it is one of ours. */
export function tableOfLink(link: string): string {
  return link.slice(0, -LINK_SECRET);
}

/** Tokens are 256 random bits, so a plain digest is enough to keep them unreadable on disk. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
