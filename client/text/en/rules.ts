/** How to play, as a page. docs/RULES.md says the same at greater length, with the rulings' numbers. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Section } from '../rule-blocks.ts';
import type { Chapter, SectionId } from '../rule-sections.ts';
import { square } from './common.ts';

// ── The frame ───────────────────────────────────────────────────────────────────────────────────

export const title = 'How to play';
export const lead = 'Poseidon knows where the ships are. The Navigators find out.';
export const contents = 'Contents';
export const home = 'To the first page';
export const learn: Readonly<Record<Side, string>> = {
  navigators: 'Learn it as a Navigator',
  poseidon: 'Learn it as Poseidon',
};
export const learnHint = 'Rather try than read? Each takes three minutes.';
export const search = 'Search the rules';
export const clear = 'Clear the search';
export const found = (places: number, sections: number) =>
  `${places === 1 ? '1 place' : `${places} places`} in ${sections === 1 ? '1 section' : `${sections} sections`}`;
export const notFound = (query: string) => `“${query}” is nowhere in the rules.`;
export const hit = (place: number, of: number) => `${place} of ${of}`;
export const previousHit = 'Previous place';
export const nextHit = 'Next place';
export const unfold = 'Unfold all';
export const foldUp = 'Fold all up';
export const more = 'More on this';
export const print = 'Print on two pages';
export const helps: Readonly<Record<Side, string>> = {
  poseidon: 'Helps Poseidon',
  navigators: 'Helps the Navigators',
};
export const chapters: Readonly<Record<Chapter, string>> = {
  game: 'The game',
  poseidon: 'Poseidon’s turn',
  navigators: 'The Navigators’ turn',
  ending: 'The end',
  variants: 'Variants',
  company: 'In company',
  fine: 'Fine print',
};

// ── The small boards ────────────────────────────────────────────────────────────────────────────

export const tryPush = 'A board to try a storm on';
export const trySurvey = 'A board to try a survey on';
export const example = 'The example, on the true board';
export const reminders = 'A chart with reminders';
export const shipIsOn = (at: Square) => `The red ship is on ${square(at)}.`;
export const pushed = (at: Square) => `The storm would drive the yellow ship to ${square(at)}.`;
export const pushHint = 'Tap one of the marked squares.';
export const notPushed = 'Not there: one square only, never off the board, never onto the Sacred Island.';
export const mayPlay = 'This tile may be played now.';
export const legend = {
  sea: 'Sea',
  deepSea: 'Deep sea',
  woody: 'Woody island',
  rocky: 'Rocky island',
  start: 'Start island',
  sacred: 'The Sacred Island',
  coastline: 'Coastline',
};
/** What is worth noting about each reply of the example. */
export const exampleNotes: Readonly<Record<Ship, string>> = {
  red: 'One of the two is the Sacred Island. From afar it is an island like any other.',
  yellow: 'The order matters: red did not see yellow, because yellow had not come yet.',
  white: 'It stands on an island, so its kind is told.',
  green: 'A border square: the coastline is in sight. Nobody says in which direction.',
};

// ── The rules ───────────────────────────────────────────────────────────────────────────────────

export const sections: Readonly<Record<SectionId, Section>> = {
  minute: {
    title: 'In a minute',
    blocks: [
      {
        story: [
          'Poseidon alone sees where the ships are. Each round a storm of his drives one of them off course, or all four.',
          'The Navigators see only their chart. They give each ship its heading.',
          'It sails and reports what it sees. From that they work out where it must be.',
          'Three or four ships home on the Sacred Island within eleven rounds: the Navigators win. Fewer: Poseidon wins.',
        ],
      },
      'The app is the table, the screen between you, and the referee. It works out every report and allows nothing that is against the rules.',
    ],
  },
  board: {
    title: 'The board',
    blocks: [
      'A grid of squares, north at the top. Columns are letters from the west, rows are numbers from the north: A1 is the north-west corner. Both sides have the same board before them. There are boards A to D, from the easiest to the hardest.',
      { figure: 'legend', caption: 'What a square can hold' },
      'A start island is woody or rocky like any other, and is told as such. Islands stop nobody: ships sail over them and rest on them. The squares along the border are the coastline.',
    ],
  },
  ships: {
    title: 'The ships',
    blocks: [
      'Red, green, white and yellow begin on their start islands, on the true board and on the chart alike. So at first everybody knows where they are.',
      'A step is one square in one of the eight directions. Several ships, even all four, may share a square.',
      'A round is Poseidon’s turn, and then the Navigators’ turn.',
    ],
  },
  hand: {
    title: 'The hand of eleven',
    blocks: [
      'Poseidon begins with eleven storm tiles. In his turn he plays one. Each is played once in a game.',
      { figure: 'hand', caption: 'Two of each colour, and three Great Storms' },
      {
        list: [
          'A coloured storm hits the ship of its colour.',
          'A Great Storm, the black tile, hits all four.',
          'The Navigators see which storm was played, and all that were played before. They do not see what it did.',
        ],
      },
    ],
  },
  pushing: {
    title: 'Pushing',
    blocks: [
      'Every ship that is hit must move one square, in any of the eight directions that Poseidon chooses. Never off the board, and never onto the Sacred Island: only a ship’s own sailing ends there. He may change his mind until he unleashes the storm.',
      {
        figure: 'push',
        caption: 'The yellow ship is hit, right beside the Sacred Island. Tap where to drive it.',
      },
      'With a Great Storm he chooses for each ship separately. All pushes count from where the ships stood before: ships may come to lie together, or change places.',
      'A storm for a ship that is home may be played: it is spent, and moves nothing. A Great Storm moves only the ships that are still at sea.',
    ],
  },
  'great-storms': {
    title: 'Why a tile can be barred',
    blocks: [
      'Two Great Storms may not come in consecutive rounds. It is also forbidden to work towards that: after each tile, it must still be possible to play all the storms that are left without two Great Storms in a row. The app marks the tiles that are barred and says why.',
      {
        figure: 'greatStorms',
        caption:
          'Six coloured storms have been played, and no Great Storm. Tap a tile to see whether it may be played.',
      },
      {
        list: [
          'After a coloured tile, the Great Storms left may be at most one more than the coloured ones left.',
          'After a Great Storm, they may be at most as many as the coloured ones left.',
        ],
      },
      { aside: 'Do not save up all your Great Storms: in the end they decide for you.' },
    ],
  },
  orders: {
    title: 'Orders',
    blocks: [
      'Every ship that is still at sea has one step in the round: it sails, and then it surveys. Both belong together. The Navigators take the ships in whatever order they like, and the order matters: a ship reports another one only if it is there already.',
      'To give an order, choose a ship and a heading. Staying where it is is no choice, and an order can’t be taken back. A ship that has had its step, or that is home, takes no order.',
      'The true ship moves on Poseidon’s board, and the reply comes at once. Poseidon sees the order and the reply, too.',
    ],
  },
  survey: {
    title: 'The survey',
    blocks: [
      'A ship knows its own square exactly: that is exploring. Of the up to eight squares around it knows only what can be made out from afar: that is sighting.',
      { figure: 'survey', caption: 'Tap any square: this is what the red ship would report from there.' },
      {
        head: ['What there is', 'On its own square', 'On the squares around'],
        rows: [
          ['A woody or rocky island, a start', 'Told, with its kind', 'Only the number of islands'],
          ['The Sacred Island', 'Told', 'Counts as an island like the others'],
          ['Other ships', 'Their colours', 'Only how many; ships that are home count, too'],
          ['Deep sea', 'Told', 'Nothing'],
          ['Plain sea', 'Nothing', 'Nothing'],
          ['The coastline', 'Told on a border square', 'Nothing'],
        ],
      },
      'Ships on its own square are not counted again among those around. No reply ever says in which direction a thing lies. Where several are named, they come in a fixed order, which tells nothing either.',
    ],
  },
  coastline: {
    title: 'The coastline',
    blocks: [
      'A ship on a square of the border has the coastline in sight, and says so whatever else lies on its square. A ship one square further in does not.',
    ],
  },
  'off-board': {
    title: 'Off the board',
    blocks: [
      'If an order would take a ship over the edge, the Navigators are told so at once. The ship stays where it is. That was its step, and it still surveys.',
      { aside: 'Hitting the edge is a good clue: few squares have nothing in that direction.' },
    ],
  },
  'sacred-island': {
    title: 'The Sacred Island',
    blocks: [
      'A ship that sails onto the Sacred Island is home. It surveys like any other, and its reply says where it is. From then on it takes no orders, and no storm moves it. It stays on the board, and others see it.',
      'When every ship at sea has had its step, the round is over, and Poseidon plays his next tile.',
    ],
  },
  chart: {
    title: 'The chart: guess ships and reminders',
    blocks: [
      'The chart is the Navigators’ alone. Poseidon never gets to see it during the game, and nothing on it changes what is true.',
      {
        figure: 'reminders',
        caption: 'A yellow storm: the ship was on D5, and red, now home, has seen it. Four squares are left.',
      },
      {
        list: [
          'Guess ships stand where the Navigators think that the ships are. On an order the guess ship goes along by itself, if its board has that square. It does not follow a storm: nobody knows where to. Set it on any square at any time.',
          'Reminders mark squares where a ship might be. There are four of each colour and no more. Set, move and take them back as you like.',
          'When a ship gets home, its guess ship is set onto the Sacred Island.',
        ],
      },
      {
        aside:
          'When a storm has hit a ship, it can be on eight squares at most. Mark those that you can’t rule out, choose a heading that tells them apart, and compare the reply with the chart.',
      },
    ],
  },
  example: {
    title: 'A turn as an example',
    blocks: [
      'Red has sailed east, yellow north-west, white south-west and green north-east, in this order. Each dashed square is where a ship began the game; a storm had driven the white one to F1 before.',
      { figure: 'example', caption: 'The true board after the turn, and what each ship reported' },
    ],
  },
  end: {
    title: 'The end of the game',
    blocks: [
      'The game ends at once when the fourth ship gets home. Otherwise it ends with the round in which the last storm was spent, which is the eleventh.',
      {
        list: [
          'Three or four ships home: the Navigators win.',
          'Two or fewer: Poseidon wins.',
          'With three players or more there is something to win for each of you: see “Who wins”.',
        ],
      },
      'When the game is over, everybody sees where the ships really went, beside the guesses.',
    ],
  },
  sets: {
    title: 'Choosing variants',
    blocks: [
      'Choose any of them before a game. All can be combined freely, and each helps one side. Before and during the game everybody can see which are on. The lobby has ready-made sets:',
      {
        head: ['Set', 'What is on'],
        rows: [
          ['First voyage', 'Easier Deduction'],
          ['Standard', 'Nothing: the game as described so far'],
          ['Fair winds', 'Both Sea Monsters, two Lighthouses'],
          ['The whole box', 'Both Sea Monsters, one Lighthouse, one Maelstrom, one Fog Bank'],
          ['Poseidon’s wrath', 'Two Maelstroms, two Fog Banks'],
          ['Old hands', 'Harder Deduction, Use Your Memory, the Kraken'],
        ],
      },
      'Tiles that lie on the board come before the first round: first the lighthouses, then Poseidon’s maelstroms and fog banks, all at once. No two of these tiles lie on one square, and they stay for the whole game. Whoever places sees the squares that are allowed, can rearrange until they confirm, and can let chance choose.',
    ],
  },
  'easier-deduction': {
    title: 'Easier Deduction',
    blocks: [
      'The sighting tells the kinds of the islands, too, the Sacred Island included, and the colours of the ships. Each is a list without directions.',
      { figure: 'easierSurvey', caption: 'Tap any square: the red ship reports more than usual.' },
    ],
  },
  lighthouses: {
    title: 'Lighthouses',
    blocks: [
      'One or two. Before anything else is placed, the Navigators choose the squares together; every Navigator must agree. Poseidon then sees them on his board.',
      'A lighthouse may stand on any square, island or sea, but not on a start island, not on the Sacred Island and not next to one of these. It takes the place of what was there: that is not told any more.',
      'On its own square a lighthouse is told; of those around, how many. Where there are two, one lamp is yellow and one red, and only a ship on the square itself learns which it is.',
      { figure: 'lighthouses', caption: 'Two lighthouses. Tap any square to hear the red ship.' },
    ],
  },
  'sea-monsters': {
    title: 'Sea Monsters',
    blocks: [
      'Poseidon gets the Leviathan, the Kraken or both besides his eleven storms. In his turn he may play one of them instead of a storm, openly, against one ship at sea. That ship can’t sail in this round, but it does survey, and the round waits for it.',
      { figure: 'monsters', caption: 'The Leviathan and the Kraken' },
      'A monster is not a storm. In the count for Great Storms it counts for neither side, and a round with a monster breaks a run: Great Storm, monster, Great Storm is allowed.',
      'The game still ends with the round of the last storm. Each monster that is played makes it one round longer, up to twelve or thirteen; one still in hand by then is lost. That is why they help the Navigators: a round more is worth more than a ship held.',
    ],
  },
  'harder-deduction': {
    title: 'Harder Deduction',
    blocks: [
      'Storms are played face down and stay so. The Navigators learn only that a storm was played and how many are left. Any ship may have been moved. Sea monsters are played openly all the same. When the game is over, all tiles are shown.',
    ],
  },
  'use-your-memory': {
    title: 'Use Your Memory',
    blocks: [
      'There are no reminders. What ships reported in earlier rounds is not shown to anybody any more: it fades when Poseidon plays his next tile. You still have your guess ships, and markers for maelstroms and fog banks.',
    ],
  },
  'ships-uncounted': {
    title: 'Ships uncounted',
    blocks: [
      'The sighting tells whether any ship is in sight, not how many. Ships on the ship’s own square are named as ever.',
    ],
  },
  maelstroms: {
    title: 'Maelstroms',
    blocks: [
      'One or two. Poseidon places them in secret on squares that are no islands, and not next to a start island or the Sacred Island. Deep sea is fine. The Navigators are told only that he has finished.',
      { figure: 'maelstrom', caption: 'The maelstrom on Poseidon’s sea, and the Navigators’ marker' },
      'No survey ever mentions a maelstrom. A ship that sails into one first gets its reply. Then it is told that it is caught, and Poseidon pushes it one square, as with a storm. The Navigators are not told where to. Only then does the game go on.',
      'A ship is not caught if a storm or another maelstrom pushes it in, or if it stays in one after an order off the board. There is no chain.',
      'The Navigators have a marker for each maelstrom, to lay where they think that it is.',
    ],
  },
  'fog-banks': {
    title: 'Fog Banks',
    blocks: [
      'One or two. Poseidon places them in secret on any square, island or sea, that is not a start island, not the Sacred Island and not next to one of these.',
      'On its own square a fog bank is told; of those around, how many. What lies under the fog, an island or deep sea, is not told any more. A ship in fog is seen by no other ship, not even by one in the same fog. It sees out as usual.',
      { figure: 'fog', caption: 'Fog on A4. Tap any square to hear the red ship.' },
      'The Navigators have a marker for each fog bank, too.',
    ],
  },
  meeting: {
    title: 'How they meet',
    blocks: [
      {
        list: [
          'Fog and Easier Deduction: islands and ships in fog are in neither list.',
          'Lighthouses and Easier Deduction: the lamp is still told on its own square only.',
          'Ships uncounted and Easier Deduction: the colours are told, and with them the number.',
          'Sea Monsters and Harder Deduction: storms lie face down, monsters are open.',
          'Sea Monsters and Maelstroms: a ship that is held in a maelstrom surveys and is not caught. It has not sailed.',
          'Markers and Use Your Memory: markers are no reminders. You have them.',
          'Fog or a lighthouse on the border: the coastline is told all the same.',
        ],
      },
    ],
  },
  oracle: {
    title: 'What the oracle knows',
    blocks: [
      'A table can let an oracle help the Navigators. It is chosen in the lobby, and everybody sees it, Poseidon too.',
      {
        list: [
          'Silent: it says nothing.',
          'Hints: what can’t be right on the chart is crossed out, and a tap says why. On a first voyage it gives hints by itself.',
          'Full: the chart is also shaded wherever a ship can be, darker where it is likelier, with the number of squares left. A step back in the journal shows what could be known then.',
        ],
      },
      'With hints or full, one tap lays reminders where a ship can be, as many as there are.',
      'It knows the tiles, the orders and the reports, as the Navigators were told them, and forgets nothing. A square that it leaves out is impossible.',
      'How likely the others are depends on Poseidon. The oracle thinks that he drives a ship to each square with equal chance, that each storm face down is as likely as another, and that his hidden tiles lie anywhere they may. A Poseidon with a plan does none of that.',
      'With many hidden tiles there can be too much to work out. Then it says that it is no longer exact: it may leave in a square that is impossible, and never leaves out one that is possible.',
      'Who looks on can have the full oracle for themselves where it is not silent. The big screen shows it if it is full.',
    ],
  },
  seats: {
    title: 'Seats and ships',
    blocks: [
      'Two to five of you play: one Poseidon, and one to four Navigators. The ships are split as equally as possible. Only its owner orders a ship. All Navigators have one chart between them.',
      {
        head: ['Navigators', 'Together', 'Competing'],
        rows: [
          ['1', '4', '4'],
          ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
          ['3', '2\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01, and one cooperative ship'],
          ['4', '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01'],
        ],
      },
      'The cooperative ship belongs to nobody, and any Navigator may order it.',
    ],
  },
  winners: {
    title: 'Who wins',
    blocks: [
      'If three or four ships are home, all Navigators have won. If Poseidon wins and there are at least three players, a Navigator with a ship of their own on the Sacred Island is a winner, too. The cooperative ship is nobody’s own.',
    ],
  },
  series: {
    title: 'Competing: a series and its points',
    blocks: [
      'When Navigators compete, each wants to bring their own ships home. Every Navigator still hears all replies, those of the others’ ships, too.',
      'A series has one game for each player as Poseidon. After every game:',
      {
        head: ['Who', 'Points'],
        rows: [
          ['Poseidon', '1 for each ship that did not get home'],
          ['Each Navigator', '3 for each ship of their own that got home'],
          ['Every Navigator', '1 if the cooperative ship got home'],
        ],
      },
      'Whoever has the most points when the series is over wins it. Equal points share the win.',
      {
        aside:
          'Three Navigators compete: Ann has red, Ben green, Cleo white, and yellow is the cooperative ship. Red and yellow get home. Ann has 3 + 1 points, Ben and Cleo have 1 each, and Poseidon has 2 for green and white. Two ships are not enough, so Poseidon wins this game, and Ann is a winner, too.',
      },
    ],
  },
  late: {
    title: 'Coming and looking on',
    blocks: [
      'Somebody who joins the table while a game is running may help the Navigators, but not take Poseidon’s seat from him. While lighthouses are being chosen, their agreement is needed, too.',
      'Whoever has no seat looks on: at what both sides know, and neither the true ships nor the chart.',
      'A table may open the chart to onlookers before a game: then they see guesses and reminders too, never the ships. Whoever looks on may foretell what ships will report, for themselves alone.',
      'While a game runs, Poseidon’s device never has the Navigators’ chart, and theirs never have the true ships.',
    ],
  },
  'fine-print': {
    title: 'Where the rules left something open',
    blocks: [
      {
        list: [
          'A guess ship goes along on an order even when the true ship stayed at the edge of the board: the chart is yours, and the app leaves conclusions to you.',
          'Storms, monsters and maelstroms do not move guess ships. Guess ships can be moved in everybody’s turn, until the game is over.',
          'A storm may push a ship onto any island but the Sacred Island, its own start included.',
          'A monster in hand does not make room for Great Storms: nobody has to play it.',
          'A caught ship holds up the game until it has been pushed, even if it was the last step of the round, or of the game.',
          'A maelstrom hides nothing: a ship in it still reports deep sea.',
          'Ships on a lighthouse’s square are seen as ever: it is no fog.',
          'Of lighthouses and fog banks in sight the number is told, also with Ships uncounted.',
          'A single lighthouse shows no colour. Of two, the first that was chosen is yellow, the second red.',
          'Whoever proposes lighthouses has agreed. A changed proposal starts the agreement anew. Poseidon hears of the result only.',
          'Whoever has a seat may begin a game, or abandon it. An abandoned game has no winner.',
        ],
      },
    ],
  },
};
