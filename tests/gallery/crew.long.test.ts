import { looksRight } from './looks-right.ts';
import { IN_A_CREW } from './states/crew.ts';

looksRight(IN_A_CREW);
