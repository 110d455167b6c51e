/** The options of each variant, as a switch shows them. */
import { expect, test } from 'vitest';
import { optionsOf, takeOption } from '../../client/screens/lobby/variant-options.ts';
import { VariantChoice } from '../../client/screens/lobby/variant-choice.svelte.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { VARIANTS } from '../../shared/game/variants.ts';
import type { Command } from '../../client/session/command-context.ts';

test('the option that is taken is the option that is shown', async () => {
  for (const variant of VARIANTS) {
    for (const option of optionsOf(BASE_GAME, variant).options.keys()) {
      let saved: Variants = BASE_GAME;
      const command = (given: Command) => {
        if (given.type === 'choose-variants') saved = given.variants;
        return Promise.resolve(null);
      };
      await takeOption(new VariantChoice({ command }, () => saved), variant, option);
      expect([variant, optionsOf(saved, variant).taken]).toEqual([variant, option]);
    }
  }
});
