/** SK-PRO-1, SK-PTS-1..3. A custom profile with its points. */
import {
  type CustomProfile,
  LIMITS,
  MOST_NAME,
  priceOf,
  SPECIALS,
  type Special,
  type Variant,
  WEAPONS,
  type Weapon,
  type WeaponData,
} from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { Tally } from '../../../../panels/Tally.tsx';
import type { SquadKey } from './messages.ts';
import { ClosableButton } from '../../../../closed/ClosableButton.tsx';

const FRESH: CustomProfile = { name: '', q: 4, c: 2, weapons: ['musket'], specials: [] };

const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];

export function Custom({
  variant,
  closed,
  onAdd,
}: {
  readonly variant: Variant;
  /** Why the squad takes nobody more, or null. */
  readonly closed: string | null;
  readonly onAdd: (profile: CustomProfile) => void;
}): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const [profile, setProfile] = useState(FRESH);
  const { sum, tally, points } = priceOf(profile);
  const weapons = (Object.entries(WEAPONS) as [Weapon, WeaponData][])
    .filter(([weapon, { variants }]) => variants.includes(variant) || profile.weapons.includes(weapon))
    .map(([weapon]) => weapon);
  const whyNotAdded = closed ?? (profile.name.trim() === '' ? t('web.squad.custom.unnamed') : null);
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
            <button
              key={weapon}
              type="button"
              aria-pressed={profile.weapons.includes(weapon)}
              onClick={() => setProfile({ ...profile, weapons: toggled(profile.weapons, weapon) })}
            >
              {translate(`sk.weapon.${weapon}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('web.squad.specials')}</legend>
        <div className="chips">
          {(Object.keys(SPECIALS) as Special[]).map((special) => (
            <button
              key={special}
              type="button"
              aria-pressed={profile.specials.includes(special)}
              onClick={() => setProfile({ ...profile, specials: toggled(profile.specials, special) })}
            >
              {translate(`sk.special.${special}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <Tally label={t('web.squad.custom.sum')} tally={tally} />
      <p>
        <strong>{t('web.squad.custom.points', { sum, q: profile.q, points })}</strong>
      </p>
      <ClosableButton
        className="primary"
        closed={whyNotAdded}
        onClick={() => onAdd({ ...profile, name: profile.name.trim() })}
      >
        {t('web.squad.custom.add')}
      </ClosableButton>
    </details>
  );
}
