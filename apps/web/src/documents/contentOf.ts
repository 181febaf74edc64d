/**
 * The content of a stored document, to be checked by its kind; null where its text is no JSON, which every kind refuses.
 * Never throws: one damaged document must not take the page with it.
 */
export function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
