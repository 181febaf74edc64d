/** The sums behind an event: with them and the faces, its result can be worked out again. */
import type { LabelledSum, Tally } from '@drumhead/engine';
import type { Event } from '../state/events.ts';

/** The sums of an event, each with the reasons of every part; none where nothing is added up. */
export function sumsOf(event: Event): readonly LabelledSum[] {
  switch (event.type) {
    case 'rolesRolled':
      return ofSides(event.tallies);
    case 'activationRolled':
      return event.bonus.length > 0 ? [{ label: 'sum.needed', tally: neededOf(event) }] : [];
    case 'bombarded':
    case 'approachRolled':
    case 'contactRolled':
      return [
        { label: 'sum.attack', tally: event.attack },
        { label: 'sum.defence', tally: event.defence },
      ];
    case 'scored':
      return ofSides(event.against).filter(({ tally }) => tally.length > 0);
    default:
      return [];
  }
}

/** LB-ACT-08. Bonuses are taken off the Quality that each die needs. */
function neededOf({ quality, bonus }: Event & { readonly type: 'activationRolled' }): Tally {
  return [
    { rule: 'LB-ACT-08', add: quality, what: 'lb.stat.q' },
    ...bonus.map((reason) => ({ ...reason, add: -reason.add })),
  ];
}

const ofSides = (tallies: readonly Tally[]): readonly LabelledSum[] =>
  tallies.map((tally, side) => ({ label: 'sum.side', facts: { side }, tally }));
