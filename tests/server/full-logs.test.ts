/** A log has a maximum length. When it is full, a game can still go on to its end. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { newToken } from '../helpers/client.ts';
import type { Company } from '../helpers/guests.ts';
import { comeIn } from '../helpers/knocking.ts';
import { oneAfterTheOther, only, refusals, useLimitedServer } from '../helpers/limited-servers.ts';
import { storm } from '../helpers/poseidons-turn.ts';

const { open, company } = useLimitedServer();

describe('a log that is full', () => {
  /** Plays until the game is over. */
  async function playOn({ host, poseidon }: Company): Promise<void> {
    for (;;) {
      await storm(poseidon);
      for (const ship of SHIPS) {
        const answer = await host.command({ type: 'sail', ship, heading: 'S' });
        if (!answer.ok) expect(answer.refusal).toBe('ship-arrived');
        else if (JSON.stringify(answer.feeds).includes('"game-ended"')) return;
      }
    }
  }

  it('of a game takes no more pieces, but the game goes on to its end', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, game: 12 } } });
    const at = await company();
    const { host } = at;
    const guess = (i: number) =>
      host.command({ type: 'guess', ship: 'red', square: i % 2 === 0 ? 'a1' : 'a2' });
    const answers = refusals(await oneAfterTheOther(20, guess));
    expect(answers.filter((each) => each === 'ok')).toHaveLength(11);
    expect(answers.at(-1)).toBe('log-full');
    const reminder = { type: 'remind', ship: 'red', number: 0, square: 'a1' } as const;
    expect(await host.command(reminder)).toEqual({ ok: false, refusal: 'log-full' });
    const reason = { type: 'reason', ship: 'red', squares: ['a1'] } as const;
    expect(await host.command(reason)).toEqual({ ok: false, refusal: 'log-full' });
    await playOn(at);
    await host.does({ type: 'begin-game' });
    expect(await guess(0)).toMatchObject({ ok: true });
  });

  it('of a table lets nothing new begin, but the game goes on to its end and everybody may leave', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, table: 12 } } });
    const at = await company();
    const { host, poseidon, device } = at;
    const rename = (i: number) => host.command({ type: 'rename', name: `Ann ${i}` });
    const answers = refusals(await oneAfterTheOther(15, rename));
    expect(answers).toContain('ok');
    expect(answers.at(-1)).toBe('log-full');
    const late = { code: host.code, token: newToken(), name: 'Late' };
    expect(await device().ask('join', late)).toEqual({ ok: false, refusal: 'log-full' });
    expect(await host.command({ type: 'guess', ship: 'red', square: 'a1' })).toMatchObject({ ok: true });
    await playOn(at);
    expect(await host.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'log-full' });
    await poseidon.does({ type: 'leave' });
  });

  it('of a table keeps no seat of a running game empty: who is at it is let in and sits down', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, table: 12 } } });
    const { host, poseidon } = await company();
    await oneAfterTheOther(15, (i) => host.command({ type: 'rename', name: `Ann ${i}` }));
    await host.does({ type: 'free-seat', player: poseidon.player });
    await comeIn(host, poseidon);
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
  });

  it('of talk takes no more lines, but everything else goes on', async () => {
    const logs = { ...LIMITS.logs, table: 10, lines: 30, game: 4, crewLines: 20 };
    await open({ limits: only({ talk: [], 'crew-talk': [] }, { logs }) });
    const { host, poseidon, device } = await company();
    const line = { type: 'phrase', phrase: 'hello' } as const;
    const crew = () => host.command({ type: 'say-to-crew', line });
    const say = () => poseidon.command({ type: 'say', line });
    const full = { ok: false, refusal: 'talk-full' };
    expect(refusals(await oneAfterTheOther(20, crew))).toEqual(Array<string>(20).fill('ok'));
    expect(await crew()).toEqual(full);
    // Nobody else is refused anything because the crew has talked so much.
    expect(refusals(await oneAfterTheOther(30, say))).toEqual(Array<string>(30).fill('ok'));
    expect(await say()).toEqual(full);
    await host.does({ type: 'remove-line', line: 3 });
    await host.does({ type: 'remove-crew-line', line: 3 });
    expect([await say(), await crew()]).toEqual([full, full]);
    for (const square of ['a2', 'a3'] as const) await host.does({ type: 'guess', ship: 'red', square });
    await host.does({ type: 'abandon-game' });
    await device().join(host.code, 'Late');
    await host.does({ type: 'begin-game' });
    expect(await crew()).toMatchObject({ ok: true });
  });

  it('of games lets none begin', async () => {
    await open({ limits: { ...LIMITS, logs: { ...LIMITS.logs, games: 1 } } });
    const { host } = await company();
    await host.does({ type: 'abandon-game' });
    expect(await host.command({ type: 'begin-game' })).toEqual({ ok: false, refusal: 'log-full' });
  });
});
