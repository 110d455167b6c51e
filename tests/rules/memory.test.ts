/** The Use Your Memory variant (ruling 17): what the views show, and which events a returning player receives. */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { ANNA, began, perform, POSEIDON, start, type Move, type Play } from '../helpers/play.ts';
import { hear, resume } from '../helpers/telling.ts';

const surveyHeld = { actor: ANNA, command: { type: 'survey', ship: 'red' } } as const;

/** One whole round with a monster, so that the log has replies to orders and a reply to a survey. */
function oneRound(useYourMemory: boolean): Play {
  const first = start(began(EMPTY_SEA, { useYourMemory, seaMonsters: ['kraken'] }));
  const monster = { type: 'play-monster', monster: 'kraken', ship: 'red' } as const;
  const held = perform(perform(first, { actor: POSEIDON, command: monster }), surveyHeld);
  return SHIPS.filter((ship) => ship !== 'red').reduce(
    (play, ship) => perform(play, { actor: ANNA, command: { type: 'sail', ship, heading: 'N' } }),
    held,
  );
}

function nextTile(play: Play): Play {
  return perform(play, {
    actor: POSEIDON,
    command: { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } },
  });
}

function replies(play: Play): (boolean | undefined)[] {
  const there = play.log.reduce<ReturnType<typeof hear<'navigators'>>>(
    (view, event) => hear('navigators', view, event),
    undefined,
  );
  expect(resume(play.log, 'navigators')).toEqual(there);
  return there?.rounds.flatMap(({ steps }) => steps.map((step) => step.reply !== null)) ?? [];
}

describe('Use Your Memory', () => {
  it('keeps the replies of a round until the next tile is played', () => {
    const play = oneRound(true);
    expect(play.game.round).toBe(2);
    expect(replies(play)).toEqual([true, true, true, true]);
  });

  it('then fades them, for connected and for returning clients', () => {
    expect(replies(nextTile(oneRound(true)))).toEqual([false, false, false, false]);
  });

  it('keeps the replies of the current round', () => {
    const order = { type: 'sail', ship: 'green', heading: 'S' } as const;
    expect(replies(perform(nextTile(oneRound(true)), { actor: ANNA, command: order }))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('fades nothing when it is off', () => {
    expect(replies(nextTile(oneRound(false)))).toEqual([true, true, true, true]);
  });

  it('never sends a faded reply again', () => {
    const play = nextTile(oneRound(true));
    for (const audience of ['navigators', 'onlookers'] as const) {
      const said = JSON.stringify(tellLog(play.log, play.game.variants, audience));
      expect(said).not.toContain('sighting');
      expect(said).not.toContain('offBoard');
    }
  });

  it('sends faded events without the reply, but in the same number and order', () => {
    for (const event of nextTile(oneRound(true)).log) {
      const [fresh, faded] = [tell(event, 'navigators'), tell(event, 'navigators', 'faded')];
      expect(faded).toEqual(fresh && 'reply' in fresh ? { ...fresh, reply: null } : fresh);
    }
  });

  it('forgets with the replies which ship a maelstrom caught', () => {
    const pushes = { red: 'b2' } as const;
    const moves: Move[] = [
      { actor: POSEIDON, command: { type: 'place-dangers', maelstroms: ['c2'], fogBanks: [] } },
      { actor: POSEIDON, command: { type: 'play-storm', storm: 'red', pushes } },
      { actor: ANNA, command: { type: 'sail', ship: 'red', heading: 'E' } },
      { actor: POSEIDON, command: { type: 'push-caught', square: 'b2' } },
      ...(['green', 'white', 'yellow'] as const).map((ship): Move => ({
        actor: ANNA,
        command: { type: 'sail', ship, heading: 'N' },
      })),
    ];
    const before = moves.reduce(perform, start(began(EMPTY_SEA, { useYourMemory: true, maelstroms: 1 })));
    const caught = ({ log }: Play) => resume(log, 'navigators')?.rounds[0]?.steps[0]?.caught;
    expect(caught(before)).toBe(true);
    expect(caught(nextTile({ ...before, game: { ...before.game, ships: EMPTY_SEA.starts } }))).toBe(false);
  });

  it('keeps what anybody sees on the table: orders, tiles and who has arrived', () => {
    const view = resume(nextTile(oneRound(true)).log, 'navigators');
    expect(view?.rounds[0]?.tile).toBe('kraken');
    expect(view?.rounds[0]?.steps.map(({ ship, heading }) => [ship, heading])).toEqual([
      ['red', null],
      ['green', 'N'],
      ['white', 'N'],
      ['yellow', 'N'],
    ]);
  });
});
