/** Keeps what a file holds on the device, unless it is kept there already. */
import { seenName } from '@drumhead/engine';
import { documentId, documentStorage, type StoredDocument } from '../../documents/documentStorage.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { POSITION, SCENARIO } from './kinds.ts';

/** False: it was there already. */
export async function keepNew(doc: Omit<StoredDocument, 'id' | 'touched'>): Promise<boolean> {
  const storage = await documentStorage();
  if ((await storage.list(doc.kind)).some(({ text }) => text === doc.text)) return false;
  await storage.put({ ...doc, name: seenName(doc.name), id: documentId(), touched: Date.now() });
  return true;
}

/** `file`: the content of a scenario file. */
export const keepScenario = (file: object, name: string, sketch: Sketch): Promise<boolean> =>
  keepNew({ kind: SCENARIO, name, text: JSON.stringify(file), sketch });

/** `file`: the content of a position file. */
export const keepPosition = (file: object, name: string, sketch: Sketch): Promise<boolean> =>
  keepNew({ kind: POSITION, name, text: JSON.stringify(file), sketch });
