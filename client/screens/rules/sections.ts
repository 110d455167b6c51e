/** The sections of the rules in the language chosen. */
import type { Section } from '../../text/rule-blocks.ts';
import { VARIANT_OF, type SectionId } from '../../text/rule-sections.ts';
import { t } from '../../text/text.ts';

/** A section; a catalogue of any language has the same figures as the English one, but knows them as words only. */
export const sectionOf = (id: SectionId) => t.rules.sections[id] as Section;

/** What a section about a variant comes to, in a sentence. */
export function gistOf(id: SectionId): string | undefined {
  const variant = VARIANT_OF[id];
  return variant && t.variants.each[variant].does;
}
