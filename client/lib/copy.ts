/**
 * Copies the text of a field. Over plain HTTP there is no clipboard API: the fallback is execCommand, and if
 * that fails too the text stays selected for the player to copy. Returns whether it was copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // Deprecated, but the only way to copy without HTTPS.
    return document.execCommand('copy');
  }
}
