import { looksRight } from './looks-right.ts';
import { RULES } from './states/rules.ts';

looksRight(RULES);
