/** The sums behind an event: with them and the faces, its result can be worked out again. */
import type { LabelledSum, Tally } from '@drumhead/engine';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** The sums of an event, each with the reasons of every part; none where nothing is added up. */
export function sumsOf(state: State, event: Event): readonly LabelledSum[] {
  switch (event.type) {
    case 'rolesRolled':
      return ofSides(event.tallies);
    case 'activationRolled':
      return [
        { label: 'sum.needed', tally: event.bonus.length > 0 ? neededOf(event) : [] },
        { label: 'lb.sum.actions', tally: actionsOf(state, event) },
      ].filter(({ tally }) => tally.length > 0);
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

/** LB-SPEC-07, LB-SPEC-10. Where a pair of faces adds an action that no success brought. */
function actionsOf({ field }: State, event: Event & { readonly type: 'activationRolled' }): Tally {
  const { actions, successes, unit } = event;
  if (actions === successes) return [];
  const rule = field.units[unit]?.traits.guard === true ? 'LB-SPEC-10' : 'LB-SPEC-07';
  return [
    { rule: 'LB-ACT-11', add: successes, what: 'lb.tally.successes' },
    { rule, add: actions - successes, what: 'lb.tally.pair' },
  ];
}

const ofSides = (tallies: readonly Tally[]): readonly LabelledSum[] =>
  tallies.map((tally, side) => ({ label: 'sum.side', facts: { side }, tally }));
