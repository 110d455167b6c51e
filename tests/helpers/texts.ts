/** Loads the texts that the client loads only on demand: all areas of the catalogue, and the wording of refusals. */
import '../../client/ui/refuse.ts';
import { language } from '../../client/text/catalogue.svelte.ts';

await language.need('tables');
await language.need('designing');
await language.need('away');
await language.need('notices');
