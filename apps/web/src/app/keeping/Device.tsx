/** The device itself: space used, whether the browser keeps it, and everything as one file. */
import { LANGUAGES } from '@drumhead/content';
import { type ReactNode, useEffect, useState } from 'react';
import { useSavedBattles } from '../../battle/index.ts';
import { documentStorage } from '../../documents/documentStorage.ts';
import { saveFile } from '../../documents/files.ts';
import { useMessages } from '../../i18n/index.ts';
import { bring } from '../../outside/brought.ts';
import { FileButton } from '../../outside/FileButton.tsx';
import { fileIn } from '../../outside/fileIn.ts';
import { exportAll } from './archive.ts';
import { shelve } from './shelve.ts';
import type { KeepingKey } from './messages.ts';
import type { Kept } from './useKept.ts';

type Told = { readonly key: KeepingKey; readonly facts: Readonly<Record<string, unknown>> };

export function Device({ kept }: { readonly kept: Kept }): ReactNode {
  const { t } = useMessages<KeepingKey>();
  const { storage, positionIn } = useSavedBattles();
  const [told, setTold] = useState<Told | null>(null);
  const [isLasting, setLasting] = useState(true);
  useEffect(() => {
    void storage.isLasting().then(setLasting);
  }, [storage]);
  const save = async () => {
    const text = await exportAll({ battles: storage, documents: await documentStorage() });
    saveFile(`drumhead-${new Date().toISOString().slice(0, 10)}.drumhead.json`, text);
  };
  /** Positions and documents are put on the shelf; whatever else it is, the door opens it. */
  const add = async (files: readonly File[]) => {
    let [added, known] = [0, 0];
    const others: File[] = [];
    setTold(null);
    try {
      for (const file of files) {
        const found = await fileIn(file);
        const taken = found.is === 'own' ? await shelve(found, file.name, { storage, positionIn }) : null;
        if (taken === null) others.push(file);
        added += taken?.added ?? 0;
        known += taken?.known ?? 0;
      }
      if (added + known > 0) setTold({ key: 'web.keeping.added', facts: { added, known } });
    } catch {
      setTold({ key: 'web.keeping.failed', facts: {} });
    }
    // Together: the door tells of what was brought last.
    if (others.length > 0) bring(...others);
    return kept.refresh();
  };
  return (
    <section className="panel keeping-device" aria-label={t('web.keeping.kind')}>
      {isLasting ? <p>{t('web.keeping.about')}</p> : <p role="alert">{t('web.keeping.notKept')}</p>}
      <div className="saving-ways">
        <button type="button" onClick={() => void save()}>
          {t('web.keeping.exportAll')}
        </button>
        <FileButton label={t('web.keeping.importAll')} multiple onFiles={(files) => void add(files)} />
      </div>
      <div aria-live="polite">{told && <p role="status">{t(told.key, told.facts)}</p>}</div>
      {isLasting && <Space entries={kept.entries?.length ?? 0} />}
    </section>
  );
}

/** Nothing where the browser does not say (`navigator.storage` is there at secure addresses alone). */
function Space({ entries }: { readonly entries: number }): ReactNode {
  const { t, language } = useMessages<KeepingKey>();
  const [space, setSpace] = useState<{ readonly usage: number; readonly quota: number } | null>(null);
  const [persisted, setPersisted] = useState<boolean | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const manager = navigator.storage as StorageManager | undefined;
    manager?.estimate().then(
      ({ usage = 0, quota = 0 }) => setSpace({ usage, quota }),
      () => undefined,
    );
    manager?.persisted().then(setPersisted, () => undefined);
  }, [entries]);
  const size = (bytes: number) => {
    const [value, unit] = bytes < 1e9 ? [bytes / 1e6, 'megabyte'] : [bytes / 1e9, 'gigabyte'];
    return new Intl.NumberFormat(LANGUAGES[language].locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
      value,
    );
  };
  const ask = async () => {
    const granted = await navigator.storage.persist();
    setPersisted(granted);
    setRefused(!granted);
  };
  return (
    <div className="keeping-space minor">
      {space && <p>{t('web.keeping.space', { used: size(space.usage), quota: size(space.quota) })}</p>}
      {persisted === true && <p>{t('web.keeping.persisted')}</p>}
      {persisted === false && (
        <button type="button" onClick={() => void ask()}>
          {t('web.keeping.persist')}
        </button>
      )}
      {isRefused && <p role="status">{t('web.keeping.persist.refused')}</p>}
    </div>
  );
}
