/** Converts text that somebody has typed to the form in which everybody sees it. */

/**
 * Invisible characters, which become spaces: controls, fillers, the empty braille cell. Characters that join others into
 * one emoji are kept: the joiner between two emoji, and the selector after one.
 */
const unseen =
  /(?:(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\uFE0F|\uFE0F\u20E3)[\p{C}\p{Default_Ignorable_Code_Point}\u2800\s])+/gu;
/**
 * Enclosing marks around a letter, such as a circle. They belong to no script, so they are removed. The keycap around
 * an emoji is allowed.
 */
const enclosing = /(?<![0-9#*]\uFE0F)\p{Me}/gu;
/** More marks on one letter than any script uses. Such marks would overlap the lines above and below. */
const piledUp = /(\p{Mn}{3})\p{Mn}+|(\p{M}{4})\p{M}+/gu;

/**
 * One line of visible characters. Check the length of the text first, because sorting a long run of marks takes time
 * quadratic in its length.
 */
export function visible(typed: string): string {
  const seen = typed.normalize('NFC').replace(unseen, ' ').replace(enclosing, '');
  // Without a letter, a mark would attach to whatever is displayed before the text.
  return seen
    .replace(piledUp, '$1$2')
    .replace(piledUp, '$1$2')
    .trim()
    .replace(/^\p{M}+/u, '')
    .trim();
}
