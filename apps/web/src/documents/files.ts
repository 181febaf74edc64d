/** Documents as files: saving, copying, reading JSON. */
import { describedFile, recogniseText } from '@drumhead/content/outside';
import type { Read } from './shareLinks.ts';

/** Longer files are refused. */
const MOST_CHARACTERS = 500_000;

/** Offers a file for download. */
export function saveFile(name: string, content: BlobPart, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
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

/** A file name of letters of any writing, digits and dashes. */
export function fileName(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .normalize('NFC')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? otherwise : [...plain].slice(0, 60).join('');
}

/** The JSON value of a text, or what the text is instead. Never throws. */
export function readJson(text: string): Read {
  if (text.length > MOST_CHARACTERS) {
    return {
      ok: false,
      fault: { key: 'web.papers.file.large', facts: { length: text.length, most: MOST_CHARACTERS } },
    };
  }
  const found = recogniseText(text);
  if (found.is === 'own' || found.is === 'json') return { ok: true, value: found.value };
  return { ok: false, fault: describedFile(found) };
}
