/**
 * Keeps a page true while it is translated by the browser or an extension. They put an element (`<font>`) in the place
 * of each text, so that the app would go on writing into texts that nobody sees, and remove those instead of what is
 * seen. Here each replaced text returns to its place, empty, before the element that stands for it. When the app
 * writes into the text, moves it or removes it, that element goes with it, and the new text can be translated.
 */

/** What stands for a text, and the text as the app last wrote it. */
interface Replaced {
  readonly stand: ChildNode;
  readonly written: string;
}

/** Watches an app's texts from now on. */
export function keepTexts(app: HTMLElement): void {
  const replaced = new WeakMap<Text, Replaced>();
  /** Those of them that are on the page. */
  const shown = new Set<Text>();
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) if (type === 'characterData') standDown(target as Text);
    for (const [text, stand] of replacements(records)) keep(text, stand);
    for (const text of shown) settle(text);
    // What was done here itself is no news.
    observer.takeRecords();
  });
  observer.observe(app, { childList: true, subtree: true });

  /** The app has written into a text, which is to be seen again. */
  function standDown(text: Text): void {
    replaced.get(text)?.stand.remove();
    forget(text);
  }

  function keep(text: Text, stand: ChildNode): void {
    if (!stand.isConnected) return;
    const isInside = stand.contains(text);
    if (text.isConnected && !isInside) return;
    if (isInside) text.replaceWith(text.cloneNode());
    const written = replaced.get(text)?.written ?? text.data;
    text.data = '';
    stand.before(text);
    replaced.set(text, { stand, written });
    shown.add(text);
    observer.observe(text, { characterData: true });
  }

  /** Brings a text and what stands for it together again, whichever of them was moved or removed. */
  function settle(text: Text): void {
    const { stand, written } = replaced.get(text) ?? { stand: text, written: text.data };
    if (text.isConnected && stand.isConnected) {
      if (text.nextSibling !== stand) text.after(stand);
    } else if (text.isConnected) {
      // Shown in the original again.
      text.data = written;
      forget(text);
    } else if (stand.isConnected) standDown(text);
    else shown.delete(text);
  }

  function forget(text: Text): void {
    replaced.delete(text);
    shown.delete(text);
  }
}

/** Which texts were replaced from outside, and by what: at once, or by wrapping them in one step after the other. */
function* replacements(records: readonly MutationRecord[]): Generator<[Text, ChildNode]> {
  const removed: MutationRecord[] = [];
  const added: MutationRecord[] = [];
  for (const record of records) {
    if (record.target instanceof Element && record.target.closest('font')) continue;
    const [text] = record.removedNodes;
    const [stand] = record.addedNodes;
    if (isWords(text) && stand) yield [text, stand as ChildNode];
    else if (isWords(text)) removed.push(record);
    else if (stand?.nodeName === 'FONT') added.push(record);
  }
  for (const { addedNodes, previousSibling, nextSibling, target } of added)
    for (const gone of removed) {
      const text = gone.removedNodes[0] as Text;
      const isBeside = previousSibling === text || nextSibling === text;
      const isInPlace = gone.previousSibling === previousSibling && gone.nextSibling === nextSibling;
      if (gone.target === target && (isBeside || isInPlace)) yield [text, addedNodes[0] as ChildNode];
    }
}

function isWords(node: Node | undefined): node is Text {
  return node instanceof Text && node.data.trim() !== '';
}
