/** Creates requests that don't match their schemas. */
import { newId, type Client } from './client.ts';
import type { Random } from './random.ts';

export interface Malformed {
  request: string;
  body: unknown;
  /** The value of `field` in the server's answer, if the protocol specifies one. */
  field?: string;
}

/** A random malformed request. */
export function someMalformed(client: Client, random: Random): Malformed {
  const { code, token } = client;
  const have = { table: 0, game: null };
  const command = (content: unknown, field?: string): Malformed => ({
    request: 'command',
    body: client.body(content as Record<string, unknown>),
    ...(field === undefined ? {} : { field }),
  });
  return random.pick<Malformed>([
    { request: 'fnord', body: {}, field: '(message)' },
    { request: 'told', body: [], field: '(message)' },
    { request: 'boards', body: null, field: '' },
    { request: 'boards', body: { all: true }, field: '' },
    { request: 'look', body: { code: 'rh7n', tokens: [] }, field: 'code' },
    { request: 'look', body: { code: 'ABCD', tokens: [] }, field: 'code' },
    { request: 'make', body: { token: 'short', name: 'Ann' }, field: 'token' },
    { request: 'make', body: { token, name: '  ' }, field: 'name' },
    { request: 'join', body: { code, token, name: 'x'.repeat(25) }, field: 'name' },
    { request: 'join', body: { code, token }, field: 'name' },
    { request: 'attend', body: { code, tokens: [], have: { table: -1, game: null } }, field: 'have.table' },
    { request: 'attend', body: { code, tokens: [] }, field: 'have' },
    { request: 'attend', body: { code, tokens: new Array(6).fill(token), have }, field: 'tokens' },
    { request: 'command', body: { id: newId(), player: client.player ?? 'nobody' }, field: 'command' },
    {
      request: 'command',
      body: { player: client.player ?? 'nobody', command: { type: 'leave' } },
      field: 'id',
    },
    { request: 'review', body: { code }, field: 'game' },
    { request: 'look', body: { code, tokens: [], seat: null }, field: '' },
    {
      request: 'attend',
      body: { code, tokens: [], have: { table: 0, game: null, all: 1 } },
      field: 'have',
    },
    { request: 'offer-device', body: {}, field: 'player' },
    { request: 'change-device', body: { code, key: 'ABCD', token }, field: 'key' },
    {
      request: 'signal',
      body: { player: 'x', signal: { type: 'ping', square: 'z9' } },
      field: 'signal.square',
    },
    {
      request: 'signal',
      body: { player: 'x', signal: { type: 'phrase', phrase: 'hm' } },
      field: 'signal.phrase',
    },
    { request: 'delete-table', body: { code, player: '' }, field: 'player' },
    { request: 'push-key', body: { player: 'x' }, field: '' },
    {
      request: 'unsubscribe-push',
      body: { player: 'x', endpoint: 'http://push.example/x' },
      field: 'endpoint',
    },
    {
      request: 'subscribe-push',
      body: { player: 'x', subscription: { endpoint: 'https://push.example/x' } },
      field: 'subscription.keys',
    },
    command({ type: 'sail', ship: 'red', heading: 'N', speed: 2 }, 'command'),
    command({ type: 'play-storm', storm: 'red', pushes: { blue: 'a1' } }, 'command.pushes'),
    command({ type: 'propose-lighthouses', squares: ['a1', 'b1', 'c1'] }, 'command.squares'),
    command({ type: 'remind', ship: 'red', number: 4, square: 'a1' }, 'command.number'),
    command({ type: 'cross', ship: 'red', squares: [], crossed: true }, 'command.squares'),
    command({ type: 'cross', ship: 'red', squares: ['a1'] }, 'command.crossed'),
    command({ type: 'reason', ship: 'red', squares: [] }, 'command.squares'),
    command({ type: 'reason', ship: 'red', squares: ['a1', 'a1'] }, 'command.squares'),
    command({ type: 'seat-opponent', opponent: 'hades', seat: 'poseidon' }, 'command.opponent'),
    command({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon', ships: [] }, 'command.ships'),
    command(
      { type: 'choose-clock', clock: { poseidon: 14, order: 15, atZero: 'sign' } },
      'command.clock.poseidon',
    ),
    command({ type: 'choose-oracle', oracle: 'loud' }, 'command.oracle'),
    command({ type: 'choose-survey-help', help: 'all' }, 'command.help'),
    command({ type: 'open-chart', open: 1 }, 'command.open'),
    command({ type: 'choose-mode', mode: 'together' }, 'command.mode'),
    command({ type: 'wish-ship', ship: 'red' }, 'command.wish'),
    command({ type: 'sit', seat: 'navigators', knowing: 'yes' }, 'command.knowing'),
    command({ type: 'allow-olympus', allowed: 1 }, 'command.allowed'),
    command({ type: 'begin-series', order: 'lot', boards: 'all', sameVariants: true }, 'command.boards'),
    command({ type: 'sail', ship: 'red', heading: 'NNE' }, 'command.heading'),
    command({ type: 'sail', ship: 'blue', heading: 'N' }, 'command.ship'),
    command({ type: 'fly', ship: 'red', heading: 'N' }, 'command.type'),
    command({ type: 'guess', ship: 'red', square: 'e0' }, 'command.square'),
    command({ type: 'guess', ship: 'red', square: { toString: 'e7' } }, 'command.square'),
    command({ type: 'play-storm', storm: 'red', pushes: { red: 7 } }, 'command.pushes.red'),
    command({ type: 'play-monster', monster: 'siren', ship: 'red' }, 'command.monster'),
    command({ type: 'choose-variants', variants: {} }),
    command('sail', 'command'),
    command(null, 'command'),
  ]);
}
