/** What is kept on the device, and what can be done with it. */
import { seenName } from '@drumhead/engine';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { listedBattles } from '../../battle/records/firstBattle.ts';
import { useSavedBattles } from '../../battle/index.ts';
import type { SavedBattle, Storage } from '../../battle/records/savedBattle.ts';
import { documentId, documentStorage, type StoredDocument } from '../../documents/documentStorage.ts';
import { useI18n } from '../../i18n/useI18n.ts';
import { LEARNING } from '../../puzzles/own/ownPuzzle.ts';
import { ensureBundle } from '../../i18n/bundles.ts';
import { useMessages } from '../../i18n/index.ts';
import { battleName } from '../home/battleName.ts';
import { linesOf } from './archive.ts';
import { battleEntry, copyTitle, documentEntry, type Entry } from './entries.ts';
import { shelf } from './shelf.ts';
import { savedKinds, type OpenableKind } from './kinds.ts';
import type { KeepingKey } from './messages.ts';

export interface Deleted {
  readonly id: string;
  readonly title: string;
  readonly restore: () => Promise<void>;
}

export interface Kept {
  /** Null until it is read. */
  readonly entries: readonly Entry[] | null;
  readonly kinds: readonly OpenableKind[];
  /** A message key, or null. */
  readonly failed: KeepingKey | null;
  readonly deleted: Deleted | null;
  /** Saves; the list shows it after `follow`. */
  rename(entry: Entry, name: string): void;
  /** Saves; the list shows it after `follow`. */
  describe(entry: Entry, beside: { readonly notes?: string; readonly folder?: string }): void;
  /** Shows in the list what was renamed and described. */
  follow(): void;
  duplicate(entry: Entry): void;
  remove(entry: Entry): void;
  restore(): void;
  /** What was deleted stays so. */
  dismiss(): void;
  refresh(): Promise<void>;
}

export function useKept(): Kept {
  const { t, translate, language } = useMessages<KeepingKey>();
  const i18n = useI18n();
  const { storage: battles } = useSavedBattles();
  const [found, setFound] = useState<Pick<Kept, 'entries' | 'kinds'>>({ entries: null, kinds: [] });
  const [failed, setFailed] = useState<Kept['failed']>(null);
  /** Also when something was put on the shelf from outside. */
  const shelved = useStore(shelf);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** Of what there was when it was read last, for changes that waited for others. */
  const titles = useRef<readonly string[]>([]);

  const read = async () => {
    const storage = await documentStorage();
    const [saved, documents, kinds] = await Promise.all([battles.list(), storage.list(), savedKinds()]);
    const used = kinds.filter(({ kind }) => documents.some((doc) => doc.kind === kind));
    await Promise.all(used.flatMap(({ bundles }) => bundles).map((bundle) => ensureBundle(i18n, bundle, language)));
    const title = (kind: string, text: string) => {
      try {
        return used.find((one) => one.kind === kind)?.titleOf(text, (key) => translate(key)) ?? '?';
      } catch {
        return '?';
      }
    };
    const entries = [
      ...listedBattles(saved).map((battle) => battleEntry(battle, translate(battleName(battle)))),
      ...documents
        .filter(({ kind }) => kind !== LEARNING)
        .map((doc) => documentEntry(doc, doc.name === '' ? title(doc.kind, doc.text) : doc.name)),
    ];
    titles.current = entries.map((entry) => entry.title);
    setFound({ kinds, entries });
  };
  const readAgain = () => read().catch(() => setFailed('web.keeping.notRead'));
  const refresh = () => {
    setFailed(null);
    return readAgain();
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- titles are in the reader's language; nothing else changes them
  useEffect(() => void refresh(), [language, shelved]);

  /** Changes run one after another, each on what the one before has left. */
  const save = (work: () => Promise<unknown>, after: () => unknown = () => setFailed(null)) => {
    line.current = line.current.then(work).then(after, () => setFailed('web.keeping.failed'));
  };
  const change = (work: () => Promise<unknown>) => save(work, refresh);
  /** Puts what comes of a document as it is stored now. */
  const put = async ({ id, kind }: Entry, next: (doc: StoredDocument) => StoredDocument) => {
    const storage = await documentStorage();
    const doc = (await storage.list(kind)).find((one) => one.id === id);
    if (doc) await storage.put({ ...next(doc), touched: Date.now() });
  };
  const named = (doc: StoredDocument, name: string) => {
    const { renamed } = found.kinds.find(({ kind }) => kind === doc.kind) ?? {};
    return { ...doc, name, text: renamed ? renamed(doc.text, name) : doc.text };
  };

  return {
    ...found,
    failed,
    deleted,
    refresh,
    rename: (entry, name) =>
      save(() =>
        entry.battle
          ? battles.keepBeside(entry.id, { title: seenName(name) })
          : put(entry, (doc) => named(doc, seenName(name))),
      ),
    describe: (entry, beside) =>
      save(async () =>
        entry.battle ? battles.keepBeside(entry.id, beside) : (await documentStorage()).keepBeside(entry.id, beside),
      ),
    // What went wrong with the change stays told.
    follow: () => save(readAgain, () => undefined),
    duplicate: (entry) =>
      change(() => {
        const title = copyTitle(entry.title, titles.current, (name, number) =>
          number === 1 ? t('web.keeping.copy', { name }) : t('web.keeping.copyNumber', { name, number }),
        );
        if (entry.battle) return duplicateBattle(battles, entry.battle, title);
        return put(entry, (doc) => ({ ...named(doc, title), id: documentId() }));
      }),
    remove: (entry) =>
      change(async () => {
        const restore = entry.battle ? await removeBattle(battles, entry.id) : await removeDocument(entry);
        setDeleted({ id: entry.id, title: entry.title, restore });
      }),
    restore: () => {
      setDeleted(null);
      if (deleted) change(deleted.restore);
    },
    dismiss: () => setDeleted(null),
  };
}

/** The copy has dice of its own: nobody learns from one what the other will roll. */
async function duplicateBattle(battles: Storage, battle: SavedBattle, title: string): Promise<void> {
  const kept = await battles.read(battle.id);
  if (!kept) return;
  const lines = linesOf(kept.text, kept.battle);
  // A battle that is over ended when it did.
  const touched = kept.battle.over ? kept.battle.touched : Date.now();
  const copy = { ...kept.battle, id: documentId(), seed: `${documentId()}-${documentId()}`, title, touched };
  await battles.create({ ...copy, count: lines.length }, lines);
}

async function removeBattle(battles: Storage, id: string): Promise<Deleted['restore']> {
  const kept = await battles.read(id);
  await battles.remove(id);
  return async () => {
    if (!kept) return;
    const lines = linesOf(kept.text, kept.battle);
    await battles.create({ ...kept.battle, count: lines.length }, lines);
  };
}

async function removeDocument({ id, kind }: Entry): Promise<Deleted['restore']> {
  const storage = await documentStorage();
  const doc = (await storage.list(kind)).find((one) => one.id === id);
  await storage.remove(id);
  return async () => {
    if (doc) await storage.put(doc);
  };
}
