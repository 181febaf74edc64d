/** Steps of the guided battle inside a fight: the answer with the best exact chances, and what it is for. Pure. */
import type { Command } from '@drumhead/large-battles';
import { type Advice, answerOf, best, quietAnswer } from '../../../guide/advice.ts';
import { percent } from '../../../panels/percent.ts';
import { previewOdds } from './odds.ts';
import { wouldBreakFoe } from './phaseEnd.ts';
import { judge, type PieceRef, type Scene } from './scene.ts';

type Step = Advice<PieceRef>;
type Frame = NonNullable<Scene['frame']>;
type Fight = Extract<Frame, { readonly at: 'combat' }>;

export const chanceOf = (scene: Scene, command: Command, wanted: string): number =>
  previewOdds(scene, command)?.chances.find(({ what }) => what === wanted)?.chance ?? 0;

/** An action put into dice must raise the chances by this much: kept, it may carry the unit into Contact. */
const LEAST_GAIN = 0.1;

/** The most promising answer: chances for it less those against it, and less what its actions are worth. */
function mostPromising<C extends Command>(
  scene: Scene,
  answers: readonly C[],
  good: string,
  bad: string,
  cost: (one: C) => number,
) {
  return best(answers, (one) => chanceOf(scene, one, good) - chanceOf(scene, one, bad) - LEAST_GAIN * cost(one))?.one;
}

/** What to answer in a fight. The safe answers are those that leave everything as it stands. */
export function fightStep(scene: Scene, { step, combat }: Fight, rule: string): Step {
  const { offers } = scene;
  const of = <T extends Command['type']>(...types: readonly T[]) =>
    offers.filter((offer): offer is Extract<Command, { readonly type: T }> => types.includes(offer.type as T));
  const told = (key: string, answer: Command | undefined, more: Partial<Step> = {}): Step => ({
    rule,
    ...more,
    key: `web.guide.lb.${key}`,
    facts: { left: combat.a, ...more.facts },
    ...answerOf(answer),
  });
  switch (step) {
    case 'approachDice': {
      const spends = of('spend');
      const chosen = mostPromising(scene, spends, 'defenderHurt', 'attackerHurt', ({ dice }) => dice);
      const hurt = (dice: number) => {
        const spend = spends.find((one) => one.dice === dice);
        return spend === undefined ? '' : percent(chanceOf(scene, spend, 'defenderHurt'));
      };
      const dice = chosen?.dice ?? 0;
      return told(dice > 0 ? 'spend' : 'spendNone', chosen, {
        facts: { dice, none: hurt(0), some: hurt(Math.max(1, dice)) },
      });
    }
    case 'declareA':
    case 'declareD': {
      const [own, other] =
        step === 'declareA' ? (['attackerWins', 'defenderWins'] as const) : (['defenderWins', 'attackerWins'] as const);
      // A Leader who rides along is at risk.
      const risk = ({ leader }: { readonly leader: number }) => (leader < 0 ? 0 : 1);
      const chosen = mostPromising(scene, of('declare'), own, other, risk);
      const leaders = of('declare').some(({ leader }) => leader > 0);
      return told(leaders ? 'declareLeader' : 'declare', chosen, {
        facts: { chance: chosen ? percent(chanceOf(scene, chosen, own)) : '' },
      });
    }
    case 'defender': {
      const left = Math.max(0, ...combat.d);
      const [cancel] = of('cancel');
      const key = cancel ? 'cancel' : 'defender';
      return told(key, cancel ?? of('waive')[0], { facts: { left } });
    }
    case 'attacker': {
      const [contact] = of('contact');
      const [waive] = of('waive');
      if (!contact) return withoutContact(scene, combat.attacker, waive);
      const [wins, loses] = [chanceOf(scene, contact, 'attackerWins'), chanceOf(scene, contact, 'defenderWins')];
      const key = wins > loses ? 'contact' : fallsBackBy(scene, combat.attacker, waive) ? 'noContactBack' : 'noContact';
      return told(key, wins > loses ? contact : waive, {
        rule: 'LB-CON-05',
        facts: {
          wins: percent(wins),
          loses: percent(loses),
          theirLoss: percent(chanceOf(scene, contact, 'defenderLost')),
          ownLoss: percent(chanceOf(scene, contact, 'attackerLost')),
        },
        pieces: { unit: { what: 'unit', index: contact.unit } },
      });
    }
    case 'victor':
      return told('victor', of('waive')[0]);
    case 'exploit': {
      const carry = of('carry').find((one) => {
        const taken = judge(scene, one);
        return taken.ok && wouldBreakFoe(scene, taken.after);
      });
      return carry ? told('exploitBreaks', carry) : told('exploit', of('stay')[0]);
    }
    default:
      return told('answer', quietAnswer(offers, QUIET));
  }
}

/** LB-APP-33, -36. Actions without a Contact to make: why there is none, and whether the attacker stays or must fall back. */
function withoutContact(scene: Scene, attacker: number, waive: Command | undefined): Step {
  const asked = judge(scene, { type: 'contact', unit: attacker });
  const fallsBack = fallsBackBy(scene, attacker, waive);
  const why = asked.ok ? undefined : NO_CONTACT[asked.refusal.reason];
  return {
    key: `web.guide.lb.attacker.${fallsBack ? (why ?? 'back') : 'stays'}`,
    rule: fallsBack && why === 'horse' ? 'LB-APP-08' : 'LB-APP-36',
    facts: {},
    pieces: { unit: { what: 'unit', index: attacker } },
    ...answerOf(waive),
  };
}

/** LB-APP-36. Does the attacker retreat if it makes no Contact? */
function fallsBackBy(scene: Scene, attacker: number, waive: Command | undefined): boolean {
  const ended = waive && judge(scene, waive);
  return ended?.ok === true && ended.events.some((event) => event.type === 'retreated' && event.unit === attacker);
}

/** By the reason of the judge. */
const NO_CONTACT: Readonly<Record<string, 'horse' | 'far'>> = {
  'lb.refusal.fight.infantryIntoCavalry': 'horse',
  'lb.refusal.contactOutOfReach': 'far',
};

/** Answers that leave everything as it stands. */
export const QUIET: readonly Command['type'][] = ['keep', 'decline', 'stay', 'waive', 'hold', 'stop', 'close', 'pass'];
