/** Where units have come from since the viewer last decided: what the other side did, drawn on the table. */
import type { State } from '@drumhead/large-battles';
import { memo, type ReactNode } from 'react';
import type { AnyStep } from '../../battle/hosted.ts';
import { useHosted } from '../../battle/index.ts';
import { isDeployment, type Scene } from './scene.ts';
import { mm } from '../../table/units.ts';

export const Trails = memo(function Trails({ scene }: { readonly scene: Scene }): ReactNode {
  const steps = useHosted((h) => h.steps);
  if (isDeployment(scene.frame)) return null;
  const before = stateAtLastWord(steps, scene.seat);
  if (!before || before.frames.some(isDeployment)) return null;
  return scene.state.units.map((unit, i) => {
    const old = before.units[i];
    if (!old || old.status !== 'table' || old === unit) return null;
    if (unit.status === 'joined') return null;
    if (unit.status !== 'table') return <Fallen key={i} x={mm(old.x)} y={mm(old.y)} />;
    const [dx, dy] = [mm(unit.x - old.x), mm(unit.y - old.y)];
    if (Math.hypot(dx, dy) < 4) return null;
    return <path key={i} className="trail" d={`M${mm(old.x)} ${mm(old.y)}l${dx} ${dy}`} />;
  });
});

function stateAtLastWord(steps: readonly AnyStep[], seat: string): State | null {
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    // His own order, and what came of it at once, is no news; only what others did after it.
    if (step?.seat === seat) return step.state as State;
  }
  return null;
}

function Fallen({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="screen-exact">
        <path d="M-7 -7L7 7M7 -7L-7 7" className="fallen" />
      </g>
    </g>
  );
}
