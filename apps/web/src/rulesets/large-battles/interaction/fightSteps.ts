/** Steps of the guided battle inside a fight: the answer of the head with its exact chances. Pure. */
import type { Command } from '@drumhead/large-battles';
import type { Advice } from '../../../guide/advice.ts';
import { answerOf } from '../../../guide/answerOf.ts';
import { percent } from '../../../panels/percent.ts';
import { chanceOf } from './chanceOf.ts';
import { judge, type PieceRef, type Scene } from './scene.ts';

type Step = Advice<PieceRef>;
type Frame = NonNullable<Scene['frame']>;
type Fight = Extract<Frame, { readonly at: 'combat' }>;

/** What an answer in a fight is, and what comes of it. */
export function fightStep(scene: Scene, { step, combat }: Fight, command: Command): Step {
  const rule = scene.pending?.rule ?? 'LB-CON-05';
  const told = (key: string, more: Partial<Step> = {}): Step => ({
    rule,
    ...more,
    key: `web.guide.lb.${key}`,
    facts: { left: combat.a, ...more.facts },
    ...answerOf(command),
  });
  const chance = (one: Command, what: string) => percent(chanceOf(scene, one, what));
  switch (command.type) {
    case 'spend': {
      const { dice } = command;
      const hurt = (count: number) => chance({ type: 'spend', dice: count }, 'defenderHurt');
      const facts = { dice, none: hurt(0), some: hurt(Math.max(1, dice)) };
      return told(dice > 0 ? 'spend' : combat.a > 0 ? 'spendNone' : 'answer', { facts });
    }
    case 'declare': {
      const own = step === 'declareA' ? 'attackerWins' : 'defenderWins';
      return told('declare', { facts: { chance: chance(command, own) } });
    }
    case 'cancel':
      return told('cancel', { facts: { left: Math.max(0, ...combat.d) } });
    case 'contact':
      return told('contact', { ...contactOdds(scene, command), rule: 'LB-CON-05' });
    case 'waive':
      return waived(scene, { step, combat }, command, told);
    case 'fallBack':
      return told('fallBack');
    case 'stay':
      return told('exploit');
    case 'carry':
    case 'breakthrough':
      return told('exploitGo');
    default:
      return told(scene.offers.length === 1 ? 'only' : 'answer');
  }
}

function contactOdds(scene: Scene, contact: Extract<Command, { readonly type: 'contact' }>) {
  const chance = (what: string) => percent(chanceOf(scene, contact, what));
  return {
    facts: {
      wins: chance('attackerWins'),
      loses: chance('defenderWins'),
      theirLoss: chance('defenderLost'),
      ownLoss: chance('attackerLost'),
    },
    pieces: { unit: { what: 'unit', index: contact.unit } as const },
  };
}

/** No further action: of the attacker, with or without a Contact to make; of the defender; after a victory. */
function waived(
  scene: Scene,
  { step, combat }: Pick<Fight, 'step' | 'combat'>,
  waive: Command,
  told: (key: string, more?: Partial<Step>) => Step,
): Step {
  if (step === 'defender') return told('defender', { facts: { left: Math.max(0, ...combat.d) } });
  if (step !== 'attacker') return told('victor');
  const contact = scene.offers.find((offer) => offer.type === 'contact');
  if (!contact) return withoutContact(scene, combat.attacker, waive);
  const key = fallsBackBy(scene, combat.attacker, waive) ? 'noContactBack' : 'noContact';
  return told(key, { ...contactOdds(scene, contact), rule: 'LB-CON-05' });
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
