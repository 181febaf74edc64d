/** Battles of the reader’s own from which the table is known: those begun from positions, too. */
import { type ReactNode, useContext, useState } from 'react';
import { BattleNameContext, useSavedBattles } from '../battle/index.ts';
import { listedBattles } from '../battle/records/firstBattle.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { ensureBundle } from '../i18n/bundles.ts';
import { useMessages } from '../i18n/index.ts';
import { useI18n } from '../i18n/useI18n.ts';
import type { CompanionConfig } from './companionConfig.ts';
import type { CompanionKey } from './messages.ts';
import type { Told } from './pieces.ts';

/** As many as fit on a phone; they are the latest. */
const MOST = 12;

interface Props {
  readonly config: CompanionConfig;
  readonly onBegin: (told: Told) => void;
}

export function OwnBattles({ config: { ruleset, told }, onBegin }: Props): ReactNode {
  const { t, translate, language } = useMessages<CompanionKey>();
  const i18n = useI18n();
  const battles = useSavedBattles();
  const battleName = useContext(BattleNameContext);
  const [listed, setListed] = useState<readonly SavedBattle[] | null>(null);
  const [fault, setFault] = useState<'web.companion.battles.failed' | 'web.companion.battles.secret' | null>(null);
  const list = async () => {
    const all = listedBattles(await battles.storage.list()).filter((one) => one.ruleset === ruleset);
    setListed([...all].sort((a, b) => b.touched - a.touched).slice(0, MOST));
  };
  const begin = async (id: string) => {
    setFault(null);
    const [looked] = await Promise.all([battles.openForReplay(id), ensureBundle(i18n, ruleset, language)]);
    battles.leaveReplay();
    if (looked === null) return setFault('web.companion.battles.failed');
    if (looked.secret) return setFault('web.companion.battles.secret');
    onBegin(told(looked.battle.state, translate));
  };
  return (
    <details
      className="panel"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && listed === null) list().catch(() => setListed([]));
      }}
    >
      <summary>{t('web.companion.battles')}</summary>
      <p className="minor">{t('web.companion.battles.about')}</p>
      {listed?.length === 0 && <p>{t('web.companion.battles.none')}</p>}
      {fault && <p role="alert">{t(fault)}</p>}
      <div className="companion-kinds">
        {listed?.map((battle) => (
          <button
            key={battle.id}
            type="button"
            onClick={() => void begin(battle.id).catch(() => setFault('web.companion.battles.failed'))}
          >
            {translate(battleName(battle))}
          </button>
        ))}
      </div>
    </details>
  );
}
