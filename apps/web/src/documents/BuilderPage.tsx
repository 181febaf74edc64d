/**
 * A page on which one builds a paper: squads, Divisions, armies. It is kept in the browser, goes out and comes in as a
 * link, a file or a text, is printed, and says what is wrong with it; what is chosen about it is each kind's own.
 */
import type { Checked, Problem } from '@drumhead/engine';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../app/route.ts';
import { useSpeech } from '../i18n/index.ts';
import type { Desk } from './editorStore.ts';
import { copied, fileName, readJson, saveFile } from './files.ts';
import { Kept } from './SavedDocuments.tsx';
import { linkText, type Read, readLink } from './shareLinks.ts';
import './documents.css';
import './sheet.css';
import { Pasted, type TextReading } from './PastedRoster.tsx';
import { Picker } from './FilePicker.tsx';
import { type Notice, Told } from './StatusMessage.tsx';
import type { paperWords } from './messages.ts';

/** Says what a key says in the reader's language. */
type Tell = (key: string) => string;

/** A kind of paper. */
export interface PaperKind<Paper> {
  readonly desk: Desk<Paper>;
  /** Where its page is: `#/page/<ruleset>/<page>`. */
  readonly ruleset: string;
  readonly page: string;
  /** What it is called in links and files. */
  readonly param: string;
  readonly read: (value: unknown) => Checked<Paper>;
  readonly reading: TextReading<Paper>;
  /** As text, in the words of `say`. */
  readonly text: (paper: Paper, say: Tell) => string;
  /** What one is called. */
  readonly titleOf: (paper: Paper, tell: Tell) => string;
  /** The beginning of a file's name. */
  readonly fileOf: (paper: Paper) => string;
  /** A legal one at random, like this one in what it keeps. */
  readonly draw: (paper: Paper) => Paper;
  /** Message keys of the page. */
  readonly words: {
    readonly about: string;
    readonly random: string;
    readonly notRead: string;
    readonly taken: string;
  };
  /** Whether it is legal; what is chosen about it; what is printed. */
  readonly Verdict: ComponentType<PartProps<Paper>>;
  readonly Builder: ComponentType<PartProps<Paper>>;
  readonly Sheet: ComponentType<PartProps<Paper>>;
}

export interface PartProps<Paper> {
  readonly paper: Paper;
}

export function BuilderPage<Paper>({
  kind,
  query,
  tools,
}: {
  readonly kind: PaperKind<Paper>;
  /** What follows the question mark of the address. */
  readonly query: string;
  /** More buttons, after the first. */
  readonly tools?: ReactNode;
}): ReactNode {
  const { say, tell } = useSpeech<keyof typeof paperWords>();
  const { desk, words, Verdict, Builder, Sheet } = kind;
  const { value: paper, past } = useStore(desk.store);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [pasting, setPasting] = useState(false);
  const told = useRef<HTMLDivElement>(null);

  const tellOf = (next: Notice) => {
    setNotice(next);
    requestAnimationFrame(() => told.current?.scrollIntoView({ block: 'nearest' }));
  };

  /** A paper from outside becomes the one on the desk; those kept before stay. */
  const taking = (taken: Paper): Notice => {
    desk.begin(taken);
    setPasting(false);
    return { is: 'done', key: words.taken, facts: { name: kind.titleOf(taken, tell) } };
  };
  const problemsIn = (problems: readonly Problem[]): Notice => ({ is: 'problems', head: words.notRead, problems });
  const fromOutside = (read: Read): Notice => {
    if (!read.ok) return { is: 'unreadable', fault: read.fault };
    const checked = kind.read(read.value);
    return checked.ok ? taking(checked.value) : problemsIn(checked.problems);
  };
  const fromFile = (text: string): Notice => fromOutside(readJson(text));
  const fromLink = (link: string): Notice => fromOutside(readLink(new URLSearchParams(link).get(kind.param) ?? ''));

  const copy = (text: string, done: keyof typeof paperWords, shown: boolean) =>
    void copied(text).then((went) =>
      tellOf({ is: 'done', key: went ? done : 'web.papers.link.take', ...(went && !shown ? {} : { text }) }),
    );

  const arrive = useEffectEvent((link: string) => setNotice(fromLink(link)));
  const { ruleset, page } = kind;
  useEffect(() => {
    void desk.load().then(() => {
      if (query === '') return;
      arrive(query);
      history.replaceState(null, '', pageAddress(ruleset, page));
    });
  }, [desk, ruleset, page, query]);

  if (paper === null) return null;
  const name = fileName(kind.fileOf(paper), kind.param);
  return (
    <div className="paper-page">
      <p className="minor">{tell(words.about)}</p>
      <div className="paper-tools">
        <button type="button" onClick={() => desk.change(kind.draw(paper))}>
          {tell(words.random)}
        </button>
        {tools}
        <button type="button" disabled={past.length === 0} onClick={() => desk.undo()}>
          {say('web.papers.undo')}
        </button>
        <button type="button" onClick={() => print()}>
          {say('web.papers.print')}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${name}.${kind.param}.json`, `${JSON.stringify(paper, null, 2)}\n`)}
        >
          {say('web.papers.export')}
        </button>
        <Picker onText={(text) => tellOf(fromFile(text))} />
        <button
          type="button"
          onClick={() =>
            copy(
              `${location.href.split('#')[0]}${pageAddress(ruleset, page, `${kind.param}=${linkText(paper)}`)}`,
              'web.papers.link.done',
              true,
            )
          }
        >
          {say('web.papers.link')}
        </button>
        <button
          type="button"
          onClick={() =>
            copy(
              kind.text(paper, (key) => tell(key)),
              'web.papers.copied',
              false,
            )
          }
        >
          {say('web.papers.copyText')}
        </button>
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {say('web.papers.paste')}
        </button>
      </div>
      <div ref={told} aria-live="polite">
        {notice !== null && <Told notice={notice} onClose={() => setNotice(null)} />}
      </div>
      {pasting && (
        <Pasted
          reading={kind.reading}
          onTake={(taken) => tellOf(taking(taken))}
          onPaper={(text) => {
            const link = /#\/page\/[\w-]+\/[\w-]+\?(\S*)/.exec(text)?.[1];
            tellOf(link === undefined ? fromFile(text) : fromLink(link));
          }}
        />
      )}
      <Verdict paper={paper} />
      <div className="paper-columns">
        <div>
          <Builder paper={paper} />
        </div>
        <div>
          <Sheet paper={paper} />
          <Kept
            desk={desk}
            titleOf={(text) => {
              const read = kind.read(JSON.parse(text));
              return read.ok ? kind.titleOf(read.value, tell) : '?';
            }}
            onProblems={(problems) => tellOf(problemsIn(problems))}
          />
        </div>
      </div>
    </div>
  );
}
