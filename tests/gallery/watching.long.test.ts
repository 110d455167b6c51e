import { looksRight } from './looks-right.ts';
import { WATCHING } from './states/watching.ts';

looksRight(WATCHING);
