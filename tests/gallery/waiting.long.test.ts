import { looksRight } from './looks-right.ts';
import { WAITING } from './states/waiting.ts';

looksRight(WAITING);
