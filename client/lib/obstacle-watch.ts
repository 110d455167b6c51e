/** Finds out what stands in the way while there is no connection. Fetched when the page has loaded. */
import type { Connection } from './connection.svelte.ts';
import { lookForObstacle, type Obstacle } from './obstacle.ts';

/** When to ask first, and how often at most. */
const LOOK_AFTER_MS = 1_000;
const LOOK_EVERY_MS = 3_000;
/** A server that has not answered by then counts as silent. */
const SILENT_MS = 2_000;

type Watched = Pick<Connection, 'status' | 'obstacle' | 'onFailed' | 'measured'>;

/** From now on the connection knows its obstacle: looked for at once if there is no connection soon, and after each failure. */
export function watchObstacles(connection: Watched): void {
  let lookedAt = -Infinity;
  let isLooking = false;
  const find = (obstacle: Obstacle | null) => {
    if (connection.status !== 'connected') connection.obstacle = obstacle;
  };
  const look = async () => {
    const began = Date.now();
    if (isLooking || connection.status === 'connected' || began - lookedAt < LOOK_EVERY_MS) return;
    isLooking = true;
    const isFirst = lookedAt === -Infinity;
    const late = isFirst ? setTimeout(() => find('silent'), SILENT_MS) : undefined;
    const { obstacle, isServer } = await lookForObstacle(fetch);
    clearTimeout(late);
    find(obstacle);
    if (isServer) connection.measured(Date.now() - began);
    lookedAt = Date.now();
    isLooking = false;
  };
  connection.onFailed = () => void look();
  setTimeout(() => void look(), LOOK_AFTER_MS);
}
