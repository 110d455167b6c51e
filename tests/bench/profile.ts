/** Shows where a server's time goes: its profile, and the sums for each package. */
import { Session } from 'node:inspector/promises';

let session: Session | undefined;

export async function startProfile(): Promise<null> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  return null;
}

/** @throws Error if no profile has been started */
export async function endProfile(): Promise<object> {
  if (!session) throw new Error('no profile has been started');
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  session = undefined;
  return profile;
}

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/**
 * The share of the working time spent in each place (excluding the functions that it called), in %, the largest first.
 */
export function placesOf(profile: Profile): [place: string, share: number][] {
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const times = new Map<string, number>();
  profile.samples.forEach((id, i) => {
    const place = places.get(id) ?? '';
    times.set(place, (times.get(place) ?? 0) + (profile.timeDeltas[i] ?? 0));
  });
  // Leave out waiting and the profiler itself, because neither is the server's work.
  for (const place of ['(idle)', 'node:inspector']) times.delete(place);
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([place, time]): [string, number] => [place, (100 * time) / all])
    .sort(([, one], [, other]) => other - one);
}

/** The place to which a function belongs: a package, one of our folders, or Node and V8 themselves. */
function placeOf({ functionName, url }: { functionName: string; url: string }): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name) return name;
  const [, own] = /\/((?:server|shared|tests)\/(?:[^/]+\/)*)[^/]+$/.exec(url) ?? [];
  if (own) return own;
  if (url.startsWith('node:')) return url;
  return functionName.startsWith('(') ? functionName : `V8: ${functionName}`;
}
