import { looksRight } from './looks-right.ts';
import { AT_TABLE } from './states/at-table.ts';

looksRight(AT_TABLE);
