/** The rules page and the help texts are complete, and agree with the rules in the code. */
import { describe, expect, it } from 'vitest';
import { PLACES, type Topic } from '../../client/text/help-topics.ts';
import { SECTION_IDS, VARIANT_OF, type FigureName } from '../../client/text/rule-sections.ts';
import * as help from '../../client/text/en/help.ts';
import * as rules from '../../client/text/en/rules.ts';
import * as variants from '../../client/text/en/variants.ts';
import { HELPS, VARIANT_SET_NAMES, VARIANTS } from '../../shared/game/variants.ts';

const FIGURES: Readonly<Record<FigureName, true>> = {
  legend: true,
  hand: true,
  push: true,
  greatStorms: true,
  survey: true,
  easierSurvey: true,
  example: true,
  reminders: true,
  lighthouses: true,
  monsters: true,
  maelstrom: true,
  fog: true,
};

const blocks = SECTION_IDS.flatMap((id) => rules.sections[id].blocks);

describe('the rules page', () => {
  it('has every section once', () => {
    expect(new Set(SECTION_IDS).size).toBe(SECTION_IDS.length);
    expect(Object.keys(rules.sections).sort()).toEqual([...SECTION_IDS].sort());
  });

  it('has a section for every variant, by its name in the lobby', () => {
    expect(Object.values(VARIANT_OF).sort()).toEqual([...VARIANTS].sort());
    for (const [id, variant] of Object.entries(VARIANT_OF)) {
      expect(rules.sections[id as keyof typeof rules.sections].title).toBe(variants.each[variant].name);
    }
  });

  it('names the side that each variant helps as the lobby does', () => {
    for (const variant of VARIANTS) expect(rules.helps[HELPS[variant]]).toBe(variants.helps[HELPS[variant]]);
  });

  it('lists the ready-made sets of the lobby', () => {
    const table = blocks.find(
      (block) => typeof block === 'object' && 'rows' in block && block.head[0] === 'Set',
    );
    const names = typeof table === 'object' && 'rows' in table ? table.rows.map(([name]) => name) : [];
    expect(names).toEqual(VARIANT_SET_NAMES.map((set) => variants.sets[set].name));
  });

  it('shows every figure once', () => {
    const shown = blocks.flatMap((block) =>
      typeof block === 'object' && 'figure' in block ? [block.figure] : [],
    );
    expect(shown.sort()).toEqual(Object.keys(FIGURES).sort());
  });
});

describe('help', () => {
  it.each(Object.keys(PLACES) as Topic[])('of %s is two sentences, with a place in the rules', (topic) => {
    expect(SECTION_IDS).toContain(PLACES[topic]);
    const sentences = help.topics[topic].text.split(/[.!?](?:\s|$)/).filter((part) => part !== '');
    expect(sentences).toHaveLength(2);
  });
});
