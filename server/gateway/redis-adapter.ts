/** The socket.io adapter that carries messages between servers through Redis. */
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { createClient } from 'redis';
import type { Adapter } from './adapter.ts';

/** The timeout for opening a connection, in ms. */
const REACHED_MS = 10_000;

/** The longest pause between two attempts to reconnect, in ms. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Opens the adapter.
 * @param url the URL of Redis: https://www.iana.org/assignments/uri-schemes/prov/redis
 * @param onLost called with the error when messages may have been lost
 * @throws Error that says why Redis can't be used, without showing its password
 */
export async function openRedisAdapter(url: string, onLost: (error: unknown) => void): Promise<Adapter> {
  let wasThere = false;
  const client = createClient({
    url,
    socket: {
      connectTimeout: REACHED_MS,
      // If the first attempt to connect fails, give up, so that a wrong URL is reported at startup. Later, keep
      // reconnecting.
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
  // Never reject: the adapter doesn't handle rejections, so a rejection would end the process. While Redis is
  // unreachable, messages are dropped rather than queued, because they would be out of date by the time Redis is back.
  // Later messages make up for the dropped ones.
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
