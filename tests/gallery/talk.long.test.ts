import { looksRight } from './looks-right.ts';
import { TALK } from './states/talk.ts';

looksRight(TALK);
