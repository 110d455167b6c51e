/** Cleans up text from chats, keyboards and word processors. */

/** The code points of the digit zero in scripts whose digits NFKC does not convert. */
const ZEROS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** The maximum number of characters that are read. The texts that people type, paste or forward are shorter. */
const LONGEST = 4_000;

/**
 * The maximum depth of nested percent escapes. A link that is forwarded through several chats is escaped again in each.
 */
const MOST_ESCAPES = 5;

/** Decodes percent escapes, including nested ones. Malformed and incomplete escapes become spaces. */
function decoded(text: string, times = MOST_ESCAPES): string {
  if (times === 0) return text;
  const once = text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return ' ';
    }
  });
  return once === text ? text : decoded(once, times - 1);
}

/**
 * Removes invisible characters (zero-width marks, direction marks, soft hyphens) and decodes percent escapes.
 * Full-width letters, other scripts' digits, and all kinds of spaces and dashes are converted to plain ones.
 */
export function cleaned(text: string): string {
  return decoded(text.slice(0, LONGEST))
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Zs}\p{Cc}]/gu, ' ')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\p{Nd}/gu, digit)
    .trim();
}

function digit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => point >= one && point < one + 10);
  return zero === undefined ? character : String(point - zero);
}
