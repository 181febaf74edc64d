/** What a side of Simplicity in Practice still has, and how near it is to breaking or to winning by points, as numbers. */
import { total, type ValueTerm } from '@drumhead/engine';
import { membersOf } from '../../state/sides.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { armOf, KINDS } from '../../state/unitTables.ts';
import { profileOf, unitOf } from '../../state/units.ts';
import { lossesOf } from '../../victory/losses.ts';
import { breakingPoint, pointsOf, winningLead } from '../../victory/victory.ts';

export const TERMS = [
  ...KINDS.map((key) => ({ key, sign: 1 }) as const),
  { key: 'elite', sign: 1 },
  { key: 'raw', sign: -1 },
  { key: 'footDisrupted', sign: -1 },
  { key: 'footShaky', sign: -1 },
  { key: 'cavalryDisrupted', sign: -1 },
  { key: 'cavalryShaky', sign: -1 },
  { key: 'artilleryDisrupted', sign: -1 },
  { key: 'artilleryShaky', sign: -1 },
  { key: 'reserve', sign: 0 },
  { key: 'routing', sign: 0 },
  { key: 'garrisons', sign: 1 },
  { key: 'commandBases', sign: 1 },
  { key: 'lost', sign: -1 },
  { key: 'lostSquared', sign: -1 },
  { key: 'oneFromBreaking', sign: -1 },
  { key: 'points', sign: 1 },
  { key: 'pointsSoon', sign: 1 },
  { key: 'leadSoon', sign: 1 },
  { key: 'turn', sign: 0 },
  { key: 'turnSoon', sign: 0 },
] as const satisfies readonly ValueTerm[];

type Key = (typeof TERMS)[number]['key'];

/** 1 in the last game turn, a half in the one before, and so on. */
export const nearEnd = ({ field, gameTurn }: State): number => 1 / Math.max(1, field.turnLimit + 1 - gameTurn);

export function holdingsOf(state: State, side: SideIndex): readonly number[] {
  const held = Object.fromEntries(TERMS.map(({ key }) => [key, 0])) as Record<Key, number>;
  const { units, commands } = membersOf(state, side);
  for (const i of units) countUnit(held, state, i);
  held.commandBases = commands.filter((i) => state.commands[i]?.status !== 'removed').length;
  const losses = lossesOf(state, side);
  const limit = Math.max(1, breakingPoint(state, side));
  // SCN-VIC-2. The points of a scenario's own rules are other points, which the chance counts by themselves.
  const [points = 0, others = 0] =
    state.script === undefined ? [side, other(side)].map((one) => total(pointsOf(state, one))) : [0, 0];
  const near = nearEnd(state);
  held.lost = losses / limit;
  held.lostSquared = held.lost * held.lost;
  held.oneFromBreaking = limit - losses <= 1 ? 1 : 0;
  held.points = points / winningLead(state);
  held.pointsSoon = held.points * near;
  held.leadSoon = points - others >= winningLead(state) ? near : 0;
  held.turn = state.active === side ? 1 : 0;
  held.turnSoon = held.turn * near;
  return TERMS.map(({ key }) => held[key]);
}

function countUnit(held: Record<Key, number>, state: State, i: number): void {
  const { status, dp, section } = unitOf(state, i);
  if (status === 'removed') return;
  if (status === 'routing') {
    held.routing += 1;
    return;
  }
  const profile = profileOf(state, i);
  const arm = armOf(profile);
  held[profile.kind] += 1;
  if (profile.class === 'elite') held.elite += 1;
  if (profile.class === 'raw') held.raw += 1;
  if (status === 'reserve') held.reserve += 1;
  if (section >= 0) held.garrisons += 1;
  if (dp >= 1) held[`${arm}Disrupted`] += 1;
  if (dp >= 2) held[`${arm}Shaky`] += 1;
}
