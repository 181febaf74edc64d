/** The squad builder (chapters 3-5, 20): choose, see what is wrong and repair it, print it, send it. */
import type { Problem } from '@drumhead/engine';
import { randomSquad, readSquad, type SquadFile, squadText } from '@drumhead/skirmish';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { pageAddress } from '../../../../app/route.ts';
import { useSpeech } from '../../../../i18n/index.ts';
import { copied, fileName, readJson, saveFile } from '../../../../papers/files.ts';
import { Kept } from '../../../../papers/Kept.tsx';
import { linkText, type Read, readLink, type Unreadable } from '../../../../papers/links.ts';
import '../../../../papers/papers.css';
import { Picker } from '../../../../papers/Picker.tsx';
import { Problems } from '../../../../papers/Problems.tsx';
import type { paperWords } from '../../../../papers/words.ts';
import type { PageProps } from '../../../pages.ts';
import { Builder, Verdict } from './Builder.tsx';
import { squadDesk as desk } from './desk.ts';
import { Pasted } from './Pasted.tsx';
import { Secret } from './Secret.tsx';
import { Sheet } from './Sheet.tsx';
import './squads.css';
import type { SquadKey } from './words.ts';

type Key = SquadKey | keyof typeof paperWords;

/** What the page says about something that was brought to it. */
type Notice =
  | { readonly is: 'taken'; readonly squad: SquadFile }
  | { readonly is: 'done'; readonly key: Key; readonly text?: string }
  | { readonly is: 'unreadable'; readonly fault: Unreadable }
  | { readonly is: 'problems'; readonly problems: readonly Problem[] };

/** The address asks for the secret choice at once. */
const SECRET = 'secret';

export function Page({ query }: PageProps): ReactNode {
  const [secret, setSecret] = useState(query === SECRET);
  return secret ? (
    <Secret onLeave={() => setSecret(false)} />
  ) : (
    <Single query={query === SECRET ? '' : query} onSecret={() => setSecret(true)} />
  );
}

function Single({ query, onSecret }: PageProps & { readonly onSecret: () => void }): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const { value: squad, past } = useStore(desk.store);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [pasting, setPasting] = useState(false);
  const told = useRef<HTMLDivElement>(null);

  const tellOf = (next: Notice) => {
    if (next.is === 'taken') setPasting(false);
    setNotice(next);
    requestAnimationFrame(() => told.current?.scrollIntoView({ block: 'nearest' }));
  };
  const copy = (text: string, done: Key, shown: boolean) =>
    void copied(text).then((went) =>
      tellOf({ is: 'done', key: went ? done : 'web.papers.link.take', ...(went && !shown ? {} : { text }) }),
    );

  useEffect(() => {
    void desk.load().then(() => {
      if (query === '') return;
      setNotice(fromLink(query));
      history.replaceState(null, '', pageAddress('skirmish', 'squads'));
    });
  }, [query]);

  if (squad === null) return null;
  const name = fileName(squad.name ?? squad.roster, 'squad');
  const change = (next: SquadFile) => desk.change(next);

  return (
    <div className="paper-page">
      <p className="minor">{say('web.squad.about')}</p>
      <div className="paper-tools">
        <button
          type="button"
          onClick={() => {
            const made = randomSquad(squad.roster, squad.limit, (n) => Math.floor(Math.random() * n));
            desk.change(squad.name === undefined ? made : { ...made, name: squad.name });
          }}
        >
          {say('web.squad.random')}
        </button>
        <button type="button" onClick={onSecret}>
          {say('web.squad.secret')}
        </button>
        <button type="button" disabled={past.length === 0} onClick={() => desk.undo()}>
          {say('web.papers.undo')}
        </button>
        <button type="button" onClick={() => print()}>
          {say('web.papers.print')}
        </button>
        <button type="button" onClick={() => saveFile(`${name}.squad.json`, `${JSON.stringify(squad, null, 2)}\n`)}>
          {say('web.papers.export')}
        </button>
        <Picker onText={(text) => tellOf(fromFile(text))} />
        <button type="button" onClick={() => copy(linkOf(squad), 'web.papers.link.done', true)}>
          {say('web.papers.link')}
        </button>
        <button
          type="button"
          onClick={() =>
            copy(
              squadText(squad, (key) => tell(key)),
              'web.squad.copied',
              false,
            )
          }
        >
          {say('web.squad.copyText')}
        </button>
        <button type="button" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {say('web.squad.paste')}
        </button>
      </div>
      <div ref={told} aria-live="polite">
        {notice !== null && <Told notice={notice} onClose={() => setNotice(null)} />}
      </div>
      {pasting && (
        <Pasted
          onTake={(taken) => tellOf(taking(taken))}
          onPaper={(text) => {
            const link = /#\/page\/[\w-]+\/[\w-]+\?(\S*)/.exec(text)?.[1];
            tellOf(link === undefined ? fromFile(text) : fromLink(link));
          }}
        />
      )}
      <Verdict squad={squad} onChange={change} />
      <div className="paper-columns">
        <div>
          <Builder squad={squad} onChange={change} />
        </div>
        <div>
          <Sheet squad={squad} />
          <Kept
            desk={desk}
            titleOf={(text) => {
              const read = readSquad(JSON.parse(text));
              return read.ok ? tell(`sk.roster.${read.value.roster}`) : '?';
            }}
            onProblems={(problems) => tellOf({ is: 'problems', problems })}
          />
        </div>
      </div>
    </div>
  );
}

const linkOf = (squad: SquadFile): string =>
  `${location.href.split('#')[0]}${pageAddress('skirmish', 'squads', `squad=${linkText(squad)}`)}`;

/** A squad from outside becomes the one on the desk; those kept before stay. */
function taking(squad: SquadFile): Notice {
  desk.begin(squad);
  return { is: 'taken', squad };
}

function fromOutside(read: Read): Notice {
  if (!read.ok) return { is: 'unreadable', fault: read.fault };
  const checked = readSquad(read.value);
  return checked.ok ? taking(checked.value) : { is: 'problems', problems: checked.problems };
}

const fromFile = (text: string): Notice => fromOutside(readJson(text));
/** `query`: what follows the question mark of the address. */
const fromLink = (query: string): Notice => fromOutside(readLink(new URLSearchParams(query).get('squad') ?? ''));

function Told({ notice, onClose }: { readonly notice: Notice; readonly onClose: () => void }): ReactNode {
  const { say, tell } = useSpeech<Key | 'web.close'>();
  return (
    <div className="panel told" role={notice.is === 'done' || notice.is === 'taken' ? 'status' : 'alert'}>
      {notice.is === 'taken' && (
        <p>{say('web.squad.taken', { name: notice.squad.name ?? tell(`sk.roster.${notice.squad.roster}`) })}</p>
      )}
      {notice.is === 'done' && <p>{say(notice.key)}</p>}
      {notice.is === 'done' && notice.text !== undefined && (
        <textarea readOnly aria-label={say('web.papers.link')} value={notice.text} />
      )}
      {notice.is === 'unreadable' && (
        <p>
          {tell(notice.fault.key, notice.fault.facts)} {say('web.papers.link.nothing')}
        </p>
      )}
      {notice.is === 'problems' && (
        <>
          <p>{say('web.squad.notRead')}</p>
          <Problems problems={notice.problems} showPaths />
        </>
      )}
      <button type="button" onClick={onClose}>
        {say('web.close')}
      </button>
    </div>
  );
}
