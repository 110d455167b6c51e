import { looksRight } from './looks-right.ts';
import { TUTORIALS } from './states/tutorials.ts';

looksRight(TUTORIALS);
