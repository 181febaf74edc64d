/** The ways out of the maker: to the battle, into a file, onto the device. */
import { inLanguage } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { beginOn } from '../battle/host/beginOn.ts';
import { keepScenario } from '../app/keeping/keepPosition.ts';
import { briefScenario } from '../briefing/briefScenario.ts';
import { ClosableButton } from '../closed/ClosableButton.tsx';
import { fileName, saveFile } from '../documents/files.ts';
import { useMessages } from '../i18n/index.ts';
import { isWrong } from './check/faults.ts';
import { bytesOf } from './document/edits.ts';
import type { Making } from './making.ts';
import type { MakerKey } from './messages.ts';

export function Outward({ making: { file, screen, faults } }: { readonly making: Making }): ReactNode {
  const { t, language } = useMessages<MakerKey>();
  const [said, setSaid] = useState<{ readonly key: MakerKey; readonly of: unknown } | null>(null);
  const say = (key: MakerKey): void => setSaid({ key, of: file });
  const closed = isWrong(faults) ? t('web.maker.play.closed') : null;
  const title = inLanguage(file.title, language);
  const play = async (): Promise<void> => {
    const made = await beginOn(screen, null, file);
    if (!made.ok || !briefScenario({ screen, battle: made.value, text: JSON.stringify(file) }))
      say('web.maker.play.failed');
  };
  const keep = async (): Promise<void> => {
    const made = await beginOn(screen, null, file);
    if (!made.ok) throw new Error('not sound');
    await keepScenario(file, title, await screen.sketch(made.value.state));
    say('web.maker.keep.done');
  };
  return (
    <>
      <button type="button" onClick={() => saveFile(`${fileName(title, 'scenario')}.json`, bytesOf(file))}>
        {t('web.maker.saveFile')}
      </button>
      <ClosableButton closed={closed} onClick={() => void keep().catch(() => say('web.maker.keep.failed'))}>
        {t('web.maker.keep')}
      </ClosableButton>
      <ClosableButton
        className="primary"
        closed={closed}
        onClick={() => void play().catch(() => say('web.maker.play.failed'))}
      >
        {t('web.maker.play')}
      </ClosableButton>
      <p className="maker-said" role="status">
        {/* What was changed since is not what was saved. */}
        {said?.of === file && t(said.key)}
      </p>
    </>
  );
}
