/** Help where it stands: what a thing is and does, in two sentences. */
import type { Topic } from '../help-topics.ts';

/** The button, for those who hear it. */
export const about = (name: string) => `What is this? ${name}`;
export const more = 'In the rules';

export const topics: Readonly<Record<Topic, { readonly name: string; readonly text: string }>> = {
  red: {
    name: 'Red storm',
    text: 'It drives the red ship one square, wherever Poseidon likes, but never onto the Sacred Island. There are two of them.',
  },
  green: {
    name: 'Green storm',
    text: 'It drives the green ship one square, wherever Poseidon likes, but never onto the Sacred Island. There are two of them.',
  },
  white: {
    name: 'White storm',
    text: 'It drives the white ship one square, wherever Poseidon likes, but never onto the Sacred Island. There are two of them.',
  },
  yellow: {
    name: 'Yellow storm',
    text: 'It drives the yellow ship one square, wherever Poseidon likes, but never onto the Sacred Island. There are two of them.',
  },
  great: {
    name: 'Great Storm',
    text: 'It drives every ship that is not home yet by one square. There are three of them, never two in consecutive rounds.',
  },
  leviathan: {
    name: 'Leviathan',
    text: 'A sea monster, played instead of a storm against one ship: in this round that ship can’t sail, but it does report. The game may last a round longer for it.',
  },
  kraken: {
    name: 'Kraken',
    text: 'A sea monster, played instead of a storm against one ship: in this round that ship can’t sail, but it does report. The game may last a round longer for it.',
  },
  harderDeduction: {
    name: 'Harder Deduction',
    text: 'Poseidon’s storms lie face down: the Navigators learn that one was played, and how many are left. Any ship may have been moved.',
  },
  easierDeduction: {
    name: 'Easier Deduction',
    text: 'Ships also report the kinds of the islands and the colours of the ships around them. They still never say in which direction.',
  },
  useYourMemory: {
    name: 'Use Your Memory',
    text: 'There are no reminders, and what ships reported in earlier rounds is shown to nobody any more. Guess ships stay.',
  },
  shipsInSight: {
    name: 'Ships uncounted',
    text: 'A ship reports whether others are in sight, not how many. Ships on its own square are named as ever.',
  },
  seaMonsters: {
    name: 'Sea Monsters',
    text: 'Poseidon may play a monster instead of a storm: it holds one ship for a round. Each one played makes the game a round longer, and that helps the Navigators.',
  },
  lighthouses: {
    name: 'Lighthouses',
    text: 'The Navigators choose where one stands before the first round, and Poseidon sees it. A ship reports a lighthouse in sight, and knows where it is by that.',
  },
  maelstroms: {
    name: 'Maelstroms',
    text: 'Before the first round Poseidon chooses in secret where one lies, in open water. A ship that sails into it reports, and is then hurled one square wherever he likes.',
  },
  fogBanks: {
    name: 'Fog Banks',
    text: 'Before the first round Poseidon chooses in secret where one lies. Fog is reported, but what lies in it is not: no island, no deep sea, no ship.',
  },
  guess: {
    name: 'Guess ship',
    text: 'It stands where the Navigators think that their ship is, and goes along on an order. Set it anywhere at any time: it changes nothing that is true.',
  },
  reminder: {
    name: 'Reminder',
    text: 'It marks a square where a ship might be. There are four of each colour; lay them, move them and take them back as you like.',
  },
  marker: {
    name: 'Marker',
    text: 'It marks where the Navigators think that a maelstrom or a fog bank lies. There is one for each in the game, and it changes nothing that is true.',
  },
  lighthouse: {
    name: 'Lighthouse',
    text: 'A ship beside it sees a lighthouse, and a ship on its square is at it. Where there are two, only a ship on the square learns whether its lamp is yellow or red.',
  },
  maelstrom: {
    name: 'Maelstrom',
    text: 'No ship ever sees it. A ship that sails into it reports first, and is then hurled one square by Poseidon; a ship that a storm drives into it is not caught.',
  },
  fogBank: {
    name: 'Fog bank',
    text: 'A ship beside it sees a fog bank, and a ship within knows that it is in one. What lies in the fog is not told, and no ship sees another there.',
  },
  sacredIsland: {
    name: 'The Sacred Island',
    text: 'A ship that sails there is home, and no storm moves it any more. From afar it looks like any other island.',
  },
  deepSea: {
    name: 'Deep sea',
    text: 'A ship reports deep sea when it is on it, never from afar. So it tells exactly on which squares a ship can be.',
  },
  coastline: {
    name: 'The coastline',
    text: 'The squares along the border of the board. A ship on one of them always reports the coastline, a ship further in never.',
  },
  oracle: {
    name: 'The oracle',
    text: 'A square that it leaves out is impossible by what the Navigators were told, and a cross marks what can’t be right. Each ship is shaded in lines of its own, darker where it is likelier if Poseidon drives ships anywhere with equal chance; a chosen ship’s are shown alone.',
  },
  survey: {
    name: 'The survey',
    text: 'After its order a ship reports its own square exactly, and how many islands and ships lie on the eight squares around. It never says in which direction.',
  },
  surveyHelp: {
    name: 'Help with replies',
    text: 'Point at a square of the chart, or hold it, and it says what a ship there would report of the printed board and the lighthouses. Other ships and fog are left out, so nothing secret is told.',
  },
  openChart: {
    name: 'The open chart',
    text: 'Who looks on may see the guesses and reminders of the Navigators, never the ships. A device that has seen Poseidon’s sea is not shown them, but a second phone of Poseidon’s would be: so agree on it.',
  },
  foretelling: {
    name: 'Foretelling',
    text: 'Before a ship reports, say how many islands it will sight; until then you may change your mind. Nobody else sees it, and at the end you are named after one who saw far.',
  },
};
