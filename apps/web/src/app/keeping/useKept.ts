/** What is kept on the device, and what can be done with it. */
import { useEffect, useState } from 'react';
import { savedBattles } from '../../battle/index.ts';
import { errorText } from '../../battle/saving/storageTrouble.ts';
import type { SavedBattle } from '../../battle/storage.ts';
import { documentId, documentStorage } from '../../documents/documentStorage.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { useMessages } from '../../i18n/index.ts';
import { battleName } from '../home/battleName.ts';
import { battleEntry, documentEntry, type Entry } from './entries.ts';
import { keptKinds, type OpenableKind } from './kinds.ts';
import type { KeepingKey } from './messages.ts';

export interface Deleted {
  readonly title: string;
  readonly restore: () => Promise<void>;
}

export interface Kept {
  /** Null until it is read. */
  readonly entries: readonly Entry[] | null;
  readonly kinds: readonly OpenableKind[];
  /** A message key with the browser's word for what went wrong, or null. */
  readonly failed: { readonly key: KeepingKey; readonly error: string } | null;
  readonly deleted: Deleted | null;
  rename(entry: Entry, name: string): void;
  describe(entry: Entry, beside: { readonly notes?: string; readonly folder?: string }): void;
  duplicate(entry: Entry): void;
  remove(entry: Entry): void;
  restore(): void;
  refresh(): Promise<void>;
}

export function useKept(): Kept {
  const { t, translate, language } = useMessages<KeepingKey>();
  const i18n = useI18n();
  const [found, setFound] = useState<Pick<Kept, 'entries' | 'kinds'>>({ entries: null, kinds: [] });
  const [failed, setFailed] = useState<Kept['failed']>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);

  const read = async () => {
    const storage = await documentStorage();
    const [battles, documents, kinds] = await Promise.all([savedBattles.list(), storage.list(), keptKinds()]);
    const used = kinds.filter(({ kind }) => documents.some((doc) => doc.kind === kind));
    await Promise.all(used.flatMap(({ bundles }) => bundles).map((bundle) => ensureBundle(i18n, bundle, language)));
    const title = (kind: string, text: string) => {
      try {
        return used.find((one) => one.kind === kind)?.titleOf(text, (key) => translate(key)) ?? '?';
      } catch {
        return '?';
      }
    };
    setFound({
      kinds,
      entries: [
        ...battles.map((battle) => battleEntry(battle, translate(battleName(battle)))),
        ...documents.map((doc) => documentEntry(doc, doc.name === '' ? title(doc.kind, doc.text) : doc.name)),
      ],
    });
  };
  const refresh = () =>
    read().then(
      () => setFailed(null),
      (error: unknown) => setFailed({ key: 'web.keeping.notRead', error: errorText(error) }),
    );
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- titles are in the reader's language; nothing else changes them
  useEffect(() => void refresh(), [language]);

  const change = (work: () => Promise<unknown>) =>
    void work().then(refresh, (error: unknown) => setFailed({ key: 'web.keeping.failed', error: errorText(error) }));

  return {
    ...found,
    failed,
    deleted,
    refresh,
    rename: (entry, name) =>
      change(async () => {
        const title = name.trim();
        if (entry.battle) return savedBattles.keepBeside(entry.id, { title });
        const { renamed } = found.kinds.find(({ kind }) => kind === entry.kind) ?? {};
        const { doc } = entry;
        const next = {
          ...doc,
          name: title,
          touched: Date.now(),
          ...(renamed ? { text: renamed(doc.text, title) } : {}),
        };
        return (await documentStorage()).put(next);
      }),
    describe: (entry, beside) =>
      change(async () =>
        entry.battle
          ? savedBattles.keepBeside(entry.id, beside)
          : (await documentStorage()).keepBeside(entry.id, beside),
      ),
    duplicate: (entry) =>
      change(async () => {
        const title = t('web.keeping.copy', { name: entry.title });
        if (entry.battle) return duplicateBattle(entry.battle, title);
        const { renamed } = found.kinds.find(({ kind }) => kind === entry.kind) ?? {};
        const text = renamed ? renamed(entry.doc.text, title) : entry.doc.text;
        return (await documentStorage()).put({
          ...entry.doc,
          id: documentId(),
          name: title,
          text,
          touched: Date.now(),
        });
      }),
    remove: (entry) =>
      change(async () => {
        const restore = entry.battle ? await removeBattle(entry.id) : await removeDocument(entry);
        setDeleted({ title: entry.title, restore });
      }),
    restore: () => {
      setDeleted(null);
      if (deleted) change(deleted.restore);
    },
  };
}

/** The copy has dice of its own: nobody learns from one what the other will roll. */
async function duplicateBattle(battle: SavedBattle, title: string): Promise<void> {
  const kept = await savedBattles.read(battle.id);
  if (!kept) return;
  const lines = kept.text.slice(battle.header.length).split(/(?<=\n)/);
  const now = Date.now();
  const copy = { ...kept.battle, id: documentId(), seed: `${documentId()}-${documentId()}`, title, touched: now };
  await savedBattles.create({ ...copy, count: lines.length }, lines);
}

async function removeBattle(id: string): Promise<Deleted['restore']> {
  const kept = await savedBattles.read(id);
  await savedBattles.remove(id);
  return async () => {
    if (!kept) return;
    const lines = kept.text.slice(kept.battle.header.length).split(/(?<=\n)/);
    await savedBattles.create({ ...kept.battle, count: lines.length }, lines);
  };
}

async function removeDocument({ id, doc }: Entry): Promise<Deleted['restore']> {
  const storage = await documentStorage();
  await storage.remove(id);
  return async () => {
    if (doc) await storage.put(doc);
  };
}
