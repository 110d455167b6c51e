/** A game's picture as a file, and what this device can do with the file. */
import { SHIPS } from '../../../shared/board/board.ts';
import { distance } from '../../../shared/board/squares.ts';
import type { Review } from '../../../shared/game/views/review.ts';
import type { SharedGame } from '../../../shared/table/shared-game.ts';
import { t } from '../../text/text.ts';
import { toast } from '../../ui/toast.svelte.ts';
import { drawPicture, fileOf, type PictureWords } from './picture.ts';
import { sharedWords } from './roles.ts';

export class PictureFile {
  #file = $state.raw<File | null>(null);
  #seen = $state.raw('');
  #failed = $state(false);
  #newest: PictureWords | undefined;

  /** The picture as a file. It is created in advance, because browsers allow sharing only soon after a tap. */
  get file(): File | null {
    return this.#file;
  }

  /**
   * The address of the picture for the preview. The preview is an image, because browsers scale images well but
   * canvases badly.
   */
  get seen(): string {
    return this.#seen;
  }

  get failed(): boolean {
    return this.#failed;
  }

  get canShare(): boolean {
    return this.#file !== null && (navigator.canShare?.({ files: [this.#file] }) ?? false);
  }

  async draw(on: HTMLCanvasElement, from: SVGSVGElement, words: PictureWords, name: string): Promise<void> {
    this.#newest = words;
    try {
      // Waits until the sheet is on the page, because before that its styles don't apply.
      await new Promise(requestAnimationFrame);
      await drawPicture(on, from, words);
      this.#seen = on.toDataURL('image/png');
      const drawn = await fileOf(on, `${name}.png`);
      // In the meantime, the player may have chosen to show other names.
      if (words === this.#newest) this.#file = drawn;
    } catch {
      this.#failed = true;
    }
  }
}

const sentence = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** What is written on a game's picture. */
export function pictureWords(game: SharedGame, review: Review): PictureWords {
  const words = sharedWords(game);
  const { board, ships, arrived } = review.game;
  return {
    result: words.result,
    ships: [words.ships, words.too]
      .filter((phrase) => phrase !== null)
      .map(sentence)
      .join('. '),
    fates: SHIPS.map((ship) =>
      arrived.includes(ship) ? t.sharing.shipHome : t.sharing.shipShort(distance(ships[ship], board.sacred)),
    ),
    notes: [[words.board, ...words.variants], words.players].map((parts) => parts.join(' · ')),
  };
}

export function share(picture: File): void {
  // If the player cancels sharing, nothing is reported.
  navigator.share({ files: [picture] }).catch(() => undefined);
}

export const canCopy = 'ClipboardItem' in window && window.isSecureContext;

export async function copy(picture: File): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    toast.say(t.sharing.pictureCopied);
  } catch {
    toast.warn(t.sharing.pictureNotCopied);
  }
}
