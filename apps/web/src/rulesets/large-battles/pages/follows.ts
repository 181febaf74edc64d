/** What follows a result of Large Battles at a real table. Pure. */
import type { Became, CompanionConfig } from '../../../companion/companionConfig.ts';
import { type Follow, type Follows, type Kept, listOf, only, valuesOf } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';

/** A unit as a situation tells it, and the path of its record there. */
type Lost = readonly [path: string, unit: Values];

/**
 * LB-VIC-03. Units lost by one side: the score against it goes up. What it had lost before is carried on where it is known
 * whose they are.
 */
function lossOf(lost: readonly Lost[], kept: Kept): Follow {
  const [path = ''] = lost[0] ?? [];
  const arms = lost.map(([, unit]) => only(unit, ['arm', 'class', 'traits']));
  const whose = kept.sideAt(path);
  const before = whose === undefined ? {} : kept.of('breakpoint', whose);
  return {
    kind: 'breakpoint',
    why: 'web.companion.follow.unitLost',
    rule: 'LB-VIC-04',
    situation: { ...before, lost: [...listOf(before['lost'] ?? []), ...arms] },
    fallen: lost.map(([at]) => at),
    ...(whose !== undefined && { whose }),
  };
}

/** A unit as it is after the result. */
const after = (unit: Values, { dis, formation }: Values): Values => ({
  ...unit,
  ...(dis !== undefined && { dis }),
  ...(formation !== undefined && unit['formation'] !== undefined && { formation }),
});

type Fighter = readonly [given: Values, after: Values, path: string];

/** The fighters of a situation beside what became of them: the attacker first. */
function fightersIn(situation: Values, outcome: Values): readonly Fighter[] {
  const defenders = listOf(outcome['defenders']);
  const { defender } = situation;
  return [
    [valuesOf(situation['attacker']), valuesOf(outcome['attacker']), 'attacker'],
    ...listOf(defender).map(
      (given, i): Fighter => [given, defenders[i] ?? {}, Array.isArray(defender) ? `defender[${i}]` : 'defender'],
    ),
  ];
}

/** What a result of a fight or of guns leaves of units: DIS, and the formation in which they stand. */
export const becameOf: CompanionConfig['became'] = (kind, situation, outcome) => {
  const fighters: readonly Fighter[] =
    kind === 'approach' || kind === 'contact'
      ? fightersIn(situation, outcome)
      : kind === 'bombardment'
        ? [[valuesOf(situation['target']), valuesOf(outcome['target']), 'target']]
        : [];
  const shot: readonly Became[] = kind === 'bombardment' ? [['battery', { loaded: false }]] : [];
  return [
    ...shot,
    ...fighters.map(([given, then, path]): Became => [path, only(after(given, then), ['dis', 'formation'])]),
  ];
};

/** The losses of the attacker, then those of the defender. */
const lostIn = ([attacker, ...defenders]: readonly Fighter[], kept: Kept): readonly Follow[] =>
  [attacker === undefined ? [] : [attacker], defenders].flatMap((side) => {
    const lost = side.flatMap(([given, { eliminated }, path]): readonly Lost[] =>
      eliminated === true ? [[path, given]] : [],
    );
    return lost.length > 0 ? [lossOf(lost, kept)] : [];
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
      return valuesOf(outcome['target'])['eliminated'] === true ? [lossOf([['target', target]], kept)] : [];
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
