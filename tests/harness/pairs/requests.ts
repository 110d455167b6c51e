/** Draws requests, sensible or not, that people at a table may send without changing the hidden information. */
import { squaresOf } from '../../../shared/board/squares.ts';
import type { Game, GameCommand } from '../../../shared/game/game.ts';
import { sideToMove } from '../../../shared/game/rules/to-move.ts';
import { AUDIENCES } from '../../../shared/game/told.ts';
import type { Random } from '../../../shared/random.ts';
import type { TableCommand } from '../../../shared/table/commands.ts';
import { FINISHES } from '../../../shared/table/game-record.ts';
import type { Command } from '../../../shared/wire/protocol.ts';
import { PHRASES } from '../../../shared/wire/signals.ts';
import { randomLine } from '../../helpers/play.ts';
import { oneOf } from '../../helpers/random.ts';
import { drawTransport, isNavigator, type Role } from './scene.ts';
import type { Asking, Op } from './script.ts';

/** Generates random requests for the players in one scene. Each command gets a different id. */
export class Requests {
  readonly #random: Random;
  readonly #roles: readonly Role[];
  #commands = 0;

  constructor(roles: readonly Role[], random: Random) {
    this.#roles = roles;
    this.#random = random;
  }

  /** A command in the game, given in the name of the sender's own player. */
  command(by: Role, command: Command): Op {
    const id = `c${this.#commands++}`;
    return { by, asks: (at) => ['command', { id, player: at.player(by), command }] };
  }

  /** Sometimes, the side to move asks for more time, and the other side gives it or not. */
  moreTime({ phase }: Pick<Game, 'phase'>): Op[] {
    const side = sideToMove(phase);
    if (side === null || this.#random() < 0.8) return [];
    const crew = oneOf(this.#roles.filter(isNavigator), this.#random);
    const [mover, other]: [Role, Role] = side === 'poseidon' ? ['poseidon', crew] : [crew, 'poseidon'];
    const asks = this.command(mover, { type: 'ask-more-time', wish: true });
    return this.#random() < 0.3 ? [asks] : [asks, this.command(other, { type: 'give-more-time' })];
  }

  /** Any request except a command in the game. */
  any(by: Role, game: Game): Op {
    const random = this.#random;
    const isOver = game.phase === 'over';
    const luck = random();
    if (luck < 0.06) return this.#reload(by);
    if (luck < 0.2) return { by, asks: this.#attend(by) };
    if (luck < 0.3) return { by, asks: this.#malformed(by) };
    // Leave these requests out once the game is over: they might start a new game, or read the finished game, which is
    // no longer secret.
    if (luck < 0.6 && !isOver) return this.#atTable(by, game);
    if (luck < 0.65 && !isOver) return { by, asks: ({ code, game }) => ['review', { code, game }] };
    if (luck < 0.72) return { by, asks: (at) => ['look', { code: at.code, tokens: tokensOf(at.token(by)) }] };
    return { by, asks: this.#other(by, game) };
  }

  /** A faulty command: it names a wrong round, a wrong game or another player, or reuses an earlier command's id. */
  awry(by: Role, command: GameCommand): Op {
    const kind = Math.floor(this.#random() * 4);
    const id = `c${this.#commands++}`;
    const other = oneOf(this.#roles, this.#random);
    return {
      by,
      asks: (at) => {
        const player = at.player(kind === 0 ? other : by) || 'nobody';
        const moment = [{ game: 'another' }, { game: at.game, round: 99 }][kind - 1];
        const meant = kind === 0 && other === by ? { game: 'another' } : moment;
        const again = kind === 3 ? 'before-0' : id;
        return ['command', { id: again, player, command, ...(meant && { in: meant }) }];
      },
    };
  }

  #reload(by: Role): Op {
    const reloads = oneOf(['gone', 'twice'] as const, this.#random);
    return { by, reloads, transport: drawTransport(this.#random), attends: this.#attend(by) };
  }

  /** Attends again and claims to have a random part of the logs. A big screen remains a big screen. */
  #attend(by: Role): Asking {
    const random = this.#random;
    const [table, next] = [Math.floor(random() * 40), Math.floor(random() * 80)];
    const audience = oneOf(AUDIENCES, random);
    const knows = random() < 0.7;
    const isWishful = by === 'onlooker' && random() < 0.2;
    return (at) => {
      const token = at.token(by);
      const have = { table, game: knows ? { id: at.game, audience, next } : null };
      const olympus = by === 'olympus' || (isWishful && token !== '');
      return ['attend', { code: at.code, tokens: tokensOf(token), have, ...(olympus && { olympus }) }];
    };
  }

  /** A table command that is either refused while a game runs, or doesn't affect the game. */
  #atTable(by: Role, { board }: Game): Op {
    const [random, command] = [this.#random, (wanted: TableCommand) => this.command(by, wanted)];
    const other = oneOf(this.#roles, random);
    const isHost = by === this.#roles[0];
    const towards = (of: (player: string) => TableCommand): Op => {
      const id = `c${this.#commands++}`;
      return {
        by,
        asks: (at) => [
          'command',
          { id, player: at.player(by) || 'nobody', command: of(at.player(other) || 'nobody') },
        ],
      };
    };
    const draws: (() => Op)[] = [
      () => command({ type: 'sit', seat: oneOf(['poseidon', 'navigators', null] as const, random) }),
      () => command({ type: 'rename', name: by + oneOf(['', '!', '?'], random) }),
      () => command({ type: 'choose-board', board: 'sea-1' }),
      () => command({ type: 'choose-mode', mode: 'cooperative' }),
      () => command({ type: 'wish-ship', ship: 'red', wish: true }),
      () => command({ type: 'deal-ships' }),
      () => command({ type: 'begin-game' }),
      () => command({ type: 'begin-series', order: 'lot', boards: 'same', sameVariants: true }),
      () => command({ type: 'abandon-series' }),
      () => command({ type: 'leave' }),
      () => command({ type: 'ask-swap', wish: true }),
      () => towards((player) => ({ type: 'swap-seats', player })),
      () => command({ type: 'ask-more-time', wish: random() < 0.7 }),
      () => command({ type: 'give-more-time' }),
      () => command({ type: 'resume-side' }),
      // Only take back wishes, because a wish could end the game.
      () => command({ type: 'finish-game', finish: oneOf(FINISHES, random), wish: false }),
      () => command({ type: 'lock-table', locked: random() < 0.5 }),
      () => command({ type: 'say', line: randomLine(board, random) }),
      () => command({ type: 'say', line: randomLine(board, random) }),
      () => command({ type: 'remove-line', line: Math.floor(random() * 4) }),
      () => command({ type: 'allow-free-text', allowed: random() < 0.5 }),
      // The time must not begin: an opponent would make moves that are not in the script.
      () => command({ type: 'open-table', open: random() < 0.7 ? { waitMinutes: null } : null }),
      // The server refuses this request, because Poseidon can't own ships. If the request were valid, an opponent would
      // be seated and would make moves that are not in the script.
      () => command({ type: 'seat-opponent', opponent: 'triton', seat: 'poseidon', ships: ['red'] }),
      // Don't let the host send anything that would be carried out here, because the game would deviate from the
      // script.
      () => towards((player) => ({ type: 'free-seat', player: isHost ? 'nobody' : player })),
      () => towards((player) => ({ type: 'remove-player', player: isHost ? 'nobody' : player })),
    ];
    return oneOf(draws, random)();
  }

  #malformed(by: Role): Asking {
    const of =
      (name: string, request: unknown): Asking =>
      () => [name, request];
    const wrong = (command: unknown): Asking => {
      return (at) => ['command', { id: 'wrong', player: at.player(by) || 'nobody', command }];
    };
    return oneOf(
      [
        of('fnord', {}),
        of('told', []),
        of('boards', { all: true }),
        of('look', { code: 'rh7n', tokens: [] }),
        of('attend', null),
        of('command', { id: 'x' }),
        wrong({ type: 'sail', ship: 'red', heading: 'N', speed: 2 }),
        wrong({ type: 'guess', ship: 'red', square: 'z9' }),
        wrong({ type: 'play-storm', storm: 'red', pushes: { red: 7 } }),
        wrong('sail'),
      ],
      this.#random,
    );
  }

  #other(by: Role, { board }: Game): Asking {
    const random = this.#random;
    const other = oneOf(this.#roles, random);
    const phrase = oneOf(PHRASES, random);
    const square = oneOf(squaresOf(board), random);
    return oneOf<Asking>(
      [
        () => ['boards', {}],
        () => ['open-tables', {}],
        () => ['open-tables', {}],
        (at) => ['look', { code: at.code, tokens: [] }],
        ({ code }) => ['review', { code, game: 'no-such' }],
        (at) => ['join', { code: at.code, token: at.token(by) || 'short', name: 'again' }],
        (at) => ['knock', { code: at.code, token: 'k'.repeat(43), name: this.#roles[0] }],
        (at) => ['let-in', { player: at.player(by) || 'nobody', knock: 'nobody', letIn: true }],
        (at) => ['offer-device', { player: at.player(by) || 'nobody' }],
        (at) => ['offer-device', { player: at.player(other) || 'nobody' }],
        () => ['push-key', {}],
        (at) => [
          'unsubscribe-push',
          { player: at.player(by) || 'nobody', endpoint: 'https://push.example/d' },
        ],
        (at) => ['change-device', { code: at.code, key: 'CCCCCCCC', token: 'x'.repeat(43) }],
        (at) => ['signal', { player: at.player(by) || 'nobody', signal: { type: 'phrase', phrase } }],
        (at) => ['signal', { player: at.player(by) || 'nobody', signal: { type: 'ping', square } }],
        (at) => ['signal', { player: at.player(other) || 'nobody', signal: { type: 'phrase', phrase } }],
        // Don't let the host send a request that would be carried out, because the table would be gone.
        (at) => [
          'delete-table',
          { code: at.code, player: by === this.#roles[0] ? 'nobody' : at.player(other) || 'nobody' },
        ],
      ],
      random,
    );
  }
}

/** The tokens that a request sends. Roles without a seat have no token. */
const tokensOf = (token: string): string[] => (token === '' ? [] : [token]);
