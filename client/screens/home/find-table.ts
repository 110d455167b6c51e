/** Finds the table for a code or link that a player has typed or pasted. Loaded when needed. */
import { tableMeant } from '../../../shared/wire/addresses.ts';
import { parseCode, spaced } from '../../../shared/wire/codes.ts';
import { connection } from '../../lib/connection.svelte.ts';
import { keyPath, tablePath } from '../../lib/router.svelte.ts';
import { language } from '../../text/catalogue.svelte.ts';
import { refusalText } from '../../text/refusal-text.ts';
import { t } from '../../text/text.ts';

/** The table's address, or a message that says why no table was found. */
export type Found = { readonly path: string } | { readonly why: string };

export async function findTable(typed: string): Promise<Found> {
  const meant = tableMeant(typed);
  if (meant.what === 'nothing') return { why: t.home.notACode(typed.trim()) };
  if (meant.what === 'several') return { why: t.home.severalCodes(meant.codes.map(spaced)) };
  const { code, key } = meant;
  const answer = await connection.ask('look', { code, tokens: [] });
  if (!answer) return { why: t.connection.noAnswer };
  if (answer.ok) return { path: key === null ? tablePath(code) : keyPath(code, key) };
  // The message repeats the code as it was typed, because people compare codes letter by letter.
  const said = parseCode(typed) === code ? typed.trim().toUpperCase() : spaced(code);
  if (answer.refusal === 'no-such-table') return { why: t.home.noSuchTable(said) };
  return language.need('tables').then(
    () => ({ why: refusalText(answer.refusal, answer.waitMs) }),
    () => ({ why: t.connection.noAnswer }),
  );
}
