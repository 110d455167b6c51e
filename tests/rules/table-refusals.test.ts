/** Every refusal of a table command, each with a case that causes it. The cases are in table-refusals/. */
import { describe, expect, it } from 'vitest';
import { TABLE_REFUSALS, type TableRefusal } from '../../shared/table/refusals.ts';
import { whyNoSeat } from '../../shared/table/rules/seats.ts';
import { freed, letIn } from '../helpers/evenings.ts';
import { freeze } from '../helpers/refusing.ts';
import { ACCESS_CASES } from './table-refusals/access.ts';
import type { Cases } from './table-refusals/cases.ts';
import { FINISHED_GAMES_CASES } from './table-refusals/finished-games.ts';
import { GAMES_CASES } from './table-refusals/games.ts';
import { MORE_TIME_CASES } from './table-refusals/more-time.ts';
import { OPPONENTS_CASES } from './table-refusals/opponents.ts';
import { PLAYERS_CASES } from './table-refusals/players.ts';
import { SEATS_CASES } from './table-refusals/seats.ts';
import { SERIES_CASES } from './table-refusals/series.ts';
import { SETTINGS_CASES } from './table-refusals/settings.ts';
import { SHIPS_CASES } from './table-refusals/ships.ts';
import { TALK_CASES } from './table-refusals/talk.ts';

/** The cases of the commands about each subject. */
const CASES: readonly (readonly [subject: string, cases: Cases])[] = [
  ['access', ACCESS_CASES],
  ['finished games', FINISHED_GAMES_CASES],
  ['games', GAMES_CASES],
  ['more time', MORE_TIME_CASES],
  ['opponents', OPPONENTS_CASES],
  ['players', PLAYERS_CASES],
  ['seats', SEATS_CASES],
  ['series', SERIES_CASES],
  ['settings', SETTINGS_CASES],
  ['ships', SHIPS_CASES],
  ['talk', TALK_CASES],
];

/** The refusals of table commands that commands in a game can get, too. */
const OF_GAMES = ['wrong-side', 'no-such-line', 'square-off-board'] as const satisfies TableRefusal[];
/** The refusals that only a person who isn't yet at the table can get. */
const JOINING = ['table-full', 'table-locked'];
/** The refusals that need the game's log, because only the log shows which rounds the game has. */
const LOGS = ['no-such-round'];

describe('a command is refused, and the table stays as it is', () => {
  for (const [subject, cases] of CASES) {
    describe(subject, () => {
      for (const [refusal, each] of Object.entries(cases)) {
        for (const [what, begin, player, command, deps] of each) {
          it(`${refusal}: ${what}`, () => {
            const evening = begin();
            const before = freeze(evening.table);
            expect(evening.tries(player, command, deps)).toBe(refusal);
            expect(evening.table).toBe(before);
          });
        }
      }
    });
  }

  it('every code has its cases', () => {
    const listed = [...CASES.flatMap(([, cases]) => Object.keys(cases)), ...JOINING, ...LOGS];
    expect([...TABLE_REFUSALS, ...OF_GAMES].filter((code) => !listed.includes(code))).toEqual([]);
  });
});

describe('a page that knows only its own player', () => {
  it('predicts each seat’s refusal as the table decides it', () => {
    const { table } = letIn('eve', letIn('pia', freed('pia')));
    expect(whyNoSeat(table, 'pia', 'navigators')).toBe('knows-other-side');
    expect(whyNoSeat(table, 'pia', 'poseidon')).toBeNull();
    expect(whyNoSeat(table, 'eve', 'navigators')).toBeNull();
  });
});
