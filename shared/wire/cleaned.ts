/** Cleans up text from chats, keyboards and word processors. */

/** The zeros of other scripts' digits, which NFKC does not convert. */
const ZEROS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** What people type, paste or forward is shorter than this. Only the beginning of a longer text is read. */
const LONGEST = 4_000;

/** A link that passes through several chats is escaped once in each. */
const MOST_ESCAPES = 5;

/** Decodes percent escapes, including nested ones. An escape that is malformed or cut off becomes a space. */
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
 * Removes invisible characters (zero-width and direction marks, soft hyphens), decodes escapes, and converts
 * full-width letters, other scripts' digits, spaces and dashes to plain ones.
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
