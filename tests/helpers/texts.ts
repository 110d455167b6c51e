/** All texts are there before a test reads one. */
import { speech } from '../../client/text/catalogue.svelte.ts';

await speech.need('tables');
