/** A picture of this device, made small, and kept on this device alone. */
import { PICTURE } from '../../app/keeping/kinds.ts';
import { contentOf } from '../../documents/contentOf.ts';
import { documentStorage } from '../../documents/documentStorage.ts';
import { encoded } from './encoded.ts';

export interface Picture {
  /** As a file names it: by the digest of its bytes. */
  readonly name: string;
  /** As the page shows it. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** Reads a picture file and keeps it. Rejects where it is none, or cannot be kept. */
export async function keepPicture(file: Blob): Promise<Picture> {
  const { blob, width, height } = await encoded(file);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = `sha256-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const picture: Picture = { name, data: `data:${blob.type};base64,${base64Of(bytes)}`, width, height };
  const storage = await documentStorage();
  await storage.put({ id: name, kind: PICTURE, name: '', touched: Date.now(), text: JSON.stringify(picture) });
  return picture;
}

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** What is in a picture, and of which type. */
export function bytesIn({ data }: Picture): { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } {
  const [, type = '', body = ''] = /^data:([^;]+);base64,(.*)$/.exec(data) ?? [];
  return { type, bytes: Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0)) };
}

/** A picture of this device by its name; null: it is not here. */
export async function pictureCalled(name: string): Promise<Picture | null> {
  const found = (await (await documentStorage()).list(PICTURE)).find(({ id }) => id === name);
  const { data, width, height } = Object(found && contentOf(found.text)) as Partial<Picture>;
  const isWhole = typeof data === 'string' && data.startsWith('data:image/') && Number(width) > 0 && Number(height) > 0;
  return isWhole ? { name, data, width: Number(width), height: Number(height) } : null;
}
