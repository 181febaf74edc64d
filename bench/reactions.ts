// node bench/reactions.ts [BATTLES] [RANK] [reasons]: Large Battles between captains (or players of another rank) under the default
// standing orders of the page; JSON: questions put in an enemy phase, those that the player uses, and chances to react
// that passed without one, with those that cost two points of a hundred of the chance of victory or more. A head that plays
// says which questions matter; with `reasons` the rule set does, as on hosts without one. Run by hand:
// a battle of captains takes minutes, one of corporals five seconds.
import { objectionTo, playerCalled, readPlayerName, standingAnswer } from '@drumhead/bots';
import { begin, DEFAULT_ORDERS, type Player, playOut, seededDice, type StandingOrders } from '@drumhead/engine';
import { type Command, largeBattles, type State } from '@drumhead/large-battles';
import { activationName, afterHolding, reactionProspects } from '@drumhead/large-battles/screen';
import { knowledgeOf } from '@drumhead/rulesets';
import { quantile } from './spread.ts';

const battles = Number(process.argv[2] ?? 50);
const name = readPlayerName(process.argv[3] ?? 'captain');
const byReasons = process.argv[4] === 'reasons';
if (name === null) throw new Error(`There is no player ${process.argv[3]}.`);
const known = knowledgeOf('large-battles');
const head = playerCalled(name, known, 'reactions');

const choice = (view: State, seat: string, offers: readonly Command[]): Command =>
  head.choose(view, seat, offers) as Command;

/** One enemy phase. */
interface Phase {
  windows: number;
  chances: number;
  /** "React, or hold?" */
  questions: number;
  /** Questions that were answered by trying to react: no fewer can be put without taking a chance away. */
  used: number;
  /** A unit too near to a friend must be moved (LB-REACT-14): the rules leave no choice to hold. */
  corrections: number;
}

/** Chances that passed without a question, by what the unit of the player could have done. */
type Lost = Record<string, number>;

/** An open chance: asked about, or else the use that the player would have made of it. */
interface Chance {
  readonly name: string;
  asked: boolean;
  use: string | null;
  /** What holding cost, in chance of victory, where that can be told. */
  cost: number;
}

/** Plays as its rank does, or always holds, and answers by itself where the standing orders do. */
class Person implements Player<State, Command> {
  readonly name = 'person';
  readonly phases = new Map<string, Phase>();
  readonly lost: Lost = {};
  /** Of those the dear ones. */
  dear = 0;
  readonly #holds: boolean;
  #orders: StandingOrders = DEFAULT_ORDERS;
  #chance: Chance | null = null;

  constructor(holds: boolean) {
    this.#holds = holds;
  }

  choose(view: State, seat: string, offers: readonly Command[]): Command {
    const frame = view.frames[view.frames.length - 1];
    if (frame?.at !== 'window') return choice(view, seat, offers);
    const phase = this.#phase(view);
    phase.windows++;
    const hold = offers.find((offer) => offer.type === 'hold');
    if (!hold) {
      phase.corrections++;
      return choice(view, seat, offers);
    }
    const name = `${activationName(view)}`;
    let chance = this.#chance;
    if (frame.immediate || chance?.name !== name) {
      this.close();
      chance = { name, asked: false, use: null, cost: 0 };
      this.#chance = chance;
      phase.chances++;
    }
    const auto = byReasons
      ? largeBattles.standing(view, seat, this.#orders)
      : (standingAnswer(known, view, seat, this.#orders) as Command | null);
    if (auto) {
      const wish = this.#holds ? hold : choice(view, seat, offers);
      const use = useOf(view, wish);
      chance.use ??= use;
      if (use !== null) chance.cost = Math.max(chance.cost, objectionTo(known, view, seat, hold)?.cost ?? 0);
      if (frame.last) this.close();
      return auto;
    }
    phase.questions++;
    chance.asked = true;
    const answer = this.#holds ? hold : choice(view, seat, offers);
    if (answer.type !== 'hold') phase.used++;
    if (answer.type === 'hold') this.#orders = { ...this.#orders, ...afterHolding(view, this.#orders) };
    if (frame.last || answer.type !== 'hold') this.close();
    return answer;
  }

  /** The open chance is over. */
  close(): void {
    if (this.#chance?.use && !this.#chance.asked) {
      this.lost[this.#chance.use] = (this.lost[this.#chance.use] ?? 0) + 1;
      if (this.#chance.cost > 0) this.dear++;
    }
    this.#chance = null;
  }

  #phase(view: State): Phase {
    const name = `${view.phase}/${view.active}`;
    const found = this.phases.get(name) ?? { windows: 0, chances: 0, questions: 0, used: 0, corrections: 0 };
    this.phases.set(name, found);
    return found;
  }
}

function useOf(view: State, wish: Command): string | null {
  if (wish.type !== 'react' && wish.type !== 'reactGeneral') return null;
  const piece = wish.type === 'react' ? wish.unit : wish.general;
  const what = wish.type === 'react' ? 'unit' : 'general';
  return reactionProspects(view).find((one) => one.what === what && one.index === piece)?.use ?? null;
}

function play(holds: boolean): unknown {
  const phases: Phase[] = [];
  const lost: Lost = {};
  let dear = 0;
  for (let i = 0; i < battles; i++) {
    const scenario = largeBattles.scenarios[i % largeBattles.scenarios.length] as string;
    const begun = begin(largeBattles, largeBattles.scenario(scenario));
    if (!begun.ok) throw new Error(`${scenario} is not sound`);
    const people = largeBattles.seats(begun.value.state).map((seat) => [seat, new Person(holds)] as const);
    const enemyPhases = new Set<string>();
    playOut(
      begun.value,
      { players: Object.fromEntries(people), dice: seededDice(`reactions ${i}`) },
      {
        most: 4000,
        onStep: ({ state }) => {
          if (state.phase > 0) enemyPhases.add(`${state.phase}/${state.active}`);
        },
      },
    );
    for (const [, person] of people) {
      person.close();
      dear += person.dear;
      for (const [use, count] of Object.entries(person.lost)) lost[use] = (lost[use] ?? 0) + count;
    }
    for (const name of enemyPhases) {
      const found = people.map(([, person]) => person.phases.get(name)).find((phase) => phase !== undefined);
      phases.push(found ?? { windows: 0, chances: 0, questions: 0, used: 0, corrections: 0 });
    }
    process.stderr.write('.');
  }
  const spread = (of: (phase: Phase) => number) => {
    const all = phases.map(of);
    return {
      mean: all.reduce((sum, one) => sum + one, 0) / all.length,
      median: quantile(all, 0.5),
      p90: quantile(all, 0.9),
      p95: quantile(all, 0.95),
      most: Math.max(...all),
    };
  };
  return {
    phases: phases.length,
    questions: spread(({ questions }) => questions),
    ...(holds ? {} : { used: spread(({ used }) => used) }),
    corrections: spread(({ corrections }) => corrections),
    chances: spread(({ chances }) => chances),
    windows: spread(({ windows }) => windows),
    ...(holds ? {} : { chancesPassedUnaskedByBestUse: lost, dearOnes: dear }),
  };
}

const report = { battles, answersAsItsRank: play(false), alwaysHolds: play(true) };
console.log(
  JSON.stringify(report, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value), 2),
);
