/** What the guided battle says of an order in hand: what it promises, and why it is worth what it costs. Pure. */
import { type Command, orderOdds, orderPreview } from '@drumhead/simplicity/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import type { Advice } from '../../../guide/advice.ts';
import type { Facts } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import { bestAttack, wayForward } from './firstOrders.ts';
import type { ProposedCommand } from './proposal.ts';
import type { PieceRef, Scene } from './scene.ts';

type Step = Advice<PieceRef>;

/** `refusal`: the button sends the nearest legal order instead. */
export function confirmStep(scene: Scene, { command, refusal, consequences }: ProposedCommand): Step {
  if (command === null) return { key: 'web.guide.sip.illegal', rule: 'SIP-MOV-2', facts: {} };
  const { activation } = orderPreview(scene.state, command);
  const told = (key: string, rule: string, facts: Facts = {}): Step => ({
    key: `web.guide.sip.${key}`,
    rule,
    facts: { ...oddsOf(scene, command), ...facts },
  });
  if (refusal) return told('confirmNearest', refusal.rule);
  if (consequences.some(({ effect }) => effect === 'worse')) return told(...worseKey(scene, command, consequences));
  const kind = KINDS[command.type];
  if (activation === null) return told(kind ? `confirm.${kind}` : 'confirm', 'SIP-ACT-1');
  const facts = { activates: percent(activation.chance), face: activation.face };
  return told(kind ? `confirmRoll.${kind}` : 'confirmRoll', 'SIP-ACT-2', facts);
}

/** Orders with words of their own. */
const KINDS: Partial<Record<Command['type'], string>> = {
  charge: 'charge',
  fire: 'fire',
  moveFire: 'fire',
  rally: 'rally',
  reroll: 'rally',
};

function oddsOf({ state }: Scene, command: Command): Facts {
  const { succeeds, targetDisrupted, ownDisrupted } = orderOdds(state, command);
  return { chance: percent(succeeds), given: percent(targetDisrupted), own: percent(ownDisrupted) };
}

/** Something gets worse there: why the advised order is worth it, or a look at the red lines. */
function worseKey(
  scene: Scene,
  command: Command,
  consequences: ProposedCommand['consequences'],
): [key: string, rule: string, facts?: Facts] {
  // Each DP takes a die from whatever the target does next.
  if (command.type === 'moveFire' && sameOrder(command, bestAttack(scene))) return ['confirmWorse.fire', 'SIP-FIR-3'];
  const way = command.type === 'move' ? wayForward(scene) : null;
  if (!way || !sameOrder(command, way.command)) return ['confirmRed', 'SIP-MOV-1'];
  const worse = consequences.filter(({ effect }) => effect === 'worse');
  if (worse.every(({ rule }) => rule === 'SIP-CMD-1')) return ['confirmWorse.command', 'SIP-CMD-1'];
  if (way.next === null) return ['confirmWorse.near', 'SIP-FIR-1'];
  const kind = way.next.type === 'charge' ? 'charge' : 'shot';
  return [`confirmWorse.${kind}`, 'SIP-AP-4', { next: percent(way.next.chance) }];
}
