import { looksRight } from './looks-right.ts';
import { COMING_BACK } from './states/coming-back.ts';

looksRight(COMING_BACK);
