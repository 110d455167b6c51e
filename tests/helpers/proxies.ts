/**
 * Starts the reverse proxies with their configurations in docs/deploy, over plain HTTP. The proxies have to be
 * installed already.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

export interface Proxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** True if a program is installed. */
export function has(program: string): boolean {
  return ['version', '-v'].some((asked) => spawnSync(program, [asked]).status === 0);
}

/**
 * Starts Caddy with docs/deploy/Caddyfile.servers.
 * @param upstreams the servers, as host:port
 * @param port the proxy's port; a free one by default
 * @throws Error if Caddy exits at once
 */
export async function startCaddy(upstreams: readonly string[], port?: number): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-caddy-'));
  const own = port ?? (await freePort());
  const url = `http://127.0.0.1:${own}`;
  const command = ['caddy', 'run', '--config', 'docs/deploy/Caddyfile.servers', '--adapter', 'caddyfile'];
  const settings = {
    // If a port is given, the proxy accepts every host name. Otherwise, it accepts only this machine's address.
    ODYSSEY_SITE: port === undefined ? url : `http://:${own}`,
    ODYSSEY_UPSTREAMS: upstreams.join(' '),
    CADDY_ADMIN: `unix/${join(folder, 'caddy.sock')}`,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  return started(command, settings, url, () => rmSync(folder, { recursive: true }));
}

/** Starts HAProxy with docs/deploy/haproxy.cfg for three servers. @throws Error if HAProxy exits at once */
export async function startHaproxy(upstreams: readonly string[]): Promise<Proxy> {
  const bind = `127.0.0.1:${await freePort()}`;
  const servers = upstreams.map((upstream, i) => [`ODYSSEY_${i + 1}`, upstream]);
  const settings = { ODYSSEY_BIND: bind, ...Object.fromEntries(servers) };
  return started(['haproxy', '-f', 'docs/deploy/haproxy.cfg', '-db'], settings, `http://${bind}`);
}

async function started(
  [program = '', ...given]: readonly string[],
  settings: Record<string, string>,
  url: string,
  leave: () => void = () => undefined,
): Promise<Proxy> {
  const running = spawn(program, given, { env: { ...process.env, ...settings }, stdio: 'ignore' });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    running.once('error', () => resolve());
    running.once('exit', () => resolve());
  }).then(() => {
    hasEnded = true;
    leave();
  });
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) if (hasEnded) throw new Error(`${program} has ended`);
  const stop = async () => {
    running.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
