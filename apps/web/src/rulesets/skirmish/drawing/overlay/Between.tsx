/** The stick between two models. */
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { Stick } from '../../../../table/Stick.tsx';
import { mm } from '../../../../table/units.ts';
import { gapLine, spotOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';
import { lengthText } from '../../screen/names.ts';

/** Measured as the rules do, from base edge to base edge. */
export function Between({
  scene,
  a,
  b,
  shot,
}: {
  readonly scene: Scene;
  readonly a: number;
  readonly b: number;
  readonly shot: boolean;
}): ReactNode {
  const messages = useMessages<never>();
  const [from, to] = [spotOf(scene.state, a), spotOf(scene.state, b)];
  if (!from || !to) return null;
  const line = gapLine(from, to);
  return (
    <Stick
      from={line.from}
      to={line.to}
      stopped={false}
      label={lengthText(messages, scene.state, line.gap)}
      notch={mm(scene.state.field.sticks.s)}
      shot={shot}
    />
  );
}
