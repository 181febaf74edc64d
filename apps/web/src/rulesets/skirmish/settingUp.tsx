/** What comes before the battle: fetched when a game is set up, so that no other table carries it. */
import type { Frame } from '@drumhead/skirmish/screen';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Scene } from './scene.ts';

const coming = () => import('./later/setUp/index.ts');
const Panel = lazy(() => coming().then((found) => ({ default: found.SetUpPanel })));
const Deploying = lazy(() => coming().then((found) => ({ default: found.DeployPanel })));

const SET_UP: readonly Frame['at'][] = ['roleChoice', 'placeWhen', 'placeFeature', 'edge'];

export const isSetUp = ({ at }: Frame): boolean => SET_UP.includes(at);

export function SetUpPanel({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel scene={scene} />
    </Suspense>
  );
}

export function DeployPanel({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Deploying scene={scene} />
    </Suspense>
  );
}
