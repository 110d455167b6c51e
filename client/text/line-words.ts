/** The words of a line of the talk, in this device's language. */
import { isWhole, type Line, type TalkPhrase } from '../../shared/game/talk.ts';
import { t } from './text.ts';

export function lineWords(line: Line): string {
  if (line.type === 'text') return line.text;
  const { phrase, ship = 'red', square } = line;
  // A page that was opened before an update of the server may receive phrases that it doesn't know.
  if (!isKnown(phrase) || !isWhole(line)) return t.talk.unknown;
  return t.talk.phrases[phrase]({ ship, square: square === undefined ? '' : t.common.square(square) });
}

const isKnown = (phrase: string): phrase is TalkPhrase => Object.hasOwn(t.talk.phrases, phrase);
