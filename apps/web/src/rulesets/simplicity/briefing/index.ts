/** What Simplicity tells before a battle. */
import type { State } from '@drumhead/simplicity/screen';
import type { Facts, Messages } from '../../../i18n/index.ts';
import type { RulesBriefing } from '../../../briefing/rulesBriefing.ts';
import { sideName } from '../screen/names.ts';
import type { briefingMessages } from './messages.ts';
import { Muster } from './Muster.tsx';

export const briefing: RulesBriefing<State> = {
  strength: (messages, { field }, side) =>
    say(messages, 'web.brief.sip.units', { units: field.units.filter((unit) => unit.side === side).length }),
  facts(messages, state) {
    const { firstTurn, deploysFirst } = state.field;
    return [
      deploysFirst === -1
        ? say(messages, 'web.brief.sip.alternate')
        : say(messages, 'web.brief.sip.deploysFirst', { side: sideName(messages, state, deploysFirst) }),
      firstTurn === -1
        ? say(messages, 'web.brief.sip.rolled')
        : say(messages, 'web.brief.sip.first', { side: sideName(messages, state, firstTurn) }),
    ];
  },
  added(messages, { field: { switches } }) {
    const off = (['actionPoints', 'activationRolls', 'dpReducesDice'] as const).filter((one) => !switches[one]);
    return [
      ...off.map((one) => say(messages, `web.brief.sip.no.${one}`)),
      ...(switches.rallyClear ? [] : [say(messages, 'web.brief.sip.rallyAnywhere')]),
    ];
  },
  // SIP-SCN-4. Whoever finds the other in place comes on.
  attacker: ({ field }) => (field.deploysFirst === -1 ? null : 1 - field.deploysFirst),
  length: (messages, count) => say(messages, 'web.brief.sip.length', { count }),
  handicap: () => null,
  isGroundOpen: ({ field }) => field.generated,
  shows: ({ field }) => ({ map: !field.generated, forces: field.generated }),
  Muster,
};

const say = ({ translate }: Messages, key: keyof typeof briefingMessages, facts: Facts = {}): string =>
  translate(key, facts);
