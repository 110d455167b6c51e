/** The refusals of commands about the table's talk. */
import { seated } from '../../helpers/evenings.ts';
import { Evening } from '../../helpers/tables.ts';
import type { Cases } from './cases.ts';

const HELLO = { type: 'say', line: { type: 'phrase', phrase: 'hello' } } as const;
const ELPENOR = { type: 'seat-opponent', opponent: 'elpenor', seat: 'navigators' } as const;

export const TALK_CASES: Cases = {
  'not-host': [
    ['phrases only', seated, 'ben', { type: 'allow-free-text', allowed: false }],
    ['removing a line', () => seated().does('ben', HELLO), 'ben', { type: 'remove-line', line: 0 }],
  ],
  'phrases-only': [
    [
      'a text of their own',
      () => seated().does('ann', { type: 'allow-free-text', allowed: false }),
      'ben',
      { type: 'say', line: { type: 'text', text: 'Hello!' } },
    ],
  ],
  'nobody-else-here': [
    ['a line', () => new Evening(['ann']), 'ann', HELLO],
    ['a line beside an opponent', () => new Evening(['ann']).does('ann', ELPENOR), 'ann', HELLO],
  ],
  'no-such-line': [
    ['nothing was said', seated, 'ann', { type: 'remove-line', line: 0 }],
    [
      'it is removed already',
      () => seated().does('ben', HELLO).does('ann', { type: 'remove-line', line: 0 }),
      'ann',
      { type: 'remove-line', line: 0 },
    ],
  ],
  'square-off-board': [
    [
      'a phrase about it',
      seated,
      'ann',
      { type: 'say', line: { type: 'phrase', phrase: 'beware', square: 'o15' } },
      { hasSquare: () => false },
    ],
  ],
};
