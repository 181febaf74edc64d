/** Everything kept on this device: found, opened, renamed, sorted into folders, copied, deleted, taken elsewhere. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSavedBattles } from '../../battle/index.ts';
import type { OpenedPosition } from '../../battle/records/savedBattles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { PositionQuestion } from '../home/PositionQuestion.tsx';
import { useStart } from '../home/useStart.ts';
import { briefScenario } from '../../briefing/briefScenario.ts';
import { NoticesInView } from '../NoticesInView.tsx';
import { Device } from './Device.tsx';
import { BATTLES, entriesWanted, type Entry, foldersOf } from './entries.ts';
import { EntryCard } from './EntryCard.tsx';
import { POSITION, SCENARIO } from './kinds.ts';
import type { KeepingKey } from './messages.ts';
import { type Kept, useKept } from './useKept.ts';
import '../home/home.css';
import '../footNotice.css';
import './keeping.css';

export function KeepingPage(): ReactNode {
  const { t } = useMessages<KeepingKey>();
  const kept = useKept();
  const { positionIn } = useSavedBattles();
  const [kind, setKind] = useState('');
  const [folder, setFolder] = useState('');
  const [words, setWords] = useState('');
  const [position, setPosition] = useState<OpenedPosition | null>(null);
  const start = useStart();
  const folders = useId();
  const list = useRef<HTMLUListElement>(null);
  const { entries, deleted } = kept;
  /** Id of what is being brought back: focus goes to its card. */
  const restored = useRef<string | null>(null);
  useEffect(() => {
    const back = entries?.find(({ id }) => id === restored.current);
    if (!back) return;
    restored.current = null;
    // The list may be searched for something else by now.
    const card = document.getElementById(`kept-${back.id}`);
    (card?.querySelector<HTMLElement>('.saved-open') ?? list.current)?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }, [entries]);
  const openPosition = async ({ doc }: Entry) => {
    const found = doc ? await positionIn(doc.text) : null;
    setPosition(found !== null && briefScenario(found) ? null : found);
  };
  const all = entries ?? [];
  const shown = entriesWanted(all, { kind, folder, words });
  return (
    <div className="keeping">
      <NoticesInView />
      <Device kept={kept} />
      <Failure kept={kept} />
      <datalist id={folders}>
        {foldersOf(all).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <Choice kept={kept} kind={kind} folder={folder} words={words} set={{ setKind, setFolder, setWords }} />
      <PositionQuestion position={position} start={start} onCancel={() => setPosition(null)} />
      {entries !== null && shown.length === 0 && (
        <p className="panel">{t(all.length === 0 ? 'web.keeping.none' : 'web.keeping.notFound')}</p>
      )}
      <ul ref={list} className="keeping-list" tabIndex={-1}>
        {shown.map((entry) => (
          <EntryCard
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            kept={kept}
            folders={folders}
            onPosition={() => void openPosition(entry)}
          />
        ))}
      </ul>
      <DeletedNotice
        deleted={deleted}
        onUndo={() => {
          restored.current = deleted?.id ?? null;
          kept.restore();
        }}
        onClose={() => {
          kept.dismiss();
          list.current?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}

/** What went wrong. */
function Failure({ kept: { failed } }: { readonly kept: Kept }): ReactNode {
  const { t } = useMessages<KeepingKey>();
  return (
    <div aria-live="polite">
      {failed && (
        <p className="panel" role="alert">
          {t(failed)}
        </p>
      )}
    </div>
  );
}

/** What was deleted: at the foot of the window, since the card may have been anywhere in a long list. */
function DeletedNotice({
  deleted,
  onUndo,
  onClose,
}: Pick<Kept, 'deleted'> & { readonly onUndo: () => void; readonly onClose: () => void }): ReactNode {
  const { t } = useMessages<KeepingKey | MessageKey>();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its card.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [deleted]);
  return (
    <div aria-live="polite">
      {deleted && (
        <div className="foot-notice keeping-deleted" role="status">
          <span>{t('web.keeping.deleted', { name: deleted.title })}</span>
          <button ref={undo} type="button" onClick={onUndo}>
            {t('web.keeping.undo')}
          </button>
          <button type="button" className="quiet" onClick={onClose}>
            {t('web.close')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Which entries are shown. */
function Choice({
  kept: { entries, kinds },
  kind,
  folder,
  words,
  set: { setKind, setFolder, setWords },
}: {
  readonly kept: Kept;
  readonly kind: string;
  readonly folder: string;
  readonly words: string;
  readonly set: Readonly<Record<'setKind' | 'setFolder' | 'setWords', (value: string) => void>>;
}): ReactNode {
  const { t, translate } = useMessages<KeepingKey>();
  const search = useRef<HTMLInputElement>(null);
  const all = entries ?? [];
  const names: readonly (readonly [kind: string, name: string])[] = [
    ['', 'web.keeping.kind'],
    [BATTLES, 'web.keeping.kind.battle'],
    ...kinds.map((one) => [one.kind, one.name] as const),
    [POSITION, 'web.keeping.kind.position'],
    [SCENARIO, 'web.keeping.kind.scenario'],
  ];
  const used = names.filter(([one]) => one === '' || all.some((entry) => entry.kind === one));
  const folders = foldersOf(all);
  return (
    <search className="keeping-choice">
      <label>
        <span className="minor">{t('web.keeping.search')}</span>
        <input ref={search} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      {folders.length > 0 && (
        <label>
          <span className="minor">{t('web.keeping.folder')}</span>
          <select value={folder} onChange={(event) => setFolder(event.target.value)}>
            <option value="">{t('web.keeping.folder.all')}</option>
            {folders.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="keeping-kinds" role="group" aria-label={t('web.keeping.kinds')}>
        {used.map(([one, name]) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
            {translate(name)}
          </button>
        ))}
      </div>
    </search>
  );
}
