/** Before a battle: its map, what wins it, how even it is, the opponent. Nothing is kept until the battle begins. */
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EMPTY } from '../battle/host/hostState.ts';
import { onScreen, useSavedBattles } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import { useBundle } from '../i18n/useBundle.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { sideColours } from '../table/troops/nations.ts';
import { type Asked, asked } from './asked.ts';
import { BriefMap } from './BriefMap.tsx';
import { BriefWords } from './BriefWords.tsx';
import type { BriefingKey } from './messages.ts';
import { preview } from './preview.ts';
import type { RulesBriefing } from './rulesBriefing.ts';
import type { Shown } from './shown.ts';
import './briefing.css';

export function BriefingPage(): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const one = useStore(asked, (all) => all.asked);
  if (one === null) return <p role="status">{t('web.brief.none')}</p>;
  return <Briefed asked={one} />;
}

function Briefed({ asked: one }: { readonly asked: Asked }): ReactNode {
  const { t } = useMessages<BriefingKey | MessageKey>();
  const battles = useSavedBattles();
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading');
  const { battle, plain = battle } = one;
  const { ruleset, scenario, seats } = battle;
  const people = Object.keys(seats).filter((seat) => isHuman(seats[seat]));
  const wanted = JSON.stringify([ruleset, scenario, battle.setup, people]);
  useEffect(() => {
    let unmounted = false;
    const show = async (): Promise<Shown | 'failed'> => {
      const [begun, rules] = await Promise.all([preview(battle), manifestOf(ruleset)?.briefing()]);
      if (begun === null || rules === undefined) return 'failed';
      const ready = scenario === null ? null : await begun.screen.scenario(scenario);
      const isReady = ready !== null && JSON.stringify(ready) === JSON.stringify(begun.battle.setup);
      return { ...begun, rules: rules as RulesBriefing, printed: plain.setup ?? ready, isReady };
    };
    show().then(
      (found) => {
        // The reader may have gone elsewhere, or begun a battle, while it was fetched.
        if (unmounted || onScreen.getState().saved !== null) return;
        if (found !== 'failed') {
          const { screen, battle: before, viewer } = found;
          onScreen.setState({ ...EMPTY, screen, battle: before, viewer });
        }
        setShown(found);
      },
      () => unmounted || setShown('failed'),
    );
    return () => {
      unmounted = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rank of an opponent changes nothing of the map
  }, [wanted]);
  // A battle that was begun meanwhile stays.
  useEffect(() => () => battles.leaveReplay(), [battles]);
  if (shown === 'failed') return <p role="alert">{t('web.brief.failed')}</p>;
  if (shown === 'loading') return <p role="status">{t('web.page.coming')}</p>;
  return <Told asked={one} shown={shown} />;
}

function Told({ asked: one, shown }: { readonly asked: Asked; readonly shown: Shown }): ReactNode {
  const { t } = useMessages();
  const { screen, battle } = shown;
  const ready = [useBundle(screen.bundle), useBundle(screen.extraBundle ?? screen.bundle)].every(Boolean);
  if (!ready) return <p role="status">{t('web.page.coming')}</p>;
  return (
    <div className="briefing side-colours" style={sideColours(screen.uniforms(battle.state))}>
      <BriefMap shown={shown} />
      <BriefWords asked={one} shown={shown} />
    </div>
  );
}
