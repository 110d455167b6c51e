/** Random codes and ids, and the digest under which a seat's token is stored. */
import { createHash } from 'node:crypto';
import { customAlphabet, nanoid } from 'nanoid';
import { CODE_DIGITS, CODE_LETTERS, isCode, KEY_LENGTH, RECOVERY_LENGTH } from '../../shared/wire/codes.ts';

const characters = customAlphabet(CODE_LETTERS + CODE_DIGITS);

/** A random table code of this length: see shared/wire/codes.ts. */
export function newCode(length: number): string {
  let code = characters(length);
  while (!isCode(code)) code = characters(length);
  return code;
}

/** A key that lets another device take over a player's seat. */
export const newKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, KEY_LENGTH);

/** A key with which a player gets the seat back when no device remembers it. */
export const newRecoveryKey = customAlphabet(CODE_LETTERS + CODE_DIGITS, RECOVERY_LENGTH);

/** A random id for a table, a game or a player. It can't be guessed, though no secrecy depends on that. */
export function newId(): string {
  return nanoid(12);
}

/** This many characters hold 96 random bits, so a link can't be guessed. */
const LINK_SECRET = 16;

/** A link to one of a table's games: the id of the table, and a secret. */
export function newLink(table: string): string {
  return table + nanoid(LINK_SECRET);
}

/** The id of the table that a link leads to, if it is one of ours. */
export function tableOfLink(link: string): string {
  return link.slice(0, -LINK_SECRET);
}

/** The digest of a token. A plain one is enough, because tokens are 256 random bits. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
