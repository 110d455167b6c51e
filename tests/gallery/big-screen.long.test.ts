import { looksRight } from './looks-right.ts';
import { BIG_SCREEN } from './states/big-screen.ts';

looksRight(BIG_SCREEN);
