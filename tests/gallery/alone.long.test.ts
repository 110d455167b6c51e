import { looksRight } from './looks-right.ts';
import { ALONE } from './states/alone.ts';

looksRight(ALONE);
