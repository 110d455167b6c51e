import { looksRight } from './looks-right.ts';
import { LOBBY } from './states/lobby.ts';

looksRight(LOBBY);
