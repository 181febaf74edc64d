/** Draft of an order: members, the two lines, the target with its visibility. */
import type { ReactNode } from 'react';
import { mm } from '../../../../table/units.ts';
import { fires, type OrderDraft, orderOf } from '../../interaction/orderDraft.ts';
import { Between } from './Between.tsx';
import { SightLines } from './OverlaySight.tsx';
import { spotOf } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';

export function Grouped({ scene, draft }: { readonly scene: Scene; readonly draft: OrderDraft }): ReactNode {
  const { state } = scene;
  const leader = spotOf(state, draft.leader);
  const order = orderOf(scene, draft);
  const target = spotOf(state, draft.target);
  return (
    <g>
      {leader && <circle cx={leader.x} cy={leader.y} r={leader.radius + mm(state.field.sticks.l)} className="span" />}
      {[...order.members, ...order.partners].map((model) => {
        const spot = spotOf(state, model);
        const second = order.partners.includes(model);
        return (
          spot && (
            <g key={model}>
              {leader && <path className="thread" d={`M${leader.x} ${leader.y}L${spot.x} ${spot.y}`} />}
              <circle cx={spot.x} cy={spot.y} r={spot.radius + 2.4} className={second ? 'second-line' : 'chosen'} />
            </g>
          )
        );
      })}
      {fires(draft.kind) && target && (
        <>
          <SightLines scene={scene} shooters={order.members} target={draft.target} />
          <circle cx={target.x} cy={target.y} r={target.radius + 2.4} className="target" />
          {order.members[0] !== undefined && <Between scene={scene} a={order.members[0]} b={draft.target} shot />}
        </>
      )}
    </g>
  );
}
