/**
 * A builder page: squads, Divisions, armies. Saves documents in the browser, exports and imports links, files and texts,
 * prints, and shows problems. The choices belong to each kind of document.
 */
import { recogniseText } from '@drumhead/content/outside';
import type { Checked, Problem } from '@drumhead/engine';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { useMessages } from '../i18n/index.ts';
import { contentOf } from './contentOf.ts';
import type { EditorStore } from './editorStore.ts';
import { copied, fileName, readJson, saveFile } from './files.ts';
import { useHandedOver } from '../outside/handed.ts';
import { savedFault } from './savedFault.ts';
import { SavedDocuments } from './SavedDocuments.tsx';
import type { Strength } from './savedLine.ts';
import { SavingTrouble } from './SavingTrouble.tsx';
import { linkText, type Read, readLink } from './shareLinks.ts';
import './documents.css';
import './sheet.css';
import { PastedRoster, type TextReading } from './PastedRoster.tsx';
import { FilePicker } from './FilePicker.tsx';
import { type Notice, StatusMessage } from './StatusMessage.tsx';
import { DOCUMENT } from './documentStorage.ts';
import { readOnce } from './readOnce.ts';
import type { documentMessages } from './messages.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { useKeptPlace } from './useKeptPlace.ts';

/** Translates a message key. */
type Translate = (key: string) => string;

/** A kind of document. */
export interface DocumentKind<Doc> {
  readonly editor: EditorStore<Doc>;
  /** Its page: `#/page/<ruleset>/<page>`. */
  readonly ruleset: string;
  readonly page: string;
  /** Its name in links and file names. */
  readonly param: string;
  /** Words that its links leave out. */
  readonly words: string;
  readonly read: (value: unknown) => Checked<Doc>;
  readonly reading: TextReading<Doc>;
  /** As text in the reader's language. */
  readonly text: (doc: Doc, t: Translate) => string;
  /** Title of one. */
  readonly titleOf: (doc: Doc, translate: Translate) => string;
  /** How much is in it, for lists in which several have one name. */
  readonly strengthOf: (doc: Doc) => Strength;
  /** What makes one illegal. */
  readonly problemsOf: (doc: Doc) => readonly Problem[];
  /** Beginning of its file name. */
  readonly fileOf: (doc: Doc) => string;
  /** A random legal one, with the same basic choices. */
  readonly draw: (doc: Doc) => Doc;
  /** Message keys of the page. */
  readonly texts: {
    readonly fresh: string;
    readonly random: string;
    readonly notRead: string;
    readonly taken: string;
  };
  /** Its parts of the page: legality with what can be done with it, choices, printed sheet. */
  readonly Verdict: ComponentType<PartProps<Doc> & { readonly children: ReactNode }>;
  readonly Builder: ComponentType<PartProps<Doc> & { readonly verdict: ReactNode }>;
  readonly Sheet: ComponentType<PartProps<Doc>>;
  /** Cards and counters to print, in the place of the rest. */
  readonly Cards: ComponentType<PartProps<Doc>>;
}

export interface PartProps<Doc> {
  readonly doc: Doc;
}

export function BuilderPage<Doc>({
  kind,
  query,
  tools,
}: {
  readonly kind: DocumentKind<Doc>;
  /** What follows the question mark of the address. */
  readonly query: string;
  /** More buttons, after the shared ones. */
  readonly tools?: ReactNode;
}): ReactNode {
  useKeptPlace();
  const { t, translate } = useMessages<keyof typeof documentMessages>();
  const { editor, texts, Cards } = kind;
  const { value: doc, past } = useStore(editor.store);
  const [readSaved] = useState(() => readOnce((text) => kind.read(contentOf(text))));
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The text to begin with while a list is pasted; null: none is. */
  const [pasting, setPasting] = useState<string | null>(null);
  const [asCards, setAsCards] = useState(false);
  /** Ids of saved ones that are looked at beside. */
  const [beside, setBeside] = useState<readonly string[]>([]);
  const status = useRef<HTMLDivElement>(null);

  const showStatus = (next: Notice) => {
    setNotice(next);
    requestAnimationFrame(() => status.current?.scrollIntoView({ block: 'nearest' }));
  };

  /** Opens a document from outside in the editor; saved ones stay. */
  const taking = (taken: Doc): Notice => {
    editor.begin(taken);
    setPasting(null);
    return { is: 'done', key: texts.taken, facts: { name: kind.titleOf(taken, translate) } };
  };
  const problemsIn = (problems: readonly Problem[]): Notice => ({ is: 'problems', head: texts.notRead, problems });
  const fromOutside = (read: Read): Notice => {
    if (!read.ok) return { is: 'unreadable', fault: read.fault };
    const checked = kind.read(read.value);
    return checked.ok ? taking(checked.value) : problemsIn(checked.problems);
  };
  const fromFile = (text: string): Notice => fromOutside(readJson(text));
  const fromLink = (link: string): Notice =>
    fromOutside(readLink(new URLSearchParams(link).get(kind.param) ?? '', kind.words));

  const copy = (text: string, done: keyof typeof documentMessages, shown: boolean) =>
    void copied(text).then((went) =>
      showStatus({ is: 'done', key: went ? done : 'web.papers.link.take', ...(went && !shown ? {} : { text }) }),
    );

  const copyLink = () => {
    if (doc === null) return;
    const link = pageAddress(kind.ruleset, kind.page, `${kind.param}=${linkText(doc, kind.words)}`);
    copy(`${location.href.split('#')[0]}${link}`, 'web.papers.link.done', true);
  };

  const arrive = useEffectEvent((link: string) => setNotice(fromLink(link)));
  const paste = (text: string) => {
    setNotice(null);
    setPasting(text);
  };
  const { ruleset, page } = kind;
  useHandedOver(ruleset, page, doc !== null, ({ text, isDocument }) =>
    isDocument ? showStatus(fromFile(text)) : paste(text),
  );
  useEffect(() => {
    const wanted = new URLSearchParams(query).get(DOCUMENT);
    void editor.load(wanted ?? undefined).then(() => {
      if (query === '') return;
      if (wanted === null) arrive(query);
      history.replaceState(null, '', pageAddress(ruleset, page));
    });
  }, [editor, ruleset, page, query]);

  if (doc === null) return null;
  const name = fileName(kind.fileOf(doc), kind.param);
  const outward = (
    <div className="paper-tools">
      <button type="button" aria-pressed={asCards} onClick={() => setAsCards(!asCards)}>
        {t('web.papers.cards')}
      </button>
      <button type="button" onClick={() => saveFile(`${name}.${kind.param}.json`, `${JSON.stringify(doc, null, 2)}\n`)}>
        {t('web.papers.export')}
      </button>
      <FilePicker
        format={`drumhead-${ruleset}-${kind.param}`}
        onText={(text) => showStatus(fromFile(text))}
        onWords={paste}
      />
      <button
        type="button"
        onClick={() =>
          copy(
            kind.text(doc, (key) => translate(key)),
            'web.papers.copied',
            false,
          )
        }
      >
        {t('web.papers.copyText')}
      </button>
      <button type="button" aria-expanded={pasting !== null} onClick={() => setPasting(pasting === null ? '' : null)}>
        {t('web.papers.paste')}
      </button>
    </div>
  );
  return (
    <div className="paper-page">
      <div className="paper-tools">
        <button type="button" onClick={() => editor.beginFresh()}>
          {translate(texts.fresh)}
        </button>
        <button type="button" onClick={() => editor.replace(kind.draw(doc))}>
          {translate(texts.random)}
        </button>
        {tools}
        <ClosableButton closed={past.length === 0 ? t('web.papers.undo.none') : null} onClick={() => editor.undo()}>
          {t('web.papers.undo')}
        </ClosableButton>
      </div>
      <SavingTrouble editor={editor} />
      <div ref={status} aria-live="polite">
        {notice !== null && <StatusMessage notice={notice} onClose={() => setNotice(null)} />}
      </div>
      {pasting !== null && (
        <PastedRoster
          key={pasting}
          given={pasting}
          reading={kind.reading}
          onTake={(taken) => showStatus(taking(taken))}
          onPaper={(text) => {
            const found = recogniseText(text);
            const link = found.is === 'link' ? /\?(.*)/.exec(found.address)?.[1] : undefined;
            showStatus(link === undefined ? fromFile(text) : fromLink(link));
          }}
        />
      )}
      {asCards ? (
        <>
          {outward}
          <Cards doc={doc} />
        </>
      ) : (
        <Desk
          kind={kind}
          doc={doc}
          beside={beside}
          outward={outward}
          acts={
            <>
              <button type="button" onClick={() => print()}>
                {t('web.papers.print')}
              </button>
              <button type="button" onClick={copyLink}>
                {t('web.papers.link')}
              </button>
            </>
          }
        >
          <SavedDocuments
            editor={editor}
            beside={beside}
            onBeside={setBeside}
            titleOf={(text) => {
              const read = readSaved(text);
              return read.ok ? kind.titleOf(read.value, translate) : '?';
            }}
            strengthOf={(text) => {
              const read = readSaved(text);
              return read.ok ? kind.strengthOf(read.value) : null;
            }}
            faultOf={(text) => savedFault(readSaved(text), kind.problemsOf, translate)}
            onProblems={(problems) => showStatus(problemsIn(problems))}
          />
        </Desk>
      )}
    </div>
  );
}

/** Legality, choices and sheet of the open one, and the sheets of those beside. */
function Desk<Doc>({
  kind,
  doc,
  beside,
  acts,
  outward,
  children,
}: PartProps<Doc> & {
  readonly kind: DocumentKind<Doc>;
  readonly beside: readonly string[];
  /** What can be done with it, beside playing. */
  readonly acts: ReactNode;
  /** Ways in and out: files, links, texts, cards. */
  readonly outward: ReactNode;
  /** The saved ones. */
  readonly children: ReactNode;
}): ReactNode {
  const { Verdict, Builder, Sheet } = kind;
  const { documents, id: open } = useStore(kind.editor.store);
  const others = documents.flatMap(({ id, text }) => {
    const read = id !== open && beside.includes(id) ? kind.read(contentOf(text)) : null;
    return read?.ok ? [{ id, doc: read.value }] : [];
  });
  const isAlone = others.length === 0;
  // The button lies at the foot of the page, what it shows at the head: it is brought into sight.
  const sheets = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (others.length > shown.current) sheets.current?.scrollIntoView({ block: 'start' });
    shown.current = others.length;
  }, [others.length]);
  return (
    <>
      <Builder doc={doc} verdict={<Verdict doc={doc}>{acts}</Verdict>} />
      {outward}
      {!isAlone && (
        <div ref={sheets} className="sheets beside">
          <Sheet doc={doc} />
          {others.map((other) => (
            <Sheet key={other.id} doc={other.doc} />
          ))}
        </div>
      )}
      <div className="paper-columns">
        <div>{isAlone && <Sheet doc={doc} />}</div>
        <div>{children}</div>
      </div>
    </>
  );
}
