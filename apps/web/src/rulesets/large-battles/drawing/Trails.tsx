/** Moves of the other side since the viewer's last decision. */
import type { State } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import { useHosted } from '../../../battle/index.ts';
import { mm } from '../../../table/units.ts';
import { stateAtLastWord, Trails as Drawn } from '../../../table/troops/Trails.tsx';
import { isDeployment, type Scene } from '../interaction/scene.ts';

export const Trails = memo(function Trails({ scene }: { readonly scene: Scene }): ReactNode {
  const steps = useHosted((h) => h.steps);
  if (isDeployment(scene.frame)) return null;
  const before = stateAtLastWord(steps, scene.seat) as State | null;
  if (!before || before.frames.some(isDeployment)) return null;
  const trails = scene.state.units.flatMap((unit, i) => {
    const old = before.units[i];
    if (!old || old.status !== 'table' || old === unit || unit.status === 'joined') return [];
    const to = unit.status === 'table' ? { x: mm(unit.x), y: mm(unit.y) } : null;
    return [{ from: { x: mm(old.x), y: mm(old.y) }, to }];
  });
  return <Drawn trails={trails} />;
});
