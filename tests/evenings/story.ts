/** A plan in words. */
import { extrasOf } from './extras.ts';
import { toldOf } from './faults.ts';
import { type Plan, seconds } from './plan.ts';

/** What happens in this evening, one sentence a line. */
export function storyOf(plan: Plan): string {
  const { clock, hosts, acts } = plan;
  const times = clock === null ? 'without clocks' : `with ${seconds(clock.bank)} each`;
  return [
    `Seed ${plan.seed}: ${plan.scenario} (${plan.ruleset}) ${times}, ${hosts} ${hosts === 1 ? 'process' : 'processes'}.`,
    `Each page does ${acts} things within ${seconds(plan.length)}, then ${seconds(plan.rest)} pass.`,
    ...(plan.late > 0 ? [`The second person comes after ${seconds(plan.late)}.`] : []),
    ...extrasOf(plan).map(({ told }) => told),
    ...(hosts > 1 ? [`Of the hints between processes ${Math.round(plan.lost * 100)} % are lost.`] : []),
    ...plan.faults.map(
      (fault) => `${fault.kind === 'unheard' ? 'At first' : `After ${seconds(fault.at)}`} ${toldOf(fault)}.`,
    ),
  ].join('\n');
}
