/** What Large Battles tells before a battle. */
import type { State } from '@drumhead/large-battles';
import { MOST_HANDICAP } from '@drumhead/large-battles/screen';
import type { Facts, Messages } from '../../../i18n/index.ts';
import type { RulesBriefing, Stepped } from '../../../briefing/rulesBriefing.ts';
import { sideName } from '../screen/names.ts';
import type { briefingMessages } from './messages.ts';
import { Muster } from './Muster.tsx';

/** As much of a scenario file as a handicap is about. */
interface Setup {
  readonly sides: readonly { readonly handicap?: number }[];
}

const isSetup = (setup: unknown): setup is Setup =>
  Array.isArray((setup as { readonly sides?: unknown } | null)?.sides);

const handicapOf = (setup: unknown, side: number): number =>
  (isSetup(setup) ? setup.sides[side]?.handicap : undefined) ?? 0;

/** LB-OPT-06. A scenario without a handicap is as it was printed, to the letter. */
function withHandicap(setup: Setup, side: number, handicap: number): Setup {
  const sides = setup.sides.map((one, i) => {
    if (i !== side) return one;
    const { handicap: _, ...printed } = one;
    return handicap === 0 ? printed : { ...printed, handicap };
  });
  return { ...setup, sides };
}

export const briefing: RulesBriefing<State> = {
  strength: (messages, { field }, side) =>
    say(messages, 'web.brief.lb.units', { units: field.units.filter((unit) => unit.side === side).length }),
  facts(messages, state) {
    const { first, setUp } = state.field;
    if (setUp === 'pickup') return [say(messages, 'web.brief.lb.roles')];
    return [
      first === null
        ? say(messages, 'web.brief.lb.rolled')
        : say(messages, 'web.brief.lb.first', { side: sideName(messages, state, first) }),
    ];
  },
  added: (messages, { field: { switches } }) =>
    (['grandBattery', 'wornUnits', 'chargeGoesHome'] as const)
      .filter((one) => switches[one])
      .map((one) => say(messages, `web.brief.lb.${one}`)),
  attacker: ({ field }) => (field.setUp === 'pickup' ? null : field.first),
  length: (messages, count) => say(messages, 'web.brief.lb.length', { count }),
  handicap(messages, state, setup, _printed, side) {
    if (!isSetup(setup)) return null;
    const now = handicapOf(setup, side);
    const value = state.field.sides[side === 0 ? 0 : 1].breakPoint;
    const step = (by: 1 | -1): Stepped => {
      if (Math.abs(now + by) > MOST_HANDICAP)
        return { closed: say(messages, 'web.brief.lb.furthest', { most: MOST_HANDICAP }) };
      if (by < 0 && value === 1) return { closed: say(messages, 'web.brief.lb.least') };
      return { setup: withHandicap(setup, side, now + by) };
    };
    return { label: say(messages, 'web.brief.lb.breakPoint'), value, isChanged: now !== 0, step };
  },
  isGroundOpen: ({ field }) => field.setUp === 'pickup',
  shows: ({ field }) => ({ map: field.setUp !== 'pickup', forces: field.setUp === 'pickup' }),
  Muster,
};

const say = ({ translate }: Messages, key: keyof typeof briefingMessages, facts: Facts = {}): string =>
  translate(key, facts);
