/** What follows a result of Large Battles at a real table. Pure. */
import { type Follow, type Follows, type Kept, listOf, only, valuesOf } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';

/** LB-VIC-03. The units that are lost, those of both sides: the score against theirs goes up. */
function lossOf(lost: readonly Values[], kept: Kept): Follow {
  const before = kept.of('breakpoint');
  const arms = lost.map((unit) => only(unit, ['arm', 'class', 'traits']));
  return {
    kind: 'breakpoint',
    why: 'web.companion.follow.unitLost',
    rule: 'LB-VIC-04',
    situation: { ...before, lost: [...listOf(before['lost']), ...arms] },
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

const lostIn = (fighters: ReturnType<typeof fightersIn>, kept: Kept): readonly Follow[] => {
  const lost = fighters.flatMap(([given, { eliminated }]) => (eliminated === true ? [given] : []));
  return lost.length > 0 ? [lossOf(lost, kept)] : [];
};

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
      if (!String(outcome['end']).startsWith('contact')) return lostIn(fighters, kept);
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
      return [...tests, ...lostIn(fightersIn(situation, outcome), kept)];
    }
    case 'bombardment': {
      const target = valuesOf(situation['target']);
      return valuesOf(outcome['target'])['eliminated'] === true ? [lossOf([target], kept)] : [];
    }
    case 'survival': {
      if (outcome['survives'] !== false) return [];
      const before = kept.of('breakpoint');
      return [
        {
          kind: 'breakpoint',
          why: 'web.companion.follow.leaderLost',
          rule: 'LB-LEAD-23',
          situation: { ...before, generalsLost: Number(before['generalsLost'] ?? 0) + 1 },
        },
      ];
    }
    default:
      return [];
  }
};
