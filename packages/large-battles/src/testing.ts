/** Checks of Large Battles for the test kit alone. */
import type { Seat } from '@drumhead/engine';
import { insideBox, overlaps } from '@drumhead/table';
import { quadOfUnit } from './ground/footprints.ts';
import type { General, GeneralProfile, State, Unit, UnitProfile } from './state/state.ts';
import { sidesHiddenFrom } from './state/view.ts';

export const probe = { faults, secrets };

/** JSON fragments that the view of a seat or a watcher must not contain: places of hidden deployments. */
function secrets(state: State, seat: Seat | null): readonly string[] {
  const hidden = sidesHiddenFrom(state, seat);
  const place = (thing: Unit | General): string => `"x":${thing.x},"y":${thing.y},"facing":${thing.facing}`;
  const list: string[] = [];
  state.units.forEach((u, i) => {
    if (hidden.includes((state.field.units[i] as UnitProfile).side) && u.status === 'table') list.push(place(u));
  });
  state.generals.forEach((g, i) => {
    if (hidden.includes((state.field.generals[i] as GeneralProfile).side) && g.status === 'table') list.push(place(g));
  });
  return list;
}

/** Invariants that a state breaks (LB-GEO-18, LB-UNIT-05 and its records), in words. */
function faults(state: State): readonly string[] {
  const list: string[] = [];
  const standing: number[] = [];
  state.units.forEach((u, i) => {
    if (u.status === 'table') standing.push(i);
    const bad = [u.x, u.y, u.facing, u.dis, u.sk].some((n) => !Number.isInteger(n));
    if (bad) list.push(`unit ${i} holds a number that is not whole`);
    if (u.status === 'table' && (u.dis < 0 || u.dis > 3)) list.push(`unit ${i} stands with DIS ${u.dis}`);
    if (u.facing < 0 || u.facing > 5759) list.push(`unit ${i} faces ${u.facing}`);
  });
  for (let a = 0; a < standing.length; a++) {
    const one = standing[a] as number;
    const quad = quadOfUnit(state, one);
    if (!insideBox(quad, state.field.width, state.field.height)) list.push(`unit ${one} is off the table`);
    for (let b = a + 1; b < standing.length; b++) {
      const two = standing[b] as number;
      // In secret deployment enemies never overlap: each side has its own half.
      if (overlaps(quad, quadOfUnit(state, two))) list.push(`units ${one} and ${two} overlap`);
    }
  }
  state.generals.forEach((g, i) => {
    if (g.status === 'attached' && state.units[g.unit]?.status !== 'table') {
      if (
        !state.frames.some(
          (f) => f.at === 'eliminated' || f.at === 'generalTest' || f.at === 'reposition' || f.at === 'combat',
        )
      ) {
        list.push(`general ${i} is attached to a unit that is gone`);
      }
    }
  });
  for (const side of state.sides) {
    if (side.lossHalves < 0 || side.shakenPoints < 0) list.push('a score is below zero');
  }
  if (state.outcome === null && state.frames.length === 0) list.push('nobody has a decision');
  return list;
}
