import { looksRightAtFirst } from './looks-right.ts';
import { isInEveryRun } from './state.ts';
import { allStates } from './tables.ts';

looksRightAtFirst(allStates.filter(isInEveryRun));
