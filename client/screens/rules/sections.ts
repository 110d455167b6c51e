/** The sections of the rules in the chosen language. */
import type { Section } from '../../text/rule-blocks.ts';
import { VARIANT_OF, type SectionId } from '../../text/rule-sections.ts';
import { t } from '../../text/text.ts';

/**
 * A section of the rules. Every language has the same figures as English, but the other languages' types say only
 * `string`.
 */
export const sectionOf = (id: SectionId) => t.rules.sections[id] as Section;

/** The summary of a variant's section in one sentence. */
export function gistOf(id: SectionId): string | undefined {
  const variant = VARIANT_OF[id];
  return variant && t.variants.each[variant].does;
}
