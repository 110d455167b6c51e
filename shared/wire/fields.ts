/** Schemas of fields that are needed for several kinds of external data: requests, and files of games. */
import { z } from 'zod';
import { SHIPS } from '../board/board.ts';
import { SEA_MONSTERS, type Storm, type Variants } from '../game/game.ts';
import { LONGEST_TEXT } from '../game/talk.ts';
import { LONGEST_NAME } from '../table/table.ts';
import { visible } from '../visible-text.ts';

/** The id of a player, a game or a command. */
export const id = z
  .string()
  .max(36)
  .regex(/^[\w-]+$/);

/**
 * The maximum length of a name as typed. It limits the input before invisible characters are removed, because sorting a
 * long run of marks takes time quadratic in its length.
 */
const LONGEST_TYPED = 10 * LONGEST_NAME;
/** The same for a text. Texts are longer than names, so fewer invisible characters are accepted in proportion. */
const LONGEST_TYPED_TEXT = 4 * LONGEST_TEXT;

/** A player's name. */
export const name = z
  .string()
  .max(LONGEST_TYPED)
  .transform(visible)
  .pipe(z.string().min(1).max(LONGEST_NAME));

/** A text that a player says. */
export const text = z
  .string()
  .max(LONGEST_TYPED_TEXT)
  .transform(visible)
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
