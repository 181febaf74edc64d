/** The rolls of the skirmish games, each with its own chances. */
import { total } from '@drumhead/engine';
import { type Event, isBashedDown, isSuccess, scoreOf, type State } from '@drumhead/skirmish/screen';
import { likeDice, opposed, type RollReader } from '../../../report/luck.ts';

export const rollReader = (): RollReader<State, Event> => (state, event) => {
  const playerOf = (model: number) => state.field.models[model]?.player ?? 0;
  switch (event.type) {
    case 'activationRolled':
    case 'orderRolled': {
      const player = playerOf(event.type === 'orderRolled' ? event.leader : event.model);
      const kind = event.type === 'orderRolled' ? 'order' : 'activation';
      return [likeDice(player, kind, event.faces, (face) => isSuccess(event.quality, total(event.bonus), face))];
    }
    case 'moraleRolled':
    case 'fearRolled': {
      const { q = 6, player = 0 } = state.field.models[event.model] ?? {};
      const succeeds = (face: number) => isSuccess(q, total(event.bonus), face);
      return event.type === 'moraleRolled'
        ? [likeDice(player, 'morale', event.faces, succeeds)]
        : [likeDice(player, 'fear', [event.face], succeeds)];
    }
    case 'bashed':
      return [
        likeDice(playerOf(event.model), 'bash', [event.face], (face) => isBashedDown(face, event.tally, event.needed)),
      ];
    case 'melee':
    case 'shot': {
      const attacker = event.type === 'melee' ? event.attacker : (event.shooters[0] ?? -1);
      const defender = event.type === 'melee' ? event.defender : event.target;
      // Both fight hand-to-hand; only one shoots.
      const kinds = event.type === 'melee' ? (['handToHand', 'handToHand'] as const) : (['shot', 'shotAt'] as const);
      return opposed(kinds, [playerOf(attacker), playerOf(defender)], event.faces, [
        (face) => scoreOf(face, event.attack),
        (face) => scoreOf(face, event.defence),
      ]);
    }
    default:
      return [];
  }
};
