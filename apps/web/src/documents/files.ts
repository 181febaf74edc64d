/** Papers as files: written for the reader to keep, and read from what he picks. */
import type { Read } from './shareLinks.ts';

/** A paper with more characters than this is none of ours. */
const MOST_CHARACTERS = 500_000;

/** Hands the browser a file to save. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Puts a text on the clipboard; false where the browser will not. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A name as a file may have it: letters, figures and dashes. */
export function fileName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? otherwise : plain.slice(0, 60);
}

/** Text as JSON, or why it is none, in the browser's own words. Never throws. */
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
    const said = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: { key: 'web.papers.file.notJson', facts: { error: said } } };
  }
}
