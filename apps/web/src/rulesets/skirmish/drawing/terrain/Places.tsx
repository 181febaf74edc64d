/** Names of places, and what the ground gives. */
import type { Feature, State } from '@drumhead/skirmish/screen';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import type { Clearing } from '../../../../table/drawing/trees.ts';
import { Lettering, useNames } from '../../../../table/lettering/Lettering.tsx';
import { boxesAround } from '../../../../table/lettering/letters.ts';
import { mm } from '../../../../table/units.ts';

interface Props {
  readonly scenario: string;
  readonly features: State['features'];
  readonly troops: readonly Clearing[];
}

export function Places({ scenario, features, troops }: Props): ReactNode {
  const ready = useBundle('skirmish-place-pages');
  const { translate } = useMessages();
  const nameOf = useNames();
  const areas = useMemo(
    () =>
      features.flatMap((feature) =>
        'points' in feature ? [{ id: feature.id, kind: feature.kind, points: feature.points.map(mm) }] : [],
      ),
    [features],
  );
  const avoid = useMemo(() => boxesAround(troops), [troops]);
  if (!ready) return null;
  const gives = (kind: Feature['kind']): string => {
    if (kind === 'hill') return translate('sk.ground.higher');
    // Inside a building there is no room for it among the men.
    return kind === 'wood' ? translate('sk.ground.cover') : '';
  };
  return (
    <Lettering
      avoid={avoid}
      places={areas.map(({ id, kind, points }) => ({
        id,
        points,
        name: nameOf(`sk.place.${scenario}.${id}`),
        gives: gives(kind),
        inside: kind === 'hill' || kind === 'building',
      }))}
    />
  );
}
