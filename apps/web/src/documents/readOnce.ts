/** Reads a saved text once: a list of them is drawn with every letter that is typed beside it. Pure but for what it remembers. */

/** More texts than anybody saves; those that a document was before are among them. */
const MOST = 500;

export function readOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    if (known.size >= MOST) known.clear();
    const found = read(text);
    known.set(text, found);
    return found;
  };
}
