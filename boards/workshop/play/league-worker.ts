/** The worker thread of a league: plays the matches that it is sent, one by one. */
import { parentPort } from 'node:worker_threads';
import { playMatch, type Match } from './match.ts';

parentPort?.on('message', (match: Match) => parentPort?.postMessage(playMatch(match)));
