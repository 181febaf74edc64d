/** Makes an evening that breaks a promise shorter: what is left out hangs on nothing that stays. */
import { eveningOf, type Wanted } from './evening.ts';
import type { Plan } from './plan.ts';

/** Plans with less in them, the least first. */
function lessThan(plan: Plan): readonly Plan[] {
  const faults = plan.faults.map((_, i) => ({ ...plan, faults: plan.faults.filter((_, j) => j !== i) })).reverse();
  const acts = [0, 1, 2, 4, 8, 16, Math.floor(plan.acts * 0.75), plan.acts - 1].filter((n) => n >= 0 && n < plan.acts);
  const isNeeded = (host: number): boolean => plan.faults.some((one) => 'host' in one && one.host >= host);
  const hosts = [1, 2].filter((n) => n < plan.hosts && !isNeeded(n));
  return [
    ...(plan.faults.length > 1 ? [{ ...plan, faults: [] }] : []),
    ...faults,
    ...acts.map((n) => ({ ...plan, acts: n })),
    ...hosts.map((n) => ({ ...plan, hosts: n })),
    ...plan.extras.map((extra) => ({ ...plan, extras: plan.extras.filter((one) => one !== extra) })),
    ...(plan.clock === null ? [] : [{ ...plan, clock: null }]),
    ...(plan.rest === 0 ? [] : [{ ...plan, rest: 0 }]),
    ...(plan.late === 0 ? [] : [{ ...plan, late: 0 }]),
    ...(plan.lost === 0 ? [] : [{ ...plan, lost: 0 }]),
  ];
}

/** The least of this plan that breaks the same promise still. */
export async function shrunk(plan: Plan, invariant: string, wanted: Wanted = {}): Promise<Plan> {
  for (const less of lessThan(plan)) {
    const { found } = await eveningOf(less, wanted);
    if (found.some((one) => one.invariant === invariant)) return shrunk(less, invariant, wanted);
  }
  return plan;
}
