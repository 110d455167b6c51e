/** The texts of the tutorial, which has a lesson for each side. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side, Storm } from '../../../shared/game/game.ts';
import type { Heading, Square } from '../../../shared/board/squares.ts';
import type { NavigatorsStep, PoseidonStep } from '../voyage-steps.ts';
import { headings, ships, square } from './common.ts';

/** One step of a lesson. */
export interface StepText {
  readonly title: string;
  /** The explanation, which may be empty. */
  readonly text: string;
  /** The task, which is empty in the last step. */
  readonly task: string;
  readonly done: string;
  /** The hint after a wrong tap. */
  readonly hint: string;
}

// ── The page around a lesson ────────────────────────────────────────────────────────────────────

export const titles: Readonly<Record<Side, string>> = {
  navigators: 'Tutorial: the Navigators',
  poseidon: 'Tutorial: Poseidon',
};
export const shortTitles: Readonly<Record<Side, string>> = {
  navigators: 'Tutorial',
  poseidon: 'Tutorial',
};
export const progress = (now: number, all: number) => `Step ${now} of ${all}`;
export const leave = 'Leave the tutorial';
export const back = 'Back';
export const goOn = 'Next';
export const pickShip = 'Tap the ship';
export const pickHeading = 'Pick a heading';
export const boardNames: Readonly<Record<Side, string>> = {
  poseidon: 'The true board',
  navigators: 'Their chart',
};
export const replies = 'What the ships report';

// ── After a wrong tap ───────────────────────────────────────────────────────────────────────────

const thisShip: Readonly<Record<Ship, string>> = {
  red: 'This time it’s the red ship. Tap it on the board.',
  green: 'This time it’s the green ship. Tap it on the board.',
  white: 'This time it’s the white ship. Tap it on the board.',
  yellow: 'This time it’s the yellow ship. Tap it on the board.',
};
export const otherShip = (ship: Ship) => thisShip[ship];
export const otherHeading = (heading: Heading) =>
  `In a game you could. In this tutorial, choose ${headings[heading]}.`;
export const tooFar = (ship: Ship) =>
  `The ${ships[ship]} can’t be there: it was driven one square, and then sailed one.`;
export const wouldReport = (at: Square, reply: string) =>
  `Not there: from ${square(at)} it would report: “${reply}”`;
export const notBeside = (at: Square) =>
  `Red would not see it on ${square(at)}: that square is not next to the Sacred Island.`;
export const tooFarDriven = 'A storm drives a ship only one square. Look around the yellow ship.';
export const onSquare = (at: Square) => `On ${square(at)}`;
export const moreToFind = (count: number) => (count === 1 ? 'Right. One more.' : `Right. ${count} more.`);
export const otherTile = (storm: Storm) =>
  storm === 'great'
    ? 'In a game you could. In this tutorial, take the Great Storm, the black one.'
    : 'In a game you could. In this tutorial, take the white one.';
export const notThere =
  'A storm drives a ship to one of the marked squares: one square away, and never onto the Sacred Island.';
export const driveNext = (ship: Ship) => `Now the ${ships[ship]}.`;
export const allDriven = 'You can still change it. When you’re ready, unleash the storm.';
/** The label of the button that lets the other side play. */
export const watch = {
  nextStorm: 'Let Poseidon play',
  order: 'Let white sail',
  others: 'Let them sail',
  lost: 'Let them sail',
};
export const coverNow = 'Cover the board';
export const liftNow = 'Tap anywhere to lift the cover.';
export const covered = 'The board is covered';

// ── The Navigators ──────────────────────────────────────────────────────────────────────────────

export const navigators: Readonly<Record<NavigatorsStep, StepText>> = {
  goal: {
    title: 'Four ships want to get home',
    text: 'Home is the Sacred Island, with the temple. Three of your four ships must get there.',
    task: 'Tap the Sacred Island.',
    done: 'That is the goal. Now comes the trouble: Poseidon.',
    hint: 'Look for the temple, in the middle of the sea.',
  },
  storm: {
    title: 'Poseidon sends a storm',
    text: 'A white storm: it has driven the white ship one square. Only Poseidon knows where to.',
    task: 'Tap the ship that is no longer where your chart has it.',
    done: 'The storm moved the true ship, not the one on your chart. Your chart shows what you believe, not what is true.',
    hint: 'The storm has the colour of the ship that it drives.',
  },
  red: {
    title: 'Now you sail',
    text: 'Every ship sails one square in a round.',
    task: 'Tap the red ship, choose east, and give the order.',
    done: 'After its order, a ship reports what is on its own square and on the eight squares around it.',
    hint: 'The red ship is on the left of the board.',
  },
  redSees: {
    title: 'Read the report',
    text: '“You see two islands.” A ship says how many it sees, but never where.',
    task: 'Tap the two islands next to the red ship.',
    done: 'One of the two is the Sacred Island! From a distance all islands look alike; only a ship on the island knows its kind.',
    hint: 'Look at the eight squares around the red ship.',
  },
  yellow: {
    title: 'The next ship',
    text: 'Red has had its turn for this round.',
    task: 'Now tap the yellow ship, choose north-west, and give the order.',
    done: 'A ship reports everything about its own square: this one is deep sea, the dark water. Deep sea is never seen from a distance.',
    hint: 'The yellow ship is at the bottom right.',
  },
  yellowSees: {
    title: 'A ship in sight',
    text: 'Yellow sees a ship, but does not say which.',
    task: 'Tap the ship that it sees.',
    done: 'Red did not see yellow a moment ago: yellow wasn’t there yet. You choose which ship sails when, and it matters.',
    hint: 'Look around the yellow ship, on the dark water.',
  },
  white: {
    title: 'The ship that was driven off course',
    text: 'Your chart may be wrong about white, but it sails anyway.',
    task: 'Tap the white ship, choose south-west, and give the order.',
    done: 'A rocky island? On your chart the white ship is out on the open sea. So your chart is wrong, and now you can correct it.',
    hint: 'The white ship is at the top right.',
  },
  whiteIs: {
    title: 'Where is it really?',
    text: 'The storm drove it one square, then it sailed south-west.',
    task: 'Tap the rocky, grey island it must be on now.',
    done: 'Found it. You can move ships on your chart freely at any time: the chart only records what you believe.',
    hint: 'Rocky islands are grey and bare. Look among the marked squares.',
  },
  green: {
    title: 'The last of the four',
    text: 'Three have sailed.',
    task: 'Tap the green ship, choose north-east, and give the order.',
    done: 'From the border squares, tinted here, a ship sees the coastline. That helps you find a ship again.',
    hint: 'The green ship is at the top left.',
  },
  nextStorm: {
    title: 'The round is over',
    text: 'All four have sailed and reported. Poseidon has eleven storms, one for each round.',
    task: 'Let him play the next one.',
    done: 'Yellow! It has been driven to one of the surrounding squares. Which one? Your other ships can help.',
    hint: '',
  },
  redHome: {
    title: 'Bring the first ship home',
    text: 'You know where red is: the Sacred Island is to its north-east.',
    task: 'Sail red home.',
    done: 'Red is home, and no storm can move it again. And it sees a ship! White and green are far away. It can only be yellow.',
    hint: 'The Sacred Island is north-east of the red ship.',
  },
  reminders: {
    title: 'Note what is possible',
    text: 'So the storm drove yellow next to the Sacred Island. Only four squares fit.',
    task: 'Put a yellow reminder on each.',
    done: 'Four squares, four reminders. You have four of each colour.',
    hint: 'One square from where yellow was, and next to the Sacred Island.',
  },
  yellowAgain: {
    title: 'Choose an order that tells you something',
    text: 'North-east takes yellow home, or to one of three squares. From each of these it would report something different.',
    task: 'Tap it, choose north-east, and give the order.',
    done: 'Three islands and two ships. Only one square has that view.',
    hint: 'Tap the yellow ship on the dark water.',
  },
  yellowIs: {
    title: 'Find the yellow ship',
    text: 'The marked squares are one square north-east of each reminder.',
    task: 'Tap the square from which you would see three islands and two ships.',
    done: 'There it is: next to three islands, one of them the Sacred Island, with the red and white ships in sight.',
    hint: 'Count the islands and the ships around each marked square.',
  },
  end: {
    title: 'You can navigate',
    text: 'One ship is home, and you know where the others are. In a game you have eleven rounds, and three ships home are enough to win.',
    task: '',
    done: '',
    hint: '',
  },
};

// ── Poseidon ────────────────────────────────────────────────────────────────────────────────────

export const poseidon: Readonly<Record<PoseidonStep, StepText>> = {
  truth: {
    title: 'You see the truth',
    text: 'This is the true board: the sea as it really is. Only you can see it. If three ships get home to the Sacred Island, you lose.',
    task: 'Tap the Sacred Island.',
    done: 'Keep them away from there for eleven rounds.',
    hint: 'Look for the temple, in the middle of the sea.',
  },
  tile: {
    title: 'Your hand of storms',
    text: 'Eleven tiles, one for each round. A coloured storm drives the ship of its colour, the black one all four.',
    task: 'Choose the white storm.',
    done: '',
    hint: 'The white storm carries the emblem of the white ship.',
  },
  drive: {
    title: 'Drive the ship',
    text: 'It must move, to any of the marked squares: you choose.',
    task: 'Tap one, then unleash the storm.',
    done: 'The white ship has moved. But who knows about it?',
    hint: '',
  },
  chart: {
    title: 'What they know',
    text: 'They see that a white storm was played. They do not see where the ship went.',
    task: 'Where do they think the white ship is?',
    done: 'That’s where they still think it is. In a game you never see their chart, and they never see your board.',
    hint: 'Look at their chart, the parchment. There the white ship has not moved.',
  },
  order: {
    title: 'They give an order',
    text: 'Now it is their turn. Every ship must sail one square, and they begin with the white one.',
    task: 'Let them send it south.',
    done: 'It sailed south from where it really was, and the app reported what it saw. You don’t have to say anything.',
    hint: '',
  },
  gap: {
    title: 'Truth and chart',
    text: 'On their chart the white ship went south as well, from the wrong square.',
    task: 'Where is it really?',
    done: 'That is your advantage. But every report is a clue: islands, ships, deep sea or the coastline can give a ship away.',
    hint: 'Look at your own board, the dark one.',
  },
  others: {
    title: 'The other three',
    text: 'The Navigators choose which ship sails when.',
    task: 'Let them sail the rest.',
    done: 'You hear every report, just as they do. Red and yellow are now next to the Sacred Island. It is time for something bigger.',
    hint: '',
  },
  greatTile: {
    title: 'The Great Storm',
    text: 'You have three Great Storms. Each drives all four ships at once.',
    task: 'Choose the Great Storm.',
    done: '',
    hint: 'The Great Storm is the black tile with the trident.',
  },
  greatDrive: {
    title: 'Drive all four',
    text: 'One square for each, wherever you like. A storm never drives a ship onto the Sacred Island, so that square is not marked.',
    task: 'Choose a square for each ship, then unleash the storm.',
    done: 'All four have been driven off course, and the Navigators know that much.',
    hint: '',
  },
  lost: {
    title: 'Off course',
    text: 'They send red north-east and yellow north, as if both were still next to the Sacred Island.',
    task: 'Let them sail.',
    done: 'No ship came home. The Navigators will now compare these reports with their chart, and find out more than you’d like.',
    hint: '',
  },
  barred: {
    title: 'A tile you can’t play',
    text: 'Suppose you’d like to play another Great Storm straight away.',
    task: 'Tap it.',
    done: 'Never two Great Storms in consecutive rounds. Nor can you play a tile that would force that later on.',
    hint: 'The Great Storm is the black tile with the trident.',
  },
  cover: {
    title: 'Somebody is coming',
    text: 'The eye at the top of your screen hides the board from prying eyes.',
    task: 'Cover it now, then lift the cover again.',
    done: 'When you put the phone away, the board is covered automatically.',
    hint: '',
  },
  end: {
    title: 'You can rule the sea',
    text: 'You’d have nine storms left. Let the Navigators feel safe, and then strike. If no more than two ships get home, you win.',
    task: '',
    done: '',
    hint: '',
  },
};

// ── The end of a lesson ─────────────────────────────────────────────────────────────────────────

export const alone = (name: string) => `Play alone against ${name}`;
export const makeTable = 'Start a table';
export const otherSide: Readonly<Record<Side, string>> = {
  navigators: 'Now try Poseidon',
  poseidon: 'Now try the Navigators',
};
export const readRules = 'Read the rules';
export const again = 'Start again';
