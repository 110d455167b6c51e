import { looksRight } from './looks-right.ts';
import { NOTICES } from './states/notices.ts';

looksRight(NOTICES);
