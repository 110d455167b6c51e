import { looksRight } from './looks-right.ts';
import { ANALYSIS } from './states/analysis.ts';

looksRight(ANALYSIS);
