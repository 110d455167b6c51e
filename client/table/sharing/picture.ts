/**
 * Creates the picture of a game for chats. Combines a drawing on the page with text, and makes a file of the result.
 */

/** The picture's size in pixels, which is the size that chats use for link previews. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The left edge and the maximum width of the text, in pixels. */
const TEXT = { x: 656, width: 496 } as const;

/** The positions of the ships. Each ship has a column, with its text below it. */
export const FLEET = { x: TEXT.x, y: 286, size: 84, column: TEXT.width / 4 } as const;

/** All texts of a picture. */
export interface PictureWords {
  readonly result: string;
  readonly ships: string;
  /** What became of each of the four ships, in order. */
  readonly fates: readonly string[];
  /** Paragraphs in smaller type. */
  readonly notes: readonly string[];
}

/**
 * The style properties to copy into the drawing. Once the drawing is an image, the page's styles no longer apply to it.
 */
const STYLES = [
  ...[
    'fill',
    'fill-opacity',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...['stroke-opacity', 'opacity', 'transform', 'vector-effect', 'rx', 'visibility'],
];

/** The tokens for typefaces contain lists of quoted names, which a canvas accepts unchanged. */
const fontOf = (style: CSSStyleDeclaration, token: string) => style.getPropertyValue(token).trim();

/**
 * Draws a picture on a canvas.
 * @param drawing must have the picture's size, and be on the page because its computed styles are used
 * @throws Error if the browser can't draw the picture
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  drawing: SVGSVGElement,
  words: PictureWords,
): Promise<void> {
  const style = getComputedStyle(drawing);
  const [text, display] = [fontOf(style, '--font-text'), fontOf(style, '--font-display')];
  const [image] = await Promise.all([
    imageOf(drawing),
    ...[`56px ${display}`, `26px ${text}`, `700 26px ${text}`].map((font) => document.fonts.load(font)),
  ]);
  const { width, height } = PICTURE;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.drawImage(image, 0, 0, width, height);
  const [ink, soft] = [style.getPropertyValue('--ink'), style.getPropertyValue('--ink-soft')];

  context.fillStyle = ink;
  context.font = `58px ${display}`;
  const below = write(context, words.result, { y: 178, step: 58, most: 2 });
  context.font = `28px ${text}`;
  // If the result takes only one line, the text below it may take two.
  write(context, words.ships, { y: below - 16, step: 32, most: below > 240 ? 1 : 2 });

  context.font = `700 22px ${text}`;
  context.textAlign = 'center';
  for (const [i, fate] of words.fates.entries()) {
    const middle = FLEET.x + (i + 0.5) * FLEET.column;
    context.fillText(fate, middle, FLEET.y + FLEET.size + 30, FLEET.column - 8);
  }
  context.textAlign = 'left';

  context.fillStyle = soft;
  context.font = `24px ${text}`;
  let y = 452;
  for (const note of words.notes) y = write(context, note, { y, step: 28, most: 2 }) + 6;
}

/** Makes a file from the picture on a canvas. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], name, { type: 'image/png' }));
      else reject(new Error('the canvas gives nothing'));
    }, 'image/png');
  });
}

/** Makes a separate image from a drawing. */
async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const alone = drawing.cloneNode(true) as SVGSVGElement;
  const [theirs, ours] = [drawing, alone].map((root) => [root, ...root.querySelectorAll('*')]);
  for (const [i, element] of (theirs ?? []).entries()) {
    const copy = ours?.[i];
    const style = getComputedStyle(element);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      // Default values are not copied, because they would override the drawing's own attributes.
      const isOpen = value === '' || value === 'auto' || (name === 'transform' && value === 'none');
      if (!isOpen) copy?.setAttribute(name, value);
    }
    copy?.removeAttribute('style');
    copy?.removeAttribute('class');
  }
  alone.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image(PICTURE.width, PICTURE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(alone))}`;
  await image.decode();
  return image;
}

/** Writes a paragraph, and returns where the next one begins. Text that doesn't fit is cut off with "…". */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { y, step, most }: { readonly y: number; readonly step: number; readonly most: number },
): number {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && context.measureText(longer).width <= TEXT.width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = cut(context, lines.slice(most - 1).join(' '));
  for (const [i, line] of shown.entries()) context.fillText(line, TEXT.x, y + i * step, TEXT.width);
  return y + shown.length * step;
}

function cut(context: CanvasRenderingContext2D, text: string): string {
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > TEXT.width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
