/**
 * Starts several servers to try out: `npm run tryout` starts three servers with their own PostgreSQL and with Caddy in
 * front of them, and prints the address. While they run, type `1`, `2` or `3` and Enter to kill that server or restart
 * it. Ctrl+C ends everything, and no data is kept. `--port` sets the port of the address.
 *
 * Without Caddy, each server has its own address. The same table can be used at all three addresses.
 */
import { createInterface } from 'node:readline';
import { startupBanner } from '../../server/startup-banner.ts';
import { readArguments, say } from '../harness/run.ts';
import { startTryout } from './tryout.ts';

const { port } = readArguments({ port: 3_000 });
const { servers, url, stop } = await startTryout(port);
if (url === undefined) {
  say('Caddy is not installed (on Debian: apt-get install caddy), so each server has an address of its own:');
  for (const server of servers) say(`  ${server.url}`);
} else process.stdout.write(startupBanner({ port, host: '0.0.0.0' }));
say('1, 2 or 3 and Enter: kills that server, or starts it again. Ctrl+C ends all; nothing is kept.');

const dead = new Set<number>();
createInterface({ input: process.stdin }).on('line', (line) => {
  const number = Number(line);
  const server = servers[number - 1];
  if (!server) return;
  const isDead = dead.has(number);
  void (isDead ? server.start() : server.kill()).then(() => {
    if (isDead) dead.delete(number);
    else dead.add(number);
    say(`server ${number} ${isDead ? 'is there again' : 'was killed'}`);
  });
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    // Ignore a second signal. It always comes, because npm passes Ctrl+C on.
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  });
