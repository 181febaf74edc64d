/** The ground of a game as its table shows it, without models: for maps beside the table. */
import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { mm } from '../../../table/units.ts';
import { Terrain } from './terrain/Terrain.tsx';

export const RealGround = ({ state: { field, features } }: { readonly state: State }): ReactNode => (
  <Terrain
    side={field.side}
    bar={field.sticks.s}
    autumn={field.variant === 'SDT'}
    features={features}
    level={0}
    foot={mm(field.footRadius)}
  />
);
