import { looksRight } from './looks-right.ts';
import { CHART_TOOLS } from './states/chart-tools.ts';

looksRight(CHART_TOOLS);
