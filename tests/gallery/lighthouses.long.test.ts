import { looksRight } from './looks-right.ts';
import { LIGHTHOUSES } from './states/lighthouses.ts';

looksRight(LIGHTHOUSES);
