/** Tests the checks of the logs: they find nothing wrong with a correct game, and they find each type of fault. */
import { describe, expect, it } from 'vitest';
import { loadBoards } from '../../../server/lib/boards.ts';
import { gameLog, tableLog } from '../../../server/tables/logs.ts';
import type { Entry } from '../../../server/store/store-interface.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import { ANNA, began, nextMove, perform, POSEIDON, start } from '../../helpers/play.ts';
import { seeded } from '../../helpers/random.ts';
import type { Given, Sailor } from './sailor.ts';
import { verify } from './verify.ts';

/** A whole game between Anna and an opponent as Poseidon. In the log, the opponent's random moves name no player. */
function sailed() {
  const [board] = loadBoards('boards').values();
  if (!board) throw new Error('there is no board');
  const id = 'T00000000000';
  const owners = { red: 'anna', green: 'anna', white: 'anna', yellow: 'anna' };
  const random = seeded(1);
  let play = start(began(board, {}, { navigators: ['anna'], owners }));
  const game: Entry[] = [{ log: gameLog('g'), number: 0, event: play.log[0] }];
  const given: Given[] = [];
  const noted = (command: string | undefined) => (command === undefined ? {} : { command });
  let ended: string | undefined;
  for (let move = nextMove(play.game, random); move; move = nextMove(play.game, random)) {
    const before = play.log.length;
    play = perform(play, move);
    let key: string | undefined;
    if (move.actor.player === ANNA.player) {
      const told = { ok: true, feeds: [], repeated: true } as const;
      key = `anna:c${given.push({ id: `c${given.length}`, command: move.command, asked: 1, answers: [told] }) - 1}`;
    }
    if (play.game.phase === 'over') [key, ended] = [undefined, key];
    for (const [i, event] of play.log.slice(before).entries())
      game.push({ log: gameLog('g'), number: before + i, event, ...noted(i === 0 ? key : undefined) });
  }
  const table: (TableEvent & { by?: string | undefined })[] = [
    { type: 'made', code: 'CD5F', board: 'A' },
    { type: 'joined', player: 'anna', name: 'Anna' },
    { type: 'joined', player: POSEIDON.player, name: 'Proteus', opponent: 'proteus' },
    {
      type: 'game-began',
      game: 'g',
      board: 'A',
      mode: 'cooperative',
      poseidon: POSEIDON.player,
      navigators: ['anna'],
      owners,
      series: null,
    },
    { type: 'game-ended', game: 'g', outcome: { winner: 'poseidon', arrived: [] }, by: ended },
  ];
  const tables: Entry[] = table.map(({ by, ...event }, number) => ({
    log: tableLog(id),
    number,
    event,
    ...noted(by),
  }));
  // A spectator's device has no player.
  const sailors = [
    { player: 'anna', given },
    { player: '', given: [] },
  ] as Partial<Sailor>[] as Sailor[];
  const played = {
    ...{ code: 'CD5F', sailors, subscribers: [], hasOpponents: true, isOverDays: false },
    ...{ games: 1, known: [], faults: [] },
  };
  return { played, kept: (entries: Entry[]) => ({ id, code: 'CD5F', logs: logsOf(tables, entries) }), game };
}

function logsOf(...logs: readonly Entry[][]): ReadonlyMap<string, Entry[]> {
  return new Map(logs.map((entries) => [entries[0]?.log ?? '', entries]));
}

describe('the logs of a game', () => {
  it('are sound where an opponent that failed moved by lot, in the middle of a person’s', () => {
    const { played, kept, game } = sailed();
    expect(verify(played, kept(game)).faults).toEqual([]);
  });

  it('are sound with what was said, and not where an acknowledged line is missing', () => {
    const { played, kept, game } = sailed();
    const line = { type: 'phrase', phrase: 'hello' } as const;
    const said = { type: 'said-to-crew', player: 'anna', number: 0, line } as const;
    const [anna] = played.sailors;
    anna?.given.push({
      id: 'said',
      command: { type: 'say-to-crew', line },
      asked: 2,
      answers: [{ ok: true, feeds: [], repeated: true }],
    });
    const entry: Entry = { log: gameLog('g'), number: 1, event: said, command: 'anna:said' };
    expect(verify(played, kept([...game.slice(0, 1), entry, ...game.slice(1)])).faults).toEqual([]);
    expect(verify(played, kept(game)).faults).toEqual(['CD5F: anna:said was acknowledged and is lost']);
  });

  it('are not where a move is missing, or was never made', () => {
    const { played, kept, game } = sailed();
    const storm = game.findIndex(({ event }) => (event as { type: string }).type === 'storm-played');
    const [without, twice] = [[...game], [...game]];
    without.splice(storm, 1);
    twice.splice(storm, 0, game[storm] as Entry);
    for (const entries of [without, twice])
      expect(verify(played, kept(entries)).faults.join()).toMatch(/event \d+ does not follow/);
  });
});
