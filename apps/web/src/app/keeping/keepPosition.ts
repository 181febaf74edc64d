/** Keeps a position on the device, beside its file. */
import { documentId, documentStorage } from '../../documents/documentStorage.ts';
import type { Sketch } from '../../table/sketch/sketch.ts';
import { POSITION } from './kinds.ts';

/** `file`: the content of a position file. */
export async function keepPosition(file: object, name: string, sketch: Sketch): Promise<void> {
  const storage = await documentStorage();
  const text = JSON.stringify(file);
  const known = (await storage.list(POSITION)).some((doc) => doc.text === text);
  if (!known) await storage.put({ id: documentId(), kind: POSITION, name, touched: Date.now(), text, sketch });
}
