/** The rules that the models of a squad use, as they stand on its sheet: weapons, feature and special rules. */
import { signed } from '@drumhead/content';
import { NONE } from '@drumhead/content/ruleTables';
import {
  abilitiesOf,
  type Ranged,
  rosterCalled,
  SPECIALS,
  type Special,
  type SquadFile,
  type Variant,
  WEAPONS,
  type Weapon,
  type WeaponData,
} from '@drumhead/skirmish';
import type { ReactNode } from 'react';
import { type Messages, useMessages } from '../../../../i18n/index.ts';
import type { SquadKey } from './messages.ts';

/** Its class in hand-to-hand combat, and its reach. */
export function weaponText(
  { t, translate }: Messages<SquadKey>,
  weapon: Weapon,
  { hthClass, ranged }: WeaponData,
  variant: Variant,
): string {
  const close = t(weapon === 'lance' ? 'web.squad.sheet.lance' : 'web.squad.sheet.class', { hth: hthClass });
  return [close, ...(ranged === null ? [] : [reach(translate, ranged, variant)])].join(', ');
}

/** `L +2/+1/+0`: the stick, and the modifiers at one, two and three of them. */
const reach = (translate: Messages['translate'], { stick, bands }: Ranged, variant: Variant): string =>
  `${translate(`web.stick.${stick}`)} ${bands[variant].map((add) => (add === null ? NONE : signed(add))).join('/')}`;

export function SquadRules({ squad }: { readonly squad: Pick<SquadFile, 'roster' | 'models' | 'variant'> }): ReactNode {
  const messages = useMessages<SquadKey>();
  const { t, translate } = messages;
  const all = squad.models.flatMap((model) => abilitiesOf(model) ?? []);
  const weapons = (Object.keys(WEAPONS) as Weapon[]).filter((weapon) =>
    all.some((one) => one.weapons.includes(weapon)),
  );
  const specials = (Object.keys(SPECIALS) as Special[]).filter((special) =>
    all.some((one) => one.specials.includes(special)),
  );
  const { feature } = rosterCalled(squad.roster);
  return (
    <>
      {weapons.length > 0 && (
        <p className="sheet-weapons">
          {weapons
            .map(
              (weapon) =>
                `${translate(`sk.weapon.${weapon}`)}: ${weaponText(messages, weapon, WEAPONS[weapon], squad.variant)}`,
            )
            .join(' · ')}
        </p>
      )}
      {feature !== null && (
        <p>
          <strong>{t('web.squad.sheet.feature')}:</strong> {translate(`sk.feature.${feature}`)}
        </p>
      )}
      <dl className="clauses">
        {specials.map((special) => (
          <div key={special}>
            <dt>{translate(`sk.special.${special}`)}</dt> <dd>{translate(`sk.clause.${special}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
