/** The pictures of the themes of puzzles: what the ships report, or what has happened to them. */
import type { Component } from 'svelte';
import type { Theme } from '../../../shared/puzzles/puzzle.ts';
import CoastlineArt from '../../ui/art/CoastlineArt.svelte';
import CompassRoseArt from '../../ui/art/CompassRoseArt.svelte';
import DeepSeaArt from '../../ui/art/DeepSeaArt.svelte';
import FogBankArt from '../../ui/art/FogBankArt.svelte';
import IslandArt from '../../ui/art/IslandArt.svelte';
import LighthouseArt from '../../ui/art/LighthouseArt.svelte';
import MaelstromArt from '../../ui/art/MaelstromArt.svelte';
import MonsterArt from '../../ui/art/MonsterArt.svelte';
import ReminderArt from '../../ui/art/ReminderArt.svelte';
import ShipArt from '../../ui/art/ShipArt.svelte';
import StormArt from '../../ui/art/StormArt.svelte';

/** A drawing for an Icon, with its properties. */
interface Picture {
  readonly Art: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

function picture<Art extends (internals: never, props: never) => unknown>(
  art: Art,
  props: Parameters<Art>[1],
): Picture {
  return { Art: art as unknown as Picture['Art'], props: props as unknown as Picture['props'] };
}

/** The picture of all puzzles, whatever their theme. */
export const ALL_THEMES = picture(IslandArt, { kind: 'sacred' });

export const THEME_PICTURES: Readonly<Record<Theme, Picture>> = {
  islands: picture(IslandArt, { kind: 'woody' }),
  landfall: picture(IslandArt, { kind: 'rocky' }),
  coastline: picture(CoastlineArt, {}),
  deepSea: picture(DeepSeaArt, {}),
  shipsInSight: picture(ShipArt, { ship: 'green' }),
  landmark: picture(ShipArt, { ship: 'red' }),
  greatStorm: picture(StormArt, { storm: 'great' }),
  faceDown: picture(StormArt, { storm: 'white' }),
  edge: picture(CompassRoseArt, {}),
  longDoubt: picture(ReminderArt, { ship: 'yellow' }),
  monster: picture(MonsterArt, { monster: 'kraken' }),
  lighthouse: picture(LighthouseArt, { lamp: 'yellow' }),
  fog: picture(FogBankArt, {}),
  caught: picture(MaelstromArt, {}),
};
