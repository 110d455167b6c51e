import { looksRight } from './looks-right.ts';
import { SERIES } from './states/series.ts';

looksRight(SERIES);
