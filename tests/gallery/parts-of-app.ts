/** Gives access to objects inside the app, for states that no screen can lead to. */
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';

/**
 * Runs a method of an object inside the app. The object is an export of one of the app's modules, and is recognised by
 * a property of its prototype. The modules' addresses come from the page's script and link elements, because with a
 * fake clock the browser's list of loaded resources is empty. The page remembers the object, because the search takes a
 * while. The code is a string, because the test runner would rewrite the import in a function.
 */
const withPart = (page: Page, property: string, act: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const known = (globalThis.partsOfApp ??= {});
    if (!known.${property}) {
      const files = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
        (element) => element.src || element.href,
      );
      const found = new Set();
      for (const file of files.filter((name) => /\\/assets\\/.*\\.js$/.test(name)))
        for (const part of Object.values(await import(file)))
          if (part && Object.getPrototypeOf(part)?.${property}) found.add(part);
      if (found.size > 0) known.${property} = [...found];
    }
    for (const part of known.${property} ?? []) await part.${act};
  })()`);

/** Changes the page's language as the menu does, without opening the menu. */
export async function speak(page: Page, language: Language): Promise<void> {
  await withPart(page, 'choose', `choose('${language}')`);
}

/** Makes the page reconnect to its server. */
export async function connectAnew(page: Page): Promise<void> {
  await withPart(page, 'leadTo', 'renew()');
}
