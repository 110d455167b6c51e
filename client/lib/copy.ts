/**
 * Copies the text of a field. Over plain HTTP there is no clipboard API, so it falls back to execCommand. If that fails
 * too, the text stays selected, and the player can copy it. Resolves to true if the text was copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // execCommand is deprecated, but is the only way to copy without HTTPS.
    return document.execCommand('copy');
  }
}
