/** The sums behind an event: with them and the faces, its result can be worked out again. */
import type { LabelledSum, Tally } from '@drumhead/engine';
import { combatLines } from '../combat/scores.ts';
import { fallTally } from '../movement/falling.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** The sums of an event, each with the reasons of every part; none where nothing is added up. */
export function sumsOf(state: State, event: Event, player: (index: number) => string): readonly LabelledSum[] {
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
      return [
        { label: 'sum.attack', tally: event.attack },
        { label: 'sum.defence', tally: event.defence },
        { label: 'sk.sum.doubledAttack', tally: attack },
        { label: 'sk.sum.doubledDefence', tally: defence },
      ].filter(({ tally }) => tally.length > 0);
    }
    case 'fell': {
      const { model, height } = fallOf(state, event);
      return [
        { label: 'sk.dice.fallModel', tally: model },
        { label: 'sk.dice.fall', tally: height },
      ].filter(({ tally }) => tally.length > 0);
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

/** SK-MOV-15. What is added to the two dice of a fall. */
export function fallOf(
  { field }: State,
  { model, levels }: Event & { readonly type: 'fell' },
): { readonly model: Tally; readonly height: Tally } {
  return { model: combatLines(field.models[model]?.c ?? 0), height: fallTally(levels) };
}
