/**
 * The talk at a table as this device takes part in it: the lines of the crew and of the whole table, which of them are
 * unread, and whose lines are hidden.
 */
import { untrack } from 'svelte';
import type { PlayerId } from '../../shared/game/game.ts';
import { peopleAt, runningGame } from '../../shared/table/queries.ts';
import { keepTalk, talkKept, type KeptTalk } from './kept-talk.ts';
import type { TableSession } from './session.svelte.ts';
import { unreadOf, type TalkLine } from './talk-lines.ts';

/** Who reads a talk: only the Navigators of the running game, or everybody at the table. */
export type Channel = 'crew' | 'table';

/** The part of a session that this class uses. */
type Session = Pick<TableSession, 'code' | 'table' | 'game' | 'players' | 'me'>;

export class Talking {
  /** Whether the panel with the talk is open. */
  isOpen = $state(false);
  readonly #session: Session;
  #chosen = $state<Channel>('crew');
  #kept = $state.raw<KeptTalk>({ read: 0, muted: [] });

  /**
   * The crew's talk in the running game. Null on a device that isn't shown the Navigators' chart: it is not sent what the
   * crew says. A device with players on both sides is Poseidon's. Also null if the crew is not on several devices.
   */
  readonly crew = $derived.by((): readonly TalkLine[] | null => {
    const { game, table, players } = this.#session;
    const running = table && runningGame(table);
    if (!running || running.id !== game?.id || game.audience !== 'navigators') return null;
    const people = peopleAt(table).filter(({ id }) => running.navigators.includes(id));
    const isApart = people.length > 1 && people.some(({ id }) => !players.includes(id));
    return isApart || game.view.talk.length > 0 ? game.view.talk : null;
  });
  readonly table = $derived.by((): readonly TalkLine[] => this.#session.table?.talk.lines ?? []);
  /** The talk that the panel shows. */
  readonly channel = $derived.by((): Channel => (this.crew ? this.#chosen : 'table'));
  readonly lines = $derived.by(() => this.linesOf(this.channel));
  /** The players of this device who may say something in the shown talk. */
  readonly writers = $derived.by((): readonly PlayerId[] => {
    const { table, players } = this.#session;
    if (!table || peopleAt(table).length < 2) return [];
    if (this.channel === 'table') return players;
    return players.filter((player) => runningGame(table)?.navigators.includes(player));
  });
  /** The host, if they are a player of this device. */
  readonly host = $derived.by(() => {
    const { table, players } = this.#session;
    return players.find((player) => player === table?.host);
  });
  /**
   * Whether there is anything to read or anybody to write to. Opponents don't talk, and friends who share one device
   * have no need to write.
   */
  readonly isOffered = $derived.by(() => {
    const { table, players, me } = this.#session;
    if (!table) return false;
    const isInCompany = me !== undefined && peopleAt(table).some(({ id }) => !players.includes(id));
    return isInCompany || this.table.length > 0 || (this.crew?.length ?? 0) > 0;
  });
  readonly unread = $derived.by(() => this.unreadIn('crew') + this.unreadIn('table'));

  constructor(session: Session) {
    this.#session = session;
    this.#kept = talkKept(session.code);
  }

  get muted(): readonly PlayerId[] {
    return this.#kept.muted;
  }

  /** The lines of a talk. The crew's talk is empty on devices that are not shown it. */
  linesOf(channel: Channel): readonly TalkLine[] {
    return channel === 'table' ? this.table : (this.crew ?? []);
  }

  /** How many lines of a talk are unread. */
  unreadIn(channel: Channel): number {
    const { players: mine } = this.#session;
    return unreadOf(this.linesOf(channel), this.#read(channel), { mine, muted: this.muted }).length;
  }

  /** Opens the panel, at the talk that has something new. */
  open(): void {
    if (this.unreadIn(this.#chosen) === 0 && this.unread > 0)
      this.#chosen = this.#chosen === 'crew' ? 'table' : 'crew';
    this.isOpen = true;
  }

  choose(channel: Channel): void {
    this.#chosen = channel;
  }

  /** Notes that the lines of the shown talk have been read. Call it in an effect: it depends on these lines only. */
  markRead(): void {
    const { channel } = this;
    const next = (this.lines.at(-1)?.number ?? -1) + 1;
    untrack(() => {
      if (next <= this.#read(channel)) return;
      const game = this.#session.game?.id;
      if (channel === 'table') this.#keep({ read: next });
      else if (game !== undefined) this.#keep({ crew: { game, read: next } });
    });
  }

  mute(player: PlayerId, isMuted: boolean): void {
    const others = this.muted.filter((other) => other !== player);
    this.#keep({ muted: isMuted ? [...others, player] : others });
  }

  #read(channel: Channel): number {
    const { read, crew } = this.#kept;
    if (channel === 'table') return read;
    return crew?.game === this.#session.game?.id ? (crew?.read ?? 0) : 0;
  }

  #keep(news: Partial<KeptTalk>): void {
    // Another tab may have stored something since this page read the storage.
    this.#kept = { ...talkKept(this.#session.code), ...news };
    keepTalk(this.#session.code, this.#kept);
  }
}
