/** Documents as files: saving, copying, reading JSON. */
import type { Read } from './shareLinks.ts';

/** Longer files are refused. */
const MOST_CHARACTERS = 500_000;

/** Offers a file for download. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Copies a text to the clipboard; false if the browser refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A file name of letters, digits and dashes. */
export function fileName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? otherwise : plain.slice(0, 60);
}

/** Parses JSON, or gives the browser's error message. Never throws. */
export function readJson(text: string): Read {
  if (text.length > MOST_CHARACTERS) {
    return {
      ok: false,
      fault: { key: 'web.papers.file.large', facts: { length: text.length, most: MOST_CHARACTERS } },
    };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: { key: 'web.papers.file.notJson', facts: { error: message } } };
  }
}
