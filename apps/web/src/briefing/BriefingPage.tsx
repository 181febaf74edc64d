/** Before a battle: its map, what wins it, how even it is, the opponent. Nothing is kept until the battle begins. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTableWords } from '../battle/useTableWords.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { sideColours } from '../table/troops/nations.ts';
import { type Asked, asked } from './asked.ts';
import { BriefMap } from './BriefMap.tsx';
import { BriefWords } from './BriefWords.tsx';
import type { BriefingKey } from './messages.ts';
import type { Shown } from './shown.ts';
import { useShown } from './useShown.ts';
import './briefing.css';

export function BriefingPage(): ReactNode {
  return <Briefing />;
}

/** `children`: what else is told of the battle, by whoever found it. */
export function Briefing({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const one = useStore(asked, (all) => all.asked);
  if (one === null) return <p role="status">{t('web.brief.none')}</p>;
  return <Briefed asked={one}>{children}</Briefed>;
}

interface Props {
  readonly asked: Asked;
  readonly children: ReactNode;
}

function Briefed({ asked: one, children }: Props): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const { battle, plain = battle } = one;
  const shown = useShown(battle, plain);
  if (shown === 'failed') return <p role="alert">{t('web.brief.failed')}</p>;
  if (shown === 'loading') return <p role="status">{t('web.page.coming')}</p>;
  return (
    <Told asked={one} shown={shown}>
      {children}
    </Told>
  );
}

function Told({ asked: one, shown, children }: Props & { readonly shown: Shown }): ReactNode {
  const { t } = useMessages();
  const { screen, battle } = shown;
  if (useTableWords(screen) === 'loading') return <p role="status">{t('web.page.coming')}</p>;
  return (
    <div className="briefing side-colours" style={sideColours(screen.uniforms(battle.state))}>
      <BriefMap shown={shown} />
      <BriefWords asked={one} shown={shown}>
        {children}
      </BriefWords>
    </div>
  );
}
