/** Servers that share a database, and speak to each other by way of Redis. */
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Adapter } from './adapter.ts';

/** Who can't be reached in this time is not there, in ms. */
const REACHED_MS = 10_000;

/** How long to wait at most before it is tried again, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Opens the adapter.
 * @param url where Redis is: https://www.iana.org/assignments/uri-schemes/prov/redis
 * @param onLost told what was not said, or not heard, and why
 * @throws Error that says why Redis can't be used, without its password
 */
export async function openRedisAdapter(url: string, onLost: (error: unknown) => void): Promise<Adapter> {
  let wasThere = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: REACHED_MS,
      // Who starts with a wrong address is to know; later it comes back by itself.
      reconnectStrategy: (tries, cause) =>
        wasThere ? Math.min(50 * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS) : cause,
    },
  });
  client.on('error', onLost);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`REDIS_URL: Redis can't be used: ${reason}`, { cause: error });
  }
  wasThere = true;
  const publish = client.publish.bind(client);
  // The adapter takes no notice of what becomes of it: a failure would end the process. What waits for Redis to be
  // back would then be said all at once, and is old: the next word puts it right.
  const publishIfThere: typeof publish = async (...said) => {
    try {
      if (client.isReady) return await publish(...said);
    } catch (error) {
      onLost(error);
    }
    return 0;
  };
  Object.assign(client, { publish: publishIfThere });
  return {
    make: createAdapter(client),
    close: async () => client.destroy(),
  };
}
