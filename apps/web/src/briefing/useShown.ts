/** A battle as it would begin, fetched and put on the screen's table; it is kept nowhere. */
import { useEffect, useState } from 'react';
import { EMPTY } from '../battle/host/hostState.ts';
import { onScreen, useSavedBattles } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import { manifestOf } from '../rulesets/manifests.ts';
import { preview } from './preview.ts';
import type { RulesBriefing } from './rulesBriefing.ts';
import type { Shown } from './shown.ts';

/** `plain`: the battle before a handicap. While another one is fetched, the one before stays; null: there is none to show. */
export function useShown(battle: NewBattle | null, plain: NewBattle | null): Shown | 'loading' | 'failed' {
  const battles = useSavedBattles();
  const [shown, setShown] = useState<Shown | 'loading' | 'failed'>('loading');
  const people = battle && Object.keys(battle.seats).filter((seat) => isHuman(battle.seats[seat]));
  const wanted = battle && JSON.stringify([battle.ruleset, battle.scenario, battle.setup, people]);
  useEffect(() => {
    if (battle === null) return;
    let unmounted = false;
    const show = async (): Promise<Shown | 'failed'> => {
      const { ruleset, scenario } = battle;
      const [begun, rules] = await Promise.all([preview(battle), manifestOf(ruleset)?.briefing()]);
      if (begun === null || rules === undefined) return 'failed';
      const ready = scenario === null ? null : await begun.screen.scenario(scenario);
      const isReady = ready !== null && JSON.stringify(ready) === JSON.stringify(begun.battle.setup);
      return { ...begun, rules: rules as RulesBriefing, printed: plain?.setup ?? ready, isReady };
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
  return shown;
}
