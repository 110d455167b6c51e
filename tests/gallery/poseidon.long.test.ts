import { looksRight } from './looks-right.ts';
import { POSEIDON_TURN } from './states/poseidon.ts';
import { POSEIDON_WATCHING } from './states/poseidon-watching.ts';

looksRight([...POSEIDON_TURN, ...POSEIDON_WATCHING]);
