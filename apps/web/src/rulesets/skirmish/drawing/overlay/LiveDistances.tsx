/** Distances from a model in hand to what matters: the nearest enemy and its commander. */
import { commanderOf, isEnemy } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Point } from '../../../../table/camera.ts';
import { LiveLines } from '../../../../table/LiveLines.tsx';
import { gapLine, radiusIn, type Spot, spotOf } from '../../interaction/places.ts';
import type { ProposedCommand } from '../../interaction/proposedCommand.ts';
import type { Scene } from '../../interaction/scene.ts';
import { lengthText } from '../../screen/names.ts';

export function LiveDistances({
  scene,
  aim,
  handle,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  readonly handle: Point | null;
}): ReactNode {
  const messages = useMessages<never>();
  const { state } = scene;
  const { ghost, model } = aim;
  if (!ghost) return null;
  const own: Spot = { ...ghost, radius: radiusIn(state, model) };
  const lineTo = (other: number) => {
    const spot = other === model ? null : spotOf(state, other);
    return spot && { ...gapLine(own, spot), other };
  };
  const enemies = state.models.flatMap((_, other) => (isEnemy(state, model, other) ? (lineTo(other) ?? []) : []));
  const nearest = enemies.reduce<(typeof enemies)[number] | null>(
    (best, one) => (best && best.gap <= one.gap ? best : one),
    null,
  );
  const commander = lineTo(commanderOf(state, state.field.models[model]?.player ?? -1));
  const length = (gap: number) => lengthText(messages, state, gap);
  const lines = [nearest, commander].flatMap((line) =>
    line && line.gap > 1 ? [{ ...line, label: length(line.gap), enemy: line === nearest }] : [],
  );
  return <LiveLines lines={lines} from={aim.from} stops={stopsOf(aim)} length={length} handle={handle} />;
}

/** Where its moves end. */
export const stopsOf = ({ stops, ghost }: ProposedCommand): readonly Point[] =>
  stops.length > 0 || ghost === null ? stops : [ghost];
