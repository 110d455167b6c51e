/** A tap beside a sheet closes it, in browsers that do not know `closedby`. */

/** Listens at an open dialog; returns what ends it. Only a press that begins and ends beside it counts. */
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
