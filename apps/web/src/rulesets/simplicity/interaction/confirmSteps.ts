/** What the guided battle says of an order in hand: what it promises, and what the table shows in red. Pure. */
import { type Command, orderOdds, orderPreview } from '@drumhead/simplicity/screen';
import { sameOrder } from '../../../battle/interaction/sameOrder.ts';
import type { Advice } from '../../../guide/advice.ts';
import type { Facts } from '../../../i18n/index.ts';
import { percent } from '../../../panels/percent.ts';
import type { ProposedCommand } from './proposal.ts';
import type { PieceRef, Scene } from './scene.ts';

type Step = Advice<PieceRef>;

/** What is said where the advised order has its price. */
export const PRICE = 'web.guide.sip.confirmPrice';

/** `refusal`: the button sends the nearest legal order instead. `advised`: the order that the guide asked for. */
export function confirmStep(
  scene: Scene,
  { command, refusal, consequences }: ProposedCommand,
  advised: object | null,
): Step {
  if (command === null) return { key: 'web.guide.sip.illegal', rule: 'SIP-MOV-2', facts: {} };
  const { activation } = orderPreview(scene.state, command);
  const told = (key: string, rule: string, facts: Facts = {}): Step => ({
    key: `web.guide.sip.${key}`,
    rule,
    facts: { ...oddsOf(scene, command), ...facts },
  });
  if (refusal) return told('confirmNearest', refusal.rule);
  if (consequences.some(({ effect }) => effect === 'worse'))
    return { ...told('confirmRed', 'SIP-MOV-1'), ...(sameOrder(command, advised) && { key: PRICE }) };
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
