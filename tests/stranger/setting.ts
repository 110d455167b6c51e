/** Sets up a table: makes it, lets people join, watch and sit down, and chooses the board. */
import { Client } from './client.ts';
import { expectSame, expectThat, present } from './finding.ts';
import { mustChangeNothing, mustRefuse, mustRefuseRequest } from './malice.ts';
import type { TableCommand } from './messages.ts';
import { Party } from './party.ts';
import type { Random } from './random.ts';
import {
  MONSTERS,
  SHIPS,
  type Board,
  type BoardFile,
  type Clock,
  type Ship,
  type Square,
  type Variants,
} from './shapes.ts';
import { wishAndDeal } from './wishing.ts';

const HOURS = [12, 24, 48, 72, 168] as const;
const UP_TO_TWO = [0, 1, 2] as const;

export function someVariants(random: Random): Variants {
  return {
    harderDeduction: random.chance(0.5),
    easierDeduction: random.chance(0.5),
    useYourMemory: random.chance(0.5),
    shipsInSight: random.pick(['how many', 'whether any']),
    seaMonsters: random.some(MONSTERS, random.below(3)),
    lighthouses: random.pick(UP_TO_TWO),
    maelstroms: random.pick(UP_TO_TWO),
    fogBanks: random.pick(UP_TO_TWO),
  };
}

/** Gathers two to five players. Sometimes one of them has no seat, and sometimes a screen that never joins is added. */
export async function gather(url: string, random: Random): Promise<Party> {
  const party = new Party(random);
  const host = await Client.come(url, 'Host', null);
  party.clients.push(host);
  const come = async (name: string, joins = true) =>
    party.clients.push(await Client.come(url, name, host.code, joins));
  const names = ['Guest', 'Third', 'Fourth', 'Fifth'].slice(0, 1 + random.below(4));
  for (const name of names) await come(name);
  if (names.length < 4 && random.chance(0.4)) await come('Late');
  if (random.chance(0.4)) {
    await come('Onlooker', false);
    const [screen] = party.clients.slice(-1);
    if (screen) screen.seesChart = !(screen.isScreen = random.chance(0.7));
  }
  await beTooMany(party);
  await party.settle();
  return party;
}

/** Gathers exactly this many players. */
export async function gatherFor(url: string, random: Random, players: number): Promise<Party> {
  const party = new Party(random);
  const host = await Client.come(url, 'Host', null);
  party.clients.push(host);
  for (let number = 2; number <= players; number += 1)
    party.clients.push(await Client.come(url, `Guest ${number}`, host.code));
  await party.settle();
  return party;
}

/** Checks that a table accepts at most five players, and that a player who leaves no longer counts. */
async function beTooMany(party: Party): Promise<void> {
  const host = present(party.clients[0], 'no host');
  const { url, code, follower } = host;
  const guest = new Client(url, 'Visitor');
  guest.code = code;
  await guest.connect();
  const { token, name } = guest;
  const body = { code, token, name };
  if (follower.table.seats.size === 5) {
    await mustRefuseRequest(party.clients, guest, 'join', body, ['table-full']);
    await mustRefuseRequest(party.clients, guest, 'knock', body, ['table-full']);
  } else {
    for (const taken of ['Host', 'HOST', '\u041dost'])
      await mustRefuseRequest(party.clients, guest, 'join', { ...body, name: taken }, ['name-taken']);
    await mustRefuseRequest(party.clients, guest, 'knock', body, ['no-game-running']);
    await lockTable(host, guest, party);
    await openTable(host, guest, party);
    await inviteOpponent(host, party);
    guest.player = (await guest.get('join', body)).player;
    await mustRefuse([], guest, { type: 'leave' }, ['not-attending']);
    await guest.attend();
    await party.settle();
    await mustRefuse(party.clients, guest, { type: 'rename', name: 'host' }, ['name-taken']);
    await mustRefuse(party.clients, guest, { type: 'remove-player', player: host.player ?? '' }, [
      'not-host',
    ]);
    if (party.random.chance(0.5)) await guest.command({ type: 'leave' });
    else await host.command({ type: 'remove-player', player: guest.player });
    await party.settle();
    await mustRefuse([], guest, { type: 'rename', name }, ['no-such-player']);
    await mustRefuseRequest([], guest, 'join', body, ['token-used']);
  }
  host.refusals.push(...guest.refusals);
  guest.drop();
}

/** The host locks the table, so that nobody else can join, and unlocks it again. */
async function lockTable(host: Client, guest: Client, { clients }: Party): Promise<void> {
  const { code, token, name } = guest;
  await host.command({ type: 'lock-table', locked: true });
  await mustChangeNothing(clients, host, { type: 'lock-table', locked: true });
  await mustRefuseRequest(clients, guest, 'join', { code, token, name }, ['table-locked']);
  await mustRefuseRequest(clients, guest, 'knock', { code, token, name }, ['table-locked']);
  const [, other] = clients;
  if (other && other.player !== null)
    await mustRefuse(clients, other, { type: 'lock-table', locked: false }, ['not-host']);
  await host.command({ type: 'lock-table', locked: false });
}

/** The host opens the table to anybody. Somebody who has not joined finds it in the list, until it is closed again. */
async function openTable(host: Client, guest: Client, { clients }: Party): Promise<void> {
  const open = { type: 'open-table', open: { waitMinutes: null, language: 'de' } } as const;
  const [, other] = clients;
  if (other && other.player !== null) await mustRefuse(clients, other, open, ['not-host']);
  await host.command(open);
  await mustChangeNothing(clients, host, open);
  const listed = async () => {
    const { offered, tables } = await guest.get('open-tables', {});
    expectThat(offered, 'open tables are not offered');
    return tables.find(({ code }) => code === host.code);
  };
  const { names, seats } = host.follower.table;
  const found = present(await listed(), 'the open table is not listed');
  expectSame(found.players.length, names.size, 'the number of listed players');
  expectSame(
    found.free.poseidon,
    ![...seats.values()].includes('poseidon'),
    'whether Poseidon’s seat is free',
  );
  expectSame([found.state, found.language], ['gathering', 'de'], 'the listing');
  await host.command({ type: 'open-table', open: null });
  expectSame(await listed(), undefined, 'a table that is closed again');
}

/**
 * The host gives an empty seat to an opponent, and later removes the opponent with the command that also removes
 * people.
 */
async function inviteOpponent(host: Client, party: Party): Promise<void> {
  const { clients } = party;
  const { table } = host.follower;
  const triton = { type: 'seat-opponent', opponent: 'triton', seat: 'navigators' } as const;
  const [, other] = clients;
  if (other && other.player !== null) await mustRefuse(clients, other, triton, ['not-host']);
  await mustRefuse(clients, host, { ...triton, seat: 'poseidon', ships: ['red'] }, ['wrong-side']);
  await host.command({ ...triton, ships: ['red'] });
  await party.settle();
  const player = present([...table.names].find(([, name]) => name === 'Triton')?.[0], 'no opponent joined');
  expectSame(table.seats.get(player), 'navigators', 'the seat of the opponent');
  expectSame(table.wishes.red, player, 'the wish for the opponent');
  await mustRefuse(clients, host, { type: 'wish-ship', ship: 'green', wish: true, for: host.player ?? '' }, [
    'no-such-player',
  ]);
  await host.command({ type: 'wish-ship', ship: 'red', wish: false, for: player });
  await party.settle();
  expectSame(table.wishes.red, null, 'the wish that was taken back');
  await mustRefuse(clients, host, { ...triton, seat: 'poseidon' }, ['opponent-here']);
  await mustRefuseRequest(clients, host, 'offer-device', { player }, ['player-present']);
  await host.command({ type: 'remove-player', player });
  await party.settle();
}

/** Gives everyone a seat, except the player named Late. Sometimes, Poseidon and a Navigator then swap seats. */
export async function sitDown(party: Party): Promise<void> {
  const { random, clients } = party;
  const seated = clients.filter(({ name, player }) => player !== null && name !== 'Late');
  const [one, ...others] = random.some(seated, seated.length);
  const poseidon = present(one, 'nobody to play');
  for (const client of others) await client.command({ type: 'sit', seat: 'navigators' });
  await party.settle();
  await mustRefuse(clients, poseidon, { type: 'begin-game' }, ['seats-empty']);
  await poseidon.command({ type: 'sit', seat: 'poseidon' });
  await party.settle();
  const navigator = random.pick(others);
  await mustRefuse(clients, navigator, { type: 'sit', seat: 'poseidon' }, ['seat-taken']);
  if (!random.chance(0.3) || navigator.player === null || poseidon.player === null) return;
  const swap = { type: 'swap-seats', player: navigator.player } as const;
  await mustRefuse(clients, poseidon, swap, ['not-asked']);
  await mustRefuse(clients, poseidon, { ...swap, player: poseidon.player }, ['wrong-side']);
  await navigator.command({ type: 'ask-swap', wish: true });
  await party.settle();
  await poseidon.command(swap);
  await party.settle();
  expectSame(poseidon.follower.table.on('poseidon'), [navigator.player], 'who is Poseidon after the swap');
}

/** Chooses a clock with so much time that it never reaches zero. */
const chooseClock = (random: Random): TableCommand => ({
  type: 'choose-clock',
  clock: random.pick<Clock>([
    { poseidon: 800 + random.below(101), order: 700, atZero: random.pick(['random move', 'sign']) },
    { hours: random.pick(HOURS), atZero: 'random move' },
    { hours: random.pick(HOURS), atZero: 'opponent' },
  ]),
});

/** Before the game, a seated player or the host opens the Navigators' chart to spectators, or closes it. */
async function openChart(party: Party, open: boolean): Promise<void> {
  const host = present(party.clients[0], 'no host');
  if (host.follower.table.openChart !== open) await host.command({ type: 'open-chart', open });
  await mustChangeNothing([], host, { type: 'open-chart', open });
  const [standing] = party.sitting(null).filter((client) => client !== host);
  if (!standing) return;
  const mode = host.follower.table.mode === 'competing' ? 'cooperative' : 'competing';
  for (const command of [
    { type: 'open-chart', open: !open },
    { type: 'choose-mode', mode },
  ] as const)
    await mustRefuse([], standing, command, ['not-seated']);
}

/**
 * The settings to try. The index of the chosen board selects one of them. With null, `begin` leaves the setting
 * unchanged.
 */
const SURVEY_HELPS = [null, 'squares', 'guesses', 'none'] as const;
const ORACLES = [null, 'silent', 'hints', 'full'] as const;

/** The content of the file of a board. */
function fileOf(board: Board, name: string): BoardFile {
  const { columns, rows, sacred, starts, islands, deepSea } = board;
  const squares = Object.keys(islands) as Square[];
  const isStart = (square: Square) => SHIPS.some((ship) => starts[ship] === square);
  const others = (kind: 'woody' | 'rocky') =>
    squares.filter((square) => islands[square] === kind && !isStart(square));
  const start = (ship: Ship) => {
    const square = starts[ship];
    return { square, kind: present(islands[square], 'no island under a start') };
  };
  return {
    ...{ name, columns, rows, sacred, deepSea },
    starts: { red: start('red'), green: start('green'), white: start('white'), yellow: start('yellow') },
    woody: others('woody'),
    rocky: others('rocky'),
  };
}

/** Chooses a board. The last one of the server is brought as if it were the host's own. */
async function chooseBoard(host: Client, board: Board, boards: readonly Board[]): Promise<Board> {
  if (board !== boards.at(-1)) {
    await host.command({ type: 'choose-board', board: board.id });
    return board;
  }
  const file = fileOf(board, 'The Stranger’s Own');
  await mustRefuse([], host, { type: 'choose-own-board', board: { ...file, woody: [file.sacred] } }, [
    'bad-board',
  ]);
  await host.command({ type: 'choose-own-board', board: file });
  await mustChangeNothing([], host, { type: 'choose-own-board', board: file });
  const own = present(host.follower.table.ownBoard, 'nobody has brought a board');
  expectSame(fileOf(own, own.name), file, 'the board that was brought');
  return own;
}

/** Chooses the board and the variants, and begins the game. */
export async function begin(party: Party, variants: Variants): Promise<void> {
  const { random, clients } = party;
  const host = present(clients[0], 'no host');
  const { boards } = await host.get('boards', {});
  const picked = random.pick(boards);
  const board = await chooseBoard(host, picked, boards);
  await host.command({ type: 'choose-variants', variants });
  await mustChangeNothing([], host, { type: 'choose-variants', variants });
  await host.command({ type: 'choose-mode', mode: random.pick(['cooperative', 'competing']) });
  if (random.chance(0.4)) await random.pick(party.sitting('navigators')).command(chooseClock(random));
  const oracle = ORACLES[boards.indexOf(picked) % ORACLES.length] ?? null;
  if (oracle) {
    await host.command({ type: 'choose-oracle', oracle });
    await mustChangeNothing([], host, { type: 'choose-oracle', oracle });
  }
  const help = SURVEY_HELPS[boards.indexOf(picked) % SURVEY_HELPS.length] ?? null;
  if (help) {
    await host.command({ type: 'choose-survey-help', help });
    await mustChangeNothing([], host, { type: 'choose-survey-help', help });
  }
  await openChart(party, boards.indexOf(picked) % 2 === 1);
  await party.settle();
  await wishAndDeal(party);
  await mustRefuse(clients, host, { type: 'choose-board', board: 'no-board' }, ['no-such-board']);
  await random.pick([...party.sitting('navigators'), ...party.sitting('poseidon')]).command({
    type: 'begin-game',
  });
  await party.settle();
  const { table, picture } = host.follower;
  expectThat(table.isRunning, 'no game runs after begin-game');
  expectSame(picture?.variants, variants, 'the variants of the game');
  expectSame(picture?.board, board, 'the board of the game');
  for (const seat of [null, 'poseidon', 'navigators'] as const) {
    const client = random.pick(clients.filter(({ player }) => player !== null));
    if (party.sitting(null).includes(client)) continue;
    const codes = ['game-running', ...(seat === 'poseidon' ? ['seat-taken'] : [])];
    const at = client.follower.table.seats.get(client.player ?? '');
    if (at !== seat) await mustRefuse(clients, client, { type: 'sit', seat }, codes);
  }
  await mustRefuse(clients, host, { type: 'choose-variants', variants }, ['game-running']);
}
