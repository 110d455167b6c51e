/** The help on each topic: what it is and what it does, in two sentences. */
import type { Topic } from '../help-topics.ts';

/** The name of the help button for screen readers. */
export const about = (name: string) => `What is this? ${name}`;
export const more = 'See the rules';

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
    text: 'It drives every ship still at sea one square. There are three, and two can’t be played in consecutive rounds.',
  },
  leviathan: {
    name: 'Leviathan',
    text: 'A sea monster that Poseidon plays against one ship instead of a storm: the ship can’t sail that round, but it still reports. The game may last a round longer as a result.',
  },
  kraken: {
    name: 'Kraken',
    text: 'A sea monster that Poseidon plays against one ship instead of a storm: the ship can’t sail that round, but it still reports. The game may last a round longer as a result.',
  },
  harderDeduction: {
    name: 'Harder Deduction',
    text: 'Poseidon’s storms are played face down: the Navigators learn only that one was played, and how many are left. Any ship may have been moved.',
  },
  easierDeduction: {
    name: 'Easier Deduction',
    text: 'Ships also report the kinds of the islands and the colours of the ships around them. They still never say in which direction.',
  },
  useYourMemory: {
    name: 'Use Your Memory',
    text: 'There are no reminders, and reports from earlier rounds are no longer shown to anyone. Guesses remain.',
  },
  shipsInSight: {
    name: 'Uncounted Ships',
    text: 'A ship reports whether others are in sight, not how many. Ships on its own square are named as usual.',
  },
  seaMonsters: {
    name: 'Sea Monsters',
    text: 'Poseidon may play a monster instead of a storm: it holds one ship for a round. Each one played makes the game a round longer, and that helps the Navigators.',
  },
  lighthouses: {
    name: 'Lighthouses',
    text: 'The Navigators choose where to put one before the first round, and Poseidon sees it. A ship reports a lighthouse in sight, so you know roughly where the ship is.',
  },
  maelstroms: {
    name: 'Maelstroms',
    text: 'Before the first round, Poseidon secretly chooses where to hide one in open water. A ship that sails into it reports, and Poseidon then drives it one square in any direction.',
  },
  fogBanks: {
    name: 'Fog Banks',
    text: 'Before the first round, Poseidon secretly chooses where to put one. Fog is reported, but what is in it is not: no island, no deep sea, no ship.',
  },
  guess: {
    name: 'Guess',
    text: 'It shows where the Navigators think a ship is, and it moves with each order. Put it anywhere at any time: it has no effect on the real ship.',
  },
  reminder: {
    name: 'Reminders and crosses',
    text: 'A reminder marks a square where a ship could be (there are four of each colour), a cross one where it is not. Tap a ship’s colour, then squares: each tap changes the mark.',
  },
  marker: {
    name: 'Marker',
    text: 'It marks where the Navigators think a maelstrom or a fog bank is. There is one for each in the game, and it has no effect on the true board.',
  },
  lighthouse: {
    name: 'Lighthouse',
    text: 'A ship next to it reports seeing a lighthouse; a ship on its square reports that it is at the lighthouse. If there are two, only a ship on the square learns whether its lamp is yellow or red.',
  },
  maelstrom: {
    name: 'Maelstrom',
    text: 'No ship ever sees it. A ship that sails into it reports first, and is then driven one square by Poseidon; a ship that a storm drives into it is not caught.',
  },
  fogBank: {
    name: 'Fog bank',
    text: 'A ship next to it sees a fog bank, and a ship inside it reports that it is in one. Whatever is in the fog is not reported, and ships in it can’t be seen.',
  },
  sacredIsland: {
    name: 'The Sacred Island',
    text: 'A ship that sails there is home, and no storm can move it again. From a distance it looks like any other island.',
  },
  deepSea: {
    name: 'Deep sea',
    text: 'A ship reports deep sea only when it is in it. That tells you exactly which squares it could be on.',
  },
  coastline: {
    name: 'The coastline',
    text: 'The squares along the border of the board. A ship on one of them always reports the coastline; a ship further in never does.',
  },
  oracle: {
    name: 'The oracle',
    text: 'An unshaded square is impossible, given what the Navigators know, and a cross marks anything that can’t be right. Each ship has its own hatching, darker where it is more likely to be if Poseidon drives ships at random; choose a ship to see its hatching alone.',
  },
  survey: {
    name: 'Reports',
    text: 'After its order, a ship reports exactly what is on its own square, but only how many islands and ships are on the eight squares around it. It never says in which direction.',
  },
  surveyHelp: {
    name: 'Help with reports',
    text: 'Hover over a square on the chart, or press and hold it, to see which islands, lighthouses and so on a ship there would report. Other ships and fog are left out, so no secret is given away.',
  },
  openChart: {
    name: 'The open chart',
    text: 'Spectators can see the Navigators’ guesses and reminders, never the ships. A device that has seen the true board can’t open the chart, but Poseidon’s player could open it on a second phone, so agree on this first.',
  },
  foretelling: {
    name: 'Predictions',
    text: 'Before a ship reports, say how many islands it will sight; until then, you can change your mind. Nobody else sees your prediction, and at the end you earn the name of a famous seer.',
  },
  seas: {
    name: 'Seas',
    text: 'A sea is a board that Odyssey draws: the same code always stands for the same sea, so you can sail it again or pass the code on to friends. On the page of a board that somebody drew, opponents can play 200 games, which show how hard and how fair it is.',
  },
  days: {
    name: 'Games over days',
    text: 'Each turn has 12 hours to 7 days, and the clock runs even while nobody is here. When the time is up, random moves are played or an opponent stands in; before that, you can ask for more time.',
  },
  open: {
    name: 'Open tables',
    text: 'An open table is listed on the server’s home page, where anyone can join or watch with one tap. An opponent can take a side that stays empty, and where strangers can find the table, players use ready-made phrases unless the host allows more.',
  },
  notices: {
    name: 'Notifications',
    text: 'Your device tells you when it’s your turn, when your time is running out and when the game is over, even while Odyssey is closed. A notification names the table, never what happened there.',
  },
  talk: {
    name: 'Talk',
    text: 'Only the Navigators read what is written to the crew, until the game is over; everybody reads what is written to the table. The host can allow ready-made phrases only and remove messages, and you can mute players on your device.',
  },
};
