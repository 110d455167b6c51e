import { looksRight } from './looks-right.ts';
import { SINCE } from './states/since.ts';

looksRight(SINCE);
