/** The adapter that carries messages between servers through Redis. */
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Adapter } from './adapter.ts';

/** How long to wait for a connection, in ms. */
const REACHED_MS = 10_000;

/** The longest pause between two attempts to reconnect, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Opens the adapter.
 * @param url where Redis is: https://www.iana.org/assignments/uri-schemes/prov/redis
 * @param onLost told of messages that were lost, and why
 * @throws Error that says why Redis can't be used, without its password
 */
export async function openRedisAdapter(url: string, onLost: (error: unknown) => void): Promise<Adapter> {
  let wasThere = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: REACHED_MS,
      // A wrong address must fail at the start; a connection that is lost later is retried.
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
  // The adapter ignores the promise, so a rejection would end the process. Messages are not queued while Redis is away:
  // they would be out of date when it is back, and the next ones correct what was missed.
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
