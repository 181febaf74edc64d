/** A squad as cards, one for each man, and as counters of the size of his base. */
import { abilitiesOf, commanderOf, homeOf, modelPoints, SCALES, type SquadFile, WEAPONS } from '@drumhead/skirmish';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { SelectField } from '../../../../documents/Fields.tsx';
import { numbered } from '../../../../documents/numbered.ts';
import { PrintedCards } from '../../../../documents/PrintedCards.tsx';
import { useMessages } from '../../../../i18n/index.ts';
import { mm } from '../../../../table/units.ts';
import { heldBy } from '../../drawing/pieces/held.tsx';
import { Soldier } from '../../drawing/pieces/Soldier.tsx';
import { uniformOf } from '../../drawing/pieces/uniforms.ts';
import { SCALE_CHOICES } from '../scaleChoices.ts';
import { ManPortrait } from './ManPortrait.tsx';
import type { SquadKey } from './messages.ts';
import { modelName, specialNames, weaponNames } from './profile.ts';

/** A man in the middle of his counter: his figure is drawn for a base of radius 10, its head well above. */
const FIGURE = 0.62;

export function Cards({ doc: squad }: PartProps<SquadFile>): ReactNode {
  const { t, translate } = useMessages<SquadKey>();
  const [scale, setScale] = useState<(typeof SCALE_CHOICES)[number][0]>('28mm');
  const { footRadius, mountedRadius } = SCALES[Number.parseInt(scale, 10) as keyof typeof SCALES];
  const commander = commanderOf(squad);
  const men = squad.models.map((model, at) => ({ model, at, abilities: abilitiesOf(model) }));
  const names = numbered(squad.models.map((model) => model.name ?? modelName(model, translate)));
  return (
    <>
      <div className="cards-choice">
        <SelectField label={t('web.squad.cards.scale')} value={scale} choices={SCALE_CHOICES} onChange={setScale} />
      </div>
      <PrintedCards
        title={squad.name ?? translate(`sk.roster.${squad.roster}`)}
        cards={men.map(({ model, at, abilities }) => ({
          key: String(at),
          name: `${names[at]}${commander?.model === model ? ' ★' : ''}`,
          ...(model.name === undefined ? {} : { kind: modelName(model, translate) }),
          stats: abilities === null ? [] : [`Q ${abilities.q}+`, `C ${abilities.c}`],
          lines: abilities === null ? [] : [weaponNames(abilities, translate), specialNames(abilities, translate)],
          points: modelPoints(model),
          boxes: [
            { label: t('web.squad.sheet.out'), count: 1 },
            ...(abilities?.weapons.some((weapon) => WEAPONS[weapon].ranged !== null)
              ? [{ label: t('web.squad.sheet.depleted'), count: 1 }]
              : []),
          ],
          picture: <ManPortrait model={model} at={at} roster={squad.roster} />,
        }))}
        counters={men.map(({ model, at, abilities }) => {
          const isMounted = abilities?.specials.includes('mounted') === true;
          const radius = mm(isMounted ? mountedRadius : footRadius);
          const { profile = '' } = model;
          const size = (radius / 10) * FIGURE;
          return {
            key: String(at),
            label: names[at] ?? '',
            width: 2 * radius,
            depth: 2 * radius,
            isRound: true,
            drawing: (
              <g transform={`translate(0 ${radius * 0.5}) scale(${size})`}>
                <Soldier
                  uniform={uniformOf(homeOf(profile)?.id ?? squad.roster, profile)}
                  held={heldBy(abilities ?? { weapons: [], specials: [] })}
                  mounted={isMounted}
                  stance="standing"
                />
              </g>
            ),
          };
        })}
      />
    </>
  );
}
