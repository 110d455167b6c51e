import { looksRight } from './looks-right.ts';
import { OPPONENTS } from './states/opponents.ts';

looksRight(OPPONENTS);
