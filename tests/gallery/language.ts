/** The language that a page speaks. */
import type { Page } from 'playwright';
import type { Language } from '../../client/text/catalogue.svelte.ts';

/** Has the page speak a language, as if it had been chosen in the menu, which would hide what is to be seen. */
export async function speak(page: Page, language: Language): Promise<void> {
  // From what the page links to: a clock that a test has set knows of no resources. As text: the test runner would
  // change the import into one of its own.
  await page.evaluate(`(async () => {
    const files = [...document.querySelectorAll('script[src], link[rel=modulepreload]')].map(
      (element) => element.src || element.href,
    );
    for (const file of files.filter((name) => /\\/assets\\/.*\\.js$/.test(name)))
      for (const part of Object.values(await import(file)))
        if (part && Object.getPrototypeOf(part)?.choose && part.catalogue) await part.choose('${language}');
  })()`);
}
