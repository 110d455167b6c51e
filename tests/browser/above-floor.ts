/**
 * Makes Chromium behave like the oldest supported browsers (package.json): removes every feature that one of them lacks
 * according to browser compatibility data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import type { BrowserContext } from 'playwright';
import about from '../../package.json' with { type: 'json' };

const NAMES = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
} as const;

/** The names and versions of the oldest browsers in the compatibility data. */
const OLDEST = about.browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' ');
  return { browser: NAMES[browser as keyof typeof NAMES], version };
});

function isAtMost(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.replace('≤', '').split('.').map(Number));
  for (let i = 0; i < 2; i++) if ((a?.[i] ?? 0) !== (b?.[i] ?? 0)) return (a?.[i] ?? 0) < (b?.[i] ?? 0);
  return true;
}

/** True if all of the oldest browsers support a feature under its standard name and without a flag. */
function isEverywhere({ __compat }: Identifier): boolean {
  if (!__compat) return true;
  return OLDEST.every(({ browser, version }) => {
    const statements = __compat.support[browser];
    if (statements === undefined) return true;
    const list: readonly SimpleSupportStatement[] = Array.isArray(statements) ? statements : [statements];
    return list.some(
      ({ version_added: added, prefix, alternative_name: other, flags }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !prefix &&
        !other &&
        !flags &&
        isAtMost(added, version),
    );
  });
}

const data = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

/** The features to remove, each as a path of properties that starts at the global object. */
export const ABOVE_FLOOR: readonly string[] = (
  [data.api, data.javascript['builtins']] as Identifier[]
).flatMap((part) =>
  Object.entries<Identifier>(part).flatMap(([name, thing]) => {
    const things = part === data.javascript['builtins'] || /^[A-Z]/.test(name) ? [name] : [];
    if (!isEverywhere(thing)) return things;
    return Object.entries<Identifier>(thing)
      .filter(([member, feature]) => !/^__|_event$/.test(member) && !isEverywhere(feature))
      .flatMap(([member]) => {
        const own = member.replace(/_static$/, '');
        return [`${name}.${own}`, `${name}.prototype.${own}`];
      });
  }),
);

/**
 * Runs in a page or a worker and removes the features. Properties of the window, such as `scheduler`, are defined on
 * the window object itself.
 */
function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    let owner = globalThis as unknown as Record<string, unknown> | undefined;
    for (const part of parts) owner = owner?.[part] as Record<string, unknown> | undefined;
    if (owner) Reflect.deleteProperty(owner, last);
    if (/^(Window|WindowOrWorkerGlobalScope)\.prototype\./.test(path))
      Reflect.deleteProperty(globalThis, last);
  }
}

const SCRIPT = `(${takeAway.toString()})(${JSON.stringify(ABOVE_FLOOR)});`;

/** Removes the features from a context's pages and their workers. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(SCRIPT);
  await context.route(/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${SCRIPT}\n${await answer.text()}` });
  });
}
