/** A plan in words. */
import type { Fault, Plan } from './plan.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function toldOf(fault: Fault): string {
  switch (fault.kind) {
    case 'crash':
      return `process ${fault.host} dies${fault.isSilent ? ' with its machine' : ''}, and is back after ${seconds(fault.down)}`;
    case 'restart':
      return `process ${fault.host} is ended, and begun again after ${seconds(fault.down)}`;
    case 'outage':
      return `process ${fault.host} has no database for ${seconds(fault.length)}`;
    case 'commit': {
      const when = fault.ofLines ? 'the next commit of lines' : 'the next commit';
      const what = {
        none: 'goes well',
        before: 'fails',
        after: 'is kept, and its answer is lost',
        crashBefore: 'ends with the process, and is not kept',
        crashAfter: 'is kept, and the process ends',
      };
      return `${when} of process ${fault.host} ${what[fault.what]}`;
    }
    case 'slow':
      return `the database takes up to ${seconds(fault.delay)} to answer process ${fault.host}, for ${seconds(fault.length)}`;
    case 'wall':
      return `the clock of process ${fault.host} is set ${fault.by < 0 ? 'back' : 'forward'} by ${seconds(Math.abs(fault.by))}`;
    case 'cut':
      return `page ${fault.device} has no net for ${seconds(fault.length)}${fault.isSilent ? ', and nobody is told' : ''}`;
    case 'deaf':
      return `page ${fault.device} reads nothing for ${seconds(fault.length)}`;
    case 'sleep':
      return `the device of page ${fault.device} sleeps for ${seconds(fault.length)}`;
    case 'reload':
      return `page ${fault.device} is loaded anew`;
    case 'tab':
      return `page ${fault.device} is opened in a second tab`;
    case 'link':
      return `the person at page ${fault.device} takes a new link`;
    case 'other':
      return `the person at page ${fault.device} opens another device`;
  }
}

/** What happens in this evening, one sentence a line. */
export function storyOf(plan: Plan): string {
  const { clock, hosts, acts } = plan;
  const times = clock === null ? 'without clocks' : `with ${seconds(clock.bank)} each`;
  return [
    `Seed ${plan.seed}: ${plan.scenario} (${plan.ruleset}) ${times}, ${hosts} ${hosts === 1 ? 'process' : 'processes'}.`,
    `Each page does ${acts} things within ${seconds(plan.length)}, then ${seconds(plan.rest)} pass.`,
    ...(plan.late > 0 ? [`The second person comes after ${seconds(plan.late)}.`] : []),
    ...(plan.challenge ? ['The table is an open challenge.'] : []),
    ...(plan.weeks ? ['Then nobody comes for two weeks, and for two more.'] : []),
    ...(plan.watches ? ['Somebody watches.'] : []),
    ...(hosts > 1 ? [`Of the hints between processes ${Math.round(plan.lost * 100)} % are lost.`] : []),
    ...plan.faults.map((fault) => `After ${seconds(fault.at)} ${toldOf(fault)}.`),
  ].join('\n');
}
