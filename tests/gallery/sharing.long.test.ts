import { looksRight } from './looks-right.ts';
import { SHARING } from './states/sharing.ts';

looksRight(SHARING);
