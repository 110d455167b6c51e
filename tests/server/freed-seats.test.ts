/** Freed seats: the game continues, and the next player to sit down on that side takes the freed seat over. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { Attended } from '../../shared/wire/protocol.ts';
import { granted, newToken, NOTHING } from '../helpers/client.ts';
import { useCompany } from '../helpers/company.ts';
import { gameFeed, isGone } from '../helpers/guests.ts';
import { comeIn, knocksAt, letIn } from '../helpers/knocking.ts';
import { heardBy } from '../helpers/packets.ts';
import { storm } from '../helpers/poseidons-turn.ts';

const gather = useCompany();

const COMPETE = { type: 'choose-mode', mode: 'competing' } as const;

describe('a seat that was freed', () => {
  it('is freed by the host, of who is away, in a running game', async () => {
    const company = await gather(3);
    const { host, poseidon, crew, onlooker } = company;
    const [gone, other] = crew;
    if (!gone || !other) throw new Error('nobody');
    const free = { type: 'free-seat', player: gone.player } as const;
    gone.close();
    await isGone(host, gone);
    expect(await poseidon.command(free)).toEqual({ ok: false, refusal: 'not-host' });
    const heard = await heardBy([poseidon, other, onlooker], () => host.does(free));
    // Everyone receives who has lost the seat, and who has the ships now.
    for (const [packet = ''] of heard) {
      expect(packet).toContain(`{"type":"seat-freed","player":"${gone.player}"}`);
      expect(packet).toContain('"type":"navigator-left"');
    }
    const removed = await host.command({ type: 'remove-player', player: gone.player });
    expect(removed).toMatchObject({ ok: true });
    const back = gone.again();
    expect((await back.attend()).players).toEqual([]);
    back.close();
  });

  it('leaves ships that anybody may order, until somebody takes them over', async () => {
    const company = await gather(3, COMPETE);
    const { host, poseidon, crew } = company;
    const [gone, other] = crew;
    if (!gone || !other) throw new Error('nobody');
    const table = gameFeed((await host.attend()).feeds);
    const began = table.events.find((event) => event.type === 'began');
    const adrift = SHIPS.find((ship) => began?.owners[ship] === gone.player);
    if (!adrift) throw new Error('no ship');
    await storm(poseidon);
    const order = { type: 'sail', ship: adrift, heading: 'N' } as const;
    expect(await other.command(order)).toEqual({ ok: false, refusal: 'not-your-ship' });
    gone.close();
    await isGone(host, gone);
    await host.does({ type: 'free-seat', player: gone.player });
    await other.does(order);
    // A new player takes the seat, receives everything the Navigators have received, and is the only one to command the
    // ship.
    const comer = company.device();
    await comeIn(host, comer, 'Eve');
    await comer.does({ type: 'sit', seat: 'navigators' });
    const heard = gameFeed((await comer.attend()).feeds);
    expect(heard.audience).toBe('navigators');
    expect(heard.events.at(-1)).toEqual({ type: 'navigator-came', player: comer.player, ships: [adrift] });
    expect(await other.command(order)).toEqual({ ok: false, refusal: 'not-your-ship' });
    expect(await comer.command(order)).toEqual({ ok: false, refusal: 'ship-stepped' });
    // No seat is free any more, so the returning player can only watch.
    const back = gone.again();
    await back.attend();
    expect(await back.command({ type: 'sit', seat: 'navigators' }, 'again')).toEqual({
      ok: false,
      refusal: 'game-running',
    });
    back.close();
  });

  it('of Poseidon goes to who knows nothing, or says so aloud', async () => {
    const company = await gather(2);
    const { host, poseidon, onlooker } = company;
    await storm(poseidon);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    // A Navigator's device gets a second player.
    const second = newToken();
    granted(await host.ask('knock', { code: host.code, token: second, name: 'Second' }));
    for (const knocking of await knocksAt(host, 1)) granted(await letIn(host, knocking));
    const attended = granted(
      await host.ask<Attended>('attend', { code: host.code, tokens: [host.token, second], have: NOTHING }),
    );
    const [, player] = attended.players;
    const sit = (knowing?: boolean) =>
      host.ask('command', {
        id: `sit-${knowing ?? 'quietly'}`,
        player,
        command: { type: 'sit', seat: 'poseidon', ...(knowing !== undefined && { knowing }) },
      });
    expect(await sit()).toEqual({ ok: false, refusal: 'knows-other-side' });
    expect(await sit(false)).toEqual({ ok: false, refusal: 'knows-other-side' });
    const [packets = []] = await heardBy([onlooker], () => sit(true));
    expect(packets.join()).toContain('"seat":"poseidon","knowing":true');
  });

  it('of Poseidon is taken over with the whole truth', async () => {
    const company = await gather(1);
    const { host, poseidon } = company;
    await storm(poseidon);
    const before = gameFeed((await poseidon.attend()).feeds);
    poseidon.close();
    await isGone(host, poseidon);
    await host.does({ type: 'free-seat', player: poseidon.player });
    const comer = company.device();
    await comeIn(host, comer, 'Eve');
    expect(gameFeed((await comer.attend()).feeds).audience).toBe('onlookers');
    await comer.does({ type: 'sit', seat: 'poseidon' });
    expect(gameFeed((await comer.attend()).feeds)).toEqual(before);
    // The previous Poseidon comes back as a spectator.
    const back = poseidon.again();
    expect(gameFeed((await back.attend()).feeds).audience).toBe('onlookers');
    back.close();
  });
});
