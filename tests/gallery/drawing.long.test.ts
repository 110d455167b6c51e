import { looksRight } from './looks-right.ts';
import { DRAWING } from './states/drawing.ts';

looksRight(DRAWING);
