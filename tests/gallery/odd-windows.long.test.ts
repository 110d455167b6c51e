import { looksRight } from './looks-right.ts';
import { ODD_WINDOWS } from './states/odd-windows.ts';

looksRight(ODD_WINDOWS);
