/** Circles and outlines of the model in hand: how far it gets, how far its weapons carry, how far it is heard. */
import { commandRangesOf, type Doing, moveReaches, rangesOf, type State } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { straightPath } from '../../../../table/drawing/shapes.ts';
import { mm } from '../../../../table/units.ts';
import { spotOf } from '../../places.ts';
import { doingOf, type Scene } from '../../scene.ts';

const known = new WeakMap<Doing, ReturnType<typeof moveReaches>>();

/** Found once for every moment: hundreds of Moves are tried for it. */
function reachesOf(state: State, doing: Doing): ReturnType<typeof moveReaches> {
  const found = known.get(doing) ?? moveReaches(state, doing);
  known.set(doing, found);
  return found;
}

export const Reach = memo(function Reach({
  scene,
  model,
}: {
  readonly scene: Scene;
  readonly model: number;
}): ReactNode {
  const { state } = scene;
  const doing = doingOf(scene);
  const moves = doing?.model === model && scene.offers.some((offer) => offer.type === 'move');
  const reaches = moves && doing ? reachesOf(state, doing) : [];
  const spot = spotOf(state, model);
  const profile = state.field.models[model];
  if (!spot || !profile) return null;
  const heard = commandRangesOf(state, profile.player).filter((range) => range.model === model);
  const ranges = rangesOf(state, model).filter(({ refusal }) => refusal === null);
  return (
    <g clipPath="url(#skirmish-edge)">
      {heard.map(({ rule, radius }) => (
        <circle key={rule} cx={spot.x} cy={spot.y} r={mm(radius)} className="span" />
      ))}
      {ranges.map(({ index, bands }) =>
        bands.map(({ radius, modifier }) => (
          <g key={`${index}${radius}`}>
            <circle cx={spot.x} cy={spot.y} r={mm(radius)} className="band" />
            <g transform={`translate(${spot.x} ${spot.y - mm(radius)})`}>
              <g className="screen-exact">
                <text className="range-label" textAnchor="middle" y={-3}>
                  {modifier < 0 ? `−${-modifier}` : `+${modifier}`}
                </text>
              </g>
            </g>
          </g>
        )),
      )}
      {[...reaches].reverse().map(({ actions, outline }) => (
        <path key={actions} className="reach" d={straightPath(outline.map(mm), true)} />
      ))}
    </g>
  );
});
