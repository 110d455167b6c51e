import { looksRight } from './looks-right.ts';
import { FINISHING } from './states/finishing.ts';

looksRight(FINISHING);
