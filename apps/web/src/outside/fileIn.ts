/** Recognises a file of the device, or a text. */
import { type Recognised, recogniseBytes, recogniseText } from '@drumhead/content/outside';

/** Longer files are nothing of ours: the longest battles take about one megabyte. */
const MOST_MEGABYTES = 64;

export type InFile =
  | Recognised
  | { readonly is: 'large'; readonly size: number; readonly most: number }
  | { readonly is: 'unread' };

export async function fileIn(file: File | string): Promise<InFile> {
  if (typeof file === 'string') return recogniseText(file);
  const size = Math.ceil(file.size / (1 << 20));
  if (size > MOST_MEGABYTES) return { is: 'large', size, most: MOST_MEGABYTES };
  // A folder that is dropped, or a file that is gone by now, cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes === null ? { is: 'unread' } : recogniseBytes(new Uint8Array(bytes));
}
