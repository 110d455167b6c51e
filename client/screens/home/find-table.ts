/** Finds the table for a code or link that a player has typed or pasted. Loaded when needed. */
import { tableMeant } from '../../../shared/wire/addresses.ts';
import { parseCode, spaced } from '../../../shared/wire/codes.ts';
import { connection } from '../../lib/connection.svelte.ts';
import { keyPath, router, tablePath } from '../../lib/router.svelte.ts';
import { language } from '../../text/catalogue.svelte.ts';
import { refusalText } from '../../text/refusal-text.ts';
import { t } from '../../text/text.ts';

/** Goes to the table. Returns why no table was found; empty if one was. */
export async function goToTable(typed: string): Promise<string> {
  const meant = tableMeant(typed);
  if (meant.what === 'nothing') return t.home.notACode(typed.trim());
  if (meant.what === 'several') return t.home.severalCodes(meant.codes.map(spaced));
  const { code, key } = meant;
  const answer = await connection.ask('look', { code, tokens: [] });
  if (!answer) return t.connection.noAnswer;
  if (answer.ok) {
    router.go(key === null ? tablePath(code) : keyPath(code, key));
    return '';
  }
  // The message repeats the code as it was typed, because people compare codes letter by letter.
  const said = parseCode(typed) === code ? typed.trim().toUpperCase() : spaced(code);
  if (answer.refusal === 'no-such-table') return t.home.noSuchTable(said);
  return language.need('tables').then(
    () => refusalText(answer.refusal, answer.waitMs),
    () => t.connection.noAnswer,
  );
}
