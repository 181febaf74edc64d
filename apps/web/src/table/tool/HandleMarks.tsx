/** Handles to drag a piece by; they keep their distance on the screen, so they are placed by the zoom. */
import { type ReactNode, useMemo } from 'react';
import type { Point } from '../camera.ts';
import { STAND_OFF } from '../troops/handles.ts';
import { useReach, useTouch } from '../zoom.ts';
import { handlesOf } from './handlesOf.ts';
import type { Handle, Interaction, Kinds, ToolRules } from './rules.ts';
import './handles.css';

/** Handles that are shown: a mouse drags a piece by itself. */
export function useHandles<K extends Kinds>(
  rules: ToolRules<K>,
  interaction: Interaction<K>,
  scene: K['scene'],
): readonly { readonly handle: Handle; readonly at: Point }[] {
  const touch = useTouch();
  const away = useReach() * STAND_OFF;
  return useMemo(() => {
    const handles = handlesOf(rules, interaction, scene, away);
    return touch ? handles : handles.filter(({ handle }) => handle !== 'body');
  }, [rules, interaction, scene, touch, away]);
}

export function HandleMarks({ handles }: { readonly handles: ReturnType<typeof useHandles> }): ReactNode {
  return (
    <g className="handles">
      {handles.map(({ handle, at }) => (
        <HandleMark key={handle} x={at.x} y={at.y} kind={handle === 'body' || handle === 'turn' ? handle : 'wheel'} />
      ))}
    </g>
  );
}

/** Of the same size however near one looks. */
export function HandleMark({
  x,
  y,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly kind: 'body' | 'turn' | 'wheel';
}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="screen-exact">
        <circle r={kind === 'wheel' ? 6 : 10} className={`handle ${kind}`} />
        {kind === 'turn' && (
          <path d="M4.600 -2.400a5 5 0 1 0 .4 3.600m1 -5.600l-1.200 3.400l-3.400 -1" className="handle-sign" />
        )}
        {kind === 'body' && <path d="M0 -6v12m-6 -6h12" className="handle-sign" />}
      </g>
    </g>
  );
}
