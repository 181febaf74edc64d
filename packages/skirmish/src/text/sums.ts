/** The sums behind an event: with them and the faces, its result can be worked out again. */
import type { LabelledSum } from '@drumhead/engine';
import type { Event } from '../state/events.ts';

/** The sums of an event, each with the reasons of every part; none where nothing is added up. */
export function sumsOf(event: Event, player: (index: number) => string): readonly LabelledSum[] {
  switch (event.type) {
    case 'rolesRolled':
      return event.tallies.map((tally, index) => ({
        label: 'sum.player',
        facts: { player: player(index) },
        tally,
      }));
    case 'melee':
    case 'shot': {
      const [attack, defence] = event.doubling;
      const doubled = attack.length + defence.length > event.attack.length + event.defence.length;
      return [
        { label: 'sum.attack', tally: event.attack },
        { label: 'sum.defence', tally: event.defence },
        ...(doubled
          ? [
              { label: 'sum.doubledAttack', tally: attack },
              { label: 'sum.doubledDefence', tally: defence },
            ]
          : []),
      ];
    }
    case 'bashed':
      return [{ label: 'sum.die', tally: event.tally }];
    case 'activationRolled':
    case 'orderRolled':
    case 'fearRolled':
    case 'moraleRolled':
      return event.bonus.length > 0 ? [{ label: 'sum.bonus', tally: event.bonus }] : [];
    default:
      return [];
  }
}
