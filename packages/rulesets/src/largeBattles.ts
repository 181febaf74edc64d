import { type Event, factsInWords, largeBattles as ruleset, type State } from '@drumhead/large-battles';
import { behaviour, evaluation, room, valueRoom } from '@drumhead/large-battles/bot';
import { chronicle } from '@drumhead/large-battles/story';
import { indexOf, type RulesetEntry } from './rulesetEntry.ts';

export const largeBattles = {
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
    scenarioName: (id, t) => t(`lb.scenario.${id}.name`),
  },
} satisfies RulesetEntry;
