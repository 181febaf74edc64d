/** The troops of a side on parade: tap one to read what it can do. */
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { FlagPicture } from '../table/troops/FlagPicture.tsx';
import type { SetUpKey } from './messages.ts';
import type { ForceSetUp, Piece } from './rulesSetUp.ts';
import { SetUpFields } from './SetUpFields.tsx';
import './force.css';

export function Force<D>({
  force,
  side,
  pieces,
  change,
}: {
  readonly force: ForceSetUp<D>;
  readonly side: number;
  /** Empty while they are fetched. */
  readonly pieces: readonly Piece[];
  readonly change: (draft: D) => void;
}): ReactNode {
  const { t } = useMessages<SetUpKey | MessageKey>();
  const [picked, setPicked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  const { name, uniform, about, fields, told } = force;
  const shown = pieces[Math.min(picked, pieces.length - 1)];
  return (
    <article className={`set-up-force side-${side}`} aria-labelledby={`force-${side}`}>
      <header>
        <FlagPicture uniform={uniform} />
        <div>
          <h3 id={`force-${side}`}>{name}</h3>
          <p className="minor">{about}</p>
        </div>
        {fields.length > 0 && (
          <button type="button" aria-label={t('web.setUp.change.of', { what: name })} onClick={() => setOpen(true)}>
            {t('web.setUp.change')}
          </button>
        )}
      </header>
      {told && !isOpen && <p className="minor set-up-besides">{told}</p>}
      <ul>
        {pieces.map(({ key, name: kind, count, mark, picture }, i) => (
          <li key={key}>
            <button type="button" aria-pressed={shown?.key === key} onClick={() => setPicked(i)}>
              {picture}
              {mark === undefined ? (
                <span>
                  {count > 1 && <b>{count}</b>} {kind}
                </span>
              ) : (
                <span className="set-up-mark">
                  <span aria-hidden="true">{mark}</span> <span className="spoken">{kind}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className="set-up-told" aria-live="polite">
        {shown && <Told piece={shown} />}
      </div>
      {isOpen && (
        <Dialog title={title} className="set-up-sheet" onClose={() => setOpen(false)}>
          <h2 id={title}>{name}</h2>
          <p className="minor">{about}</p>
          <SetUpFields fields={fields} change={change} />
          {told && <p role="status">{told}</p>}
        </Dialog>
      )}
    </article>
  );
}

function Told({ piece: { name, profile, rules } }: { readonly piece: Piece }): ReactNode {
  return (
    <>
      <p>
        <b>{name}.</b> {profile}
      </p>
      {rules.length > 0 && (
        <dl>
          {rules.map((rule) => (
            <div key={rule.name}>
              <dt>{rule.name}</dt> <dd>{rule.about}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
