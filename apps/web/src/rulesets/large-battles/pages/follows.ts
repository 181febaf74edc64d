/** What follows a result of Large Battles at a real table. Pure. */
import { type Follow, type Follows, listOf, only, valuesOf } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';

/**
 * LB-VIC-03. Units lost by one side: the score against it goes up. What it had lost before is not carried on, since a
 * situation does not say whose units fight in it.
 */
function lossOf(lost: readonly Values[]): Follow {
  const arms = lost.map((unit) => only(unit, ['arm', 'class', 'traits']));
  return {
    kind: 'breakpoint',
    why: 'web.companion.follow.unitLost',
    rule: 'LB-VIC-04',
    situation: { lost: arms },
  };
}

/** A unit as it is after the result. */
const after = (unit: Values, { dis, formation }: Values): Values => ({
  ...unit,
  ...(dis !== undefined && { dis }),
  ...(formation !== undefined && unit['formation'] !== undefined && { formation }),
});

/** The fighters of a situation beside what became of them: the attacker first. */
function fightersIn(situation: Values, outcome: Values): readonly (readonly [given: Values, after: Values])[] {
  const defenders = listOf(outcome['defenders']);
  return [
    [valuesOf(situation['attacker']), valuesOf(outcome['attacker'])],
    ...listOf(situation['defender']).map((given, i): [Values, Values] => [given, defenders[i] ?? {}]),
  ];
}

/** The losses of the attacker, then those of the defender. */
const lostIn = ([attacker, ...defenders]: ReturnType<typeof fightersIn>): readonly Follow[] =>
  [attacker === undefined ? [] : [attacker], defenders].flatMap((side) => {
    const lost = side.flatMap(([given, { eliminated }]) => (eliminated === true ? [given] : []));
    return lost.length > 0 ? [lossOf(lost)] : [];
  });

export const followsOf: Follows = (kind, situation, outcome, kept) => {
  switch (kind) {
    case 'activation': {
      const answer = valuesOf(outcome['answer']);
      if (answer['what'] !== 'reaction') return [];
      const { by, q, inCommand, traits } = kept.of('activation', 'reaction');
      return [
        {
          kind,
          why: 'web.companion.follow.reaction',
          facts: { dice: Number(answer['dice']) },
          rule: 'LB-REACT-01',
          situation: { by, q, inCommand, traits, reaction: true },
          whose: 'reaction',
        },
      ];
    }
    case 'approach': {
      const fighters = fightersIn(situation, outcome);
      const [[attacker, now] = [{}, {}], ...defenders] = fighters;
      if (!String(outcome['end']).startsWith('contact')) return lostIn(fighters);
      const contact = {
        ...only(situation, ['flank', 'position', 'higher']),
        attacker: after(attacker, now),
        defender: defenders.map(([given, then]) => after(given, then)),
      };
      const { length } = defenders;
      return [
        {
          kind: 'contact',
          why: 'web.companion.follow.contact',
          rule: 'LB-CON-01',
          situation:
            Array.isArray(situation['defender']) || length !== 1
              ? contact
              : { ...contact, defender: contact.defender[0] },
        },
      ];
    }
    case 'contact': {
      const tests = listOf(outcome['leaderTests']).map(
        ({ dice, rule }): Follow => ({
          kind: 'survival',
          why: 'web.companion.follow.leader',
          facts: { dice: Number(dice) },
          rule: String(rule),
          situation: { test: 'leaderDice', added: dice },
        }),
      );
      return [...tests, ...lostIn(fightersIn(situation, outcome))];
    }
    case 'bombardment': {
      const target = valuesOf(situation['target']);
      return valuesOf(outcome['target'])['eliminated'] === true ? [lossOf([target])] : [];
    }
    case 'survival': {
      if (outcome['survives'] !== false) return [];
      return [
        {
          kind: 'breakpoint',
          why: 'web.companion.follow.leaderLost',
          rule: 'LB-LEAD-23',
          situation: { generalsLost: 1 },
        },
      ];
    }
    default:
      return [];
  }
};
