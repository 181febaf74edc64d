import {
  brigadeSizes,
  type Event,
  factsInWords,
  isSimplicity,
  mends,
  type ScenarioFile,
  simplicity as ruleset,
  type State,
} from '@drumhead/simplicity';
import { pointsOfUnit } from '@drumhead/simplicity/armies';
import { behaviour, evaluation, room, valueRoom } from '@drumhead/simplicity/bot';
import { sketchOf } from '@drumhead/simplicity/sketch';
import { chronicle } from '@drumhead/simplicity/story';
import { indexOf, inShares, listed, type RulesetEntry } from './rulesetEntry.ts';

export const simplicity = {
  ruleset,
  evaluation: evaluation as RulesetEntry['evaluation'],
  room: room as RulesetEntry['room'],
  value: valueRoom as RulesetEntry['value'],
  behaviour: behaviour as RulesetEntry['behaviour'],
  chronicle: chronicle as RulesetEntry['chronicle'],
  placeIn(state, piece) {
    const { units, field } = state as State;
    return inShares(units[indexOf(piece)], field.width, field.depth);
  },
  sketch: (state) => sketchOf(state as State),
  priceIn(state, piece) {
    const unit = (state as State).field.units[indexOf(piece)];
    return unit === undefined ? null : pointsOfUnit(unit.kind, unit.class);
  },
  formations(setup) {
    if (!isSimplicity(setup)) return [];
    let next = 0;
    return brigadeSizes(setup as ScenarioFile).flatMap((sizes, side) =>
      sizes.map((size) => {
        const pieces = Array.from({ length: size }, (_, i) => `unit-${next + i}`);
        next += size;
        return { side, name: null, pieces };
      }),
    );
  },
  mends: (setup, helped) => (isSimplicity(setup) ? mends(setup as ScenarioFile, helped === 0 ? 0 : 1) : []),
  wording: {
    describe: (state, event) => ruleset.describe(state as State, event as Event),
    inWords: (state, facts, t) => factsInWords(state as State, facts, t),
    seatName(state, seat, t) {
      const side = (state as State).field.sides.find(({ id }) => id === seat);
      return side === undefined ? seat : t(side.name);
    },
    pieceName: (state, piece, t) => String(factsInWords(state as State, { unit: indexOf(piece) }, t)['unit']),
    troopsName(state, troops, t) {
      const { units } = (state as State).field;
      const unit = units.findIndex(({ id }) => id === troops);
      if (unit >= 0) return String(factsInWords(state as State, { unit }, t)['unit']);
      return listed(units.flatMap(({ brigade, name }) => (brigade === troops ? [t(name)] : [])));
    },
    scenarioName: (id, t) => t(`sip.scenario.${id}.name`),
  },
} satisfies RulesetEntry;
