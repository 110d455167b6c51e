/** Actions of a player who shares a finished game. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { t } from '../../client/text/text.ts';
import { button } from './parts.ts';

/**
 * The file of a whole game, saved by an earlier version of the app. Annette has agreed to show her name in the file.
 */
export const gameFile = 'tests/fixtures/game-1.odyssey.json';

/** Opens the sheet for sharing a game. Resolves with the sheet once its picture has been drawn. */
export async function openShareSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${t.sharing.share}`) }).click();
  const sheet = page.getByRole('dialog', { name: t.sharing.title });
  await button(sheet, t.sharing.savePicture).waitFor();
  return sheet;
}

/** Presses a button that saves a file. Resolves with the file's name and path. */
export async function savedBy(saves: Locator): Promise<{ readonly name: string; readonly path: string }> {
  const coming = saves.page().waitForEvent('download');
  await saves.click();
  const download = await coming;
  const name = download.suggestedFilename();
  const path = join(mkdtempSync(join(tmpdir(), 'odyssey-')), name);
  await download.saveAs(path);
  return { name, path };
}
