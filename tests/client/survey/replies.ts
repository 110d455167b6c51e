/**
 * Example reports, by name. Together they contain everything that any variant can report. Also has the type of the
 * sentences expected in a language.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Reply } from '../../../shared/game/game.ts';
import { reply } from '../../helpers/replies.ts';

/** Each name says what the ship reports: first what is on its own square, then what is on the squares around it. */
export const REPLIES = {
  // The replies in the rulebook's example of a Navigators' turn.
  'two islands': reply({}, { islands: 2 }),
  'deep sea; two islands and a ship': reply({ deepSea: true }, { islands: 2, ships: 1 }),
  'a rocky island; an island': reply({ island: 'rocky' }, { islands: 1 }),
  'an island and the coastline': reply({}, { islands: 1, coastline: true }),

  // Reports about the ship's own square.
  nothing: reply(),
  'deep sea': reply({ deepSea: true }),
  'a woody island': reply({ island: 'woody' }),
  'the Sacred Island': reply({ island: 'sacred' }),
  'the Sacred Island with green; two ships': reply({ island: 'sacred', ships: ['green'] }, { ships: 2 }),
  'with red': reply({ ships: ['red'] }),
  'with red and white': reply({ ships: ['red', 'white'] }),
  'with red, green and yellow': reply({ ships: ['red', 'green', 'yellow'] }),
  'a rocky island with red; three islands': reply({ island: 'rocky', ships: ['red'] }, { islands: 3 }),
  'a woody island with red; three islands': reply({ island: 'woody', ships: ['red'] }, { islands: 3 }),
  'deep sea with white and yellow; the coastline': reply(
    { deepSea: true, ships: ['white', 'yellow'] },
    { coastline: true },
  ),

  // Reports about the squares around the ship.
  'a ship': reply({}, { ships: 1 }),
  'three ships': reply({}, { ships: 3 }),
  'five islands': reply({}, { islands: 5 }),
  'eight islands': reply({}, { islands: 8 }),
  'an island, a ship and the coastline': reply({}, { islands: 1, ships: 1, coastline: true }),

  // Reports after an order that leads off the board.
  'off the board; the coastline': reply({}, { coastline: true }, true),
  'off the board; a rocky island with red; an island and the coastline': reply(
    { island: 'rocky', ships: ['red'] },
    { islands: 1, coastline: true },
    true,
  ),

  // Reports with the variant in which ships only say whether any ship is in sight.
  'some ships': reply({}, { ships: 'some' }),
  'two islands and some ships': reply({}, { islands: 2, ships: 'some' }),

  // Reports with the Easier Deduction variant. They name the kinds of islands and the colours of ships, each in a fixed
  // order.
  'no kind and no colour': reply({}, { kinds: [], colours: [] }),
  'a woody island in sight': reply({}, { islands: 1, kinds: ['woody'], colours: [] }),
  'two woody islands, a rocky one and the Sacred Island': reply(
    {},
    { islands: 4, kinds: ['woody', 'sacred', 'woody', 'rocky'], colours: [] },
  ),
  'a woody island and the Sacred Island': reply({}, { islands: 2, kinds: ['sacred', 'woody'], colours: [] }),
  'three rocky islands, green and yellow': reply(
    {},
    { islands: 3, kinds: ['rocky', 'rocky', 'rocky'], ships: 2, colours: ['green', 'yellow'] },
  ),
  'five rocky islands, green and yellow': reply(
    {},
    {
      islands: 5,
      kinds: ['rocky', 'rocky', 'rocky', 'rocky', 'rocky'],
      ships: 2,
      colours: ['yellow', 'green'],
    },
  ),
  'the red ship': reply({}, { ships: 'some', kinds: [], colours: ['red'] }),

  // Reports about lighthouses.
  'a lighthouse': reply({}, { lighthouses: 1 }),
  'two lighthouses and the coastline': reply({}, { lighthouses: 2, coastline: true }),
  'at an unlit lighthouse': reply({ lighthouse: 'unlit' }),
  'at the yellow lamp; an island': reply({ lighthouse: 'yellow' }, { islands: 1 }),
  'at the red lamp with white; a lighthouse': reply(
    { lighthouse: 'red', ships: ['white'] },
    { lighthouses: 1 },
  ),

  // Reports about fog banks.
  'a fog bank': reply({}, { fogBanks: 1 }),
  'two fog banks': reply({}, { fogBanks: 2 }),
  'in a fog bank; two islands': reply({ fogBank: true }, { islands: 2 }),

  // A report that contains everything at once.
  everything: reply(
    { fogBank: true },
    {
      islands: 1,
      ships: 1,
      lighthouses: 1,
      fogBanks: 1,
      coastline: true,
      kinds: ['woody'],
      colours: ['red'],
    },
  ),
} as const satisfies Readonly<Record<string, Reply>>;

export type ReplyName = keyof typeof REPLIES;

/** The sentences expected in a language, written by hand. */
export interface Expected {
  readonly sentences: Readonly<Record<ReplyName, string>>;
  /** Additional reports that need a special sentence in this language only. */
  readonly ownSentences?: readonly (readonly [name: string, reply: Reply, said: string])[];
  readonly orders: readonly (readonly [ship: Ship, heading: Heading | null, said: string])[];
  /** Orders with their reports, as screen readers announce them. */
  readonly spoken?: readonly (readonly [ship: Ship, heading: Heading, reply: Reply, said: string])[];
}
