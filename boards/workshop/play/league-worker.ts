/** A worker thread of a league. Plays the matches that it receives, one at a time. */
import { parentPort } from 'node:worker_threads';
import { playMatch, type Match } from '../../../shared/selfplay/match.ts';

parentPort?.on('message', (match: Match) =>
  parentPort?.postMessage(playMatch(match, () => performance.now())),
);
