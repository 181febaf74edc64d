/** The one door for what comes from outside: shows where to drop it, opens it, and says what cannot be opened. */
import { translateFacts } from '@drumhead/content';
import { describedOne, type OneOfSeveral } from '@drumhead/content/outside';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { PositionQuestion } from '../app/home/PositionQuestion.tsx';
import { useStart } from '../app/home/useStart.ts';
import { FaultWords } from '../app/Notices.tsx';
import { useSavedBattles } from '../battle/index.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { bring, brought } from './brought.ts';
import { handOver } from './handed.ts';
import type { DoorKey } from './messages.ts';
import { open } from './open.ts';
import type { Opened } from './opened.ts';
import '../app/footNotice.css';
import './door.css';

const BUNDLE = 'web-door-pages';

export function Door(): ReactNode {
  const { files, isHeld } = useStore(brought);
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const battles = useSavedBattles();
  const start = useStart();
  const { t } = useMessages<DoorKey | MessageKey>();
  const isReady = useBundle(BUNDLE);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (files.length === 0) return;
    brought.setState({ files: [] });
    const all = async () => {
      const found: Opened[] = [];
      for (const file of files) found.push(await open(file, battles, start.go));
      before.current = document.activeElement;
      // What was answered before stands until the reader closes it.
      const fresh = found.filter(({ is }) => is !== 'done');
      // Said once: the same file brought again has the same answer.
      const isFresh = (one: Opened) => !fresh.some((other) => JSON.stringify(other) === JSON.stringify(one));
      setOpened((answered) => [...answered.filter(isFresh), ...fresh]);
    };
    all().catch(() => setOpened((answered) => [...answered, { is: 'told', key: 'web.door.failed', facts: {} }]));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is brought is opened
  }, [files]);
  if (!isReady) return null;
  const close = (closed: readonly Opened[]) => {
    setOpened((answered) => answered.filter((one) => !closed.includes(one)));
    // The reader is back at what was tapped.
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <>
      {isHeld && (
        <p className="door-target" role="status">
          {t('web.door.drop')}
        </p>
      )}
      {opened.length > 0 && (
        <section className="foot-notice door" aria-label={t('web.door.title')}>
          {opened.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- files have no other name
            <Answer key={at} opened={one} start={start} onClose={() => close([one])} />
          ))}
          <button type="button" className="quiet" onClick={() => close(opened)}>
            {t('web.close')}
          </button>
        </section>
      )}
    </>
  );
}

interface AnswerProps {
  readonly opened: Opened;
  readonly start: ReturnType<typeof useStart>;
  readonly onClose: () => void;
}

function Answer({ opened, start, onClose }: AnswerProps): ReactNode {
  const { t, translate } = useMessages<DoorKey>();
  switch (opened.is) {
    case 'done':
      return null;
    case 'told':
      return (
        <p role="alert">
          {translate(
            opened.key,
            translateFacts(opened.facts, (key) => translate(key)),
          )}
        </p>
      );
    case 'fault':
      return (
        <div role="alert">
          <FaultWords fault={opened.fault} />
        </div>
      );
    case 'elsewhere':
      return <Elsewhere {...opened} onClose={onClose} />;
    case 'position': {
      const go: typeof start.go = async (...wanted) => {
        await start.go(...wanted);
        onClose();
      };
      return <PositionQuestion position={opened.position} start={{ ...start, go }} onCancel={onClose} />;
    }
    case 'several':
      return <Several all={opened.all} />;
    case 'list':
      return (
        <>
          <p>{t('web.door.list')}</p>
          <p className="paper-tools">
            {opened.pages.map(({ kind, ruleset, page, name }) => (
              <button
                key={kind}
                type="button"
                onClick={() => {
                  onClose();
                  handOver({ ruleset, page, text: opened.text, isDocument: false });
                }}
              >
                {translate(name)}
              </button>
            ))}
          </p>
        </>
      );
  }
}

/** Of several the chosen one is opened; the others stay to be chosen. */
function Several({ all }: { readonly all: readonly OneOfSeveral[] }): ReactNode {
  const { t, translate } = useMessages<DoorKey>();
  return (
    <>
      <p role="alert">{t('web.door.several')}</p>
      <ul className="door-several">
        {all.map((one, at) => {
          const { key, facts } = describedOne(one);
          const label = translate(
            key,
            translateFacts(facts, (name) => translate(name)),
          );
          const text = textOf(one);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- they have no other name
            <li key={at}>
              {text === null ? (
                label
              ) : (
                <button type="button" onClick={() => bring(text)}>
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What the door takes for this one; null: it cannot be opened, damaged or too new. */
function textOf(one: OneOfSeveral): string | null {
  if (one.is === 'record' || one.is === 'own') return one.text;
  return one.is === 'link' ? (one.url ?? one.address) : null;
}

/** A link of another server is the reader's to follow. */
function Elsewhere({
  url,
  here,
  onClose,
}: Extract<Opened, { is: 'elsewhere' }> & { readonly onClose: () => void }): ReactNode {
  const { t } = useMessages<DoorKey>();
  const { host } = url;
  return (
    <>
      <p role="alert">{t(here === null ? 'web.door.elsewhere' : 'web.door.elsewherePage', { host })}</p>
      <p className="paper-tools">
        <a href={url.href} rel="noreferrer">
          {t('web.door.openThere', { host })}
        </a>
        {here !== null && (
          <button
            type="button"
            onClick={() => {
              onClose();
              location.hash = here;
            }}
          >
            {t('web.door.openHere')}
          </button>
        )}
      </p>
    </>
  );
}
