/** Parts of the app in a page, for what a state needs and no screen offers. */
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';

/**
 * Does something with the part of the app that has a property of this name, like a method of its class.
 * Its modules are found by what the page links to: a clock that a test has set knows of no resources. As text: the test
 * runner would change the import into one of its own.
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

/** Has the page speak a language, as if it had been chosen in the menu, which would hide what is to be seen. */
export async function speak(page: Page, language: Language): Promise<void> {
  await withPart(page, 'choose', `choose('${language}')`);
}

/** Has the page connect to its server anew. */
export async function connectAnew(page: Page): Promise<void> {
  await withPart(page, 'leadTo', 'renew()');
}
