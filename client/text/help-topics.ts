/** The topics that have help, and the sections of the rules page that say more about each. */
import type { MarkerKind, Tile } from '../../shared/game/game.ts';
import type { Variant } from '../../shared/game/variants.ts';
import type { SectionId } from './rule-sections.ts';

export type Topic =
  | Tile
  | Variant
  | MarkerKind
  | 'guess'
  | 'reminder'
  | 'marker'
  | 'lighthouse'
  | 'sacredIsland'
  | 'deepSea'
  | 'coastline'
  | 'survey'
  | 'surveyHelp'
  | 'openChart'
  | 'foretelling'
  | 'seas'
  | 'days'
  | 'open'
  | 'talk'
  | 'oracle'
  | 'notices';

export const PLACES: Readonly<Record<Topic, SectionId>> = {
  red: 'hand',
  green: 'hand',
  white: 'hand',
  yellow: 'hand',
  great: 'great-storms',
  leviathan: 'sea-monsters',
  kraken: 'sea-monsters',
  harderDeduction: 'harder-deduction',
  easierDeduction: 'easier-deduction',
  useYourMemory: 'use-your-memory',
  shipsInSight: 'ships-uncounted',
  seaMonsters: 'sea-monsters',
  lighthouses: 'lighthouses',
  maelstroms: 'maelstroms',
  fogBanks: 'fog-banks',
  guess: 'chart',
  reminder: 'chart',
  marker: 'maelstroms',
  lighthouse: 'lighthouses',
  maelstrom: 'maelstroms',
  fogBank: 'fog-banks',
  sacredIsland: 'sacred-island',
  deepSea: 'survey',
  coastline: 'coastline',
  survey: 'survey',
  surveyHelp: 'survey',
  openChart: 'late',
  foretelling: 'late',
  seas: 'seas',
  days: 'days',
  open: 'open',
  talk: 'talk',
  oracle: 'oracle',
  notices: 'notices',
};

export const rulesPath = (topic: Topic) => `/rules#${PLACES[topic]}`;
