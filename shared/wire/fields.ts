/** The fields that more than one thing from outside has: requests, and files of games. */
import { z } from 'zod';
import { SHIPS } from '../board/board.ts';
import { SEA_MONSTERS, type Storm, type Variants } from '../game/game.ts';
import { LONGEST_NAME } from '../table/table.ts';

/** Of a player, a game, a command. */
export const id = z
  .string()
  .max(36)
  .regex(/^[\w-]+$/);

/**
 * What a name can't show becomes a space, whatever it is called: controls, fillers, the empty braille cell. Only what
 * makes one emoji of several stays where it does: the joiner between two, and the selector behind one.
 */
const unseen =
  /(?:(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D\p{Extended_Pictographic}|(?<=\p{Extended_Pictographic})\uFE0F|\uFE0F\u20E3)[\p{C}\p{Default_Ignorable_Code_Point}\u2800\s])+/gu;
/** Marks around a letter, as a circle, are of no script; the key around an emoji is one. */
const enclosing = /(?<![0-9#*]\uFE0F)\p{Me}/gu;
/** More marks on one letter than any script has would run over the lines above and below. */
const piledUp = /(\p{Mn}{3})\p{Mn}+|(\p{M}{4})\p{M}+/gu;
/**
 * The longest name as it may be typed: what can't be seen is taken out of it only afterwards, and putting long rows of
 * marks in order takes time that grows with their square.
 */
const LONGEST_TYPED = 10 * LONGEST_NAME;
/** What somebody is called, as everybody sees it. */
export const name = z
  .string()
  .max(LONGEST_TYPED)
  .transform((text) => {
    const shown = text.normalize('NFC').replace(unseen, ' ').replace(enclosing, '');
    // A mark without a letter would stand on whatever comes before the name.
    return shown
      .replace(piledUp, '$1$2')
      .replace(piledUp, '$1$2')
      .trim()
      .replace(/^\p{M}+/u, '')
      .trim();
  })
  .pipe(z.string().min(1).max(LONGEST_NAME));

export const ship = z.enum(SHIPS);
export const side = z.enum(['poseidon', 'navigators']);
export const storm = z.enum([...SHIPS, 'great']) satisfies z.ZodType<Storm>;
/** Of a reminder or a marker. */
export const number = z.int().min(0).max(3);
/** How many special tiles of a kind. */
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
