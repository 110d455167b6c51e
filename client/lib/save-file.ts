/** Saves files to the device. */

/** How long the file stays available for the browser to save, in ms. */
const KEPT_MS = 60_000;

/** Saves a file in the device's downloads folder. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
