import { looksRight } from './looks-right.ts';
import { ENDINGS } from './states/endings.ts';

looksRight(ENDINGS);
