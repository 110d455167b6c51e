/** Formats numbers and squares for display. */
import type { Square } from '../../../shared/board/squares.ts';
import { t } from '../../text/text.ts';
import { language } from '../../text/catalogue.svelte.ts';

/** A share in whole per cent. Shares that would be rounded down to 0% are shown as "<1%". */
export function percent(share: number): string {
  const format = new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 });
  if (share > 0 && share < 0.005) return `<${format.format(0.01)}`;
  return format.format(share);
}

/** A number with at most one decimal. */
export function oneDecimal(value: number): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(value);
}

/** A square in words. */
export function at(square: Square): string {
  return t.common.square(square);
}
