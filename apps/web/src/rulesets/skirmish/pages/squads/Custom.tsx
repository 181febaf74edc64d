/** SK-PRO-1, SK-PTS-1..3. A custom profile with its points. */
import {
  type CustomProfile,
  LIMITS,
  MOST_NAME,
  priceOf,
  SPECIALS,
  type Special,
  type SquadFile,
  squadProblems,
  WEAPONS,
  type Weapon,
  type WeaponData,
} from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useReason } from '../../../../documents/Problems.tsx';
import { offered, withCustom } from './editorStore.ts';
import { Tally } from '../../../../panels/Tally.tsx';
import type { SquadKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

const FRESH: CustomProfile = { name: '', q: 4, c: 2, weapons: ['musket'], specials: [] };

const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export function Custom({
  squad,
  onAdd,
}: {
  readonly squad: SquadFile;
  readonly onAdd: (profile: CustomProfile) => void;
}): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const reason = useReason();
  const { variant } = squad;
  const [profile, setProfile] = useState(FRESH);
  const { sum, tally, points } = priceOf(profile);
  const weapons = (Object.entries(WEAPONS) as [Weapon, WeaponData][])
    .filter(([weapon, { variants }]) => variants.includes(variant) || profile.weapons.includes(weapon))
    .map(([weapon]) => weapon);
  const named = { ...profile, name: profile.name.trim() };
  const added = offered(squad, withCustom(squad, named));
  const whyNotAdded = named.name === '' ? t('web.squad.custom.unnamed') : added.fault && reason(added.fault);
  /** Why a weapon or special rule cannot be put beside the others. */
  const barred = (next: CustomProfile): string | null => {
    const alone: SquadFile = {
      ...squad,
      casual: true,
      models: [{ custom: { ...next, name: next.name.trim() || t('web.squad.custom') } }],
    };
    const fault = squadProblems(alone).find(({ path }) => path.startsWith('models[0].custom'));
    return fault ? reason(fault) : null;
  };
  const numbers = (key: 'q' | 'c', label: SquadKey) => (
    <fieldset>
      <legend>{t(label)}</legend>
      <div className="chips">
        {Array.from({ length: LIMITS[key][1] - LIMITS[key][0] + 1 }, (_, at) => LIMITS[key][0] + at).map((value) => (
          <button
            key={value}
            type="button"
            aria-label={`${t(label)} ${value}`}
            aria-pressed={profile[key] === value}
            onClick={() => setProfile({ ...profile, [key]: value })}
          >
            {value}
          </button>
        ))}
      </div>
    </fieldset>
  );
  return (
    <details className="panel custom">
      <summary>{t('web.squad.custom')}</summary>
      <label>
        <span className="minor">{t('web.squad.custom.name')}</span>
        <input
          type="text"
          value={profile.name}
          maxLength={MOST_NAME}
          onChange={(event) => setProfile({ ...profile, name: event.target.value })}
        />
      </label>
      {numbers('q', 'web.squad.quality')}
      {numbers('c', 'web.squad.combat')}
      <fieldset>
        <legend>{t('web.squad.weapons')}</legend>
        <div className="chips">
          {weapons.map((weapon) => (
            <ClosableButton
              key={weapon}
              aria-pressed={profile.weapons.includes(weapon)}
              closed={barred({ ...profile, weapons: toggled(profile.weapons, weapon) })}
              onClick={() => setProfile({ ...profile, weapons: toggled(profile.weapons, weapon) })}
            >
              {translate(`sk.weapon.${weapon}`)}
            </ClosableButton>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('web.squad.specials')}</legend>
        <div className="chips">
          {(Object.keys(SPECIALS) as Special[]).map((special) => (
            <ClosableButton
              key={special}
              aria-pressed={profile.specials.includes(special)}
              closed={barred({ ...profile, specials: toggled(profile.specials, special) })}
              onClick={() => setProfile({ ...profile, specials: toggled(profile.specials, special) })}
            >
              {translate(`sk.special.${special}`)}
            </ClosableButton>
          ))}
        </div>
        {profile.specials.map((special) => (
          <p key={special} className="minor">
            <b>{translate(`sk.special.${special}`)}:</b> {translate(`sk.clause.${special}`)}
          </p>
        ))}
      </fieldset>
      <Tally label={t('web.squad.custom.sum')} tally={tally} />
      <p>
        <strong>{t('web.squad.custom.points', { sum, q: profile.q, points })}</strong>
      </p>
      <ClosableButton className="primary" closed={whyNotAdded} onClick={() => onAdd(named)}>
        {t('web.squad.custom.add')}
      </ClosableButton>
    </details>
  );
}
