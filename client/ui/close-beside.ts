/** Closes a sheet when the player taps beside it, in browsers without `closedby`. */

/**
 * Listens on an open dialog; returns a function that stops it. The press must both begin and end beside the dialog.
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
