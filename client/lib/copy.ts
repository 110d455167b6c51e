/**
 * Copies the text of a field. Plain HTTP has no clipboard API, so the fallback is execCommand. If that fails too, the
 * text stays selected for the player to copy. Returns whether the text was copied.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    // This function is deprecated, but is the only way to copy without HTTPS.
    return document.execCommand('copy');
  }
}
