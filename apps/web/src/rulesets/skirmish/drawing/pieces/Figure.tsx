/** A model as the table draws it, in a small frame: for cards and lists. */
import type { State } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { radiusIn, spotOf } from '../../interaction/places.ts';
import { ModelBody } from './ModelPiece.tsx';
import { poseOf } from './pose.ts';

export function Figure({ state, index }: { readonly state: State; readonly index: number }): ReactNode {
  const [model, profile] = [state.models[index], state.field.models[index]];
  if (!model || !profile) return null;
  const radius = radiusIn(state, index);
  const r = radius * 1.35;
  const there = spotOf(state, index) !== null;
  return (
    <svg viewBox={`${-r} ${-radius * 3.3} ${2 * r} ${radius * 4.5}`} className="portrait soldier" aria-hidden="true">
      <ModelBody
        profile={profile}
        model={{ mounted: model.mounted, posture: there ? model.posture : 'standing' }}
        radius={radius}
        pose={poseOf(state, index)}
      />
    </svg>
  );
}
