/** Battles of the reader’s own from which the table is known: those begun from positions, too. */
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { BattleNameContext, useSavedBattles } from '../battle/index.ts';
import { listedBattles } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { ensureBundle } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import { SketchPicture } from '../table/sketch/SketchPicture.tsx';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import type { Told } from './pieces.ts';

/** As many as fit on a phone; they are the latest. */
const MOST = 6;

/** Counters as parts of the little map's width. */
const SMALLEST = 0.04;

interface Props {
  readonly config: CompanionConfig;
  readonly onBegin: (told: Told) => void;
}

export function OwnBattles({ config: { ruleset, told, isOwn }, onBegin }: Props): ReactNode {
  const { t, translate, language } = useMessages<CompanionKey>();
  const i18n = useI18n();
  const battles = useSavedBattles();
  const battleName = useContext(BattleNameContext);
  const [listed, setListed] = useState<readonly SavedBattle[] | null>(null);
  const [fault, setFault] = useState<'web.companion.battles.failed' | 'web.companion.battles.secret' | null>(null);
  useEffect(() => {
    let unmounted = false;
    const list = async (): Promise<void> => {
      const all = listedBattles(await battles.storage.list());
      const own = all.filter((one) => one.ruleset === ruleset && isOwn?.(one) !== false);
      if (!unmounted) setListed([...own].sort((a, b) => b.touched - a.touched).slice(0, MOST));
    };
    // Where nothing can be read there is nothing to begin with.
    list().catch(() => unmounted || setListed([]));
    return () => {
      unmounted = true;
    };
  }, [battles, ruleset, isOwn]);
  const begin = async (id: string) => {
    setFault(null);
    const [looked] = await Promise.all([battles.openForReplay(id), ensureBundle(i18n, ruleset, language)]);
    battles.leaveReplay();
    if (looked === null) return setFault('web.companion.battles.failed');
    if (looked.secret) return setFault('web.companion.battles.secret');
    onBegin(told(looked.battle.state, translate));
  };
  if (listed === null) return null;
  if (listed.length === 0) return <p className="minor">{t('web.companion.battles.none')}</p>;
  return (
    <section className="companion-battles" aria-label={t('web.companion.battles')}>
      <h3>{t('web.companion.battles')}</h3>
      {fault && <p role="alert">{t(fault)}</p>}
      {listed.map((battle) => (
        <button
          key={battle.id}
          type="button"
          onClick={() => void begin(battle.id).catch(() => setFault('web.companion.battles.failed'))}
        >
          {battle.sketch && (
            <SketchPicture
              sketch={battle.sketch}
              part={{ x: 0, y: 0, width: battle.sketch.width, height: battle.sketch.height }}
              smallest={SMALLEST}
            />
          )}
          <span>{translate(battleName(battle))}</span>
        </button>
      ))}
    </section>
  );
}
