/** The screens of a pick-up set-up: fetched when a battle is set up, so that no other table carries them. */
import type { Frame } from '@drumhead/large-battles';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Scene } from './scene.ts';

const coming = () => import('./later/setUp/index.ts');
const Panel = lazy(() => coming().then(({ SetUpPanel }) => ({ default: SetUpPanel })));
const Laying = lazy(() => coming().then(({ LayTable }) => ({ default: LayTable })));

/** Decisions that come before deployment. */
export function isBeforeDeployment(frame: Frame | null): boolean {
  return frame?.at === 'plusRule' || frame?.at === 'chooseRole' || frame?.at === 'layTerrain';
}

export function SetUpPanel({ scene }: { readonly scene: Scene }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Panel scene={scene} />
    </Suspense>
  );
}

export function LayTable(): ReactNode {
  return (
    <Suspense fallback={null}>
      <Laying />
    </Suspense>
  );
}
