/** From a battle that is set up or briefed to a copy of it that can be changed. */
import type { ReactNode } from 'react';
import { changeCopy } from '../maker/changeCopy.ts';
import { useMessages } from '../i18n/index.ts';
import type { BriefingKey } from './messages.ts';
import type { Shown } from './shown.ts';

export function ChangeCopy({
  shown: { screen, battle, printed },
  name,
  from,
}: {
  readonly shown: Shown;
  /** The battle, in the language of the reader. */
  readonly name: string;
  /** As {@link changeCopy} takes it. */
  readonly from?: string | undefined;
}): ReactNode {
  const { t, language } = useMessages<BriefingKey>();
  const change = () => changeCopy(screen.ruleset.id, printed ?? battle.setup, name, language, from);
  return (
    <button type="button" className="link" onClick={change}>
      {t('web.brief.changeCopy')}
    </button>
  );
}
