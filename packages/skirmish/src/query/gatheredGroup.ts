/** The group that a Leader can order from models a player has gathered, and why the others are left out. */
import { refusal, type Refusal } from '@drumhead/engine';
import { isFirearm, profileAt } from '../state/abilities.ts';
import type { OrderKind } from '../state/frames.ts';
import { LEAST_MEMBERS, MEMBER_RULES, memberProblem, MOST_MEMBERS } from '../command/orderProblem.ts';
import { idOf, inContact } from '../ground/geometry.ts';
import type { Candidate } from './groupPreview.ts';
import type { State } from '../state/state.ts';

export interface GatheredGroup {
  readonly members: readonly number[];
  readonly leftOut: readonly (Candidate & { readonly refusal: Refusal })[];
}

/** SK-GRP-2, -7, -11 to -13, -19, -20. The largest group among the gathered models. */
export function gatheredGroup(
  state: State,
  leader: number,
  kind: OrderKind,
  gathered: readonly number[],
): GatheredGroup {
  const others = gathered.filter((model) => model !== leader);
  const problems = others.map((model) => ({ model, refusal: fitProblem(state, leader, kind, model) }));
  const fit = problems.flatMap((one) => (one.refusal === null ? [one.model] : []));
  const members = kind === 'regroup' ? fit : largestConnected(state, fit).slice(0, MOST_MEMBERS);
  const leftOut = problems.flatMap(({ model, refusal: why }) =>
    members.includes(model) ? [] : [{ model, refusal: why ?? surplus(state, kind, members, model) }],
  );
  return { members: [...members].sort((a, b) => a - b), leftOut };
}

function fitProblem(state: State, leader: number, kind: OrderKind, model: number): Refusal | null {
  const problem = memberProblem(state, leader, kind, model);
  if (problem !== null || kind === 'groupMove' || kind === 'regroup') return problem;
  if (profileAt(state, model).weapons.some(isFirearm)) return null;
  return refusal('SK-GRP-19', 'sk.refusal.noFirearm', { model: idOf(state, model) });
}

/** A fit model that does not touch the group, or is one too many. */
function surplus(state: State, kind: OrderKind, members: readonly number[], model: number): Refusal {
  const touches = members.some((member) => inContact(state, member, model));
  return touches && members.length >= LEAST_MEMBERS
    ? refusal(MEMBER_RULES[kind], 'sk.refusal.twoToSix', { count: members.length + 1 })
    : refusal(MEMBER_RULES[kind], 'sk.refusal.notConnected');
}

/** The largest set in base contact, from its first model outwards; the first named wins ties. */
function largestConnected(state: State, models: readonly number[]): readonly number[] {
  let largest: readonly number[] = [];
  const seen = new Set<number>();
  for (const first of models) {
    if (seen.has(first)) continue;
    const part = [first];
    for (const member of part) {
      for (const other of models) if (!part.includes(other) && inContact(state, member, other)) part.push(other);
    }
    for (const member of part) seen.add(member);
    if (part.length > largest.length) largest = part;
  }
  return largest;
}
