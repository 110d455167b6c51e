/**
 * Copies the text of a field. On plain http there is no clipboard: then the old way, or the text is left
 * marked for the player to copy. Returns whether it is copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // Deprecated, and the only way without https.
    return document.execCommand('copy');
  }
}
