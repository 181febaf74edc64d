/** Keeps a position on the device, beside its file. */
import { documentId, documentStorage } from '../../documents/documentStorage.ts';
import { POSITION } from './kinds.ts';

/** `file`: the content of a position file. */
export async function keepPosition(file: object, name: string, touched = Date.now()): Promise<void> {
  const storage = await documentStorage();
  const text = JSON.stringify(file);
  const known = (await storage.list(POSITION)).some((doc) => doc.text === text);
  if (!known) await storage.put({ id: documentId(), kind: POSITION, name, touched, text });
}
