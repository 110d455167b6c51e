import { looksRight } from './looks-right.ts';
import { JUDGING } from './states/judging.ts';

looksRight(JUDGING);
