import { looksRight } from './looks-right.ts';
import { THEATRE } from './states/theatre.ts';

looksRight(THEATRE);
