/**
 * Powder smoke over those who have just fired: a flash, a cloud that rises and thins. Only opacity and transforms move,
 * in elements of their own, so that neither the ground nor the troops are painted again.
 */
import { DICE } from '@drumhead/engine';
import { type ReactNode, useState } from 'react';
import { useHosted } from '../../battle/index.ts';
import type { AnyStep } from '../../battle/host/hosted.ts';
import { reducedMotion } from '../../battle/settings.ts';
import { findLast } from '../findLast.ts';
import { noise } from '../drawing/ink.ts';
import type { Shot } from './shots.ts';
import './smoke.css';

/** So many steps may have their smoke at once; the computer's orders follow quickly on each other. */
const LAST_STEPS = 6;

/** `shotsOf`: who fired in a step. */
export function Smoke({ shotsOf }: { readonly shotsOf: (step: AnyStep) => readonly Shot[] }): ReactNode {
  const steps = useHosted((h) => h.steps);
  // What was fired before the table was opened has long blown away. Steps that are taken back may smoke again.
  const [gone, setGone] = useState(steps.length);
  if (gone > steps.length) setGone(steps.length);
  const still = reducedMotion();
  // Where nothing moves, smoke hangs until the next order; dice that fall for this one are no order.
  const last = still ? findLast(steps, ({ seat }) => seat !== DICE) : undefined;
  const order = last ? steps.indexOf(last) : steps.length - LAST_STEPS;
  const from = Math.max(gone, order);
  return steps
    .slice(from)
    .flatMap((step, i) =>
      shotsOf(step).map((shot, k) => (
        <Cloud
          key={`${from + i} ${k}`}
          shot={shot}
          seed={from + i + k}
          onEnd={() => setGone((old) => Math.max(old, from + i + 1))}
        />
      )),
    );
}

/** Puffs along the front, in millimetres. */
const PITCH = 15;

function Cloud({
  shot,
  seed,
  onEnd,
}: {
  readonly shot: Shot;
  readonly seed: number;
  readonly onEnd: () => void;
}): ReactNode {
  const count = Math.max(2, Math.min(9, Math.round(shot.width / PITCH)));
  return (
    <div className="smoke" style={{ left: shot.x, top: shot.y }} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const size = Math.round(20 + noise(seed, i) * 20);
        const x = Math.round(((i + 0.5) / count - 0.5) * shot.width + (noise(i, seed) - 0.5) * 8);
        const style = { left: x - size / 2, top: -14 - size / 2 - noise(seed, i + 20) * 14, width: size, height: size };
        return <i key={i} className="puff" style={style} onAnimationEnd={i === 0 ? onEnd : undefined} />;
      })}
      <i className="flash" style={{ left: -shot.width / 2, width: shot.width }} />
    </div>
  );
}
