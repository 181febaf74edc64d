/** A picture of this device, made small, and kept on this device alone. */
import { PICTURE } from '../../app/keeping/kinds.ts';
import { contentOf } from '../../documents/contentOf.ts';
import { documentStorage } from '../../documents/documentStorage.ts';

export interface Picture {
  /** As a file names it: by the hash of what is in it. */
  readonly name: string;
  /** As the page shows it. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side at most. */
const MOST = 1600;
const QUALITY = 0.8;

/** Reads a picture file and keeps it. Rejects where it is none, or cannot be kept. */
export async function keepPicture(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MOST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // What the camera or the scanner wrote beside the picture is gone with that.
  const data = canvas.toDataURL('image/webp', QUALITY);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(data)));
  const name = `sha256-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const picture: Picture = { name, data, width: canvas.width, height: canvas.height };
  const storage = await documentStorage();
  await storage.put({ id: name, kind: PICTURE, name: '', touched: Date.now(), text: JSON.stringify(picture) });
  return picture;
}

/** A picture of this device by its name; null: it is not here. */
export async function pictureCalled(name: string): Promise<Picture | null> {
  const found = (await (await documentStorage()).list(PICTURE)).find(({ id }) => id === name);
  const { data, width, height } = Object(found && contentOf(found.text)) as Partial<Picture>;
  const isWhole = typeof data === 'string' && data.startsWith('data:image/') && Number(width) > 0 && Number(height) > 0;
  return isWhole ? { name, data, width: Number(width), height: Number(height) } : null;
}
