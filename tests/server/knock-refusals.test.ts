/** The reasons for refusing a knock, or a player's answer to a knock. */
import { beforeEach, describe, expect, it } from 'vitest';
import { granted } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import type { Company, Guest } from '../helpers/guests.ts';
import { comeIn, knock, letIn } from '../helpers/knocking.ts';

const gather = useCompany();

/** Ann is the host and a Navigator, and Pia is Poseidon. A spectator without a name watches. */
let company: Company;
let stranger: Guest;
beforeEach(async () => {
  company = await gather(1);
  stranger = company.device();
});

describe('what is refused', () => {
  it.each([
    ['no such table', 'no-such-table', () => knock(stranger, 'X2XX')],
    ['a name that is taken', 'name-taken', () => knock(stranger, company.host.code, 'ANN')],
    ['who plays', 'game-running', () => knock(company.poseidon, company.host.code)],
    ['no such knock', 'no-such-knock', () => letIn(company.host, { id: 'nobody', name: '' })],
    [
      'another’s answer',
      'no-such-seat',
      () => company.host.ask('let-in', { player: company.poseidon.player, knock: 'x', letIn: true }),
    ],
    [
      'an answer from outside',
      'not-attending',
      () => stranger.ask('let-in', { player: company.host.player, knock: 'x', letIn: true }),
    ],
  ])('%s', async (_, refusal, asks) => {
    expect(await asks()).toEqual({ ok: false, refusal });
  });

  it('between games, when there is no need', async () => {
    const { host } = company;
    await host.does({ type: 'abandon-game' });
    const refused = { ok: false, refusal: 'no-game-running' };
    expect(await knock(stranger, host.code)).toEqual(refused);
    expect(await letIn(host, { id: 'nobody', name: '' })).toEqual(refused);
    granted(await stranger.ask('join', { code: host.code, token: stranger.token, name: 'Eve' }));
  });

  it('at a locked table, and with a token that was given up', async () => {
    const { host } = company;
    await comeIn(host, stranger);
    await stranger.does({ type: 'leave' });
    expect(await knock(stranger, host.code)).toEqual({ ok: false, refusal: 'token-used' });
    await host.does({ type: 'lock-table', locked: true });
    expect(await knock(company.device(), host.code)).toEqual({ ok: false, refusal: 'table-locked' });
  });
});
