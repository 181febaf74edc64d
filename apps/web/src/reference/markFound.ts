/** Marks the words of a search in the rules that it found, without a change of the page. */
import { plainly, wordsIn } from './search.ts';

const NAME = 'found';

/** Marks them within an element; gives what takes the marks away. Browsers that cannot mark show the rules alone. */
export function markFound(within: Element, asked: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const words = wordsIn(asked);
  const marks = new Highlight();
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = plainly(node.nodeValue ?? '');
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
        marks.add(
          new StaticRange({ startContainer: node, startOffset: at, endContainer: node, endOffset: at + word.length }),
        );
  }
  CSS.highlights.set(NAME, marks);
  return () => void CSS.highlights.delete(NAME);
}
