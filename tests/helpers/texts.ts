/** All texts are there before a test reads one. */
import { language } from '../../client/text/catalogue.svelte.ts';

await language.need('tables');
await language.need('away');
