import { looksRight } from './looks-right.ts';
import { OVER_DAYS } from './states/over-days.ts';

looksRight(OVER_DAYS);
