/** Finds out why there is no connection. Loaded after the page, to keep the first load small. */
import type { Connection } from './connection.svelte.ts';
import { lookForObstacle, type Obstacle } from './obstacle.ts';

/** How long to wait, in ms, before checking for the first time why there is no connection. */
const LOOK_AFTER_MS = 1_000;
/** The minimum interval between two checks, in ms. */
const LOOK_EVERY_MS = 3_000;
/** If the server has not answered within this time (in ms), it counts as silent. */
const SILENT_MS = 2_000;

type Watched = Pick<Connection, 'status' | 'obstacle' | 'onFailed' | 'measured'>;

/**
 * Keeps `connection.obstacle` up to date. A check runs after each failed attempt, and also if the page doesn't connect
 * soon after it was opened.
 */
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
