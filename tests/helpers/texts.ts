/** Loads the texts that the client loads only when needed: those of all areas, and the wording of refusals. */
import '../../client/ui/refuse.ts';
import { language } from '../../client/text/catalogue.svelte.ts';

await language.need('tables');
await language.need('away');
