/** SIP-CMD-4. Command bases at risk. */
import { D6, emit, pop, replaceTop } from '@drumhead/engine';
import type { RiskFrame } from '../state/frames.ts';
import { type Handler, notNow } from '../turn/handler.ts';
import { commandBase, commandBaseProfile, fleeIfCaught, loseCommandBase } from './commandBases.ts';

export const riskHandler: Handler<RiskFrame> = {
  asks: (_, { commands }) => (commands.length === 0 ? 'auto' : 'dice'),
  rule: () => 'SIP-CMD-4',
  dice(state, { commands }) {
    const { command } = commands[0] as { command: number };
    const owner = state.field.sides[commandBaseProfile(state, command).side].id;
    return [{ what: 'sip.roll.risk', owner, count: 1, faces: D6 }];
  },
  // Stryker disable next-line all: same: only dice are waited for here
  offers: () => [],
  // Stryker disable next-line all: same: only dice are waited for here
  act: () => notNow('SIP-CMD-4'),
  roll(draft, { commands }, [faces]) {
    const face = (faces as readonly number[])[0] as number;
    const { command, lostAt } = commands[0] as { command: number; lostAt: number };
    const lost = face >= lostAt;
    emit(draft, { type: 'risked', rule: 'SIP-CMD-4', command, face, lost, lostAt });
    if (lost) loseCommandBase(draft, command, 'killed', 'SIP-CMD-4');
    const rest = commands.slice(1).filter((next) => commandBase(draft, next.command).status === 'table');
    if (rest.length === 0) pop(draft);
    else replaceTop(draft, { at: 'risk', commands: rest });
    if (!lost) fleeIfCaught(draft, command);
  },
  auto: (draft) => pop(draft),
};
