import { looksRight } from './looks-right.ts';
import { ORACLE } from './states/oracle.ts';

looksRight(ORACLE);
