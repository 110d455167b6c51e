/**
 * Actions: what they do while a command is pending and after a refusal. Some may give a second command in the meantime,
 * others may not.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { Action, type CommandOf, type CommandSender } from '../../client/session/action.svelte.ts';
import { SeatRequest } from '../../client/session/seat-request.svelte.ts';
import { Task } from '../../client/lib/task.svelte.ts';
import { toast } from '../../client/ui/toast.svelte.ts';
import { t } from '../../client/text/text.ts';
import type { Command } from '../../client/session/command-context.ts';
import type { Refusal } from '../../shared/wire/protocol.ts';

/** A fake table. It answers commands, oldest first, when the test tells it to. */
class Table implements CommandSender {
  readonly heard: { command: Command; player: string | undefined }[] = [];
  readonly #waiting: ((refusal: Refusal | null) => void)[] = [];
  attended = 0;

  command(command: Command, player?: string): Promise<Refusal | null> {
    this.heard.push({ command, player });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
  answer(refusal: Refusal | null): void {
    this.#waiting.shift()?.(refusal);
  }
  attend(): Promise<void> {
    this.attended += 1;
    return Promise.resolve();
  }
}

const board = (name: string): CommandOf<'choose-board'> => ({ type: 'choose-board', board: name });

// Close a toast that another test file in this process may have left open.
beforeEach(() => toast.dismiss());

describe('an action', () => {
  it('is busy until its command is answered, and says nothing of one that is carried out', async () => {
    const table = new Table();
    const action = new Action(table);
    const given = action.give({ type: 'begin-game' });
    expect(action.busy).toBe(true);
    expect(action.sent).toEqual({ type: 'begin-game' });
    table.answer(null);
    expect(await given).toBe(true);
    expect(action.busy).toBe(false);
    expect(action.sent).toBeNull();
    expect(toast.message).toBeNull();
  });

  it('says why a command is refused', async () => {
    const table = new Table();
    const action = new Action(table);
    const given = action.give({ type: 'begin-game' });
    table.answer('seat-taken');
    expect(await given).toBe(false);
    expect(action.busy).toBe(false);
    expect(toast.message).toEqual({ text: t.refusals.refusals['seat-taken'], danger: true });
  });

  it('leaves a refusal that is expected to the screen, and no other', async () => {
    const table = new Table();
    const action = new Action(table);
    let asked = 0;
    const expected = { 'knows-other-side': () => (asked += 1) };
    for (const refusal of ['knows-other-side', 'seat-taken'] as const) {
      const given = action.give({ type: 'sit', seat: 'poseidon' }, { expected });
      table.answer(refusal);
      expect(await given).toBe(false);
      expect(asked).toBe(1);
      expect(toast.message === null).toBe(refusal === 'knows-other-side');
    }
  });

  it('gives one command at a time', async () => {
    const table = new Table();
    const action = new Action(table);
    const given = action.give({ type: 'begin-game' });
    expect(await action.give({ type: 'begin-game' })).toBe(false);
    expect(table.heard).toHaveLength(1);
    table.answer(null);
    await given;
    void action.give({ type: 'begin-game' });
    expect(table.heard).toHaveLength(2);
  });

  it('gives commands that may overlap, and shows the newest until it is answered', async () => {
    const table = new Table();
    const action = new Action<CommandOf<'choose-board'>>(table, { overlap: true });
    const first = action.give(board('a'));
    const second = action.give(board('b'));
    expect(table.heard.map(({ command }) => command)).toEqual([board('a'), board('b')]);
    table.answer(null);
    await first;
    expect(action.sent).toEqual(board('b'));
    table.answer(null);
    await second;
    expect(action.sent).toBeNull();
  });

  it('gives a command for one of the players of this device', () => {
    const table = new Table();
    void new Action(table).give({ type: 'leave' }, { player: 'anna' });
    expect(table.heard).toEqual([{ command: { type: 'leave' }, player: 'anna' }]);
  });
});

describe('asking for a seat', () => {
  const knocked: string[] = [];
  const requestAt = (table: Table) => new SeatRequest(table, (seat) => knocked.push(seat));

  it('attends anew once it is taken', async () => {
    const table = new Table();
    const request = requestAt(table);
    const sat = request.sit('navigators');
    expect(request.busy).toBe(true);
    table.answer(null);
    await sat;
    expect(request.busy).toBe(false);
    expect(table.attended).toBe(1);
  });

  it('asks a device that has seen the other side, and sits then knowing', async () => {
    const table = new Table();
    const request = requestAt(table);
    const sat = request.sit('poseidon');
    table.answer('knows-other-side');
    await sat;
    expect(request.asking).toBe(true);
    expect(toast.message).toBeNull();
    expect(table.attended).toBe(0);
    const knowing = request.sitKnowing();
    table.answer(null);
    await knowing;
    expect(table.heard.at(-1)?.command).toEqual({ type: 'sit', seat: 'poseidon', knowing: true });
    expect(table.attended).toBe(1);
  });

  it('knocks where those who play must be asked, and says no more of it', async () => {
    const table = new Table();
    const sat = requestAt(table).sit('poseidon');
    table.answer('must-knock');
    await sat;
    expect(knocked).toEqual(['poseidon']);
    expect(toast.message).toBeNull();
    expect(table.attended).toBe(0);
  });
});

describe('a task', () => {
  it('is done once at a time, and again after a failure', async () => {
    const task = new Task();
    let done = 0;
    const work = () => {
      done += 1;
      return Promise.reject(new Error('broken off'));
    };
    const running = task.run(work);
    await task.run(work);
    expect(done).toBe(1);
    await expect(running).rejects.toThrow('broken off');
    expect(task.busy).toBe(false);
    await expect(task.run(work)).rejects.toThrow('broken off');
    expect(done).toBe(2);
  });
});
