/** Loads before the tests what the client loads only when it needs it: all texts, and the words of refusals. */
import '../../client/ui/refuse.ts';
import { language } from '../../client/text/catalogue.svelte.ts';

await language.need('tables');
await language.need('away');
