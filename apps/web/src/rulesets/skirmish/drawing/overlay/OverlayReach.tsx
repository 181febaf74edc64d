/** Reach of the selected model: moves, weapon ranges, command radius. */
import { memoizeBy } from '@drumhead/engine';
import { commandRangesOf, type Activation, moveReaches, type State, unhurried } from '@drumhead/skirmish/screen';
import { memo, type ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { straightPath } from '../../../../table/drawing/shapes.ts';
import { AT_EDGE, placeAtEdges } from '../../../../table/troops/captions.ts';
import { mm } from '../../../../table/units.ts';
import { useZoom } from '../../../../table/zoom.ts';
import type { TableKey } from '../../screen/messages.ts';
import { spotOf } from '../../interaction/places.ts';
import { bandCaptions, bandsOf, reachCaptions } from './reachCaptions.ts';
import { PlaceLabel } from '../../../../table/PlaceLabel.tsx';
import { activationOf, dragKindOf, type Scene } from '../../interaction/scene.ts';

const knownOf = memoizeBy((_state: State) => new Map<string, ReturnType<typeof moveReaches>>());

/** Memoized per moment and activation: it tries hundreds of Moves. */
function reachesOf(state: State, activation: Activation): ReturnType<typeof moveReaches> {
  const known = knownOf(state);
  const key = JSON.stringify(activation);
  const found = known.get(key) ?? moveReaches(state, activation);
  known.set(key, found);
  return found;
}

/** The model's activation, or a Scout's Move before the battle (SK-DEP-5). */
function movingOf(scene: Scene, model: number): Activation | null {
  if (scene.frame?.at !== 'scouts') return activationOf(scene);
  return dragKindOf(scene, model) === 'scout' ? { ...unhurried(model), left: 1 } : null;
}

export const Reach = memo(function Reach({
  scene,
  model,
}: {
  readonly scene: Scene;
  readonly model: number;
}): ReactNode {
  const messages = useMessages<TableKey>();
  const zoom = useZoom();
  const { state } = scene;
  const doing = movingOf(scene, model);
  const moves = doing?.model === model && scene.offers.some(({ type }) => type === 'move' || type === 'scout');
  const reaches = moves && doing ? reachesOf(state, doing) : [];
  const spot = spotOf(state, model);
  const profile = state.field.models[model];
  if (!spot || !profile) return null;
  const commandRanges = commandRangesOf(state, profile.player).filter((range) => range.model === model);
  const bands = bandsOf(state, model);
  const captions = [
    ...bandCaptions(messages, bands, spot, mm(state.field.side)),
    ...reachCaptions(messages.translate, reaches),
  ];
  const pieces = state.models.flatMap((_, other) => spotOf(state, other) ?? []);
  const stands = placeAtEdges(captions, pieces, zoom);
  return (
    <g clipPath="url(#skirmish-edge)">
      {commandRanges.map(({ rule, radius }) => (
        <circle key={rule} cx={spot.x} cy={spot.y} r={mm(radius)} className="span" />
      ))}
      {bands.map(({ key, radius }) => (
        <circle key={key} cx={spot.x} cy={spot.y} r={radius} className="band" />
      ))}
      <Places scene={scene} model={model} />
      {[...reaches].reverse().map(({ actions, outline }) => (
        <path key={actions} className="reach" d={straightPath(outline.map(mm), true)} />
      ))}
      {captions.map(({ key, text }, i) => {
        const at = stands[i];
        return at && <PlaceLabel key={key} at={at} text={text} below={AT_EDGE} className="range-label" />;
      })}
    </g>
  );
});

/** SK-RNG-22, SK-HTH-23. Offered places of a free move. */
function Places({ scene, model }: { readonly scene: Scene; readonly model: number }): ReactNode {
  const { frame, state, offers } = scene;
  const here = state.models[model];
  if (!here) return null;
  const places = offers.flatMap((offer): readonly (readonly [number, number])[] => {
    if (offer.type === 'takeCover')
      return frame?.at === 'takeCover' && frame.model === model ? [[offer.x, offer.y]] : [];
    if (offer.type !== 'rideOn' || frame?.at !== 'ridingThrough' || frame.model !== model) return [];
    const part = offer.distance / Math.hypot(frame.dx, frame.dy);
    return part === 0 ? [] : [[here.x + frame.dx * part, here.y + frame.dy * part]];
  });
  return places.map(([x, y]) => <circle key={`${x} ${y}`} cx={mm(x)} cy={mm(y)} className="free-place" />);
}
