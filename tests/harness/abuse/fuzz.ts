/** Generates malformed messages: some nearly valid, others complete nonsense. */
import fc from 'fast-check';
import type { Random } from '../../../shared/random.ts';
import { always, oneOf } from '../../helpers/random.ts';
import type { Job } from './job.ts';

/** Random JSON values, and values known to cause trouble in servers. */
function junk(seed: number): unknown[] {
  const values = fc.sample(fc.jsonValue({ maxDepth: 3 }), { seed, numRuns: 400 });
  const nasty = [
    ...['', '__proto__', 'constructor', 'toString', '\u0000', '\u202e', 'e7', 'red', 'a1', '𝕏'.repeat(40)],
    ...[-1, 0, 1, 2 ** 31, 2 ** 53, -0.5, 1e308, true, null, [], {}, 'x'.repeat(5_000)],
    ...[{ __proto__: 1 }, { type: 'sail' }, [[[[[[[[]]]]]]]], { then: 1 }, { toJSON: 1 }, { length: 1e9 }],
  ];
  // Values that are nearly as large as one message may be.
  const large = ['x'.repeat(15_000), '\u0300\u0327\u0316\u0301'.repeat(1_900), Array<number>(7_000).fill(0)];
  return [...values, ...nasty, ...large];
}

/** A valid request of each type. */
function requests({ codes }: Job): (readonly [string, Record<string, unknown>])[] {
  const [code = 'RH7N'] = codes;
  const token = 'T'.repeat(43);
  const have = { table: 0, game: { id: 'g', audience: 'navigators', next: 0 } };
  const subscription = {
    endpoint: 'https://push.invalid/d',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  };
  const commands = [
    { type: 'rename', name: 'Ann' },
    { type: 'sit', seat: 'poseidon', knowing: true },
    { type: 'choose-clock', clock: { poseidon: 60, order: 60, atZero: 'sign' } },
    { type: 'choose-oracle', oracle: 'full' },
    { type: 'choose-survey-help', help: 'guesses' },
    { type: 'open-chart', open: true },
    { type: 'begin-series', order: ['a', 'b'], boards: 'same', sameVariants: true },
    { type: 'play-storm', storm: 'great', pushes: { red: 'a1', green: 'b2' } },
    { type: 'place-dangers', maelstroms: ['a1'], fogBanks: ['b2'] },
    { type: 'sail', ship: 'red', heading: 'N' },
    { type: 'remind', ship: 'red', number: 0, square: 'e7' },
    { type: 'cross', ship: 'red', squares: ['e7', 'e8'], crossed: true },
    { type: 'reason', ship: 'red', squares: ['e7', 'e8'] },
    { type: 'say', line: { type: 'text', text: 'Ahoy!' } },
    { type: 'say-to-crew', line: { type: 'phrase', phrase: 'certain', ship: 'red', square: 'e7' } },
    { type: 'remove-line', line: 0 },
    { type: 'remove-crew-line', line: 0 },
    { type: 'seat-opponent', opponent: 'triton', seat: 'poseidon', ships: ['red'] },
  ];
  return [
    ['boards', {}],
    ['ping', {}],
    ['look', { code, tokens: [token] }],
    ['join', { code: 'RH7', token, name: 'Ann' }],
    ['attend', { code, tokens: [token], have, olympus: true, chart: 'g' }],
    ...commands.map(
      (command) => ['command', { id: 'x', player: 'p', command, in: { game: 'g', round: 1 } }] as const,
    ),
    ['review', { code, game: 'g' }],
    ['shared-game', { link: 'a-link-that-nobody-made' }],
    ['offer-device', { player: 'p' }],
    ['change-device', { code, key: 'CCCCCCCC', token, knowing: true }],
    ['keep-recovery', { player: 'p' }],
    ['push-key', {}],
    ['subscribe-push', { player: 'p', subscription, quiet: { from: 0, to: 60, timeZone: 'UTC' } }],
    ['unsubscribe-push', { player: 'p', endpoint: subscription.endpoint }],
    ['signal', { player: 'p', signal: { type: 'ping', square: 'e7' } }],
    ['delete-table', { code, player: 'p' }],
  ];
}

/** Draws requests, each of which has something wrong with it. */
export function fuzzing(job: Job): (random: Random) => readonly [name: string, request: unknown] {
  const [values, whole] = [junk(job.seed), requests(job)];
  return (random) => {
    const [name, request] = oneOf(whole, random);
    const luck = random();
    if (luck < 0.05) return [String(oneOf(values, random)).slice(0, 100), request];
    if (luck < 0.1) return [name, oneOf(values, random)];
    return [name, spoil(request, values, random)];
  };
}

/** Changes, removes or adds something at a random place inside a value. */
function spoil(value: unknown, values: readonly unknown[], random: Random): unknown {
  if (typeof value !== 'object' || value === null) return oneOf(values, random);
  if (Array.isArray(value)) return [...(value as unknown[]), oneOf(values, random)];
  const entries = Object.entries(value);
  const luck = random();
  if (luck < 0.15 || entries.length === 0)
    return { ...value, [`k${Math.floor(random() * 9)}`]: oneOf(values, random) };
  const [key, inner] = oneOf(entries, random);
  if (luck < 0.3) return Object.fromEntries(entries.filter(([other]) => other !== key));
  return { ...value, [key]: luck < 0.6 ? oneOf(values, random) : spoil(inner, values, random) };
}

/** Packets that no client would send. Most of them end the connection. */
export function garbage(seed: number): string[] {
  const random = always(seed);
  const some = [
    '40',
    '41',
    '42',
    '43',
    '421',
    '42[]',
    '42["look"',
    '451-["x",{"_placeholder":true,"num":0}]',
    '6',
    '9',
  ];
  const nested = `42["look",${'['.repeat(4_000)}${']'.repeat(4_000)}]`;
  const noise = Array.from({ length: 50 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 60) }, () => String.fromCharCode(32 + random() * 95)).join(
      '',
    ),
  );
  return [...some, nested, '4299999999999999999999["look",{}]', '40/other,{}', '42/x,["look",{}]', ...noise];
}
