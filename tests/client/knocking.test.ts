/**
 * The logic of asking to be let in, without screens. The request is repeated after an interruption, and every way of
 * being let in works.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Knocking, type Knocker } from '../../client/session/knocking.svelte.ts';
import { t } from '../../client/text/text.ts';
import { toast } from '../../client/ui/toast.svelte.ts';
import type { KnockAnswer, Refusal } from '../../shared/wire/protocol.ts';

const BEN: Knocker = { token: 'b', name: 'Ben', isGuest: true, seat: 'navigators' };
const CLEO: Knocker = { token: 'c', name: 'Cleo', isGuest: false, seat: 'poseidon' };
const YES = { ok: true };
const refused = (refusal: Refusal) => ({ ok: false, refusal });

type Wire = ConstructorParameters<typeof Knocking>[0];

/** A person who asks to be let in. The test acts as the server. */
function door() {
  const asked: string[] = [];
  const entered: Knocker[] = [];
  const kept: string[] = [];
  const answers: ((answer: unknown) => void)[] = [];
  let hear: (answer: KnockAnswer) => void = () => undefined;
  let connect: () => void = () => undefined;
  let renewed = 0;
  const wire = {
    status: 'connected',
    ask: (name: string) => {
      asked.push(name);
      return new Promise((resolve) => answers.push(resolve));
    },
    on: (_event: string, listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
    onConnected: (listener: () => void) => {
      connect = listener;
      listener();
      return () => undefined;
    },
    renew: () => (renewed += 1),
  };
  const knocking = new Knocking(wire as unknown as Wire, 'ABCD', {
    device: () => 'device',
    keep: ({ token }) => kept.push(token),
    enter: (knocker) => {
      entered.push(knocker);
      return Promise.resolve();
    },
  });
  /** Runs everything that follows an answer without delay. */
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    knocking,
    wire,
    asked,
    entered,
    kept,
    renewed: () => renewed,
    connect: () => connect(),
    /** Answers the oldest request. */
    answer: async (answer: unknown) => {
      answers.shift()?.(answer);
      await settle();
    },
    tell: async (letIn: boolean, code = 'ABCD') => {
      hear({ code, letIn });
      await settle();
    },
  };
}

/** A person who has asked to be let in, and whose request the server has received. */
async function knocked(knocker: Knocker) {
  const at = door();
  void at.knocking.knock(knocker);
  await at.answer(YES);
  expect(at.knocking.state).toBe('waiting');
  return at;
}

beforeEach(() => {
  // Close a toast that another test file in this process may have left open.
  toast.dismiss();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  toast.dismiss();
});

describe('knocking', () => {
  it('waits for an answer, and goes in when it is yes', async () => {
    const { knocking, entered, kept, tell } = await knocked(BEN);
    expect([entered, kept]).toEqual([[], ['b']]);
    await tell(true);
    expect([knocking.state, entered]).toEqual(['silent', [BEN]]);
  });

  it('is refused if the game is still on, and can be done again', async () => {
    const { knocking, asked, entered, answer, tell } = await knocked(BEN);
    await tell(false);
    await answer(refused('must-knock'));
    expect([knocking.state, entered]).toEqual(['refused', []]);
    void knocking.knock(BEN);
    expect([knocking.state, asked]).toEqual(['waiting', ['knock', 'join', 'knock']]);
  });

  it('comes by itself when nobody needs to be asked any more', async () => {
    const { knocking, entered, answer, tell } = await knocked(BEN);
    await tell(false);
    await answer(YES);
    expect([knocking.state, entered]).toEqual(['silent', [BEN]]);
  });

  it('who is at the table already is refused without joining again', async () => {
    const { knocking, asked, tell } = await knocked(CLEO);
    await tell(false);
    expect([knocking.state, asked]).toEqual(['refused', ['knock']]);
    knocking.forget();
    expect(knocking.state).toBe('silent');
  });

  it('asks again on a new connection, for the server has forgotten it; but only while it waits', async () => {
    const { knocking, asked, answer, connect } = await knocked(BEN);
    connect();
    await answer(YES);
    expect([knocking.state, asked]).toEqual(['waiting', ['knock', 'knock']]);
    knocking.cancel();
    connect();
    expect(asked).toHaveLength(2);
  });

  it('asks again what got no answer, by itself if the connection stands', async () => {
    const { knocking, wire, asked, answer, connect } = door();
    void knocking.knock(BEN);
    await answer(undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(2);
    wire.status = 'lost';
    await answer(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    connect();
    expect([knocking.state, asked.length]).toEqual(['waiting', 3]);
  });

  it('goes in when the answer that let them in was lost', async () => {
    const { knocking, entered, answer, connect } = await knocked(BEN);
    connect();
    await answer(refused('game-running'));
    expect([knocking.state, entered]).toEqual(['silent', [BEN]]);
  });

  it('comes by itself when the game was over before it could ask again', async () => {
    const { entered, asked, answer, connect } = await knocked(BEN);
    connect();
    await answer(refused('no-game-running'));
    await answer(YES);
    expect([asked, entered]).toEqual([['knock', 'knock', 'join'], [BEN]]);
  });

  it('leaves a refusal that is expected to the screen, and says any other', async () => {
    const { knocking, answer } = door();
    let taken = 0;
    void knocking.knock(BEN, { 'name-taken': () => (taken += 1) });
    await answer(refused('name-taken'));
    expect([knocking.state, taken, toast.message]).toEqual(['silent', 1, null]);
    void knocking.knock(BEN);
    await answer(refused('table-locked'));
    expect(knocking.state).toBe('silent');
    await expect.poll(() => toast.message?.text).toBe(t.refusals.refusals['table-locked']);
  });

  it('waits no longer than it wants: the connection is made anew, and a late answer is none', async () => {
    const { knocking, entered, renewed, tell } = await knocked(BEN);
    knocking.cancel();
    await tell(true);
    expect([knocking.state, renewed(), entered]).toEqual(['silent', 1, []]);
  });

  it('hears nothing of another table', async () => {
    const { knocking, entered, tell } = await knocked(BEN);
    await tell(true, 'WXYZ');
    expect([knocking.state, entered]).toEqual(['waiting', []]);
  });
});
