/** What the server does with its settings and board files when it starts, and how it serves the pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBoards } from '../../server/lib/boards.ts';
import { readEnvironment } from '../../server/environment.ts';
import { addressFor, startupBanner } from '../../server/startup-banner.ts';
import { newCode } from '../../server/lib/secrets.ts';
import { isCode, parseCode, spaced } from '../../shared/wire/codes.ts';
import { startServer } from '../helpers/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'odyssey-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      ODYSSEY_DATA: 'data/odyssey.sqlite',
    });
  });
  it('is refused by name', () => {
    expect(() => readEnvironment({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT: .*\nLOG_LEVEL: /);
  });
});

describe('the board files', () => {
  it('are offered by the name of their file', () => {
    expect([...loadBoards('boards').keys()]).toEqual(['A', 'B', 'C', 'D']);
  });
  it('are refused with the file, the place and the reason', () => {
    writeFileSync(join(folder, 'bad.json'), '{"name": "Bad", "colums": 9}');
    writeFileSync(join(folder, 'broken.json'), '{"name": ');
    expect(() => loadBoards(folder)).toThrow(/bad\.json: columns: /);
    expect(() => loadBoards(folder)).toThrow(/broken\.json: \(file\): .*JSON/);
  });
  it('are missed by a server that has none: it could make no table', async () => {
    await expect(startServer({ boards: new Map() })).rejects.toThrow('there are no boards');
  });
  it('are missed when there are none', () => {
    mkdirSync(join(folder, 'empty'));
    expect(() => loadBoards(join(folder, 'empty'))).toThrow(/no board files/);
  });
});

describe('table codes', () => {
  it('can be read aloud and typed by anybody', () => {
    for (let i = 0; i < 700; i++) {
      const code = newCode(4 + (i % 7));
      expect(code).toHaveLength(4 + (i % 7));
      expect(isCode(code)).toBe(true);
      expect(parseCode(spaced(code))).toBe(code);
      expect(code).not.toMatch(/[A-Z]{3}|[AEIOUYLSZBG0134]/);
      expect(parseCode(` ${code.slice(0, 2).toLowerCase()}-${code.slice(2)} `)).toBe(code);
    }
    expect(parseCode('rhsn')).toBe('RH5N');
    expect(parseCode('rh7-n2k')).toBe('RH7N2K');
    expect(parseCode('RH7NNK')).toBeUndefined();
    expect(parseCode('RH7N2KD5RH7')).toBeUndefined();
    expect(parseCode('RHNN')).toBeUndefined();
    expect(parseCode('RH7')).toBeUndefined();
  });
});

describe('the startup banner', () => {
  it('shows the address and a QR code for it', () => {
    const everywhere = { port: 3000, host: '0.0.0.0' };
    expect(startupBanner(everywhere)).toContain(addressFor(everywhere));
    expect(startupBanner({ port: 3000, host: '192.0.2.7' })).toMatch(/[█▀▄]{9}/);
    expect(startupBanner({ port: 3000, host: '192.0.2.7' })).toContain('open at http://192.0.2.7:3000\n');
  });
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('shows no address where nothing listens: %s', (host, address) => {
    const shown = startupBanner({ port: 3000, host });
    expect(shown.match(/http:\S+/g)).toEqual([address]);
    expect(shown).toContain('Only this machine can reach it');
    expect(shown).not.toMatch(/[█▀▄]/);
  });
  it('shows where pages are opened, if that is set, and where the server itself listens', () => {
    const shown = startupBanner({ port: 3000, host: '127.0.0.1', origin: 'https://odyssey.example' });
    expect(shown.match(/https?:[^\s)]+/g)).toEqual(['https://odyssey.example', 'http://127.0.0.1:3000']);
    expect(shown).toMatch(/[█▀▄]{9}/);
  });
});

describe('the pages', () => {
  it('come with headers that keep them to themselves, on plain http too', async () => {
    const server = await startServer({ client: 'dist' });
    const page = await fetch(`${server.url}/t/CD5F`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    // The policy allows only sockets of this server.
    expect(policy).toContain(";connect-src 'self';");
    expect(policy).not.toMatch(/wss?:/);
    expect(policy).not.toContain('upgrade-insecure-requests');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text())?.[1];
    const asset = await fetch(`${server.url}${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    const missing = await fetch(`${server.url}/assets/none.js`);
    expect(missing.status).toBe(404);
    // This path looks like a file's name, but is a table's code followed by more text.
    expect((await fetch(`${server.url}/t/CD5F.Then`)).headers.get('content-type')).toContain('text/html');
    const posted = await fetch(server.url, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const folder = await fetch(`${server.url}/assets/`);
    expect(folder.headers.get('cache-control')).toBe('no-cache');
    await server.stop();
  });
});
