/** Finds the new messages of a talk that screen readers should announce. */
import type { PlayerId } from '../../../shared/game/game.ts';
import type { Line } from '../../../shared/game/talk.ts';
import { unreadOf, type TalkLine } from '../../session/talk-lines.ts';
import { lineWords } from '../../text/line-words.ts';
import { t } from '../../text/text.ts';

/** The players of this device, the muted players, and the names of all players. */
interface Listener {
  readonly mine: readonly PlayerId[];
  readonly muted: readonly PlayerId[];
  readonly nameOf: (player: PlayerId) => string;
}

/** The maximum number of messages that are announced at once, and that stay on the page to be read again. */
const MOST = 3;

export class Announcer {
  heard = $state.raw<readonly { readonly key: string; readonly text: string }[]>([]);
  #talk: string | undefined;
  #next = 0;

  /**
   * Call it whenever the lines of a talk have changed. Messages from before the first call are not announced.
   * @param talk distinguishes this talk from others, because each crew's talk counts its lines from 0
   */
  hear(talk: string, lines: readonly TalkLine[], { nameOf, ...own }: Listener): void {
    const news = talk === this.#talk ? unreadOf(lines, this.#next, own) : [];
    const before = talk === this.#talk ? this.heard : [];
    this.#talk = talk;
    this.#next = (lines.at(-1)?.number ?? -1) + 1;
    const sentence = (player: PlayerId, line: Line) => t.talk.said(nameOf(player), lineWords(line));
    const said = news.flatMap(({ number, player, line }) =>
      line ? [{ key: `${talk} ${number}`, text: sentence(player, line) }] : [],
    );
    this.heard = [...before, ...said].slice(-MOST);
  }
}
