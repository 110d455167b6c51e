/** Tests that the examples in docs/deploy match the server's settings, and that the one for Caddy really works. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { readEnvironment } from '../../server/environment.ts';
import { believe } from '../../server/gateway/proxies.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import { gatherFollowers } from '../helpers/follower.ts';
import { isLetIn } from '../helpers/handshake.ts';
import { freePort } from '../helpers/ports.ts';
import { seeded } from '../helpers/random.ts';

const UNIT = readFileSync('docs/deploy/odyssey.service', 'utf8');
const CADDYFILE = readFileSync('docs/deploy/Caddyfile', 'utf8');
const CONTAINERFILE = readFileSync('docs/deploy/Containerfile', 'utf8');
const START = 'node_modules/.bin/node server/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** True if this machine has a program. */
function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0 || spawnSync(program, ['version']).status === 0;
}

/** Finds the settings in text such as "PORT=3000". */
function settingsIn(words: string): Record<string, string> {
  return Object.fromEntries([...words.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

const unitSettings = settingsIn(
  [...UNIT.matchAll(/^Environment=(.*)$/gm)].map(([, words]) => words).join(' '),
);

describe('the systemd unit', () => {
  it('starts what there is, with settings that the server takes', () => {
    expect(UNIT).toContain(`\nExecStart=/opt/odyssey/${START}\n`);
    expect(START.split(' ').every(existsSync)).toBe(true);
    const settings = readEnvironment(unitSettings);
    expect(Object.keys(unitSettings).every((name) => name in settings)).toBe(true);
    expect(settings.PORT).toBe(readEnvironment({}).PORT);
    expect(settings.HOST).toBe('127.0.0.1');
    const [, state = '-'] = /^StateDirectory=(.*)$/m.exec(UNIT) ?? [];
    expect(settings.ODYSSEY_DATA.startsWith(`/var/lib/${state}/`)).toBe(true);
  });

  it.skipIf(!has('systemd-analyze'))('is one to systemd (skipped where it is not installed)', () => {
    const file = join(folder, 'odyssey.service');
    writeFileSync(file, UNIT.replaceAll('/opt/odyssey', process.cwd()));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});

describe('the Containerfile', () => {
  it('builds and starts what there is, with settings that the server takes', () => {
    expect(CONTAINERFILE).toContain(`\nCMD ${JSON.stringify(START.split(' ')).replaceAll(',', ', ')}\n`);
    const given = settingsIn(/^ENV (.*)$/m.exec(CONTAINERFILE)?.[1] ?? '');
    const settings = readEnvironment(given);
    expect(Object.keys(given).every((name) => name in settings)).toBe(true);
    expect(CONTAINERFILE).toContain(`\nEXPOSE ${settings.PORT} ${settings.METRICS_PORT}\n`);
    expect(CONTAINERFILE).toContain(`http://127.0.0.1:${settings.METRICS_PORT}/readyz`);
    const [, build = '-'] = /^RUN node_modules\/\.bin\/node (.*)$/m.exec(CONTAINERFILE) ?? [];
    expect(existsSync(build)).toBe(true);
  });
});

describe('compose.yaml', () => {
  const COMPOSE = readFileSync('compose.yaml', 'utf8');

  it('builds what there is, with settings that the server takes, for the servers that Caddy is told of', () => {
    const [, containerfile = '-'] = /^ +dockerfile: (.*)$/m.exec(COMPOSE) ?? [];
    expect(readFileSync(containerfile, 'utf8')).toBe(CONTAINERFILE);
    const environment = /^x-odyssey:[^]*?\n {2}environment:\n([^]*?)\n\n/m.exec(COMPOSE)?.[1] ?? '';
    const given = Object.fromEntries(
      [...environment.matchAll(/^ +([A-Z_]+): '?(.*?)'?$/gm)].map(([, name, value]) => [name, value]),
    );
    const settings = readEnvironment(given);
    expect(Object.keys(given).every((name) => name in settings)).toBe(true);
    expect(settings).toMatchObject({ TRUST_PROXY: 1, HEALTH_PUBLIC: true });
    const servers = [...COMPOSE.matchAll(/^ {2}(odyssey-\d): \*odyssey$/gm)].map(([, name]) => name);
    const [, upstreams] = /ODYSSEY_UPSTREAMS: (.*)$/m.exec(COMPOSE) ?? [];
    expect(servers).toHaveLength(3);
    expect(upstreams).toBe(servers.map((name) => `${name}:${settings.PORT}`).join(' '));
    const [, caddyfile = '-'] = /- \.\/(.*):\/etc\/caddy\/Caddyfile:ro$/m.exec(COMPOSE) ?? [];
    expect(existsSync(caddyfile)).toBe(true);
  });

  it.skipIf(!has('docker-compose'))('is one to compose (skipped where it is not installed)', () => {
    const { status } = spawnSync('docker-compose', ['--file', 'compose.yaml', 'config', '--quiet']);
    expect(status).toBe(0);
  });
});

/** Starts Caddy with our example in front of a server, over plain HTTP. Retries if another process takes its port. */
async function startCaddy(upstream: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawn('caddy', ['run', '--config', 'docs/deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ...{ ODYSSEY_SITE: url, ODYSSEY_UPSTREAM: upstream },
      ...{
        CADDY_ADMIN: `unix/${join(folder, 'caddy.sock')}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<false>((resolve) => caddy.once('exit', () => resolve(false)));
  const serving = new Promise<true>((resolve) => {
    let said = '';
    caddy.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('serving initial configuration')) resolve(true);
    });
  });
  if (!(await Promise.race([serving, ended]))) return startCaddy(upstream);
  const stop = async () => {
    caddy.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

describe('the Caddyfile', () => {
  it('leads to where the unit listens, and says what the server needs to know of it', () => {
    expect(CADDYFILE).toContain(`:${unitSettings['HOST']}:${unitSettings['PORT']}}`);
    const settings = readEnvironment(
      settingsIn(/^# Settings for the server behind it.*$/m.exec(CADDYFILE)?.[0] ?? ''),
    );
    const [, site] = /^\{\$ODYSSEY_SITE:(.*)\} \{$/m.exec(CADDYFILE) ?? [];
    expect(settings.ODYSSEY_ORIGIN).toEqual([`https://${site}`]);
    expect(settings.TRUST_PROXY).toEqual(readEnvironment(unitSettings).TRUST_PROXY);
  });

  it.skipIf(!has('caddy'))('carries a whole game (skipped where Caddy is not installed)', async () => {
    const trusted = ['127.0.0.1'];
    const origin = 'https://odyssey.example';
    const app = createApp({
      store: openSqlite(':memory:'),
      boards: loadBoards('boards'),
      log: pino({ level: 'silent' }),
      proxies: trusted,
      origins: [origin],
    });
    const caddy = await startCaddy(`127.0.0.1:${await app.listen(0, '127.0.0.1')}`);

    const seen: string[] = [];
    app.http.on('request', (request) => seen.push(believe(trusted).addressOf(request)));
    for (const transport of ['websocket', 'polling'] as const) {
      const liar = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-host': 'evil.example' };
      expect(await isLetIn(caddy.url, transport, { ...liar, origin })).toBe(true);
      expect(await isLetIn(caddy.url, transport, { ...liar, origin: 'https://evil.example' })).toBe(false);
    }
    // Caddy ignores the forwarding headers sent by clients.
    expect(new Set(seen)).toEqual(new Set(['127.0.0.1']));

    const { poseidon, navigator } = await gatherFollowers(caddy.url);
    const sides = [poseidon, navigator];
    for (let moves = 0; !navigator.over; moves++) {
      const mover = sides.find((side) => side.move(seeded(moves)));
      const command = mover?.move(seeded(moves));
      if (mover && command) await mover.does(command);
      for (const side of sides) await side.caughtUp();
    }
    expect(poseidon.game?.view.outcome).toEqual(navigator.game?.view.outcome);
    expect(sides.map(({ gaps }) => gaps)).toEqual([0, 0]);
    for (const side of sides) side.close();
    await caddy.stop();
    await app.close();
  });
});
