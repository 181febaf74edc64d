/**
 * A browser that translates the page puts `<font>` elements in the place of its texts. What renders the page goes on writing
 * into the texts that it knows: they are kept aside, and when one changes, it takes its place again (and is translated
 * again). What is put before such a text is put before what stands for it. This holds for every text of the page alike.
 */

/** What stands for a text, by the fragment that keeps it; and back. */
const standIns = new WeakMap<Node, Element>();
const keptFor = new WeakMap<Node, Node>();

/** The node that stands for this one among the children of `parent`. */
function standInFor(node: Node | null, parent: Node): Node | null {
  let found = node;
  while (found !== null && found.parentNode !== parent) {
    const above: Node | null = found.parentNode;
    found = above && (standIns.get(above) ?? (above.nodeName === 'FONT' ? above : null));
  }
  return found;
}

function onChange(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const kept = target.nodeType === Node.TEXT_NODE ? target.parentNode : target;
    const standIn = kept === null ? undefined : standIns.get(kept);
    if (kept !== null && standIn !== undefined) {
      putBack(kept, standIn, removedNodes);
      continue;
    }
    for (const gone of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (one) => one?.nodeName === 'FONT' && one.parentNode === target && !keptFor.has(one),
      );
      if (font === undefined || font === null) continue;
      const before = keptFor.get(gone);
      if (before !== undefined) standFor(before, font as Element);
      else if (gone.nodeType === Node.TEXT_NODE) keepAside(gone as Text, font as Element);
    }
  }
}

/** The text changed, or it was taken away or put elsewhere: then nothing is left in its place. */
function putBack(kept: Node, standIn: Element, gone: NodeList): void {
  standIns.delete(kept);
  for (const text of [...kept.childNodes, ...gone]) Reflect.deleteProperty(text, 'nextSibling');
  standIn.replaceWith(...kept.childNodes);
}

function keepAside(text: Text, font: Element): void {
  // It may have been moved into the font.
  if (font.contains(text)) text.replaceWith(text.cloneNode());
  else if (text.parentNode !== null) return;
  const kept = document.createDocumentFragment();
  kept.append(text);
  standFor(kept, font);
  // What renders the page finds its way from a text to what follows it.
  Object.defineProperty(text, 'nextSibling', {
    get: () => standIns.get(kept)?.nextSibling ?? null,
    configurable: true,
  });
  watcher.observe(kept, { childList: true, characterData: true, subtree: true });
}

function standFor(kept: Node, font: Element): void {
  standIns.set(kept, font);
  keptFor.set(font, kept);
}

const watcher = new MutationObserver(onChange);

/** Puts one node before another, also before one that is kept aside. */
type Put = (this: Node, node: Node, before: Node | null) => Node;

/** From now on. */
export function outliveTranslation(): void {
  const node = Node.prototype as unknown as { insertBefore: Put; moveBefore?: Put };
  const element = Element.prototype as unknown as { moveBefore?: Put };
  const { insertBefore } = node;
  const { moveBefore } = element;
  node.insertBefore = function (one, before) {
    return insertBefore.call(this, one, standInFor(before, this));
  };
  if (moveBefore !== undefined) {
    element.moveBefore = function (one, before) {
      // A text that is kept aside is no part of the page, from where alone things are moved.
      const put = one.isConnected ? moveBefore : insertBefore;
      return put.call(this, one, standInFor(before, this));
    };
  }
  watcher.observe(document.body, { childList: true, subtree: true });
}
