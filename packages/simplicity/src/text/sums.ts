/** The sums behind an event: with them and the faces, its result can be worked out again. */
import type { LabelledSum, Tally } from '@drumhead/engine';
import type { Event } from '../state/events.ts';

/** SIP-VIC-1. What brings a side nearer to its breaking point. */
const lost = (add: number): Tally => (add === 0 ? [] : [{ rule: 'SIP-VIC-1', add, what: 'sip.sum.lost' }]);

/** The sums of an event, each with the reasons of every part; none where nothing is added up. */
export function sumsOf(event: Event): readonly LabelledSum[] {
  switch (event.type) {
    case 'pointsRolled':
      return [{ label: 'sum.points', tally: event.tally }];
    case 'fired':
    case 'meleeRolled':
      return [
        { label: 'sum.dice', tally: event.dice },
        { label: 'sum.score', tally: event.score },
      ];
    case 'converted':
      return [{ label: 'sum.hits', tally: event.hits }];
    case 'activationRolled':
    case 'rallyRolled':
      return event.tally.length > 0 ? [{ label: 'sum.die', tally: event.tally }] : [];
    case 'scored':
      return event.losses
        .map((add, side) => ({ label: 'sum.side', facts: { side }, tally: lost(add) }))
        .filter(({ tally }) => tally.length > 0);
    case 'counted':
      return event.points
        .map((tally, side) => ({ label: 'sum.side', facts: { side }, tally }))
        .filter(({ tally }) => tally.length > 0);
    default:
      return [];
  }
}
