import { readFileSync } from 'node:fs';
import { begin, decide } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { suggestedDeployment } from '../../setup/suggestedDeployment.ts';
import { largeBattlesMessages } from '../../text/messages/index.ts';
import { largeBattles } from '../../ruleset.ts';
import { SCENARIOS } from '../../scenarios/index.ts';
import {
  type HistoricalFile,
  type HistoricalUnit,
  historicalProblems,
  historicalScenario,
  historicalSchema,
  nameOf,
  readHistorical,
} from './index.ts';
import { TROOP_CLASSES, TROOPS } from './tables.ts';

const line = (change: Partial<HistoricalUnit> = {}): HistoricalUnit => ({
  troops: 'lineInfantry',
  count: 4,
  men: 700,
  sk: 1,
  ...change,
});
const guns: HistoricalUnit = { troops: 'artillery', count: 1, calibre: 'medium' };

function order(units: readonly HistoricalUnit[], change: Partial<HistoricalFile> = {}): HistoricalFile {
  const side = (name: string) => ({
    name,
    nation: null,
    cinc: { q: 3 },
    brigades: [
      { leader: { q: 3 }, units },
      {
        name: 'Les Enfants',
        leader: { q: 4, name: 'Ney', rules: ['charismatic' as const] },
        units: [line({ name: '57e' }), guns],
      },
    ],
    reserve: [{ troops: 'dragoons' as const, count: 1, men: change.level === 'army' ? 1000 : 350 }],
  });
  return {
    format: 'drumhead-large-battles-historical',
    version: 1,
    name: 'Valutino, 19 agosto 1812',
    level: 'division',
    ground: 'open',
    sides: [side('France'), side('Россия')],
    ...change,
  };
}

const faults = (units: readonly HistoricalUnit[], change: Partial<HistoricalFile> = {}) =>
  historicalProblems(order(units, change))
    .filter(({ path }) => path.startsWith('sides[0].brigades[0]'))
    .map(
      ({ path, rule, reason }) =>
        `${path.replace('sides[0].brigades[0].units', '')} ${rule} ${reason.replace('lb.problem.', '')}`,
    );

function scenarioOf(file: HistoricalFile) {
  const made = historicalScenario(file, SCENARIOS[file.ground] ?? null);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('a historical order of battle', () => {
  it('LB-QC-01 LB-QC-02 LB-QC-03 becomes a scenario with the values of the tables', () => {
    const { sides } = scenarioOf(order([line({ men: 820 }), guns]));
    expect(sides[0].brigades[0]?.units).toEqual([
      {
        id: 'unit-1',
        name: 'lb.unit.line-infantry',
        kind: 'infantry',
        count: 4,
        uniform: 'other-line',
        q: 4,
        c: 5,
        sk: 1,
      },
      {
        id: 'unit-2',
        name: 'lb.unit.foot-battery.medium',
        kind: 'footArtillery',
        count: 1,
        uniform: 'other-artillery',
        q: 4,
        calibre: 'medium',
      },
    ]);
    expect(sides[0].brigades[1]).toMatchObject({
      name: 'Les Enfants',
      leader: { name: 'Ney', q: 4, rules: ['charismatic'] },
    });
  });

  it('LB-QC-05 takes its author’s adjustments and special rules', () => {
    const adjusted = line({ adjusted: { q: 2, c: 7, sk: 3 }, rules: ['elan', 'strong'] });
    expect(scenarioOf(order([adjusted])).sides[0].brigades[0]?.units[0]).toMatchObject({
      q: 2,
      c: 7,
      sk: 3,
      rules: ['elan', 'strong'],
    });
    expect(faults([line({ rules: ['strong', 'weak'] })])).toEqual(['[0].rules[1] LB-QC-05 oppositeRules']);
    expect(scenarioOf(order([line({ rules: ['unpredictable'] })])).sides[0].brigades[0]?.units[0]).not.toHaveProperty(
      'q',
    );
  });

  it('LB-ARMY-13 a brigade of more than 4800 men may stand as two', () => {
    const army = order([{ troops: 'lineInfantry', count: 2, men: 5200, split: true, lightBattalions: 1 }], {
      level: 'army',
    });
    const fixed = {
      ...army,
      sides: army.sides.map((side) => ({ ...side, brigades: side.brigades.slice(0, 1) })),
    } as unknown as HistoricalFile;
    const { sides, table, level } = scenarioOf(fixed);
    expect([level, table.scale]).toEqual(['army', '6mm']);
    expect(sides[0].brigades[0]?.units[0]).toMatchObject({ name: 'lb.unit.infantry-brigade', count: 4, c: 4, sk: 1 });
  });

  it('LB-GEN-10 sides have ids from their names: small letters, digits and hyphens, distinct, and none of the dice', () => {
    const ids = (one: string, two: string) => {
      const file = order([line()]);
      const named = {
        ...file,
        sides: [
          { ...file.sides[0], name: one },
          { ...file.sides[1], name: two },
        ],
      } as HistoricalFile;
      return scenarioOf(named).sides.map(({ id }) => id);
    };
    expect(ids('France', 'Armée du Nord')).toEqual(['france', 'armee-du-nord']);
    expect(ids('1st Corps', 'V. Korps (links)')).toEqual(['st-corps', 'v-korps-links']);
    expect(ids('Россия', '***')).toEqual(['first', 'second']);
    expect(ids('Same', 'same')).toEqual(['first', 'second']);
    expect(ids('Dice', 'Other')).toEqual(['first', 'second']);
    expect(ids('Other', 'DICE')).toEqual(['first', 'second']);
    expect(ids('A Name Of Some Length--- and so on', 'B')).toEqual(['a-name-of-some-length-an', 'b']);
    expect(ids('Twenty-three letters xy  z', 'B')).toEqual(['twenty-three-letters-xy', 'b']);
  });

  it('LB-ARMY-07 LB-OPT-01 takes switches, the Reserve and the CinC’s rules over, if there are any', () => {
    const file = order([line()], { switches: { grandBattery: true, wornUnits: false } });
    const [first] = file.sides;
    const made = scenarioOf({
      ...file,
      sides: [{ ...first, cinc: { q: 2, rules: ['stubborn'] }, reserve: [] }, file.sides[1]],
    });
    expect(made.switches).toEqual({ grandBattery: true, wornUnits: false });
    expect(made.hiddenDeployment).toBe(true);
    expect(made.sides[0].cinc).toMatchObject({ q: 2, rules: ['stubborn'] });
    expect(made.sides[0]).not.toHaveProperty('reserve');
    expect(made.sides[1].reserve?.units).toHaveLength(1);
    expect(scenarioOf(order([line()]))).not.toHaveProperty('switches');
  });

  it('LB-GEN-10 borrows the ground of a scenario; an unknown one is a fault', () => {
    const lent = SCENARIOS['spanish-pride'];
    expect(scenarioOf(order([line()], { ground: 'spanish-pride' })).terrain).toEqual(lent?.terrain);
    expect(scenarioOf(order([line()])).terrain).toEqual([]);
    const made = historicalScenario(order([line()], { ground: 'nowhere' }), null);
    expect(made.ok ? [] : made.problems.map(({ reason, facts }) => [reason, facts])).toEqual([
      ['engine.problem.notOneOf', { value: 'nowhere', choices: 'open, pickup' }],
    ]);
  });

  it('LB-UNIT-01 wears the uniform of its nation, or of none', () => {
    const uniforms = (nation: HistoricalFile['sides'][number]['nation'] | 'none') => {
      const file = order([line(), { ...guns, horse: true }]);
      const { nation: _, ...side } = file.sides[0];
      const first = nation === 'none' ? side : { ...side, nation };
      return scenarioOf({
        ...file,
        sides: [first as (typeof file.sides)[0], file.sides[1]],
      }).sides[0].brigades[0]?.units.map(({ uniform }) => uniform);
    };
    expect(uniforms('russia')).toEqual(['russian-line', 'russian-horse-artillery']);
    expect(uniforms(null)).toEqual(['other-line', 'other-horse-artillery']);
    expect(uniforms('none')).toEqual(['other-line', 'other-horse-artillery']);
  });

  it('LB-ARMY-01 is named by its kind at army level', () => {
    const name = (unit: HistoricalUnit, level: HistoricalFile['level']) => nameOf({ level }, unit);
    expect(name(line(), 'army')).toBe('lb.unit.infantry-brigade');
    expect(name({ troops: 'dragoons', count: 1, men: 900 }, 'army')).toBe('lb.unit.cavalry-division');
    expect(name({ troops: 'dragoons', count: 1, men: 300 }, 'division')).toBe('lb.unit.dragoons');
  });

  it('LB-UNIT-01 names missing and impossible values of each unit', () => {
    expect(faults([])).toEqual([' LB-GEN-01 emptyBrigade']);
    expect(faults([{ troops: 'lineInfantry', count: 1 }])).toEqual(['[0].men LB-QC-02 numberMissing']);
    expect(faults([{ troops: 'artillery', count: 1 }])).toEqual(['[0].calibre LB-UNIT-01 numberMissing']);
    expect(faults([line({ calibre: 'heavy', horse: true })])).toEqual([
      '[0].calibre LB-UNIT-01 numberNotHad',
      '[0].horse LB-UNIT-01 numberNotHad',
    ]);
    expect(faults([{ ...guns, adjusted: { c: 3, sk: 1 } }])).toEqual([
      '[0].adjusted.c LB-UNIT-01 numberNotHad',
      '[0].adjusted.sk LB-UNIT-01 numberNotHad',
    ]);
    expect(historicalScenario(order([]), null).ok).toBe(false);
  });

  it.each(['open', 'peninsular-clash', 'spanish-pride', 'retschow'])(
    'LB-GEN-10 is a sound scenario on the ground “%s”, and both sides can deploy',
    (ground) => {
      for (const level of ['division', 'army'] as const) {
        const big = level === 'army';
        const units = TROOP_CLASSES.flatMap((troops): HistoricalUnit[] => {
          const { arm } = TROOPS[troops];
          if (arm === 'artillery') return [{ troops, count: 1, calibre: 'light', horse: troops === 'eliteArtillery' }];
          // Heavy cavalry keeps the rear (LB-SET-11): it is tried in the Reserve.
          if (troops === 'heavyCavalry') return [];
          return [{ troops, count: 1, men: arm === 'cavalry' ? (big ? 900 : 350) : big ? 2500 : 650 }];
        });
        const base = order(units, { level, ground });
        const second = [{ troops: 'lineInfantry' as const, count: 3, men: big ? 3000 : 650 }, guns];
        const file = {
          ...base,
          sides: base.sides.map((side) => ({
            ...side,
            brigades: [side.brigades[0], { leader: { q: 3 }, units: second }],
          })),
        } as unknown as HistoricalFile;
        expect(readHistorical(file).ok).toBe(true);
        const begun = begin(largeBattles, scenarioOf(file));
        if (!begun.ok) return expect.unreachable(JSON.stringify(begun.problems));
        let battle = begun.value;
        for (const side of [0, 1] as const) {
          const seat = battle.state.field.sides[side].id;
          for (const command of [...suggestedDeployment(battle.state, side), { type: 'ready' }]) {
            const answer = decide(battle, seat, command);
            if (!answer.ok) return expect.unreachable(`${level} ${JSON.stringify([command, answer.refusal])}`);
            battle = answer.battle;
          }
        }
        expect(battle.state.units.every(({ status }) => status === 'table')).toBe(true);
      }
    },
  );

  it('LB-SEQ-10 terrain laid by the rules of pick-up games comes first; unknown ground is a fault', () => {
    const begun = begin(largeBattles, scenarioOf(order([line()], { ground: 'pickup' })));
    if (!begun.ok) return expect.unreachable(JSON.stringify(begun.problems));
    expect(begun.value.state.field.terrain).toEqual([]);
    expect(begun.value.state.frames.map(({ at }) => at)).not.toEqual(['deploy']);
    const lost = historicalScenario(order([line()], { ground: 'waterloo' }), null);
    expect(lost.ok ? [] : lost.problems.map(({ path }) => path)).toEqual(['ground']);
  });

  it('names every kind of troops in both languages', () => {
    for (const level of ['division', 'army'] as const)
      for (const troops of TROOP_CLASSES)
        for (const horse of TROOPS[troops].arm === 'artillery' ? [false, true] : [false])
          expect(largeBattlesMessages[nameOf({ level }, { troops, count: 1, horse })], troops).toBeDefined();
  });

  it('its form is checked, its published schema is current', () => {
    expect(readHistorical(order([line()])).ok).toBe(true);
    const wrong = readHistorical({ ...order([line({ count: 13 })]), level: 'corps', colour: 1 });
    expect(wrong.ok ? [] : wrong.problems.map(({ path }) => path)).toEqual([
      'colour',
      'level',
      'sides[0].brigades[0].units[0].count',
      'sides[1].brigades[0].units[0].count',
    ]);
    const published = readFileSync(new URL('../../../schemas/historical.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(historicalSchema());
  });
});
