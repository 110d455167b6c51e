/** The rules page: its chapters and their sections, in order, and the address of each. */
import type { Variant } from '../../shared/game/variants.ts';

export const CHAPTERS = {
  game: ['minute', 'board', 'ships'],
  poseidon: ['hand', 'pushing', 'great-storms'],
  navigators: ['orders', 'survey', 'coastline', 'off-board', 'sacred-island', 'chart', 'example'],
  ending: ['end'],
  variants: [
    'sets',
    'easier-deduction',
    'lighthouses',
    'sea-monsters',
    'harder-deduction',
    'use-your-memory',
    'ships-uncounted',
    'maelstroms',
    'fog-banks',
    'meeting',
    'oracle',
  ],
  company: ['seats', 'winners', 'series', 'late', 'seas', 'days', 'open', 'talk', 'notices'],
  fine: ['fine-print'],
} as const;

export type Chapter = keyof typeof CHAPTERS;
export type SectionId = (typeof CHAPTERS)[Chapter][number];

export const CHAPTER_NAMES = Object.keys(CHAPTERS) as readonly Chapter[];
export const SECTION_IDS: readonly SectionId[] = CHAPTER_NAMES.flatMap((chapter) => [...CHAPTERS[chapter]]);

/** Chapters that most readers need only rarely or later. Their sections start folded. */
const RARE_CHAPTERS: readonly Chapter[] = ['variants', 'company', 'fine'];
export const FOLDED: ReadonlySet<SectionId> = new Set<SectionId>([
  'great-storms',
  'coastline',
  'off-board',
  'example',
  ...RARE_CHAPTERS.flatMap((chapter) => [...CHAPTERS[chapter]]),
]);

/**
 * How many blocks of a section are visible at first. The other blocks are folded. Sections that aren't listed are
 * completely visible.
 */
export const GLANCE: Readonly<Partial<Record<SectionId, number>>> = {
  board: 2,
  pushing: 2,
  orders: 1,
  survey: 2,
  chart: 2,
};

/** The two sheets of paper on which the rules are printed: one with the game, and one with its variants and details. */
export const SHEETS: readonly (readonly Chapter[])[] = [
  CHAPTER_NAMES.filter((chapter) => !RARE_CHAPTERS.includes(chapter)),
  RARE_CHAPTERS,
];

/** The variant that a section is about. */
export const VARIANT_OF: Readonly<Partial<Record<SectionId, Variant>>> = {
  'easier-deduction': 'easierDeduction',
  lighthouses: 'lighthouses',
  'sea-monsters': 'seaMonsters',
  'harder-deduction': 'harderDeduction',
  'use-your-memory': 'useYourMemory',
  'ships-uncounted': 'shipsInSight',
  maelstroms: 'maelstroms',
  'fog-banks': 'fogBanks',
};

/** The pictures and small boards between the texts. */
export type FigureName =
  | 'legend'
  | 'hand'
  | 'push'
  | 'greatStorms'
  | 'survey'
  | 'easierSurvey'
  | 'example'
  | 'reminders'
  | 'lighthouses'
  | 'monsters'
  | 'maelstrom'
  | 'fog';
