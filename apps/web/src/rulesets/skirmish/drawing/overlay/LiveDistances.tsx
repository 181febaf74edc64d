/** Distances from a model in hand to what matters: the nearest enemy and its commander. */
import { commanderOf, isEnemy } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { LiveLine } from '../../../../table/LiveLine.tsx';
import { gapLine, radiusIn, type Spot, spotOf } from '../../interaction/places.ts';
import type { ProposedCommand } from '../../interaction/proposedCommand.ts';
import type { Scene } from '../../interaction/scene.ts';
import { lengthText } from '../../screen/names.ts';

export function LiveDistances({ scene, aim }: { readonly scene: Scene; readonly aim: ProposedCommand }): ReactNode {
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
  return [nearest, commander].map(
    (line, i) =>
      line &&
      line.gap > 1 && (
        <LiveLine
          key={i}
          from={line.from}
          to={line.to}
          label={lengthText(messages, state, line.gap)}
          enemy={line === nearest}
        />
      ),
  );
}
