/** All floods by name. Each does one thing as often as it can. */
import { CODE_DIGITS, CODE_LETTERS } from '../../../shared/code-characters.ts';
import { CODE_LENGTH, isCode, KEY_LENGTH } from '../../../shared/wire/codes.ts';
import { LONGEST_TEXT } from '../../../shared/game/talk.ts';
import type { Random } from '../../../shared/random.ts';
import { SEA_VERSION, seaId, seedsOf } from '../../../shared/seas/code.ts';
import type { Command } from '../../../shared/wire/protocol.ts';
import { newToken, NOTHING } from '../../helpers/client.ts';
import { drawnBoard } from '../../helpers/own-boards.ts';
import { oneOf } from '../../helpers/random.ts';
import { pause } from '../pause.ts';
import type { Crowd } from './crowd.ts';
import { Deaf } from './deaf.ts';
import { fuzzing, garbage } from './fuzz.ts';
import { Own } from './own-table.ts';

/** A flood from one household: as many connections as it may open, each with many pending requests. */
const CROWD = { devices: 8, underWay: 16 };

/** A flood from an attacker with many IP addresses. */
const HOUSES = { devices: 10, underWay: 8, addresses: 10 };

/** As many combining marks as fit into one message. Normalising them takes quadratic time. */
const MARKS = '\u0300\u0327\u0316\u0301'.repeat(1_950);

/** The public key of a device: the one in RFC 8291, section 5. */
const DEVICE_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

const nothing = async () => ({});

export const FLOODS: Readonly<Record<string, (crowd: Crowd) => Promise<void>>> = {
  'looks for codes': (crowd) =>
    crowd.flood(CROWD, nothing, (_, random) => ['look', { code: someCode(crowd, random), tokens: [] }]),

  'looks at many games': (crowd) =>
    crowd.flood(CROWD, nothing, () => ['look', { code: crowd.job.manyGames, tokens: [] }]),

  makes: (crowd) => crowd.flood(CROWD, nothing, () => ['make', { token: newToken(), name: 'Mob' }]),

  joins: (crowd) =>
    crowd.flood(CROWD, nothing, (_, random) => [
      'join',
      { code: oneOf(crowd.job.codes, random), token: newToken(), name: someName(random) },
    ]),

  'refused joins': (crowd) =>
    crowd.flood(CROWD, nothing, () => ['join', { code: crowd.job.codes[0], token: newToken(), name: 'Ann' }]),

  knocks: (crowd) =>
    crowd.flood(CROWD, nothing, (_, random) => [
      'knock',
      { code: oneOf(crowd.job.codes, random), token: newToken(), name: someName(random) },
    ]),

  'come and go': comeAndGo,

  'junk devices': (crowd) =>
    crowd.flood(
      CROWD,
      async (device) => Own.begin(device),
      ({ code, tokens: [first = ''] }) => [
        'attend',
        { code, tokens: [first, newToken(), newToken()], device: newToken(), have: NOTHING },
      ],
    ),

  'attends of a long log': (crowd) =>
    crowd.flood(CROWD, nothing, () => ['attend', { code: crowd.job.manyGames, tokens: [], have: NOTHING }]),

  'attends that never read': (crowd) =>
    floodDeaf(crowd, ['attend', { code: crowd.job.manyGames, tokens: [], have: NOTHING }]),

  'boards that never read': (crowd) => floodDeaf(crowd, ['boards', {}]),

  'sockets that only pong': floodPongs,

  'names of many marks': (crowd) =>
    crowd.flood({ ...HOUSES, devices: 60 }, nothing, (_, random) => [
      'join',
      { code: oneOf(crowd.job.codes, random), token: newToken(), name: MARKS },
    ]),

  'lists of many ships': (crowd) =>
    crowd.flood({ ...HOUSES, devices: 60 }, nothing, () => [
      'command',
      {
        id: 'c',
        player: 'p',
        command: {
          type: 'seat-opponent',
          opponent: 'triton',
          seat: 'navigators',
          ships: Array<number>(8_000).fill(0),
        },
      },
    ]),

  'wrong links to a long table': (crowd) =>
    crowd.flood(HOUSES, nothing, (_, random) => [
      'shared-game',
      { link: crowd.job.manyGamesId + characters(16, random) },
    ]),

  'reviews of a long game': (crowd) =>
    crowd.flood(
      CROWD,
      async (device) => device.ask('attend', { code: crowd.job.longGame.code, tokens: [], have: NOTHING }),
      () => ['review', crowd.job.longGame],
    ),

  signals: (crowd) =>
    crowd.flood(
      CROWD,
      async (device) => Own.begin(device, await crowd.dial()),
      (own) => ['signal', { player: own.player, signal: { type: 'phrase', phrase: 'wait' } }],
    ),

  talk: (crowd) =>
    crowd.flood(
      CROWD,
      async (device) => Own.begin(device, await crowd.dial()),
      (own, random) =>
        own.command({
          type: random() < 0.5 ? 'say' : 'say-to-crew',
          line: { type: 'text', text: characters(LONGEST_TEXT, random) },
        }),
    ),

  'texts of many marks': (crowd) =>
    crowd.flood(
      CROWD,
      async (device) => Own.begin(device, await crowd.dial()),
      (own) => own.command({ type: 'say', line: { type: 'text', text: MARKS.slice(0, 4 * LONGEST_TEXT) } }),
    ),

  // The server looks each name up before it refuses the subscription.
  subscriptions: (crowd) =>
    crowd.flood(
      HOUSES,
      (device) => Own.begin(device),
      ({ player }, random) => [
        'subscribe-push',
        {
          player,
          subscription: {
            endpoint: `https://${characters(12, random).toLowerCase()}.odyssey.invalid/`,
            keys: { p256dh: DEVICE_KEY, auth: 'A'.repeat(22) },
          },
        },
      ],
    ),

  renames: (crowd) =>
    crowd.flood(
      CROWD,
      (device) => Own.make(device),
      (own, random) => own.command({ type: 'rename', name: someName(random) }),
    ),

  guesses: (crowd) =>
    crowd.flood(
      CROWD,
      (device) => Own.begin(device),
      (own, random) =>
        own.command({ type: 'guess', ship: 'red', square: oneOf(['b2', 'c3', 'd4', 'e5'], random) }),
    ),

  // The server draws each sea on which a game begins.
  'seas and own boards': (crowd) =>
    crowd.flood(
      CROWD,
      (device) => Own.begin(device),
      (own, random) =>
        own.command(
          oneOf<Command>(
            [
              { type: 'abandon-game' },
              { type: 'choose-board', board: someSea(random) },
              { type: 'choose-own-board', board: drawnBoard(someName(random)) },
              { type: 'begin-game' },
            ],
            random,
          ),
        ),
    ),

  'lists of open tables': (crowd) => crowd.flood(CROWD, nothing, () => ['open-tables', {}]),

  'opens and closes a table': (crowd) =>
    crowd.flood(
      CROWD,
      (device) => Own.make(device),
      (own, random) =>
        own.command({ type: 'open-table', open: random() < 0.5 ? { waitMinutes: null } : null }),
    ),

  'wrong keys': (crowd) =>
    crowd.flood(CROWD, nothing, (_, random) => [
      'change-device',
      { code: oneOf(crowd.job.codes, random), key: characters(KEY_LENGTH, random), token: newToken() },
    ]),

  'big messages': (crowd) =>
    crowd.flood({ devices: 8, underWay: 2 }, nothing, (_, random) => [
      'look',
      { code: 'x'.repeat(random() < 0.5 ? 15_000 : 100_000), tokens: [] },
    ]),

  sockets: floodSockets,
  'malformed messages': floodMalformed,
};

/** The id of a random sea. */
function someSea(random: Random): string {
  const seed = Math.floor(random() * seedsOf(SEA_VERSION));
  return seaId({ version: SEA_VERSION, size: 9, difficulty: 'standard', seed });
}

/** Sends requests continuously, and never reads the answers. */
async function floodDeaf(crowd: Crowd, asked: readonly [string, unknown]): Promise<void> {
  const one = async () => {
    while (!crowd.isOver) {
      const deaf = await Deaf.open(crowd.job.url, crowd.headersOf(0)).catch(() => undefined);
      for (let number = 0; deaf?.isOpen && !crowd.isOver; number++) {
        if (deaf.isHeard) {
          deaf.send(`42${number}${JSON.stringify(asked)}`);
          crowd.tally.sent++;
        }
        if (!deaf.isHeard || number % 20 === 19) await pause(1);
      }
      if (!crowd.isOver) crowd.tally.ended++;
      deaf?.close();
      await pause(10);
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

/** Sends a few requests on each of many connections, never reads the answers, and keeps sending pongs. */
async function floodPongs(crowd: Crowd): Promise<void> {
  const { addresses } = HOUSES;
  const asked = ['attend', { code: crowd.job.manyGames, tokens: [], have: NOTHING }];
  const one = async (number: number) => {
    while (!crowd.isOver) {
      const headers = crowd.headersOf(number, addresses);
      const deaf = await Deaf.open(crowd.job.url, headers).catch(() => undefined);
      for (let said = 0; deaf?.isOpen && !crowd.isOver; said++) {
        deaf.send(said < 3 ? `42${said}${JSON.stringify(asked)}` : '3');
        crowd.tally.sent++;
        await pause(said < 3 ? 10 : 500);
      }
      if (!crowd.isOver) crowd.tally.ended++;
      deaf?.close();
      await pause(10);
    }
  };
  await Promise.all(Array.from({ length: 100 }, (_, number) => one(number)));
}

/** Opens more and more connections and keeps them open. Half of them stay silent. */
async function floodSockets(crowd: Crowd): Promise<void> {
  const open: { close(): void }[] = [];
  while (!crowd.isOver) {
    const some = await Promise.all(Array.from({ length: 10 }, () => crowd.dial()));
    for (const device of some) if (device) open.push(device);
    crowd.tally.sent += some.length;
    crowd.tally.answered += some.filter((device) => device !== undefined).length;
    // Close the oldest connections, because this machine can't keep more than `MOST_OPEN` open.
    while (open.length > MOST_OPEN) open.shift()?.close();
  }
  for (const device of open) device.close();
}

const MOST_OPEN = 5_000;

/** Sends nearly valid requests on some connections, and invalid packets on others. */
async function floodMalformed(crowd: Crowd): Promise<void> {
  const next = fuzzing(crowd.job);
  const rubbish = garbage(crowd.job.seed);
  const throwAway = async () => {
    while (!crowd.isOver) {
      const device = await crowd.dial();
      for (let i = 0; device?.isOpen && i < 20 && !crowd.isOver; i++) {
        device.send(oneOf(rubbish, crowd.random));
        crowd.tally.sent++;
        if (i % 4 === 3) await pause(0);
      }
      device?.close();
    }
  };
  await Promise.all([crowd.flood(CROWD, nothing, (_, random) => next(random)), throwAway()]);
}

/** Joins, attends and leaves again and again, each time as a new player. */
async function comeAndGo(crowd: Crowd): Promise<void> {
  const { tally } = crowd;
  const one = async () => {
    while (!crowd.isOver) {
      const device = await crowd.dial();
      const own = device && (await Own.make(device).catch(() => undefined));
      while (own && device.isOpen && !crowd.isOver) {
        const token = newToken();
        const joined = await crowd.ask(device, [
          'join',
          { code: own.code, token, name: someName(crowd.random) },
        ]);
        const player = (joined as { player?: string } | undefined)?.player;
        await crowd.ask(device, ['attend', { code: own.code, tokens: [token], have: NOTHING }]);
        if (player === undefined) continue;
        await crowd.ask(device, ['command', { id: 'go', player, command: { type: 'leave' } }]);
      }
      if (device && !device.isOpen && !crowd.isOver) tally.ended++;
      device?.close();
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
}

/** A random code in the format of this server's codes. */
function someCode({ job: { codes } }: Crowd, random: Random): string {
  const length = codes[0]?.length ?? CODE_LENGTH.least;
  for (;;) {
    const code = characters(length, random);
    if (isCode(code)) return code;
  }
}

function characters(length: number, random: Random): string {
  return Array.from({ length }, () => oneOf([...CODE_LETTERS, ...CODE_DIGITS], random)).join('');
}

/** A random name, because no two players at a table may have the same one. */
function someName(random: Random): string {
  return `Mob ${Math.floor(random() * 1e9)}`;
}
