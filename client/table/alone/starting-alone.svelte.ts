/** Starts a solo game: creates a table whose game is already running, and goes to it. */
import type { Opponent } from '../../../shared/opponents/opponents.ts';
import type { DailyAlone, GameAlone } from '../../../shared/table/alone.ts';
import { voyageOf } from '../../../shared/table/daily.ts';
import { noteBegun } from '../../analysis/kept-alone.ts';
import { dayHere } from '../../lib/days.ts';
import { keepSeat, lastName, newToken } from '../../lib/held-seats.ts';
import { router, tablePath } from '../../lib/router.svelte.ts';
import { Task } from '../../lib/task.svelte.ts';
import { request } from '../../session/request.ts';
import { t } from '../../text/text.ts';
import { gameAgainst, nextSettings } from './game-alone.ts';
import { afterGame, keepSettings } from './settings.ts';

export class StartingAlone {
  /** The game that is being started; undefined if none is. */
  asked = $state.raw<GameAlone | DailyAlone | undefined>();
  readonly #task = new Task();
  /**
   * The last attempt. Its token is used again for retries, so that the server finds the table again if its answer was
   * lost.
   */
  #tried: { readonly for: string; readonly token: string } | undefined;

  /**
   * Starts a game, unless one is already being started. Failures are shown as a toast. Resolves to true if a game was
   * started.
   * @param begunOn the day that the page showed as today, because the answer may arrive after midnight
   */
  async begin(alone: GameAlone | DailyAlone, begunOn = dayHere(Date.now())): Promise<boolean> {
    let isBegun = false;
    await this.#task.run(async () => {
      this.asked = alone;
      isBegun = await this.#make(alone, begunOn).finally(() => (this.asked = undefined));
    });
    return isBegun;
  }

  /** Starts a game with the settings that are kept on this device. The game after it may take another sea. */
  async beginAgainst(opponent: Opponent): Promise<void> {
    const settings = nextSettings();
    if (await this.begin(gameAgainst(opponent, settings))) keepSettings(afterGame(settings));
  }

  async #make(alone: GameAlone | DailyAlone, begunOn: string): Promise<boolean> {
    const token = this.#tokenFor(alone);
    const nameless = t.opponents.you;
    let answer = await request(
      'make',
      { token, name: lastName() || nameless, alone },
      { 'name-taken': () => {} },
    );
    // The player has the same name as the opponent, so they are called "You" in this game.
    if (answer && !answer.ok && answer.refusal === 'name-taken')
      answer = await request('make', { token, name: nameless, alone });
    if (!answer?.ok) return false;
    const { code } = answer;
    keepSeat(code, token);
    const what =
      'daily' in alone
        ? {
            opponent: voyageOf(alone.daily, alone.easier).opponent,
            ...({ side: 'navigators', day: alone.daily, begunOn } as const),
            ...(alone.easier && { easier: alone.easier }),
          }
        : { opponent: alone.opponent, side: alone.side };
    noteBegun({ code, at: Date.now(), ...what });
    router.go(tablePath(code));
    return true;
  }

  #tokenFor(alone: GameAlone | DailyAlone): string {
    const what = JSON.stringify(alone);
    if (this.#tried?.for !== what) this.#tried = { for: what, token: newToken() };
    return this.#tried.token;
  }
}
