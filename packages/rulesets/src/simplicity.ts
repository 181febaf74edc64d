import { type Event, factsInWords, simplicity as ruleset, type State } from '@drumhead/simplicity';
import { behaviour, evaluation, room, valueRoom } from '@drumhead/simplicity/bot';
import { chronicle } from '@drumhead/simplicity/story';
import { indexOf, type RulesetEntry } from './rulesetEntry.ts';

export const simplicity = {
  ruleset,
  evaluation: evaluation as RulesetEntry['evaluation'],
  room: room as RulesetEntry['room'],
  value: valueRoom as RulesetEntry['value'],
  behaviour: behaviour as RulesetEntry['behaviour'],
  chronicle: chronicle as RulesetEntry['chronicle'],
  wording: {
    describe: (state, event) => ruleset.describe(state as State, event as Event),
    inWords: (state, facts, t) => factsInWords(state as State, facts, t),
    seatName(state, seat, t) {
      const side = (state as State).field.sides.find(({ id }) => id === seat);
      return side === undefined ? seat : t(side.name);
    },
    pieceName: (state, piece, t) => String(factsInWords(state as State, { unit: indexOf(piece) }, t)['unit']),
    scenarioName: (id, t) => t(`sip.scenario.${id}.name`),
  },
} satisfies RulesetEntry;
