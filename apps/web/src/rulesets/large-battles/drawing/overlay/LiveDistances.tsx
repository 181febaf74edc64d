/** Distances from a piece in hand to what matters: the nearest enemy, and its General. */
import { commanderOf } from '@drumhead/large-battles/screen';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Point } from '../../../../table/camera.ts';
import { LiveLines } from '../../../../table/LiveLines.tsx';
import { gapBetween, nearestGap } from '../../../../table/troops/footprints.ts';
import { generalPlace, unitPlace } from '../../interaction/places.ts';
import type { ProposedCommand } from '../../interaction/proposal.ts';
import type { Scene } from '../../interaction/scene.ts';
import { placeOfGhost } from '../../interaction/tool.ts';
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
  const messages = useMessages();
  const { state, side } = scene;
  const own = aim.ghost && placeOfGhost(scene, aim.ghost);
  if (!own) return null;
  const enemies = state.field.units.flatMap((profile, unit) =>
    profile.side === side ? [] : (unitPlace(state, unit) ?? []),
  );
  const enemy = nearestGap(own, enemies);
  const commander = aim.piece.what === 'unit' ? commanderOf(state, aim.piece.index) : -1;
  // A General attached to the unit goes along with it.
  const along = state.generals[commander]?.status === 'attached' && state.generals[commander].unit === aim.piece.index;
  const leader = along ? null : generalPlace(state, commander);
  const command = leader && gapBetween(own, leader);
  const length = (gap: number) => lengthText(messages, state, gap);
  const lines = [
    ...(enemy ? [{ ...enemy, label: length(enemy.gap), enemy: true }] : []),
    ...(command ? [{ ...command, label: length(command.gap), enemy: false }] : []),
  ];
  return <LiveLines lines={lines} from={aim.from} stops={aim.stops} length={length} handle={handle} />;
}
