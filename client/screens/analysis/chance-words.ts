/** Describes a chance of winning, and how a moment changed it, from the reader's own side. */
import type { Known } from '../../../shared/analysis/known.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import type { Side } from '../../../shared/game/game.ts';
import { t } from '../../text/text.ts';
import { percent } from './numbers.ts';

/**
 * The side that the reader played. Undefined for somebody who played neither or both, who is told the Navigators'
 * chance.
 */
export type Reader = Side | undefined;

/** The reader's own chance of winning, from 0 to 1. */
export function shareFor(reader: Reader, { winning }: Pick<Known, 'winning'>): number {
  return reader === 'poseidon' ? 1 - winning : winning;
}

/**
 * The reader's own chance of winning, in whole per cent. What Poseidon and the Navigators read adds up to 100. Only a
 * game that is certainly won or lost is shown as 100% or 0%.
 */
export function chanceFor(reader: Reader, { winning }: Pick<Known, 'winning'>): string {
  const whole = Math.round(winning * 100);
  const shown = reader === 'poseidon' ? 100 - whole : whole;
  const isCertain = Math.min(winning, 1 - winning) < 1e-9;
  if (!isCertain && shown === 0) return `<${percent(0.01)}`;
  if (!isCertain && shown === 100) return `>${percent(0.99)}`;
  return percent(shown / 100);
}

/** The chance before and after a moment as texts, and the change: negative if it fell, 0 if both texts are the same. */
function changeFor(
  reader: Reader,
  before: Known,
  after: Known,
): readonly [from: string, to: string, change: number] {
  const [from, to] = [chanceFor(reader, before), chanceFor(reader, after)];
  return [from, to, from === to ? 0 : shareFor(reader, after) - shareFor(reader, before)];
}

/**
 * A sentence with the chance before and after the moment.
 * @param instead what another order would have led to
 */
export function chanceSentence(
  reader: Reader,
  before: Known,
  after: Known,
  instead?: { readonly heading: Heading; readonly winning: number },
): string {
  const change = changeFor(reader, before, after);
  if (!instead) return t.moments.chance(reader, ...change);
  return t.moments.chanceInstead(reader, ...change, instead.heading, chanceFor(reader, instead));
}

/** The rest of a sentence that begins with a moment's headline: a colon, and the chance before and after the moment. */
export function chanceClause(reader: Reader, before: Known, after: Known): string {
  return t.moments.chanceClause(reader, ...changeFor(reader, before, after));
}
