/** Distances from a piece in hand to what matters: the nearest enemy, and the nearest Command base of its side. */
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import type { Point } from '../../../../table/camera.ts';
import { LiveLines } from '../../../../table/LiveLines.tsx';
import { nearestGap } from '../../../../table/troops/footprints.ts';
import type { ProposedCommand } from '../../interaction/proposal.ts';
import { placeOf, unitPlace } from '../../interaction/places.ts';
import type { Scene } from '../../interaction/scene.ts';
import { placeOfGhost } from '../../interaction/tool.ts';
import type { TableKey } from '../../screen/messages.ts';
import { lengthText } from '../../screen/names.ts';

export function LiveDistances({
  scene,
  aim,
  way,
  handle,
}: {
  readonly scene: Scene;
  readonly aim: ProposedCommand;
  /** Where the piece stands, its corners and where it ends. */
  readonly way: readonly Point[];
  readonly handle: Point | null;
}): ReactNode {
  const messages = useMessages<TableKey>();
  const { state, side } = scene;
  const { ghost, piece } = aim;
  if (!ghost) return null;
  const own = placeOfGhost(scene, ghost);
  const enemies = state.field.units.flatMap((profile, unit) =>
    profile.side === side ? [] : (unitPlace(state, unit) ?? []),
  );
  const bases = state.field.commands.flatMap((profile, index) =>
    profile.side === side && piece.what === 'unit' ? (placeOf(state, { what: 'command', index }) ?? []) : [],
  );
  const [enemy, base] = [nearestGap(own, enemies), nearestGap(own, bases)];
  const length = (gap: number) => lengthText(messages, gap);
  const lines = [
    ...(enemy ? [{ ...enemy, label: length(enemy.gap), enemy: true }] : []),
    ...(base ? [{ ...base, label: length(base.gap), enemy: false }] : []),
  ];
  const [from = own, ...stops] = way;
  return <LiveLines lines={lines} from={from} stops={stops} length={length} handle={handle} />;
}
