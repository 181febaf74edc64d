/** Worth of where units and Command bases stand, without regard to what they can do from there at once. */
import { inContact } from '../../ground/footprints.ts';
import { homeDirection } from '../../movement/forcedMoves.ts';
import { commandBase } from '../../command/commandBases.ts';
import { CM } from '../../state/lengths.ts';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { armOf } from '../../state/unitTables.ts';
import { facingTowards, turnBetween } from '@drumhead/table';
import { isOnTable, profileOf, unitOf } from '../../state/units.ts';

/** From the centre of a unit to its edge, about. */
const EDGE = 2.2;

/** How near the ready units of a side are to the nearest enemy, and whether they face him. */
export function advanceOf(state: State, side: SideIndex): number {
  let worth = 0;
  const enemies = membersOf(state, other(side)).units;
  for (const unit of membersOf(state, side).units) {
    const u = unitOf(state, unit);
    if (u.status !== 'ready') continue;
    let least = Number.POSITIVE_INFINITY;
    let nearest = -1;
    for (const enemy of enemies) {
      const e = unitOf(state, enemy);
      if (!isOnTable(e)) continue;
      const far = (e.x - u.x) * (e.x - u.x) + (e.y - u.y) * (e.y - u.y);
      if (far >= least) continue;
      least = far;
      nearest = enemy;
    }
    if (nearest < 0) continue;
    const e = unitOf(state, nearest);
    const off = u.section >= 0 ? 0 : Math.abs(turnBetween(u.facing, facingTowards(e.x - u.x, e.y - u.y)));
    const faces = off <= 720 ? 0.25 : off <= 1440 ? 0.1 : 0;
    const cm = Math.sqrt(least) / CM - 2 * EDGE;
    const arm = armOf(profileOf(state, unit));
    if (arm === 'artillery') worth += faces - 0.015 * Math.max(0, cm - 35) - (cm < 12 ? 0.6 : 0);
    else if (arm === 'foot') worth += faces - 0.03 * Math.max(0, cm - 9);
    else worth += faces - 0.02 * Math.max(0, cm - 16) - (cm < 10 ? 0.3 : 0);
  }
  return worth;
}

/** What every Command base is worth besides its place. */
const BASE = 4;
/** Risk of one that touches a unit (SIP-CMD-4). */
const TOUCHED = 0.1;

/** Command bases are worth more near their troops, those in disorder first, less near the enemy, and safest behind. */
export function commandOf(state: State, side: SideIndex): number {
  let worth = 0;
  const { units, commands } = membersOf(state, side);
  const foes = membersOf(state, other(side)).units;
  for (const command of commands) {
    const base = commandBase(state, command);
    if (base.status === 'removed') continue;
    worth += BASE;
    if (base.status !== 'table') continue;
    const up = state.edges[side] === null ? 0 : homeDirection(state, side) === 0 ? 1 : -1;
    let isAhead = true;
    for (const unit of units) {
      const u = unitOf(state, unit);
      if (!isOnTable(u)) continue;
      const dx = u.x - base.x;
      const dy = u.y - base.y;
      const cm = Math.sqrt(dx * dx + dy * dy) / CM - EDGE - 1.25;
      if (u.status === 'ready' && dy * up >= 0) isAhead = false;
      if (cm <= 10) worth += u.status === 'routing' ? 0.3 : 0.06 + 0.1 * u.dp;
      else worth -= 0.004 * (cm - 10);
      if (cm < 4 && u.status === 'ready' && inContact(state, command, unit)) worth -= TOUCHED;
    }
    if (isAhead) worth -= 0.5;
    for (const foe of foes) {
      const u = unitOf(state, foe);
      if (u.status !== 'ready') continue;
      const cm = Math.sqrt((u.x - base.x) * (u.x - base.x) + (u.y - base.y) * (u.y - base.y)) / CM - EDGE - 1.25;
      if (cm < 12) worth -= 0.5 * (1 - cm / 12);
    }
  }
  return worth;
}
