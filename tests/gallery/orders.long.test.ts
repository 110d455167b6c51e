import { looksRight } from './looks-right.ts';
import { ORDERS } from './states/orders.ts';

looksRight(ORDERS);
