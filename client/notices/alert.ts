/** Puts a server's notice into words: what the device's notification says. */
import { spaced } from '../../shared/wire/codes.ts';
import { PUSH_KINDS, type PushKind, type PushNotice } from '../../shared/wire/push.ts';
import { tablePath } from '../../shared/wire/routes.ts';
import { object, oneOf, text, TIMESTAMP, type Schema } from '../lib/formats.ts';
import { alerts as de } from '../text/de/alerts.ts';
import * as en from '../text/en/alerts.ts';
import { alerts as es } from '../text/es/alerts.ts';
import { alerts as fr } from '../text/fr/alerts.ts';
import { alerts as it } from '../text/it/alerts.ts';
import type { Catalogue } from '../text/translation.ts';
import { tagOf } from './tag.ts';

const TEXTS: Readonly<Record<string, Catalogue['alerts']>> = { en, de, es, fr, it };

/** A notice as the device understands it. The kind is undefined if a newer server has sent one that is unknown here. */
export type HeardNotice = Omit<PushNotice, 'kind'> & { readonly kind?: PushKind };

const notice: Schema<HeardNotice> = object<HeardNotice>(
  { code: text(/^[A-Z\d]{4,10}$/), kind: oneOf(PUSH_KINDS), at: TIMESTAMP },
  ['kind', 'at'],
);

/** Reads what a server has sent. Returns undefined if it is no notice. */
export function readNotice(sent: string | undefined): HeardNotice | undefined {
  try {
    return notice(JSON.parse(sent ?? ''));
  } catch {
    return undefined;
  }
}

/** A notification in words. */
export interface Alert {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  /** The browser replaces an older notification with the same tag. */
  readonly tag: string;
  /** The path of the page that a tap opens. */
  readonly path: string;
}

/**
 * The notification for a notice. Every kind has the same words for both sides.
 * @param languages the languages that the device prefers, best first
 */
export function alertOf(heard: HeardNotice | undefined, languages: readonly string[]): Alert {
  const language = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in TEXTS) ?? 'en';
  const words = TEXTS[language] ?? en;
  if (!heard) return { title: words.news, body: '', language, tag: 'odyssey', path: '/' };
  const { kind, code, at } = heard;
  const title = kind ? words.kinds[kind] : words.news;
  const body =
    at === undefined ? words.table(spaced(code)) : words.tableUntil(spaced(code), when(at, language));
  return { title, body, language, tag: tagOf(code), path: tablePath(code) };
}

/** Formats a time, given in ms since 1970, as local day and time. */
function when(time: number, language: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
}
