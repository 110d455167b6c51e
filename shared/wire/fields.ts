/** Schemas of fields that are needed for several kinds of external data: requests, and files of games. */
import { z } from 'zod';
import { SHIPS } from '../board/board.ts';
import { SEA_MONSTERS, type Storm, type Variants } from '../game/game.ts';
import { LONGEST_TEXT } from '../game/talk.ts';
import { LONGEST_NAME } from '../table/table.ts';

/** The id of a player, a game or a command. */
export const id = z
  .string()
  .max(36)
  .regex(/^[\w-]+$/);

/**
 * Invisible characters in a name, which become spaces: controls, fillers, the empty braille cell. Characters that join
 * others into one emoji are kept: the joiner between two emoji, and the selector after one.
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
 * The maximum length of a name as typed. It limits the input before invisible characters are removed, because sorting a
 * long run of marks takes time quadratic in its length.
 */
const LONGEST_TYPED = 10 * LONGEST_NAME;
/** The same for a text. Texts are longer than names, so fewer invisible characters are accepted in proportion. */
const LONGEST_TYPED_TEXT = 4 * LONGEST_TEXT;

/** What a player has typed, converted to the form in which everybody sees it: one line of visible characters. */
function shown(typed: string): string {
  const visible = typed.normalize('NFC').replace(unseen, ' ').replace(enclosing, '');
  // Without a letter, a mark would attach to whatever is displayed before the text.
  return visible
    .replace(piledUp, '$1$2')
    .replace(piledUp, '$1$2')
    .trim()
    .replace(/^\p{M}+/u, '')
    .trim();
}

/** A player's name. */
export const name = z.string().max(LONGEST_TYPED).transform(shown).pipe(z.string().min(1).max(LONGEST_NAME));

/** A text that a player says. */
export const text = z
  .string()
  .max(LONGEST_TYPED_TEXT)
  .transform(shown)
  .pipe(z.string().min(1).max(LONGEST_TEXT));

export const ship = z.enum(SHIPS);
export const side = z.enum(['poseidon', 'navigators']);
export const storm = z.enum([...SHIPS, 'great']) satisfies z.ZodType<Storm>;
/** The number of a reminder or a marker. */
export const number = z.int().min(0).max(3);
/** The number of special tiles of one kind. */
const count = z.int().min(0).max(2);

export const variants = z.strictObject({
  harderDeduction: z.boolean(),
  easierDeduction: z.boolean(),
  useYourMemory: z.boolean(),
  shipsInSight: z.enum(['how many', 'whether any']),
  seaMonsters: z
    .array(z.enum(SEA_MONSTERS))
    .max(SEA_MONSTERS.length)
    .refine((monsters) => new Set(monsters).size === monsters.length),
  lighthouses: count,
  maelstroms: count,
  fogBanks: count,
}) satisfies z.ZodType<Variants>;
