/** Puts a file of Drumhead on the shelf of the device. */
import type { Recognised } from '@drumhead/content/outside';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import { documentId, documentStorage } from '../../documents/documentStorage.ts';
import { importAll, readArchive, type Taken } from './archive.ts';
import { keepPosition } from './keepPosition.ts';
import { keptKinds } from './kinds.ts';

/** What came of it; null: it cannot be put there, damaged or of another kind. */
export async function shelve(
  { kind, format, value, text }: Extract<Recognised, { is: 'own' }>,
  fileName: string,
  { storage, positionIn }: Pick<SavedBattles, 'storage' | 'positionIn'>,
): Promise<Taken | null> {
  if (kind === 'device') {
    const archive = readArchive(text);
    return archive && importAll(archive, { battles: storage, documents: await documentStorage() });
  }
  const name = fileName.replace(/(?:\.\w+)?\.json$/, '');
  const position = await positionIn(text);
  if (position) {
    await keepPosition(value, name, await position.screen.sketch(position.battle.state));
    return { added: 1, known: 0 };
  }
  const kept = (await keptKinds()).find((one) => one.readsLists && format === `drumhead-${one.kind.replace('/', '-')}`);
  if (kept === undefined) return null;
  const documents = await documentStorage();
  const same = JSON.stringify(value);
  if ((await documents.list(kept.kind)).some((doc) => doc.text === same)) return { added: 0, known: 1 };
  const given = (value as { readonly name?: unknown }).name;
  const named = typeof given === 'string' ? given : '';
  await documents.put({ id: documentId(), kind: kept.kind, name: named, touched: Date.now(), text: same });
  return { added: 1, known: 0 };
}
