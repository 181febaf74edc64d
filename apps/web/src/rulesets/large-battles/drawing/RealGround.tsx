/** The ground of a battle as its table shows it, without troops: for maps beside the table. */
import type { State } from '@drumhead/large-battles';
import type { ReactNode } from 'react';
import { Terrain } from './terrain/Terrain.tsx';

export const RealGround = ({ state: { field } }: { readonly state: State }): ReactNode => <Terrain field={field} />;
