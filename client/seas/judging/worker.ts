/** Plays games between opponents in a worker, so that the page stays responsive. */
import { playMatch, type Match } from '../../../shared/selfplay/match.ts';

addEventListener('message', ({ data }: MessageEvent<Match>) => postMessage(playMatch(data)));
