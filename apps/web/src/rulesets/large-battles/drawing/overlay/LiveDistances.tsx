/** Distances from a piece in hand to what matters: the nearest enemy, and its General. */
import type { ReactNode } from 'react';
import { useMessages } from '../../../../i18n/index.ts';
import { LiveLine } from '../../../../table/LiveLine.tsx';
import { gapBetween, nearestGap } from '../../../../table/troops/footprints.ts';
import { generalPlace, unitPlace } from '../../interaction/places.ts';
import type { ProposedCommand } from '../../interaction/proposal.ts';
import type { Scene } from '../../interaction/scene.ts';
import { placeOfGhost } from '../../interaction/tool.ts';
import { lengthText } from '../../screen/names.ts';

export function LiveDistances({ scene, aim }: { readonly scene: Scene; readonly aim: ProposedCommand }): ReactNode {
  const messages = useMessages();
  const { state, side } = scene;
  const own = aim.ghost && placeOfGhost(scene, aim.ghost);
  if (!own) return null;
  const enemies = state.field.units.flatMap((profile, unit) =>
    profile.side === side ? [] : (unitPlace(state, unit) ?? []),
  );
  const enemy = nearestGap(own, enemies);
  const brigade = aim.piece.what === 'unit' ? (state.units[aim.piece.index]?.brigade ?? -1) : -1;
  const general = aim.piece.what === 'unit' ? (brigade >= 0 ? brigade : state.field.brigades.length + side) : -1;
  const leader = state.generals[general]?.status === 'table' ? generalPlace(state, general) : null;
  const command = leader && gapBetween(own, leader);
  return (
    <>
      {enemy && <LiveLine {...enemy} label={lengthText(messages, state, enemy.gap)} enemy />}
      {command && <LiveLine {...command} label={lengthText(messages, state, command.gap)} enemy={false} />}
    </>
  );
}
