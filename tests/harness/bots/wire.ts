/** Plays whole games of opponents against each other on a real server, at several tables at once and without pauses. */
import { withTimeout } from '../../../server/lib/with-timeout.ts';
import type { GameEvent } from '../../../shared/game/game.ts';
import { CHARACTERS } from '../../../shared/opponents/opponents.ts';
import { seededBy } from '../../../shared/seeded.ts';
import type { SeriesBoards } from '../../../shared/table/series-record.ts';
import { startMortalServer } from '../../helpers/server.ts';
import { readOpponents, type Doings } from './doings.ts';
import { drawGame, type Drawn } from './draw.ts';
import { CREWS, POSEIDONS, Rows, type Row } from './rows.ts';
import { BotTable, companyFor, type Company } from './table.ts';

export interface WireOrder {
  readonly seed: number;
  /** The number of games to begin, including those of a series. */
  readonly games: number;
  readonly from: number;
  /** How many tables play at once. */
  readonly abreast: number;
  /** One in this many tables plays a whole competitive series, with the host as one of the players. */
  readonly seriesEvery?: number;
  /** Draws the game to play; by default a random one. */
  readonly draw?: (seed: number, number: number) => Drawn;
  /** What is wrong with the log of a finished game, or null. By default, logs are not read. */
  readonly whyWrong?: (events: readonly GameEvent[]) => string | null;
  /** How a series chooses its boards; by default in turn. */
  readonly boards?: SeriesBoards;
  readonly onGame?: (line: string) => void;
}

export interface WireTally {
  /**
   * The results by pairing, without refusals. The server counts refused commands but doesn't say in which games they
   * occurred.
   */
  readonly rows: Iterable<Row>;
  /** What the server's metrics say about its opponents. */
  readonly doings: Doings;
  readonly faults: readonly string[];
}

const SERIES_EVERY = 12;
/** A series has one game for each of its players: two opponents and the host. */
const SERIES_GAMES = 3;

/** The time in ms after which a game counts as stuck. */
const LONGEST_MS = 20 * 60_000;

const SETTINGS = {
  METRICS_PORT: '0',
  TRUST_PROXY: '1',
  // Rate limits are off, because all requests come from one machine as fast as it can send them.
  ODYSSEY_LIMITS: 'off',
  ODYSSEY_PACE: '0',
};

export async function playOverWire(order: WireOrder): Promise<WireTally> {
  const { seed, games, from, abreast, seriesEvery = SERIES_EVERY, draw = drawGame, onGame } = order;
  const { whyWrong, boards = 'in turn' } = order;
  const server = await startMortalServer(SETTINGS);
  const rows = new Rows();
  const faults: string[] = [];
  let tables = 0;
  let begun = 0;
  const playSome = async () => {
    while (begun < games) {
      const isSeries = tables % seriesEvery === seriesEvery - 1;
      begun += isSeries ? SERIES_GAMES : 1;
      const drawn = draw(seed, from + tables++);
      const play = isSeries ? playSeries : playGame;
      const fault = await play(server.url, drawn, rows, { whyWrong, boards });
      if (fault !== null) faults.push(`bots --seed ${seed} --wire ${games}: ${drawn.name}: ${fault}`);
      onGame?.(`${begun} of ${games} games over the wire, ${faults.length} faults`);
    }
  };
  try {
    await Promise.all(Array.from({ length: abreast }, playSome));
    const doings = await readOpponents(server.metrics() ?? '');
    const wrong = [
      ...doings.refusals.map((refusal) => `refused: ${refusal}`),
      ...(doings.failed > 0 ? [`${doings.failed} thoughts failed`] : []),
      ...(doings.faults > 0 ? [`${doings.faults} faults of opponents`] : []),
      ...(server.hasFailed() ? ['the server has ended'] : []),
    ];
    faults.push(...wrong.map((fault) => `bots --seed ${seed} --wire ${games}: ${fault}`));
    return { rows, doings, faults };
  } finally {
    await server.stop();
  }
}

interface Checks {
  readonly whyWrong: WireOrder['whyWrong'] | undefined;
  readonly boards: SeriesBoards;
}

/** Plays one game of opponents while the host watches. Resolves with a description of what went wrong, or null. */
async function playGame(url: string, drawn: Drawn, rows: Rows, { whyWrong }: Checks): Promise<string | null> {
  const random = seededBy(drawn.name);
  const company = companyFor(drawn, drawn.navigators.length, random);
  const row = rows.of(crewOf(company), POSEIDONS[CHARACTERS[company.poseidon].rung]);
  const table = await BotTable.open(url, addressOf(drawn), random);
  try {
    const mode = random() < 0.5 ? 'cooperative' : 'competing';
    await table.choose({ ...drawn, mode });
    await table.seat(company);
    const isOver = await withTimeout(LONGEST_MS, table.watch());
    row.games++;
    if (isOver) return whyWrong ? await table.faultIn(whyWrong) : null;
    row.unfinished++;
    return 'it does not end';
  } catch (error) {
    row.unfinished++;
    return String(error);
  } finally {
    table.close();
  }
}

/**
 * Plays a whole competitive series of the host and two opponents. Resolves with a description of what went wrong, or
 * null.
 */
async function playSeries(
  url: string,
  drawn: Drawn,
  rows: Rows,
  { whyWrong, boards }: Checks,
): Promise<string | null> {
  const random = seededBy(drawn.name);
  const { poseidon, crew } = companyFor(drawn, 1, random);
  const row = rows.of('with a person', 'each in turn');
  const table = await BotTable.open(url, addressOf(drawn), random);
  try {
    await table.choose({ ...drawn, mode: 'competing' });
    await table.does({ type: 'sit', seat: 'navigators' });
    await table.seat({ poseidon, crew });
    const isOver = await withTimeout(LONGEST_MS, table.playSeries(boards));
    row.games += table.ended;
    row.unfinished += SERIES_GAMES - table.ended;
    if (!isOver || table.ended !== SERIES_GAMES) return 'the series does not end';
    return whyWrong ? await table.faultIn(whyWrong) : null;
  } catch (error) {
    row.unfinished++;
    return String(error);
  } finally {
    table.close();
  }
}

function crewOf({ crew }: Company): string {
  const [rung, ...others] = new Set(crew.map((one) => CHARACTERS[one].rung));
  return rung !== undefined && others.length === 0 ? CREWS[rung] : 'several rungs';
}

/** Gives each table a different IP address. */
function addressOf({ name }: Drawn): string {
  const number = Number(/--from (\d+)/.exec(name)?.[1] ?? 0);
  return `10.2.${(number >> 8) & 255}.${number & 255}`;
}
