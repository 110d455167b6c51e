/** Tests toasts, which appear above every screen. */
import { beforeEach, expect, it, vi } from 'vitest';
import { language } from '../../client/text/catalogue.svelte.ts';
import { toast } from '../../client/ui/toast.svelte.ts';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  return async () => {
    toast.dismiss();
    await language.choose('en');
    vi.unstubAllGlobals();
  };
});

it('what was said in one language is not shown on a screen in another', async () => {
  toast.say('Pia has joined the table.');
  expect(toast.message?.text).toBe('Pia has joined the table.');
  await language.choose('de');
  expect(toast.message).toBeNull();
  toast.say('Pia ist an den Tisch gekommen.');
  expect(toast.message?.text).toBe('Pia ist an den Tisch gekommen.');
});
