/** Files that this page hands to its device. */

/** How long a device may take to fetch what it saves, in ms. */
const KEPT_MS = 60_000;

/** Saves a file where the device keeps what it downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
