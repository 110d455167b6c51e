/** The settings: their values, and the messages for invalid ones. Also tests that OPERATING.md lists all settings. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  isPublic,
  openTables,
  pushOptions,
  readEnvironment,
  SETTINGS,
  shownSettings,
} from '../../server/environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A private key for push services. */
const KEY = 'hJ5dW1lQ0x3bYk9vFz7cN2aRr8sTt4uUv6wXyZ0aBcD';

/** The names of the settings in a document's table. */
function settingsIn(document: string): (string | undefined)[] {
  const [, table = ''] = readFileSync(document, 'utf8').split('\n## Settings\n');
  const [rows = ''] = table.split('\n## ');
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
}

it('OPERATING.md has every setting, and no other', () => {
  expect(settingsIn('docs/OPERATING.md').sort()).toEqual([...SETTINGS].sort());
});

it('README.md has five of them', () => {
  const few = settingsIn('README.md');
  expect(few).toHaveLength(5);
  expect(SETTINGS).toEqual(expect.arrayContaining(few));
});

it('the log shows no setting that was not named for it', () => {
  const environment = { ...readEnvironment({}), DATABASE_PASSWORD: 'sesame' };
  expect(Object.keys(shownSettings(environment)).every((name) => SETTINGS.includes(name))).toBe(true);
});

it.each<[settings: Record<string, string>, isPublic: boolean]>([
  [{}, false],
  [{ ODYSSEY_ORIGIN: 'https://odyssey.example' }, true],
  [{ TRUST_PROXY: '1' }, true],
  [{ TRUST_PROXY: 'loopback' }, true],
  [{ TRUST_PROXY: '1', ODYSSEY_PUBLIC: 'no' }, false],
  [{ ODYSSEY_PUBLIC: 'yes' }, true],
])('with %o strangers can reach the server: %s', (settings, reached) => {
  expect(isPublic(readEnvironment(settings))).toBe(reached);
});

it.each<[settings: Record<string, string>, contact: string | undefined]>([
  [{}, 'mailto:nobody@odyssey.invalid'],
  [{ ODYSSEY_ORIGIN: 'http://sea.local, https://odyssey.example' }, 'https://odyssey.example'],
  [{ ODYSSEY_ORIGIN: 'https://odyssey.example', ODYSSEY_PUSH_CONTACT: 'mailto:a@b.c' }, 'mailto:a@b.c'],
  [{ ODYSSEY_PUSH: 'off', ODYSSEY_PUSH_KEY: KEY }, undefined],
])('with %o push services are told to write to %s', (settings, contact) => {
  expect(pushOptions(readEnvironment(settings))?.contact).toBe(contact);
});

it.each([KEY.slice(1), '_'.repeat(43)])('the key %s is refused, but not quoted', (key) => {
  const read = () => readEnvironment({ ODYSSEY_PUSH_KEY: key });
  expect(read).toThrow('ODYSSEY_PUSH_KEY: the value is not a private key for push services');
  expect(read).not.toThrow(key);
});

it('a key for push services is passed on, but not shown in the log', () => {
  const environment = readEnvironment({ ODYSSEY_PUSH_KEY: KEY });
  expect(pushOptions(environment)?.privateKey).toBe(KEY);
  expect(JSON.stringify(shownSettings(environment))).not.toContain(KEY);
});

it.each<[settings: Record<string, string>, open: string]>([
  [{}, 'home'],
  [{ ODYSSEY_OPEN: 'yes' }, 'home'],
  [{ ODYSSEY_OPEN: 'no' }, 'off'],
  [{ TRUST_PROXY: '1' }, 'off'],
  [{ TRUST_PROXY: '1', ODYSSEY_OPEN: 'yes' }, 'public'],
  [{ ODYSSEY_PUBLIC: 'yes', ODYSSEY_OPEN: 'no' }, 'off'],
])('with %o the list of open tables is: %s', (settings, open) => {
  expect(openTables(readEnvironment(settings))).toBe(open);
});

describe('a setting', () => {
  it.each<[name: string, given: string, taken: unknown]>([
    ['PORT', '0', 0],
    ['PORT', ' 8080 ', 8080],
    ['HOST', '::1', '::1'],
    ['HOST', 'sea.local', 'sea.local'],
    ['ODYSSEY_DATA', '/var/lib/odyssey/o.sqlite', '/var/lib/odyssey/o.sqlite'],
    ['ODYSSEY_ORIGIN', 'https://odyssey.example', ['https://odyssey.example']],
    ['ODYSSEY_ORIGIN', 'https://A.example:443/, http://b:81', ['https://a.example', 'http://b:81']],
    ['ODYSSEY_BACKUPS', '0', 0],
    ['ODYSSEY_BACKUPS', '30', 30],
    ['TRUST_PROXY', '1', 1],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['ODYSSEY_PUBLIC', 'yes', true],
    ['ODYSSEY_PUBLIC', 'no', false],
    ['ODYSSEY_OPEN', 'yes', true],
    ['ODYSSEY_OPEN', 'no', false],
    ['ODYSSEY_LIMITS', 'on', true],
    ['ODYSSEY_LIMITS', 'off', false],
    ['ODYSSEY_PACE', '0', 0],
    ['ODYSSEY_PUSH', 'off', false],
    ['ODYSSEY_PUSH_KEY', KEY, KEY],
    ['ODYSSEY_PUSH_CONTACT', 'mailto:ann@odyssey.example', 'mailto:ann@odyssey.example'],
    ['ODYSSEY_PUSH_CONTACT', 'https://odyssey.example/us', 'https://odyssey.example/us'],
    ['ODYSSEY_PACE', '2.5', 2.5],
    ['METRICS_PORT', '9464', 9464],
    ['METRICS_HOST', '0.0.0.0', '0.0.0.0'],
    ['HEALTH_PUBLIC', 'yes', true],
    ['HEALTH_PUBLIC', '0', false],
    ['LOG_LEVEL', 'debug', 'debug'],
  ])('%s=%s is taken', (name, given, taken) => {
    expect(readEnvironment({ [name]: given })).toEqual({ ...readEnvironment({}), [name]: taken });
  });

  it.each<[name: string, given: string, wanted: RegExp]>([
    ['PORT', '70000', /a port: a number from 0 to 65535/],
    ['PORT', '3e3', /a port: a number/],
    ['HOST', 'http://localhost', /an address or a name of this machine, such as 127\.0\.0\.1/],
    ['DATABASE_URL', 'mysql://a/b', /the address of a PostgreSQL database, such as postgres:/],
    ['REDIS_URL', '127.0.0.1:6379', /the address of a Redis, such as redis:/],
    ['ODYSSEY_BACKUPS', 'many', /how many daily copies are kept: a number from 0 to 1000/],
    ['ODYSSEY_ORIGIN', 'odyssey.example', /the address that pages are opened at, such as https:/],
    ['ODYSSEY_ORIGIN', 'https://odyssey.example/play', /the address that pages are opened at/],
    ['ODYSSEY_ORIGIN', 'https://a.example,', /the address that pages are opened at/],
    ['ODYSSEY_ORIGIN', 'ws://odyssey.example', /the address that pages are opened at/],
    ['TRUST_PROXY', 'yes', /how many proxies stand before the server, such as 1, or their addresses/],
    ['TRUST_PROXY', '10.0.0.0/99', /how many proxies/],
    ['ODYSSEY_PUBLIC', 'maybe', /yes or no/],
    ['ODYSSEY_OPEN', 'always', /yes or no/],
    ['ODYSSEY_LIMITS', 'none', /on or off/],
    ['ODYSSEY_PUSH_CONTACT', 'ann@odyssey.example', /how push services can reach you, such as mailto:/],
    ['ODYSSEY_PUSH_CONTACT', 'http://odyssey.example', /how push services can reach you/],
    ['ODYSSEY_PACE', '61', /how many seconds an opponent takes over a move: a number from 0 to 60/],
    ['ODYSSEY_PACE', 'slow', /how many seconds/],
    ['METRICS_PORT', '-1', /a port: a number/],
    ['METRICS_HOST', 'here there', /an address or a name of this machine/],
    ['HEALTH_PUBLIC', 'perhaps', /yes or no/],
    ['LOG_LEVEL', 'loud', /silent, error, warn, info or debug/],
  ])('%s=%s is refused by name, with what is wanted', (name, given, wanted) => {
    const read = () => readEnvironment({ [name]: given });
    expect(read).toThrow(`${name}: "${given}" is not `);
    expect(read).toThrow(wanted);
  });
});

describe('a setting that only shows at the start to be of no use', () => {
  /** Starts the server with settings that it must refuse. */
  function refused(settings: Record<string, string>): Promise<{ code: number | null; errors: string }> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        ...{ HOST: '127.0.0.1', PORT: '0', ODYSSEY_CLIENT: 'boards', ODYSSEY_DATA: join(folder, 'o.sqlite') },
        ...settings,
      },
    });
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
  }

  it.each<[name: string, given: string, wanted: RegExp]>([
    ['HOST', '192.0.2.1', /an address of this machine, such as 127\.0\.0\.1/],
    ['ODYSSEY_DATA', folder, /Choose a file that this user may write/],
    ['ODYSSEY_BOARDS', join(folder, 'nowhere'), /Choose a folder of board files/],
    ['REDIS_URL', 'redis://127.0.0.1', /only works together with DATABASE_URL/],
    ['ODYSSEY_CLIENT', join(folder, 'nowhere'), /the built client: npm start builds it/],
    ['METRICS_HOST', '192.0.2.1', /can't show metrics there: .*EADDRNOTAVAIL/],
  ])('%s=%s', async (name, given, wanted) => {
    const { code, errors } = await refused({ METRICS_PORT: '0', [name]: given });
    expect(code).toBe(1);
    expect(errors).toContain(name);
    expect(errors).toMatch(wanted);
    expect(errors).not.toMatch(/ {4}at /);
  });

  it('a folder of boards without one', async () => {
    mkdirSync(join(folder, 'empty'));
    expect((await refused({ ODYSSEY_BOARDS: join(folder, 'empty') })).errors).toMatch(
      /no board files.*\n.*ODYSSEY_BOARDS/,
    );
  });

  it('METRICS_PORT, when it is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const { port } = holder.address() as AddressInfo;
    const { errors } = await refused({ METRICS_PORT: String(port) });
    expect(errors).toMatch(/METRICS_PORT: can't show metrics there: .*EADDRINUSE/);
    await new Promise((resolve) => holder.close(resolve));
  });
});
