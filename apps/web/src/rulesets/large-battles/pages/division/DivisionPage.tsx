/** The division builder (chapter 25): choose, see what is wrong and repair it, print it, send it. */
import type { Problem } from '@drumhead/engine';
import {
  allRepaired,
  type DivisionFile,
  divisionProblems,
  divisionText,
  periodOf,
  randomDivision,
  readDivision,
  repairs,
} from '@drumhead/large-battles/lists';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import { useSpeech } from '../../../../i18n/index.ts';
import { copied, fileName, readJson, saveFile } from '../../../../papers/files.ts';
import { Kept } from '../../../../papers/Kept.tsx';
import { linkText, type Read, readLink, type Unreadable } from '../../../../papers/links.ts';
import '../../../../papers/papers.css';
import { Picker } from '../../../../papers/Picker.tsx';
import type { paperWords } from '../../../../papers/words.ts';
import type { PageProps } from '../../../pages.ts';
import { Problems } from '../../../../papers/Problems.tsx';
import { Builder } from './Builder.tsx';
import { divisionDesk as desk } from './desk.ts';
import './division.css';
import { Pasted } from './Pasted.tsx';
import { Sheet, strengthIn } from './Sheet.tsx';
import type { DivisionKey } from './words.ts';

type Key = DivisionKey | keyof typeof paperWords;

/** What the page says about something that was brought to it. */
type Notice =
  | { readonly is: 'taken'; readonly division: DivisionFile }
  | {
      readonly is: 'done';
      readonly key: Key;
      readonly link?: string;
    }
  | { readonly is: 'unreadable'; readonly fault: Unreadable }
  | { readonly is: 'problems'; readonly problems: readonly Problem[] };

export function Page({ query }: PageProps): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const { value: division, past } = useStore(desk.store);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [pasting, setPasting] = useState(false);
  const told = useRef<HTMLDivElement>(null);

  const tellOf = (next: Notice) => {
    setNotice(next);
    requestAnimationFrame(() => told.current?.scrollIntoView({ block: 'nearest' }));
  };
  const bringIn = (next: Notice) => {
    if (next.is === 'taken') setPasting(false);
    tellOf(next);
  };

  useEffect(() => {
    void desk.load().then(() => {
      if (query === '') return;
      setNotice(fromLink(query));
      history.replaceState(null, '', pageAddress('large-battles', 'division'));
    });
  }, [query]);

  if (division === null) return null;
  const problems = divisionProblems(division);
  const faulty = new Set(problems.map(({ path }) => path.split('.')[0] ?? ''));
  const { units, breakPoint } = strengthIn(division);
  const name = fileName(division.name ?? [division.nation, division.period].join('-'), 'division');

  return (
    <div className="paper-page">
      <p className="minor">{say('web.division.about')}</p>
      <div className="paper-tools">
        <button
          type="button"
          onClick={() => {
            const made = randomDivision(division.nation, periodOf(division), (n) => Math.floor(Math.random() * n));
            desk.change(division.name === undefined ? made : { ...made, name: division.name });
          }}
        >
          {say('web.division.random')}
        </button>
        <button type="button" disabled={past.length === 0} onClick={() => desk.undo()}>
          {say('web.papers.undo')}
        </button>
        <button type="button" onClick={() => print()}>
          {say('web.papers.print')}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${name}.division.json`, `${JSON.stringify(division, null, 2)}\n`)}
        >
          {say('web.papers.export')}
        </button>
        <Picker onText={(text) => bringIn(fromFile(text))} />
        <button
          type="button"
          onClick={() => {
            const link = `${location.href.split('#')[0]}${pageAddress('large-battles', 'division', `division=${linkText(division)}`)}`;
            void copied(link).then((done) =>
              tellOf({ is: 'done', key: done ? 'web.papers.link.done' : 'web.papers.link.take', link }),
            );
          }}
        >
          {say('web.papers.link')}
        </button>
        <button
          type="button"
          onClick={() => {
            const text = divisionText(division, (key) => tell(key));
            void copied(text).then((done) =>
              tellOf({
                is: 'done',
                key: done ? 'web.division.copied' : 'web.papers.link.take',
                ...(done ? {} : { link: text }),
              }),
            );
          }}
        >
          {say('web.division.copyText')}
        </button>
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {say('web.division.paste')}
        </button>
      </div>
      <div ref={told} aria-live="polite">
        {notice !== null && <Told notice={notice} onClose={() => setNotice(null)} />}
      </div>
      {pasting && (
        <Pasted
          onTake={(taken) => bringIn(taking(taken))}
          onPaper={(text) => {
            const link = /#\/page\/[\w-]+\/[\w-]+\?(\S*)/.exec(text)?.[1];
            bringIn(link === undefined ? fromFile(text) : fromLink(link));
          }}
        />
      )}
      <section
        className="panel verdict"
        aria-live="polite"
        aria-label={say('web.division.faults', { count: problems.length })}
      >
        {problems.length === 0 ? (
          <p className="all-well">
            <span aria-hidden="true">✓</span> {say('web.division.legal', { units, breakPoint })}
          </p>
        ) : (
          <>
            <h2>{say('web.division.faults', { count: problems.length })}</h2>
            <Problems
              problems={problems}
              repair={{
                label: (what) => say('web.division.repairIt', { what }),
                short: say('web.division.repair'),
                on: (problem) => desk.change(repairs(division, problem)),
              }}
            />
            {problems.length > 1 && (
              <button type="button" onClick={() => desk.change(allRepaired(division))}>
                {say('web.division.repairAll')}
              </button>
            )}
          </>
        )}
      </section>
      <div className="paper-columns">
        <div>
          <Builder division={division} faulty={faulty} />
        </div>
        <div>
          <Sheet division={division} />
          <Kept
            desk={desk}
            titleOf={(text) => {
              const read = readDivision(JSON.parse(text));
              return read.ok ? titleOf(read.value, tell) : '?';
            }}
            onProblems={(found) => tellOf({ is: 'problems', problems: found })}
          />
        </div>
      </div>
    </div>
  );
}

/** A Division from outside becomes the one on the desk; those kept before stay. */
function taking(division: DivisionFile): Notice {
  desk.begin(division);
  return { is: 'taken', division };
}

function fromOutside(read: Read): Notice {
  if (!read.ok) return { is: 'unreadable', fault: read.fault };
  const checked = readDivision(read.value);
  return checked.ok ? taking(checked.value) : { is: 'problems', problems: checked.problems };
}

const fromFile = (text: string): Notice => fromOutside(readJson(text));
/** `query`: what follows the question mark of the address. */
const fromLink = (query: string): Notice => fromOutside(readLink(new URLSearchParams(query).get('division') ?? ''));

/** What a Division without a name is called: its nation and years. */
function titleOf({ nation, period }: DivisionFile, tell: (key: string) => string): string {
  return [tell(`lb.side.${nation}`), period ?? ''].join(' ').trim();
}

function Told({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }): ReactNode {
  const { say, tell } = useSpeech<Key | 'web.close'>();
  return (
    <div className="panel told" role={notice.is === 'done' || notice.is === 'taken' ? 'status' : 'alert'}>
      {notice.is === 'taken' && (
        <p>{say('web.division.taken.done', { name: notice.division.name ?? titleOf(notice.division, tell) })}</p>
      )}
      {notice.is === 'done' && <p>{say(notice.key)}</p>}
      {notice.is === 'done' && notice.link !== undefined && (
        <textarea readOnly aria-label={say('web.papers.link')} value={notice.link} />
      )}
      {notice.is === 'unreadable' && (
        <p>
          {tell(notice.fault.key, notice.fault.facts)} {say('web.papers.link.nothing')}
        </p>
      )}
      {notice.is === 'problems' && (
        <>
          <p>{say('web.division.notRead')}</p>
          <Problems problems={notice.problems} showPaths />
        </>
      )}
      <button type="button" onClick={onClose}>
        {say('web.close')}
      </button>
    </div>
  );
}
