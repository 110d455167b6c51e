/** The lines of the crew's talk and of the table's talk: ready-made phrases, and text that players write themselves. */
import type { Ship } from '../board/board.ts';
import type { Square } from '../board/squares.ts';

/** What has to be put into a phrase: a ship, a square, both or nothing. */
interface Gaps {
  readonly ship: boolean;
  readonly square: boolean;
}

const NOTHING: Gaps = { ship: false, square: false };
const A_SHIP: Gaps = { ship: true, square: false };
const A_SQUARE: Gaps = { ship: false, square: true };
const BOTH: Gaps = { ship: true, square: true };

/**
 * The ready-made phrases, and what each of them takes. Their wording is part of each language's texts, so that every
 * device says them in its own language.
 */
export const PHRASE_GAPS = {
  /** "Hello, everybody!" */
  hello: NOTHING,
  /** "I'll be back soon." */
  'back-soon': NOTHING,
  /** "Wait, let me think." */
  wait: NOTHING,
  /** "Go ahead!" */
  'go-ahead': NOTHING,
  /** "Agreed." */
  agreed: NOTHING,
  /** "I'm not so sure." */
  'not-sure': NOTHING,
  /** "Which storm was that?" */
  'which-storm': NOTHING,
  /** "Well sailed!" */
  'well-sailed': NOTHING,
  /** "Good game, thank you!" */
  'good-game': NOTHING,
  /** "Where is White?" */
  'where-is': A_SHIP,
  /** "Let's sail White next." */
  'sail-next': A_SHIP,
  /** "Beware of C5." */
  beware: A_SQUARE,
  /** "White is certain on C5." */
  certain: BOTH,
  /** "White may be on C5." */
  'may-be': BOTH,
  /** "White isn't on C5." */
  'not-there': BOTH,
  /** "I think White is north of C5." */
  'north-of': BOTH,
  'east-of': BOTH,
  'south-of': BOTH,
  'west-of': BOTH,
  /** "Let's steer White for C5." */
  'steer-for': BOTH,
} as const satisfies Readonly<Record<string, Gaps>>;
export type TalkPhrase = keyof typeof PHRASE_GAPS;

export const TALK_PHRASES = Object.keys(PHRASE_GAPS) as readonly TalkPhrase[];

/** The maximum length of a text, in characters. */
export const LONGEST_TEXT = 280;

/** What somebody says. A phrase has a ship and a square if it takes them, and only then. */
export type Line =
  | {
      readonly type: 'phrase';
      readonly phrase: TalkPhrase;
      readonly ship?: Ship;
      readonly square?: Square;
    }
  | { readonly type: 'text'; readonly text: string };

/** Whether a phrase has the ship and the square that it takes, and nothing else. */
export function isWhole({ phrase, ship, square }: Extract<Line, { type: 'phrase' }>): boolean {
  const gaps = PHRASE_GAPS[phrase];
  return gaps.ship === (ship !== undefined) && gaps.square === (square !== undefined);
}

/** A copy with only the fields of a line. */
export function copyOfLine(line: Line): Line {
  if (line.type === 'text') return { type: line.type, text: line.text };
  const { type, phrase, ship, square } = line;
  return { type, phrase, ...(ship !== undefined && { ship }), ...(square !== undefined && { square }) };
}
