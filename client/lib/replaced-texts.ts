/**
 * Keeps the page correct while the browser or an extension translates it. Translators replace each text node with an
 * element (`<font>`), so the app would continue to update text nodes that are no longer on the page. Therefore, this
 * file puts each replaced text node back into the page, empty, in front of its translation. When the app changes, moves
 * or removes the text, this file removes the translation, and the new text can be translated.
 */

/** An element that has replaced a text, and the text as the app last wrote it. */
interface Replaced {
  readonly stand: ChildNode;
  readonly written: string;
}

/** Starts watching an app's texts. */
export function keepTexts(app: HTMLElement): void {
  const replaced = new WeakMap<Text, Replaced>();
  /** The texts on the page that have been replaced. */
  const shown = new Set<Text>();
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) if (type === 'characterData') standDown(target as Text);
    for (const [text, stand] of replacements(records)) keep(text, stand);
    for (const text of shown) settle(text);
    // Ignore the changes that this code has just made itself.
    observer.takeRecords();
  });
  observer.observe(app, { childList: true, subtree: true });

  /** Removes the translation of a text that the app has changed, and shows the text again. */
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

  /**
   * Called when the app or the translator may have moved or removed a text or its translation. Puts the translation
   * next to the text if both are still on the page. Otherwise, ends the replacement.
   */
  function settle(text: Text): void {
    const { stand, written } = replaced.get(text) ?? { stand: text, written: text.data };
    if (text.isConnected && stand.isConnected) {
      if (text.nextSibling !== stand) text.after(stand);
    } else if (text.isConnected) {
      // The translator has restored the original text.
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

/**
 * Finds the texts that a translator has replaced, and the elements that replaced them. Some translators replace a text
 * at once, and others wrap it step by step.
 */
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
