/** The sections of the rules in the chosen language. */
import type { Section } from '../../text/rule-blocks.ts';
import { VARIANT_OF, type SectionId } from '../../text/rule-sections.ts';
import { t } from '../../text/text.ts';

/**
 * Returns a section of the rules. The cast is needed, because the types of other languages than English declare the
 * names of pictures as `string`. It is safe, because every language names the same pictures as English.
 */
export const sectionOf = (id: SectionId) => t.rules.sections[id] as Section;

/** Describes what a variant does, in one sentence. Undefined for a section that isn't about a variant. */
export function gistOf(id: SectionId): string | undefined {
  const variant = VARIANT_OF[id];
  return variant && t.variants.each[variant].does;
}
