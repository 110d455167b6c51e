/** Draws a chart of the server's memory over time. */
import type { Sample } from './samples.ts';

const SIZE = { width: 720, height: 320, left: 56, right: 16, top: 24, bottom: 40 };
const LINES = [
  { what: 'rss', colour: '#9a6b3c', name: 'resident' },
  { what: 'heap', colour: '#1c5d7d', name: 'heap in use' },
] as const;

/** An SVG of the heap and the resident memory, in MB over minutes. */
export function plot(samples: readonly Sample[]): string {
  const { width, height, left, right, top, bottom } = SIZE;
  const minutes = Math.max(1, ...samples.map(({ minute }) => minute));
  const most = Math.ceil(Math.max(50, ...samples.map(({ rss }) => rss)) / 50) * 50;
  const x = (minute: number) => left + (minute / minutes) * (width - left - right);
  const y = (mb: number) => height - bottom - (mb / most) * (height - top - bottom);
  const path = (what: 'heap' | 'rss') =>
    samples.map((one) => `${x(one.minute).toFixed(1)},${y(one[what]).toFixed(1)}`).join(' ');
  const marks = [0, 1, 2, 3, 4, 5].map((part) => (part / 5) * most);
  const times = [0, 1, 2, 3].map((part) => (part / 3) * minutes);
  const text = (at: string, said: string, more = '') => `<text ${at} ${more}>${said}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fbf5e6"/>`,
    ...marks.map(
      (mb) =>
        `<line x1="${left}" x2="${width - right}" y1="${y(mb)}" y2="${y(mb)}" stroke="#d9ccb0"/>` +
        text(`x="${left - 8}" y="${y(mb) + 4}"`, `${mb} MB`, 'text-anchor="end"'),
    ),
    ...times.map((minute) =>
      text(
        `x="${x(minute)}" y="${height - bottom + 18}"`,
        `${minute.toFixed(0)} min`,
        'text-anchor="middle"',
      ),
    ),
    ...LINES.map(
      ({ what, colour, name }, i) =>
        `<polyline fill="none" stroke="${colour}" stroke-width="1.5" points="${path(what)}"/>` +
        text(`x="${left + 12 + i * 110}" y="${top - 8}" fill="${colour}"`, name),
    ),
    '</svg>',
    '',
  ].join('\n');
}
