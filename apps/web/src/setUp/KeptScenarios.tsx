/** The scenario files of this device for a game, each of which goes to its briefing. */
import { scenarioName } from '@drumhead/content';
import { envelopeOf } from '@drumhead/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { SCENARIO } from '../app/keeping/kinds.ts';
import { useSavedBattles } from '../battle/index.ts';
import { briefScenario } from '../briefing/briefScenario.ts';
import { contentOf } from '../documents/contentOf.ts';
import { documentStorage, type StoredDocument } from '../documents/documentStorage.ts';
import { useMessages } from '../i18n/index.ts';
import { changeCopy } from '../maker/changeCopy.ts';
import type { SetUpKey } from './messages.ts';

export function KeptScenarios({ ruleset }: { readonly ruleset: string }): ReactNode {
  const { t, translate, language } = useMessages<SetUpKey>();
  const { positionIn } = useSavedBattles();
  const [unread, setUnread] = useState<string | null>(null);
  const [kept, setKept] = useState<readonly StoredDocument[]>([]);
  useEffect(() => {
    let unmounted = false;
    documentStorage()
      .then((storage) => storage.list(SCENARIO))
      .then(
        (found) => unmounted || setKept(found),
        // Without storage there are none.
        () => undefined,
      );
    return () => {
      unmounted = true;
    };
  }, []);
  const here = kept.flatMap(({ id, text }) => {
    const file = envelopeOf(contentOf(text));
    return file?.ruleset === ruleset ? [{ id, text, file, title: translate(scenarioName(file)) }] : [];
  });
  if (here.length === 0) return null;
  const open = async (text: string, title: string): Promise<void> => {
    setUnread(null);
    const found = await positionIn(text).catch(() => null);
    if (found !== null) briefScenario(found);
    else setUnread(title);
  };
  return (
    <>
      <p className="set-up-kept">
        {t('web.setUp.kept')}{' '}
        {here.map(({ id, text, title, file }) => (
          <span key={id} className="set-up-kept-one">
            <button type="button" onClick={() => void open(text, title)}>
              {title}
            </button>
            <button
              type="button"
              aria-label={t('web.setUp.changeCopy.of', { title })}
              onClick={() => changeCopy(ruleset, file, title, language)}
            >
              {t('web.setUp.changeCopy')}
            </button>
          </span>
        ))}
      </p>
      {unread !== null && <p role="alert">{t('web.setUp.kept.unread', { title: unread })}</p>}
    </>
  );
}
