/** The text of the rules page. docs/RULES.md states the same rules in more detail, with the numbers of the rulings. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import type { Square } from '../../../shared/board/squares.ts';
import type { Section } from '../rule-blocks.ts';
import type { Chapter, SectionId } from '../rule-sections.ts';
import { square } from './common.ts';

// ── The page around the rules ───────────────────────────────────────────────────────────────────

export const title = 'How to play';
export const lead = 'Poseidon knows where the ships are. The Navigators must work it out.';
export const contents = 'Contents';
export const home = 'Home';
export const learn: Readonly<Record<Side, string>> = {
  navigators: 'Learn as a Navigator',
  poseidon: 'Learn as Poseidon',
};
export const learnHint = 'Prefer to learn by playing? Each tutorial takes three minutes.';
export const search = 'Search the rules';
export const clear = 'Clear the search';
export const found = (places: number, sections: number) =>
  `${places === 1 ? '1 match' : `${places} matches`} in ${sections === 1 ? '1 section' : `${sections} sections`}`;
export const notFound = (query: string) => `“${query}” is not in the rules.`;
export const hit = (place: number, of: number) => `${place} of ${of}`;
export const previousHit = 'Previous match';
export const nextHit = 'Next match';
export const unfold = 'Expand all';
export const foldUp = 'Collapse all';
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
  company: 'With more players',
  fine: 'Fine print',
};

// ── The small boards ────────────────────────────────────────────────────────────────────────────

export const tryPush = 'A board to try a storm on';
export const trySurvey = 'A board to try a report on';
export const example = 'The example, on the true board';
export const reminders = 'A chart with reminders';
export const shipIsOn = (at: Square) => `The red ship is on ${square(at)}.`;
export const pushed = (at: Square) => `The storm would drive the yellow ship to ${square(at)}.`;
export const pushHint = 'Tap one of the marked squares.';
export const notPushed = 'Not there: one square only, never off the board, never onto the Sacred Island.';
export const mayPlay = 'You can play this tile now.';
export const legend = {
  sea: 'Sea',
  deepSea: 'Deep sea',
  woody: 'Woody island',
  rocky: 'Rocky island',
  start: 'Start island',
  sacred: 'The Sacred Island',
  coastline: 'Coastline',
};
/** Notes on the reports in the example. */
export const exampleNotes: Readonly<Record<Ship, string>> = {
  red: 'One of the two is the Sacred Island. From a distance it is an island like any other.',
  yellow: 'Which ship sails first matters: red did not see yellow, because yellow wasn’t there yet.',
  white: 'It is on an island, so it reports which kind.',
  green: 'A border square: the coastline is in sight. The report does not say in which direction.',
};

// ── The rules ───────────────────────────────────────────────────────────────────────────────────

export const sections: Readonly<Record<SectionId, Section>> = {
  minute: {
    title: 'In a minute',
    blocks: [
      {
        story: [
          'Only Poseidon sees where the ships are. Each round, one of his storms drives one of them, or all four, off course.',
          'The Navigators see only their chart. They give each ship its heading.',
          'Each ship sails and reports what it sees. From that, they work out where it must be.',
          'Three or four ships home on the Sacred Island within eleven rounds: the Navigators win. Fewer: Poseidon wins.',
        ],
      },
      'The app is the table, the screen between you, and the referee. It works out every report and allows only legal moves.',
    ],
  },
  board: {
    title: 'The board',
    blocks: [
      'A grid of squares, north at the top. Columns are lettered from the west, rows numbered from the north: A1 is the north-west corner. Both sides have the same board. There are boards A to D, from the easiest to the hardest.',
      { figure: 'legend', caption: 'What a square can hold' },
      'A start island is woody or rocky like any other, and is reported as such. Islands don’t block ships, which may sail over them and stop on them. The squares along the border are the coastline.',
    ],
  },
  ships: {
    title: 'The ships',
    blocks: [
      'Red, green, white and yellow start on their start islands, on the true board and on the chart alike. So at first everyone knows where they are.',
      'A step is one square in one of the eight directions. Several ships, even all four, may share a square.',
      'A round is Poseidon’s turn, and then the Navigators’ turn.',
    ],
  },
  hand: {
    title: 'The hand of eleven',
    blocks: [
      'Poseidon starts with eleven storm tiles. On his turn he plays one. Each can be played once in a game.',
      { figure: 'hand', caption: 'Two of each colour, and three Great Storms' },
      {
        list: [
          'A coloured storm drives the ship of its colour.',
          'A Great Storm, the black tile, drives all four.',
          'The Navigators see which storm was played, and all the earlier ones. They do not see what it did.',
        ],
      },
    ],
  },
  pushing: {
    title: 'Driving ships',
    blocks: [
      'Every ship that is driven must move one square, in whichever of the eight directions Poseidon chooses. Never off the board, and never onto the Sacred Island: a ship can get there only by sailing. He may change his mind until he unleashes the storm.',
      {
        figure: 'push',
        caption: 'A yellow storm: the ship is right next to the Sacred Island. Tap where to drive it.',
      },
      'With a Great Storm he chooses for each ship separately. Every move is measured from where the ships were before the storm: ships may end up together, or swap squares.',
      'A storm for a ship that is already home may still be played: it moves nothing, and the tile is spent. A Great Storm moves only the ships that are still at sea.',
    ],
  },
  'great-storms': {
    title: 'When a tile can’t be played',
    blocks: [
      'Two Great Storms may not be played in consecutive rounds. Nor may Poseidon play a tile that would force this later on: after each tile, it must still be possible to play all the storms that are left without two Great Storms in a row. The app marks the tiles that can’t be played and says why.',
      {
        figure: 'greatStorms',
        caption:
          'Six coloured storms have been played, and no Great Storm. Tap a tile to see whether it may be played.',
      },
      {
        list: [
          'After a coloured tile, the Great Storms left may outnumber the coloured tiles left by at most one.',
          'After a Great Storm, the Great Storms left may not outnumber the coloured tiles left.',
        ],
      },
      { aside: 'Don’t save up all your Great Storms: in the end, they’ll leave you no choice.' },
    ],
  },
  orders: {
    title: 'Orders',
    blocks: [
      'Every ship still at sea has one turn in each round: it sails, and then it reports. The Navigators choose the order in which the ships sail, and it matters: a ship reports another one only if that one is already there.',
      'To give an order, choose a ship and a heading. Staying put is not an option, and an order can’t be taken back. A ship that has had its turn, or that is home, can’t be given an order.',
      'The true ship moves on Poseidon’s board, and it reports at once. Poseidon sees both the order and the report.',
    ],
  },
  survey: {
    title: 'What a ship reports',
    blocks: [
      'The printed rules call this the survey. A ship knows its own square exactly: that is exploring. Of the squares around it (up to eight), it knows only what can be made out from a distance: that is sighting.',
      { figure: 'survey', caption: 'Tap any square to see what the red ship would report from there.' },
      {
        head: ['What it is', 'On the ship’s own square', 'On the squares around it'],
        rows: [
          ['A woody, rocky or start island', 'Reported, with its kind', 'Only the number of islands'],
          ['The Sacred Island', 'Reported', 'Counts as an island like the others'],
          ['Other ships', 'Their colours', 'Only how many, including ships that are home'],
          ['Deep sea', 'Reported', 'Nothing'],
          ['Plain sea', 'Nothing', 'Nothing'],
          ['The coastline', 'Reported on a border square', 'Nothing'],
        ],
      },
      'Ships on its own square are not counted again among those around it. No report ever says in which direction anything is. Everything is always named in the same fixed order, which gives nothing away.',
    ],
  },
  coastline: {
    title: 'The coastline',
    blocks: [
      'A ship on a border square sees the coastline and always reports it, whatever else is on its square. A ship one square further in does not.',
    ],
  },
  'off-board': {
    title: 'Off the board',
    blocks: [
      'If an order would take a ship over the edge, the Navigators are told at once. The ship stays where it is. That was its turn, and it still reports.',
      { aside: 'Sailing into the edge is a good clue: the ship can only be on a square at that edge.' },
    ],
  },
  'sacred-island': {
    title: 'The Sacred Island',
    blocks: [
      'A ship that sails onto the Sacred Island is home. It reports like any other, and its report says where it is. From then on it can’t be given orders, and no storm can move it. It stays on the board, and other ships can still see it.',
      'When every ship at sea has had its turn, the round is over, and Poseidon plays his next tile.',
    ],
  },
  chart: {
    title: 'The chart: guesses and marks',
    blocks: [
      'The chart belongs to the Navigators alone. Poseidon never sees it during the game, and nothing on it affects the true board.',
      {
        figure: 'reminders',
        caption: 'A yellow storm: the ship was on D5, and red, now home, has seen it. Four squares are left.',
      },
      {
        list: [
          'Guesses show where the Navigators think the ships are. When you give an order, the guess moves too, unless it would leave the chart. Storms don’t move it, because you can’t know where the ship went. Put it on any square at any time.',
          'Reminders mark squares where a ship might be. There are only four of each colour. Place, move and take them back as you like.',
          'Crosses mark squares where you think a ship is not. When the ship sails, its marks move with it or are cleared, as you choose. When a storm may have driven it, its crosses go.',
          'When a ship gets home, its guess is placed on the Sacred Island.',
        ],
      },
      {
        aside:
          'After a storm has driven a ship, it could be on at most eight squares. Mark the ones you can’t rule out, choose a heading that tells them apart, and compare the report with the chart.',
      },
    ],
  },
  example: {
    title: 'An example turn',
    blocks: [
      'Red has sailed east, yellow north-west, white south-west and green north-east, in that order. Each dashed square is where a ship started the game; an earlier storm had driven the white one to F1.',
      { figure: 'example', caption: 'The true board after the turn, and what each ship reported' },
    ],
  },
  end: {
    title: 'The end of the game',
    blocks: [
      'The game ends at once when the fourth ship gets home. Otherwise it ends with the round of the last storm, which is the eleventh.',
      {
        list: [
          'Three or four ships home: the Navigators win.',
          'Two or fewer: Poseidon wins.',
          'With three or more players there is something for each of you to win: see “Winners”.',
        ],
      },
      'When the game is over, everyone sees where the ships really went, next to the guesses.',
    ],
  },
  sets: {
    title: 'Choosing variants',
    blocks: [
      'Before a game, choose any variants you like. They can be combined freely, and each helps one side. Before and during the game, everyone can see which ones are on. The lobby has ready-made sets:',
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
      'Tiles on the board are placed before the first round: first the lighthouses, then Poseidon’s maelstroms and fog banks, all at once. No two of these tiles share a square, and they stay for the whole game. When you place tiles, the app shows the allowed squares. You can move the tiles until you confirm, or place them at random.',
    ],
  },
  'easier-deduction': {
    title: 'Easier Deduction',
    blocks: [
      'Sightings also give the kinds of islands, including the Sacred Island, and the colours of the ships. They are listed without directions.',
      { figure: 'easierSurvey', caption: 'Tap any square: the red ship reports more than usual.' },
    ],
  },
  lighthouses: {
    title: 'Lighthouses',
    blocks: [
      'One or two. Before anything else is placed, the Navigators choose the squares together; every Navigator must agree. Poseidon then sees them on his board.',
      'A lighthouse may stand on any square, island or sea, except on or next to a start island or the Sacred Island. It replaces what was there, which is no longer reported.',
      'A ship reports the lighthouse on its own square, but only the number of lighthouses around it. If there are two, one lamp is yellow and one red, and only a ship on the square itself learns which it is.',
      {
        figure: 'lighthouses',
        caption: 'Two lighthouses. Tap any square to see what the red ship would report.',
      },
    ],
  },
  'sea-monsters': {
    title: 'Sea Monsters',
    blocks: [
      'Poseidon gets the Leviathan, the Kraken or both in addition to his eleven storms. On his turn he may play one of them instead of a storm, openly, against one ship at sea. That ship can’t sail this round, but it does report, and the round is not over until it has.',
      { figure: 'monsters', caption: 'The Leviathan and the Kraken' },
      'A monster is not a storm. It is left out of the Great Storm count, and a round with a monster breaks a run: Great Storm, monster, Great Storm is allowed.',
      'The game still ends with the round of the last storm. Each monster that is played makes it one round longer, up to twelve or thirteen; a monster still in hand by then is lost. That is why they help the Navigators: an extra round is worth more than holding one ship.',
    ],
  },
  'harder-deduction': {
    title: 'Harder Deduction',
    blocks: [
      'Storms are played face down and stay that way. The Navigators learn only that a storm was played and how many are left. Any ship may have been moved. Sea monsters are still played openly. When the game is over, all tiles are shown.',
    ],
  },
  'use-your-memory': {
    title: 'Use Your Memory',
    blocks: [
      'There are no reminders or crosses. Reports from earlier rounds are no longer shown to anyone: they fade when Poseidon plays his next tile. You still have your guesses, and markers for maelstroms and fog banks.',
    ],
  },
  'ships-uncounted': {
    title: 'Uncounted Ships',
    blocks: [
      'Sightings say whether any ship is in sight, not how many. Ships on the ship’s own square are named as usual.',
    ],
  },
  maelstroms: {
    title: 'Maelstroms',
    blocks: [
      'One or two. Poseidon secretly places them on squares that are not islands, and not next to a start island or the Sacred Island. Deep sea is fine. The Navigators are told only that he has finished.',
      { figure: 'maelstrom', caption: 'The maelstrom on the true board, and the Navigators’ marker' },
      'No report ever mentions a maelstrom. A ship that sails into one reports first. Then the Navigators are told that it is caught, and Poseidon drives it one square, as with a storm. The Navigators are not told where. Only then does the game continue.',
      'A ship is not caught if it is driven into a maelstrom, or if it stays in one after an order off the board. There are no chain reactions.',
      'The Navigators have a marker for each maelstrom, to place where they think it is.',
    ],
  },
  'fog-banks': {
    title: 'Fog Banks',
    blocks: [
      'One or two. Poseidon secretly places them on any squares, island or sea, except on or next to a start island or the Sacred Island.',
      'A ship reports the fog bank on its own square, but only the number of fog banks around it. What is under the fog, an island or deep sea, is no longer reported. No other ship can see a ship in fog, not even one in the same fog bank. The ship in the fog sees out as usual.',
      { figure: 'fog', caption: 'Fog on A4. Tap any square to see what the red ship would report.' },
      'The Navigators have a marker for each fog bank.',
    ],
  },
  meeting: {
    title: 'How variants combine',
    blocks: [
      {
        list: [
          'Fog and Easier Deduction: islands and ships in fog are in neither list.',
          'Lighthouses and Easier Deduction: the lamp is still reported only on its own square.',
          'Uncounted Ships and Easier Deduction: the colours are reported, and with them the number.',
          'Sea Monsters and Harder Deduction: storms are played face down, monsters face up.',
          'Sea Monsters and Maelstroms: a ship that is held in a maelstrom reports and is not caught, because it has not sailed.',
          'Markers and Use Your Memory: markers are not reminders, so you keep them.',
          'Fog or a lighthouse on the border: the coastline is still reported.',
        ],
      },
    ],
  },
  oracle: {
    title: 'What the oracle knows',
    blocks: [
      'A table can let an oracle help the Navigators. You choose this in the lobby, and everyone sees it, including Poseidon.',
      {
        list: [
          'Silent: it says nothing.',
          'Hints: anything on the chart that can’t be right is crossed out; tap it to see why. With the First voyage rules the oracle gives hints unless you choose otherwise.',
          'Full: the chart is also shaded wherever a ship could be, darker where it is more likely, with the number of squares left. Step back in the journal to see what could be known then.',
        ],
      },
      'With hints or the full oracle, one tap places reminders where a ship could be, as long as there are any left.',
      'It knows the tiles, the orders and the reports, just as the Navigators do, and forgets nothing. A square it leaves out is impossible.',
      'How likely the others are depends on Poseidon. The oracle assumes that he is equally likely to drive a ship to any square, that every face-down storm is equally likely, and that his hidden tiles could be anywhere they are allowed. A Poseidon with a plan does none of that.',
      'With many hidden tiles, there can be too much to work out. The oracle then says that it is no longer exact: it may include an impossible square, but never leaves out a possible one.',
      'Unless the oracle is silent, spectators can turn on the full oracle for themselves. The big screen shows the full oracle.',
    ],
  },
  seats: {
    title: 'Seats and ships',
    blocks: [
      'The game is for two to five players: one Poseidon, and one to four Navigators. The ships are split as equally as possible. Only a ship’s owner may give it orders. All Navigators share one chart.',
      {
        head: ['Navigators', 'Cooperative', 'Competitive'],
        rows: [
          ['1', '4', '4'],
          ['2', '2\u00a0+\u00a02', '2\u00a0+\u00a02'],
          ['3', '2\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01, and one cooperative ship'],
          ['4', '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01', '1\u00a0+\u00a01\u00a0+\u00a01\u00a0+\u00a01'],
        ],
      },
      'The cooperative ship belongs to nobody, and any Navigator may give it orders.',
    ],
  },
  winners: {
    title: 'Winners',
    blocks: [
      'If three or four ships are home, all Navigators have won. If Poseidon wins and there are at least three players, a Navigator with a ship of their own on the Sacred Island wins too. The cooperative ship belongs to nobody.',
    ],
  },
  series: {
    title: 'Competitive play: a series and its points',
    blocks: [
      'When Navigators compete, each wants to bring their own ships home. Every Navigator still hears all the reports, including those of other players’ ships.',
      'A series has one game for each player as Poseidon. After every game:',
      {
        head: ['Player', 'Points'],
        rows: [
          ['Poseidon', '1 for each ship that did not get home'],
          ['Each Navigator', '3 for each ship of their own that got home'],
          ['Every Navigator', '1 if the cooperative ship got home'],
        ],
      },
      'The player with the most points at the end wins the series. Players with equal points share the win.',
      {
        aside:
          'Three Navigators compete: Ann has red, Ben green, Cleo white, and yellow is the cooperative ship. Red and yellow get home. Ann has 3 + 1 points, Ben and Cleo have 1 each, and Poseidon has 2 for green and white. Two ships are not enough, so Poseidon wins this game, and Ann wins too.',
      },
    ],
  },
  late: {
    title: 'Joining late and watching',
    blocks: [
      'A player who joins during a game may help the Navigators, but may not take over from Poseidon. While lighthouses are being chosen, the newcomer must agree as well.',
      'Anyone without a seat can watch. Spectators see what both sides know, but neither the true ships nor the chart.',
      'A table may open the chart to spectators before a game: then they see guesses and reminders too, never the ships. Spectators can predict what ships will report. Nobody else sees a spectator’s predictions.',
      'During a game, the Navigators’ chart is never sent to Poseidon’s device, and the true ships are never sent to theirs.',
    ],
  },
  seas: {
    title: 'Seas and boards of your own',
    blocks: [
      'Besides the boards A to D, the lobby has a new sea: a board that Odyssey draws in the size and difficulty that you choose. “Another sea” draws the next one, and everybody at the table sees it before the game begins.',
      'Each sea has a code of four or five letters and digits. The same code always stands for the same sea, so you can sail a sea again with its code, or pass it on to friends.',
      'A series can sail a new sea in every game. So can games alone: after each of them, another sea is ready. From 1 December 2026, the daily voyage sails a new sea each day.',
      'You can also play on a board that somebody drew. If you choose one in the lobby, its picture appears on all devices at the table. It stays with its games, even if it is changed or deleted later.',
    ],
  },
  days: {
    title: 'Games over days',
    blocks: [
      'In a game over days, everybody plays when they have time. Choose the clock “Over days” in the lobby: each of Poseidon’s turns and each turn of the crew then has 12 hours, or 1, 2, 3 or 7 days. A turn of the crew lasts until all its ships have had their orders.',
      'The clock runs day and night, whether or not anybody is at the table. The table chooses what happens when the time is up: an opponent stands in until somebody from that side is back, or random legal moves finish the turn.',
      'The side whose turn it is can ask for more time. If one player of the other side agrees, with one tap, the turn has its whole time again.',
      'If anything was moved while you were away, a list shows what has happened since you were here, and “Show me” plays it on the board. Your tables are on the home page with the time that is left. Those that wait for you come first.',
    ],
  },
  open: {
    title: 'Open tables',
    blocks: [
      'The host can list the table on the server’s home page, with “On the home page” in the lobby. In a home network, new tables are listed from the start. On a server that strangers can use, it is up to the host, if the person who runs the server allows it.',
      'Anyone who sees the table there can join with one tap, without the code. Once a game is running, they can watch it.',
      'The host can also choose a time after which an opponent takes an empty side: 5 or 15 minutes, 1 hour or 1 day. The time begins when somebody is seated and the other side is empty. When it is up, the opponent sits down and the game starts by itself.',
      'Where strangers can find the table, players write to each other only with ready-made phrases, unless the host allows more. In a home network, they can write anything from the start.',
      'A locked table is not listed, and neither is a full one before the game, or one whose host has been away for a while.',
    ],
  },
  notices: {
    title: 'Notifications',
    blocks: [
      'Your device can tell you when it’s your turn, when your time is running out, when the game is over, and when somebody would like to swap or has started another game. Switch this on in the table’s menu, with “Tell me when it’s my turn”. Each device has its own switch, which is off at first.',
      'A notification names the table, never what happened there. None comes while you have the table open, or during your quiet hours.',
    ],
  },
  talk: {
    title: 'Talking',
    blocks: [
      'During a game, the Navigators can write to each other. Neither Poseidon nor the spectators learn that anything was written. Once the game is over, everybody at the table can read it in the replay, at its moment.',
      'Spectators who look at an open chart also read what the crew writes.',
      'Everybody at the table reads what is written to the table. Ready-made phrases appear on each device in its own language.',
      'The host can allow phrases only, and can remove a message. All players can mute others on their own devices.',
      'With Use Your Memory, the crew’s messages fade when Poseidon plays the next tile.',
    ],
  },
  'fine-print': {
    title: 'Where the printed rules leave something open',
    blocks: [
      {
        list: [
          'A guess moves with an order even when the true ship stayed at the edge of the board: the chart is yours, and the app leaves conclusions to you.',
          'Storms, monsters and maelstroms do not move guesses. Guesses can be moved on anyone’s turn, until the game is over.',
          'A storm may drive a ship onto any island except the Sacred Island, including its own start island.',
          'A monster in hand doesn’t count as a tile that could separate two Great Storms, because Poseidon doesn’t have to play it.',
          'A caught ship holds up the game until it has been driven out, even if it was the last turn of the round, or of the game.',
          'A maelstrom hides nothing: a ship in it still reports deep sea.',
          'Ships on a lighthouse’s square are seen as usual: a lighthouse isn’t fog.',
          'The number of lighthouses and fog banks in sight is reported, even with Uncounted Ships.',
          'A single lighthouse shows no colour. Of two, the first one chosen is yellow, the second red.',
          'Proposing lighthouses counts as agreeing. If the proposal changes, everyone must agree again. Poseidon learns only the result.',
          'Anyone with a seat may start a game. The host can end it early; without the host, all the players must agree. A game that is ended early has no winner.',
        ],
      },
    ],
  },
};
