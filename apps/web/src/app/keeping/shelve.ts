/** Puts a file of Drumhead on the shelf of the device. */
import type { Recognised } from '@drumhead/content/outside';
import { envelopeOf, inLanguage } from '@drumhead/engine';
import type { SavedBattles } from '../../battle/records/savedBattles.ts';
import { documentStorage } from '../../documents/documentStorage.ts';
import { firstLanguage } from '../../i18n/index.ts';
import { keepPuzzles } from '../../puzzles/own/savedPuzzles.ts';
import { readLearning } from '../../puzzles/own/ownPuzzle.ts';
import { importAll, readArchive, type Taken } from './archive.ts';
import { keepNew, keepPosition, keepScenario } from './keepPosition.ts';
import { kindOfFormat } from './kinds.ts';

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
  if (kind === 'learning') {
    const puzzles = readLearning(text);
    return puzzles && keepPuzzles(await documentStorage(), puzzles, Date.now());
  }
  const name = fileName.replace(/(?:\.\w+)?\.json$/, '');
  const position = await positionIn(text);
  if (position) {
    const sketch = await position.screen.sketch(position.battle.state);
    const title = envelopeOf(value)?.title;
    return taken(
      title === undefined
        ? await keepPosition(value, name, sketch)
        : await keepScenario(value, inLanguage(title, firstLanguage()), sketch),
    );
  }
  const kept = await kindOfFormat(format);
  if (!kept?.readsLists) return null;
  const given = (value as { readonly name?: unknown }).name;
  const named = typeof given === 'string' ? given : '';
  return taken(await keepNew({ kind: kept.kind, name: named, text: JSON.stringify(value) }));
}

const taken = (isNew: boolean): Taken => ({ added: isNew ? 1 : 0, known: isNew ? 0 : 1 });
