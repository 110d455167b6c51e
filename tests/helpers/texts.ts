/** Loads the texts that the client loads lazily: all areas, and the words of refusals. */
import '../../client/ui/refuse.ts';
import { language } from '../../client/text/catalogue.svelte.ts';

await language.need('tables');
await language.need('away');
