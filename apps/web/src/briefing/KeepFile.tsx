import { type Envelope, inLanguage } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { keepScenario } from '../app/keeping/keepPosition.ts';
import { useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import type { Shown } from './shown.ts';

/** Keeps a scenario file on the device, so that it is found again where battles are set up. */
export function KeepFile({ file, shown }: { readonly file: Envelope; readonly shown: Shown }): ReactNode {
  const { t, language } = useMessages<BriefingKey>();
  const [state, setState] = useState<'ready' | 'kept' | 'failed'>('ready');
  const keep = async (): Promise<void> => {
    const { screen, battle, printed } = shown;
    await keepScenario(Object(printed), inLanguage(file.title, language), await screen.sketch(battle.state));
  };
  if (state !== 'ready') return <p role="status">{t(`web.brief.file.${state}`)}</p>;
  return (
    <button
      type="button"
      onClick={() =>
        void keep().then(
          () => setState('kept'),
          () => setState('failed'),
        )
      }
    >
      {t('web.brief.file.keep')}
    </button>
  );
}
