/** Closes a sheet when the player taps beside it. Needed in browsers that don't support `closedby`. */

/**
 * Listens to taps on an open dialog. A tap closes it only if the press both begins and ends beside the dialog.
 * Returns a function that stops listening.
 */
export function closeBeside(dialog: HTMLDialogElement): () => void {
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && !(clientX >= left && clientX <= right && clientY >= top && clientY <= bottom);
  };
  let began = false;
  const begin = (event: MouseEvent) => (began = isBeside(event));
  const end = (event: MouseEvent) => {
    if (began && isBeside(event)) dialog.close();
    began = false;
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
