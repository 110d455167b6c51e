/** The made-up names of seas. Like the names of board files, they are English in every language. */
import { pick, type Random } from '../random.ts';
import { seededBy } from '../seeded.ts';
import { writeSeaCode, type Sea } from './code.ts';

// Changing any of these lists gives other names to seas that people already know.
const LOOKS = words(`
  Amber Ancient Ashen Barren Bitter Blind Bright Broken Bronze Brooding Burning Calm Crooked Crystal Dappled Dim
  Distant Dreaming Drowned Endless Fading Faithless Fickle Forgotten Forsaken Frozen Gentle Gilded Gleaming Glassy
  Golden Grey Hallowed Hidden Hollow Honeyed Hushed Idle Iron Ivory Jagged Jealous Kindly Lonely Lost Merry Misty
  Moonlit Murmuring Nameless Narrow Northern Olive Pale Patient Proud Purple Quiet Ragged Restless Riven Rusted
  Sacred Salt Scattered Secret Shining Shrouded Silent Silver Singing Sleeping Smiling Southern Stolen Sullen
  Sunken Sunlit Tangled Tawny Timeless Twilit Uncertain Veiled Wandering Watchful Weary Whispering Wild Windless
  Wine-Dark Winding Wistful Wooded Wounded
`);
const PLACES = words(`
  Anchorage Anvil Approaches Archipelago Arms Banks Bay Bight Brothers Causeway Chain Channel Circle Coast Cradle
  Crossing Crown Currents Daughters Deep Depths Doorway Drift Fathoms Fingers Fleet Gate Girdle Gulf Harbour Harp
  Haven Horns Islets Keys Kingdom Labyrinth Lagoon Ledges Lyre Maze Meadows Mirror Narrows Orchard Pastures
  Passage Pillars Pool Promise Reach Reefs Rest Road Roads Rocks Sands Scatter Shallows Shoals Shores Sisters Skerries
  Sound Stairs Stones Straits Teeth Threshold Tides Vineyard Wake Watch Water Waters Way Weirs Wheel
`);
const OWNERS = words(`
  Achilles Aeolus Ajax Arachne Argus Ariadne Artemis Athena Atlas Calypso Cassandra Castor Charon Circe Clio Cronus
  Daedalus Daphne Delphi Dido Echo Electra Endymion Eos Eris Galatea Hecate Hector Hecuba Helen Helios Hera Hermes
  Icarus Ino Io Iris Ithaca Jason Leda Leto Medea Medusa Memnon Midas Minos Morpheus Narcissus Nausicaa Nereus Nestor
  Niobe Orion Orpheus Pan Pandora Penelope Perseus Phoebe Priam Proteus Psyche Rhea Scylla Selene Sibyl Telemachus
  Tethys Thetis Thalia Theseus Tiresias Triton Troy Urania Zephyr
`);
const CREATURES = words(`
  Bees Cranes Curlews Dolphins Doves Eagles Falcons Fates Fishermen Furies Geese Ghosts Gods Gulls Herons Kingfishers
  Kites Larks Lovers Mermaids Monsters Muses Nightingales Nymphs Oars Oracles Oxen Pilots Pipers Plovers Rams Ravens
  Sailors Seals Shadows Shepherds Sirens Sparrows Stars Storks Swallows Swans Terns Tortoises Tritons Tunnies Widows
  Winds
`);
const DEEDS = [
  ...words(
    'Begin Bide Dance Doze Dream Drift Fall Feast Flock Forget Gather Hide Hunt Linger Listen Lurk Meet Mourn',
  ),
  ...words(
    'Nest Part Play Pray Quarrel Rejoice Remember Rest Roam Sing Sleep Slumber Stray Tarry Wait Wake Weep Whisper',
  ),
  ...[
    'Cross Over',
    'Go Astray',
    'Grow Old',
    'Keep Silent',
    'Lie Down',
    'Lose Heart',
    'Rise Early',
    'Stand Guard',
  ],
  ...['Take Heart', 'Take Wing', 'Tell Lies', 'Turn Away', 'Fall Silent', 'Hold Court', 'Count the Waves'],
  ...['Hide the Moon', 'Keep Watch', 'Mend Their Nets', 'Wash Ashore', 'Wear Black'],
];
const THINGS = words(`
  Ashes Bells Bones Bread Candles Clouds Cypresses Dawn Dusk Embers Evening Exiles Farewells Figs Fire Glass Honey
  Hours Laurel Lies Lilies Lions Marble Memory Midnight Milk Mist Morning Myrtle Names Nets Noon Oaths Oil Orphans
  Pearls Pines Pumice Questions Reeds Regret Riddles Roses Sails Salt Silence Smoke Songs Sorrow Spears
  Springs Tears Thorns Thunder Thyme Travellers Twilight Vows Wool
`);

const PATTERNS: readonly ((random: Random) => string)[] = [
  (random) => `The ${pick(LOOKS, random)} ${pick(PLACES, random)}`,
  (random) => `The ${pick(LOOKS, random)} ${pick(PLACES, random)}`,
  (random) => `The ${pick(PLACES, random)} of ${pick(OWNERS, random)}`,
  (random) => `The ${pick(PLACES, random)} of ${pick(THINGS, random)}`,
  (random) => `Where ${pick(CREATURES, random)} ${pick(DEEDS, random)}`,
  (random) => `Where the ${pick(CREATURES, random)} ${pick(DEEDS, random)}`,
];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The name of a sea, such as "The Broken Necklace". */
export function seaName(sea: Sea): string {
  const random = seededBy(`the name of ${writeSeaCode(sea)}`);
  return pick(PATTERNS, random)(random);
}
