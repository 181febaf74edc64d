/** The rolls of Simplicity in Practice, each with its own chances. */
import { total } from '@drumhead/engine';
import { conversionScore, type Event, rallies, SAVE, type State } from '@drumhead/simplicity/screen';
import { likeDice, type RollReader } from '../../../report/luck.ts';

export const rollReader = (): RollReader<State, Event> => (state, event) => {
  const sideOf = (unit: number) => state.field.units[unit]?.side ?? 0;
  switch (event.type) {
    case 'fired':
      return [likeDice(sideOf(event.firer), 'fire', event.faces, (face) => face >= total(event.score))];
    case 'meleeRolled': {
      const roller = event.who === 'charger' ? event.charger : event.defender;
      return [likeDice(sideOf(roller), 'melee', event.faces, (face) => face >= total(event.score))];
    }
    case 'saved':
      return [likeDice(sideOf(event.target), 'saves', event.faces, (face) => face >= SAVE)];
    case 'converted':
      // SIP-CNV-2: the enemy of the unit rolls.
      return event.face === null
        ? []
        : [likeDice(1 - sideOf(event.unit), 'conversion', [event.face], (face) => face >= event.needed)];
    case 'activationRolled':
      return [
        likeDice(sideOf(event.unit), 'activation', [event.face], (face) => face + total(event.tally) >= event.needed),
      ];
    case 'rallyRolled':
      return [likeDice(sideOf(event.unit), 'rally', [event.face], (face) => rallies(face, event.tally, event.needed))];
    case 'passed': {
      const unitClass = state.field.units[event.unit]?.class ?? 'regular';
      return [likeDice(sideOf(event.unit), 'passing', [event.face], (face) => face < conversionScore(unitClass, 1))];
    }
    default:
      return [];
  }
};
