/** Words of whatever rule set: log lines, refusals and names, said by the reader's own translator. */
import type { BattleEvent, Described, Facts, Refusal, Seat } from '@drumhead/engine';
import { type Event, factsInWords, largeBattles, type State } from '@drumhead/large-battles';
import * as Simplicity from '@drumhead/simplicity';
import * as Skirmish from '@drumhead/skirmish';

const { skirmish } = Skirmish;
const { simplicity } = Simplicity;

export type Say = (key: string, facts?: Facts) => string;

/** How a rule set puts its state's names into the facts of a message. */
interface Wording {
  describe(state: unknown, event: BattleEvent): Described;
  inWords(state: unknown, facts: Facts, say: Say): Facts;
  seatName(state: unknown, seat: Seat, say: Say): string;
  scenarioName(id: string, say: Say): string;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  [largeBattles.id]: {
    describe: (state, event) => largeBattles.describe(state as State, event as Event),
    inWords: (state, facts, say) => factsInWords(state as State, facts, say),
    seatName(state, seat, say) {
      const side = (state as State).field.sides.find(({ id }) => id === seat);
      return side === undefined ? seat : say(side.name);
    },
    scenarioName: (id, say) => say(`lb.scenario.${id}.name`),
  },
  [skirmish.id]: {
    describe: (state, event) => skirmish.describe(state as Skirmish.State, event as Skirmish.Event),
    inWords: (state, facts, say) => Skirmish.factsInWords(state as Skirmish.State, facts, say),
    seatName(state, seat, say) {
      const player = (state as Skirmish.State).field.players.find(({ id }) => id === seat);
      return player === undefined ? seat : Skirmish.nameInWords(player.name, say);
    },
    scenarioName: (id, say) => say(`sk.game.${id}`),
  },
  [simplicity.id]: {
    describe: (state, event) => simplicity.describe(state as Simplicity.State, event as Simplicity.Event),
    inWords: (state, facts, say) => Simplicity.factsInWords(state as Simplicity.State, facts, say),
    seatName(state, seat, say) {
      const side = (state as Simplicity.State).field.sides.find(({ id }) => id === seat);
      return side === undefined ? seat : say(side.name);
    },
    scenarioName: (id, say) => say(`sip.scenario.${id}.name`),
  },
};

function wordingOf(ruleset: string): Wording {
  const wording = WORDINGS[ruleset];
  if (wording === undefined) throw new RangeError(`no words for the rule set ${ruleset}`);
  return wording;
}

/** One line of a log. */
export function eventLine(ruleset: string, state: unknown, event: BattleEvent, say: Say): string {
  const wording = wordingOf(ruleset);
  const { key, facts } = wording.describe(state, event);
  return say(key, wording.inWords(state, facts, say));
}

/** Why a command was refused, in words. */
export function refusalLine(ruleset: string, state: unknown, refusal: Refusal, say: Say): string {
  return say(refusal.reason, wordingOf(ruleset).inWords(state, refusal.facts, say));
}

export function seatName(ruleset: string, state: unknown, seat: Seat, say: Say): string {
  return wordingOf(ruleset).seatName(state, seat, say);
}

export function scenarioName(ruleset: string, scenario: string, say: Say): string {
  return wordingOf(ruleset).scenarioName(scenario, say);
}
