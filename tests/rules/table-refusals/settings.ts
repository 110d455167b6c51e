/** The refusals of commands that choose a setting of the next game. */
import { BASE_GAME } from '../../../shared/game/game.ts';
import { inSeries, playing, seated } from '../../helpers/evenings.ts';
import { drawnBoard } from '../../helpers/own-boards.ts';
import type { Cases } from './cases.ts';

const CLOCK = { type: 'choose-clock', clock: null } as const;
const ORACLE = { type: 'choose-oracle', oracle: 'full' } as const;
const OPEN_CHART = { type: 'open-chart', open: true } as const;
const BAD_BOARD = { ...drawnBoard(), rocky: ['e5'] };
const SURVEY_HELP = { type: 'choose-survey-help', help: 'squares' } as const;
const VARIANTS = { type: 'choose-variants', variants: BASE_GAME } as const;

export const SETTINGS_CASES: Cases = {
  'game-running': [
    ['another board', playing, 'ann', { type: 'choose-board', board: 'B' }],
    ['other variants', playing, 'ann', VARIANTS],
    ['another mode', playing, 'ann', { type: 'choose-mode', mode: 'competing' }],
    ['another clock', playing, 'ann', CLOCK],
    ['another oracle', playing, 'ann', ORACLE],
    ['another help with replies', playing, 'ann', SURVEY_HELP],
    ['opening the chart to onlookers', playing, 'ann', OPEN_CHART],
  ],
  'series-running': [
    ['another board', inSeries, 'ann', { type: 'choose-board', board: 'B' }],
    ['other variants', inSeries, 'ann', VARIANTS],
    ['another oracle', inSeries, 'ann', ORACLE],
    ['another help with replies', inSeries, 'ann', SURVEY_HELP],
    ['another mode', inSeries, 'ann', { type: 'choose-mode', mode: 'cooperative' }],
  ],
  'no-such-board': [
    ['none of ours', seated, 'ann', { type: 'choose-board', board: 'Z' }],
    ["a board of one's own that nobody has brought", seated, 'ann', { type: 'choose-board', board: 'own-1' }],
  ],
  'bad-board': [['two things on one square', seated, 'ann', { type: 'choose-own-board', board: BAD_BOARD }]],
};
