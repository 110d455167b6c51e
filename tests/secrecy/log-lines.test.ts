/** What the server writes to its own log: that something happened, never what is hidden or who may sit where. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { openSqlite } from '../../server/store/open.ts';
import { BASE_GAME, type GameCommand } from '../../shared/game/game.ts';
import { gatherCompany } from '../helpers/guests.ts';

/** All that a line may say. */
const KEYS = ['level', 'time', 'msg', 'err', 'request', 'tables'];
const ERROR_KEYS = ['type', 'message', 'stack'];

const HIDDEN = { ...BASE_GAME, harderDeduction: true, maelstroms: 1, fogBanks: 1 } as const;
const DANGERS: GameCommand = { type: 'place-dangers', maelstroms: ['c3'], fogBanks: ['g3'] };
const STORM: GameCommand = { type: 'play-storm', storm: 'red', pushes: { red: 'h9' } };
const GUESS: GameCommand = { type: 'guess', ship: 'red', square: 'd2' };

/** What a line says, without the paths of this machine. */
function said(line: string): string {
  return JSON.stringify(JSON.parse(line), (key, value: unknown) => (key === 'stack' ? undefined : value));
}

it('holds no secret, also when the disk fails', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) });
  const store = openSqlite(':memory:');
  const write = store.write.bind(store);
  let full = false;
  store.write = (change) => (full ? Promise.reject(new Error('the disk is full')) : write(change));
  const app = createApp({ store, boards: loadBoards('boards'), log });
  const url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;

  const company = await gatherCompany(url, 1, { type: 'choose-variants', variants: HIDDEN });
  const { host, poseidon } = company;
  const { key } = await host.offer();
  await company.device().changeDevice(host.code, 'CDFHJKMN');
  await host.ask('command', { id: 'x', player: host.player, command: { ...GUESS, token: host.token } });
  for (const [client, command] of [
    [poseidon, DANGERS],
    [poseidon, STORM],
    [host, GUESS],
  ] as const) {
    full = true;
    expect(await client.command(command)).toEqual({ ok: false, refusal: 'server-fault' });
    full = false;
    expect(await client.command(command)).toMatchObject({ ok: true });
  }
  company.close();
  await app.close();

  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(3);
  const secrets = ['c3', 'g3', 'h9', 'd2', host.token, poseidon.token, key, host.code];
  for (const line of lines) {
    const { err = {}, ...entry } = JSON.parse(line) as { err?: object };
    expect(KEYS).toEqual(expect.arrayContaining(Object.keys(entry)));
    expect(ERROR_KEYS).toEqual(expect.arrayContaining(Object.keys(err)));
    for (const secret of secrets) expect(said(line)).not.toContain(secret);
  }
});
