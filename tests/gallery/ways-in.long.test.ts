import { looksRight } from './looks-right.ts';
import { WAYS_IN } from './states/ways-in.ts';

looksRight(WAYS_IN);
