import { looksRight } from './looks-right.ts';
import { PUZZLES } from './states/puzzles.ts';

looksRight(PUZZLES);
