/** One line of a historical order of battle: checked, then valued by the tables. */
import type { Checked, Problem, Tally } from '@drumhead/engine';
import type { Level } from '../../combat/dice/fighter.ts';
import { UNIT_RULES } from '../../scenarios/format.ts';
import { checkSchema, choice, flag, list, type Infer, problem, record, whole } from '@drumhead/content/schema';
import { MOST_MEN, MOST_SK, TROOP_CLASSES, TROOPS } from './tables.ts';
import { clashingRules, combatValue, maySplit, quality, skirmishFactor } from './values.ts';

const MOST = Math.max(MOST_MEN.division, MOST_MEN.army);

const ENTRY = record(
  { troops: choice(TROOP_CLASSES) },
  {
    /** Strength of the battalion, regiment, brigade or division. Guns need none. */
    men: whole(1, MOST),
    /** Army level: light battalions in the brigade (LB-ARMY-15). */
    lightBattalions: whole(0, MOST_SK.army),
    /** Division level: the Sk of a battalion, which no table gives. */
    sk: whole(0, MOST_SK.division),
    /** LB-ARMY-13: stand as two brigades. */
    split: flag,
    /** LB-QC-05. */
    rules: list(choice(UNIT_RULES), 0, UNIT_RULES.length),
  },
);

export type HistoricalEntry = Infer<typeof ENTRY>;

/** The values of one unit by the tables. `c` is null for guns, `sk` for all but infantry. */
export interface Assessment {
  readonly q: Tally;
  readonly c: Tally | null;
  readonly sk: Tally | null;
  /** Units on the table: 2 for a split brigade, else 1. */
  readonly units: 1 | 2;
}

/**
 * Chapters 24 and 27: the values of one unit of a historical battle. Never throws; each fault has its place in the
 * entry (`men`, `rules[1]` …). An Unpredictable unit has no fixed Q whatever the tally (LB-SPEC-21).
 */
export function assess(level: Level, input: unknown): Checked<Assessment> {
  const problems: Problem[] = [];
  if (!checkSchema(input, ENTRY, '', problems)) return { ok: false, problems };
  const entry = input as HistoricalEntry;
  const { troops, men = 0, lightBattalions = 0 } = entry;
  checkEntry(level, entry, problems);
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    value: {
      q: quality(troops),
      c: combatValue(level, troops, men, entry.split),
      sk: skirmishFactor(level, troops, lightBattalions) ?? typedSk(entry),
      units: entry.split && maySplit(level, troops, men) ? 2 : 1,
    },
  };
}

/** At division level the player gives the Sk, from his knowledge of the battalion. */
function typedSk(entry: HistoricalEntry): Tally | null {
  if (TROOPS[entry.troops].arm !== 'infantry') return null;
  return [{ rule: 'LB-SKIR-01', add: entry.sk ?? 0, what: 'lb.stat.sk' }];
}

function checkEntry(level: Level, entry: HistoricalEntry, problems: Problem[]): void {
  const { arm } = TROOPS[entry.troops];
  const facts = (key: keyof HistoricalEntry) => ({ key: `lb.entry.${key}`, kind: `lb.troops.${entry.troops}` });
  const notHad = (key: keyof HistoricalEntry, rule: string) =>
    problems.push(problem(key, 'lb.problem.numberNotHad', facts(key), rule));
  if (arm === 'artillery') {
    if (entry.men !== undefined) notHad('men', 'LB-QC-02');
  } else if (entry.men === undefined) {
    const rule = level === 'army' ? 'LB-ARMY-12' : 'LB-QC-02';
    problems.push(problem('men', 'lb.problem.numberMissing', facts('men'), rule));
  } else if (entry.men > MOST_MEN[level]) {
    const range = { value: String(entry.men), least: 1, most: MOST_MEN[level] };
    problems.push(problem('men', 'engine.problem.outOfRange', range));
  }
  if (entry.lightBattalions !== undefined && (level !== 'army' || arm !== 'infantry')) {
    notHad('lightBattalions', 'LB-ARMY-15');
  }
  if (entry.sk !== undefined && (level === 'army' || arm !== 'infantry')) {
    notHad('sk', level === 'army' ? 'LB-ARMY-15' : 'LB-UNIT-01');
  }
  if (entry.split && !maySplit(level, entry.troops, entry.men ?? 0)) {
    problems.push(problem('split', 'lb.problem.notSplit', {}, 'LB-ARMY-13'));
  }
  const rules = entry.rules ?? [];
  for (const [plus, minus] of clashingRules(rules)) {
    problems.push(
      problem(
        `rules[${rules.indexOf(minus)}]`,
        'lb.problem.oppositeRules',
        { plus: `lb.rule.${plus}`, minus: `lb.rule.${minus}` },
        'LB-QC-05',
      ),
    );
  }
}
