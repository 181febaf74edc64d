import { type Event, factsInWords, largeBattles as ruleset, type State } from '@drumhead/large-battles';
import { behaviour, evaluation, room, valueRoom } from '@drumhead/large-battles/bot';
import { isScenario, mends } from '@drumhead/large-battles/scenarios';
import { sketchOf } from '@drumhead/large-battles/sketch';
import { chronicle } from '@drumhead/large-battles/story';
import { indexOf, inShares, type RulesetEntry } from './rulesetEntry.ts';

export const largeBattles = {
  ruleset,
  evaluation: evaluation as RulesetEntry['evaluation'],
  room: room as RulesetEntry['room'],
  value: valueRoom as RulesetEntry['value'],
  behaviour: behaviour as RulesetEntry['behaviour'],
  chronicle: chronicle as RulesetEntry['chronicle'],
  placeIn(state, piece) {
    const { units, field } = state as State;
    return inShares(units[indexOf(piece)], field.width, field.height);
  },
  sketch: (state) => sketchOf(state as State),
  // Its lists count units, not points.
  priceIn: () => null,
  formations(_setup, state) {
    const { brigades, units } = (state as State).field;
    return brigades.map(({ side, name }, brigade) => ({
      side,
      name,
      pieces: units.flatMap((unit, i) => (unit.brigade === brigade ? [`unit-${i}`] : [])),
    }));
  },
  mends: (setup, helped) => (isScenario(setup) ? mends(setup, helped === 0 ? 0 : 1) : []),
  wording: {
    describe: (state, event) => ruleset.describe(state as State, event as Event),
    inWords: (state, facts, t) => factsInWords(state as State, facts, t),
    seatName(state, seat, t) {
      const side = (state as State).field.sides.find(({ id }) => id === seat);
      return side === undefined ? seat : t(side.name);
    },
    pieceName: (state, piece, t) => String(factsInWords(state as State, { unit: indexOf(piece) }, t)['unit']),
    troopsName(state, troops, t) {
      const { brigades, units } = (state as State).field;
      const brigade = brigades.find(({ id }) => id === troops);
      if (brigade !== undefined) return t(brigade.name);
      const unit = units.findIndex(({ id }) => id === troops);
      return unit < 0 ? '' : String(factsInWords(state as State, { unit }, t)['unit']);
    },
    scenarioName: (id, t) => t(`lb.scenario.${id}.name`),
  },
} satisfies RulesetEntry;
