/** Access to objects inside the app, for states that no screen offers a way to reach. */
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';

/**
 * Runs code with the object of the app that has a property of this name; `this` is the object. Finds the app's
 * modules by the page's links, because with a fake clock the browser lists no resources. The code is a string,
 * because the test runner would rewrite the import.
 */
const withPart = (page: Page, property: string, act: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const files = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.src || element.href,
    );
    for (const file of files.filter((name) => /\\/assets\\/.*\\.js$/.test(name)))
      for (const part of Object.values(await import(file)))
        if (part && Object.getPrototypeOf(part)?.${property}) await part.${act};
  })()`);

/** Changes the page's language as the menu would, but without opening the menu. */
export async function speak(page: Page, language: Language): Promise<void> {
  await withPart(page, 'choose', `choose('${language}')`);
}

/** Makes the page reconnect to its server. */
export async function connectAnew(page: Page): Promise<void> {
  await withPart(page, 'leadTo', 'renew()');
}
