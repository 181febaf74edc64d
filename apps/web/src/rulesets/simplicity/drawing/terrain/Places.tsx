/** Names of places, and what the ground gives. */
import { type Piece, SAVE, type State } from '@drumhead/simplicity/screen';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { useBundle } from '../../../../i18n/useBundle.ts';
import type { Clearing } from '../../../../table/drawing/trees.ts';
import { Lettering, useNames } from '../../../../table/lettering/Lettering.tsx';
import { boxesAround } from '../../../../table/lettering/letters.ts';
import type { LabelBox } from '../../../../table/labels.ts';
import { mm } from '../../../../table/units.ts';

/** SIP-TER-12. */
const COVER: readonly Piece['kind'][] = ['woods', 'section', 'fieldwork'];

interface Props {
  readonly scenario: string;
  readonly terrain: State['terrain'];
  readonly objectives: State['field']['objectives'];
  readonly troops: readonly Clearing[];
}

/** The room of an objective's stake, and of a windmill beside it, in millimetres. */
const signBox = ({ id, x, y }: State['field']['objectives'][number]): LabelBox =>
  id === 'windmill'
    ? { left: mm(x) - 12, top: mm(y) - 90, width: 72, height: 96 }
    : { left: mm(x) - 12, top: mm(y) - 36, width: 24, height: 42 };

export function Places({ scenario, terrain, objectives, troops }: Props): ReactNode {
  const ready = useBundle('simplicity-place-pages');
  const { translate } = useMessages();
  const nameOf = useNames();
  const outlines = useMemo(() => terrain.map(({ points }) => points.map(mm)), [terrain]);
  const signs = useMemo(() => objectives.map(signBox), [objectives]);
  const avoid = useMemo(() => boxesAround(troops), [troops]);
  if (!ready) return null;
  const gives = (kind: Piece['kind']): string => {
    if (kind === 'hill') return translate('sip.ground.uphill');
    return COVER.includes(kind) ? translate('sip.ground.cover', { score: SAVE }) : '';
  };
  return (
    <Lettering
      avoid={avoid}
      others={signs}
      places={terrain.map(({ id, kind }, i) => ({
        id,
        points: outlines[i] ?? [],
        name: nameOf(`sip.place.${scenario}.${id}`),
        gives: gives(kind),
        inside: kind === 'hill',
        built: kind === 'section',
      }))}
    />
  );
}
