import { looksRight } from './looks-right.ts';
import { RECORD } from './states/record.ts';

looksRight(RECORD);
