/** What notifications say, for each kind of notice and in each language. */
import { describe, expect, it } from 'vitest';
import { alertOf, readNotice } from '../../../client/notices/alert.ts';
import { LANGUAGES, type Language } from '../../../client/text/catalogue.svelte.ts';
import { PUSH_KINDS } from '../../../shared/wire/push.ts';

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];
const saturday = new Date(2026, 10, 28, 14, 30).getTime();

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  const alert = (sent: object) => alertOf(readNotice(JSON.stringify(sent)), [language]);

  it('each kind has words of its own, which name the table', () => {
    const alerts = PUSH_KINDS.map((kind) => alert({ kind, code: 'RH7N2K' }));
    expect(new Set(alerts.map(({ title }) => title)).size).toBe(PUSH_KINDS.length);
    for (const { title, body, path, tag } of alerts) {
      expect(title).not.toBe('');
      expect(body).toContain('RH7 N2K');
      expect(path).toBe('/t/RH7N2K');
      expect(tag).toBe(alerts[0]?.tag);
    }
  });

  it('a turn over days says until when', () => {
    const { body } = alert({ kind: 'your-turn', code: 'RH7N', at: saturday });
    expect(body).toContain('RH7N');
    expect(body).toContain('14:30');
    expect(body).toContain('28');
  });

  it('a kind that a newer server sends names the table, and no other kind', () => {
    const { title, path } = alert({ kind: 'something-new', code: 'RH7N', more: true });
    const known = PUSH_KINDS.map((kind) => alert({ kind, code: 'RH7N' }).title);
    expect(title).not.toBe('');
    expect(known).not.toContain(title);
    expect(path).toBe('/t/RH7N');
  });
});

it('the languages that the app has are the worker’s too', () => {
  const titles = LANGUAGE_NAMES.map((one) => alertOf({ kind: 'your-turn', code: 'RH7N' }, [one]).title);
  expect(new Set(titles).size).toBe(LANGUAGE_NAMES.length);
});

it.each([
  [['de'], 'de'],
  [['pt-BR', 'fr-CA', 'en'], 'fr'],
  [['pt-BR', 'constructor'], 'en'],
  [[], 'en'],
])('for a device that prefers %j, it is in %s', (languages, language) => {
  expect(alertOf(undefined, languages).language).toBe(language);
});

it.each([undefined, '', 'nonsense', 'null', '[]', '7', '{}', '{"code":"../rules"}', '{"code":7}'])(
  'what cannot be read (%j) leads to the home page',
  (sent) => {
    expect(readNotice(sent)).toBeUndefined();
    expect(alertOf(readNotice(sent), ['en'])).toMatchObject({ path: '/', body: '' });
    expect(alertOf(readNotice(sent), ['en']).title).not.toBe('');
  },
);

it('two tables have two tags, so that neither replaces the other', () => {
  const tag = (code: string) => alertOf({ kind: 'your-turn', code }, ['en']).tag;
  expect(tag('RH7N')).not.toBe(tag('CD5F'));
});
