/** One thing that is kept: its picture, what it is, and what can be done with it. */
import { LANGUAGES } from '@drumhead/content';
import { Component, type ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { SketchPicture } from '../../table/sketch/SketchPicture.tsx';
import type { HomeLinkKey } from '../home/homeLinkMessages.ts';
import { battleFacts } from '../home/battleFacts.ts';
import { Sides } from '../home/SavedBattle.tsx';
import { pageAddress } from '../route.ts';
import { type TypedText, useTypedText } from '../typedText.ts';
import type { Entry } from './entries.ts';
import type { KeepingKey } from './messages.ts';
import { SCENARIO } from './kinds.ts';
import type { Kept } from './useKept.ts';
import '../home/savedBattle.css';

interface Props {
  readonly entry: Entry;
  readonly kept: Kept;
  /** Id of the list of folders in use. */
  readonly folders: string;
  readonly onPosition: () => void;
}

const DATES: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

export function EntryCard({ entry, kept, folders, onPosition }: Props): ReactNode {
  const messages = useMessages<KeepingKey | HomeLinkKey | MessageKey>();
  const { translate, language } = messages;
  const { title, battle, doc, notes, folder } = entry;
  const kind = kept.kinds.find((one) => one.kind === entry.kind);
  const when = new Intl.DateTimeFormat(LANGUAGES[language].locale, DATES);
  const address = battle ? `#/battle/${entry.id}` : kind && pageAddress(kind.ruleset, kind.page, `doc=${entry.id}`);
  const inside = (
    <>
      <span className="saved-map">
        {battle?.sketch && <SketchPicture sketch={battle.sketch} />}
        {doc?.sketch && <SketchPicture sketch={doc.sketch} />}
        {doc && kind?.Picture && (
          <Optional>
            <kind.Picture text={doc.text} />
          </Optional>
        )}
      </span>
      <span className="saved-words">
        <strong className="saved-name">{title}</strong>
        {battle && (
          <span className="saved-sides">
            <Sides battle={battle} />
          </span>
        )}
        <span className="minor">
          {battle
            ? battleFacts(battle, messages, DATES).join(' · ')
            : `${translate(kind?.one ?? (entry.kind === SCENARIO ? 'web.keeping.one.scenario' : 'web.keeping.one.position'))} · ${when.format(entry.touched)}`}
        </span>
        {folder !== '' && <span className="keeping-folder">{folder}</span>}
        {notes !== '' && <span className="keeping-notes">{notes}</span>}
      </span>
    </>
  );
  return (
    <li id={`kept-${entry.id}`} className={battle?.over ? 'panel saved over' : 'panel saved'}>
      {address === undefined ? (
        <button type="button" className="saved-open" onClick={onPosition}>
          {inside}
        </button>
      ) : (
        <a className="button saved-open" href={address}>
          {inside}
        </a>
      )}
      <Change entry={entry} kept={kept} folders={folders} />
    </li>
  );
}

/** A picture that cannot be drawn is left out: a damaged document can still be seen and deleted. */
class Optional extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render(): ReactNode {
    return !this.state.failed && this.props.children;
  }
}

/** Changes are saved as they are typed; the list follows when a field is left, so that no card moves under the hand. */
function Change({ entry, kept, folders }: Omit<Props, 'onPosition'>): ReactNode {
  const { t } = useMessages<KeepingKey | MessageKey>();
  const name = useTypedText(entry.title, (text) => kept.rename(entry, text));
  const folder = useTypedText(entry.folder, (text) => kept.describe(entry, { folder: text.trim() }));
  const notes = useTypedText(entry.notes, (text) => kept.describe(entry, { notes: text }));
  const leave = ({ flush }: TypedText) => {
    flush();
    kept.follow();
  };
  return (
    <details>
      <summary>
        {t('web.keeping.change')} <span className="spoken">{entry.title}</span>
      </summary>
      <div className="keeping-fields">
        <label>
          <span className="minor">{t('web.keeping.name')}</span>
          <input
            type="text"
            value={name.text}
            maxLength={60}
            onChange={(event) => name.type(event.target.value)}
            onBlur={() => leave(name)}
          />
        </label>
        <label>
          <span className="minor">{t('web.keeping.folder')}</span>
          <input
            type="text"
            value={folder.text}
            maxLength={40}
            list={folders}
            placeholder={t('web.keeping.folder.none')}
            onChange={(event) => folder.type(event.target.value)}
            onBlur={() => leave(folder)}
          />
        </label>
        <label className="keeping-note">
          <span className="minor">{t('web.keeping.notes')}</span>
          <textarea
            value={notes.text}
            maxLength={4000}
            onChange={(event) => notes.type(event.target.value)}
            onBlur={() => leave(notes)}
          />
        </label>
        <div className="saving-ways">
          {entry.battle && (
            <a className="button" href={pageAddress('any', 'replay', `battle=${entry.id}`)}>
              {t('web.keeping.replay')}
            </a>
          )}
          {entry.battle?.over && (
            <a className="button" href={pageAddress('any', 'report', `battle=${entry.id}`)}>
              {t('web.over.report')}
            </a>
          )}
          <button type="button" onClick={() => kept.duplicate(entry)}>
            {t('web.keeping.duplicate')}
          </button>
          <button type="button" className="grave" onClick={() => kept.remove(entry)}>
            {t('web.keeping.delete')}
          </button>
        </div>
      </div>
    </details>
  );
}
