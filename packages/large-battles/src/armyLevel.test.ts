/** Chapter 27: the same rules with brigades and divisions for battalions and regiments. */
import { total } from '@drumhead/engine';
import { facing, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { acting, closedIn, placeOf, plainly, rollFilled, unitOf } from '../test/fighting.ts';
import { type Playing, playing } from '../test/scriptedPlay.ts';
import { verdict } from '../test/answers.ts';
import { type BattlefieldSpec, battlefield, mover, type UnitSpec } from '../test/positions.ts';
import { attacksFlank, inFrontalArc } from './ground/arcs.ts';
import { shakenLimit } from './victory/victory.ts';
import type { Move } from './state/commands.ts';
import { suggestedDeployment } from './setup/suggestedDeployment.ts';
import { generalSize, sizeOf } from './ground/footprints.ts';
import { formOffers, moveOffers, planApproach, planFormationChange, planMove } from './movement/index.ts';
import { fieldFrom, startState } from './scenarios/index.ts';
import type { Field, Formation, UnitProfile } from './state/state.ts';

const army = (spec: BattlefieldSpec): BattlefieldSpec => ({ ...spec, level: 'army' });
const alone = (unit: Partial<UnitSpec> = {}, rest: BattlefieldSpec = {}) =>
  battlefield(army({ units: [{ at: [900, 600], ...unit }], ...rest }));
const asks = (unit: Partial<UnitSpec>, move: Move, rest: BattlefieldSpec = {}) => {
  const state = alone(unit, rest);
  return verdict(planMove(state, mover(state, 0), move));
};
const ahead = (distance: number): Move => ({ kind: 'straight', distance: steps(distance) });

/** Depth of a base in mm (LB-ARMY-03). */
const depthOf = (spec: Partial<UnitSpec>) =>
  spec.kind === undefined || spec.kind === 'infantry' ? 45 : spec.kind.endsWith('attery') ? 40 : 60;
/** A (red, unit 0) 125 mm in front of D (blue, unit 1), looking at each other. */
const facingOff = (a: Partial<UnitSpec>, d: Partial<UnitSpec>, others: readonly UnitSpec[] = []): BattlefieldSpec =>
  army({
    units: [{ at: [900, 700 + depthOf(a) / 2], ...a }, { side: 1, at: [900, 575 - depthOf(d) / 2], ...d }, ...others],
  });
const clash = (a: Partial<UnitSpec>, d: Partial<UnitSpec>, attack: number[], defence: number[]): Playing =>
  rollFilled(plainly(closedIn(facingOff(a, d))), attack, defence);

/** A file of one Corps a side, and how the reader takes it. */
function file(change: (file: ReturnType<typeof JSON.parse>) => void = () => {}): unknown {
  const side = (id: string, baseline: string) => ({
    id,
    name: id,
    baseline,
    cinc: { name: 'Commander', q: 3 },
    brigades: [
      {
        id: `${id}-1`,
        name: 'I Corps',
        leader: { name: 'Leader', q: 3 },
        deployment: { zones: [2, 3] },
        units: [
          { id: 'foot', name: 'brigade', kind: 'infantry', count: 4, q: 4, c: 4, sk: 5, uniform: 'plain' },
          { id: 'horse', name: 'division', kind: 'dragoons', count: 1, q: 3, c: 5, uniform: 'plain' },
          { id: 'guns', name: 'battery', kind: 'footArtillery', count: 1, q: 4, calibre: 'heavy', uniform: 'plain' },
        ],
      },
    ],
  });
  const made = {
    format: 'drumhead-large-battles-scenario',
    version: 1,
    id: 'corps',
    name: 'Corps',
    level: 'army',
    table: { scale: '6mm' },
    terrain: [],
    sides: [side('north', 'top'), side('south', 'bottom')],
  };
  change(made);
  return made;
}

function fieldOf(change?: (file: ReturnType<typeof JSON.parse>) => void): Field {
  const read = fieldFrom(file(change));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

describe('scale and bases', () => {
  const size = (field: Field, kind: string, formation: Formation) => {
    const profile = field.units.find((u) => u.id.includes(kind)) as UnitProfile;
    const { width, depth } = sizeOf(field, profile, formation);
    return [width / 64, depth / 64];
  };

  it('LB-ARMY-01 units are brigades and divisions of a Corps, many of them, and play like any unit', () => {
    const field = fieldOf();
    const state = startState(field);
    expect(field.level).toBe('army');
    expect(state.units.map((u) => u.formation)).toEqual(
      field.units.map((u) => (u.arm === 'artillery' ? 'limbered' : 'none')),
    );
    expect(suggestedDeployment(state, 0).length).toBe(8); // six units and two Generals find their places
    for (const kind of ['infantry', 'dragoons', 'battery'] as const) {
      const t = playing(
        battlefield(
          army({
            units: [
              { at: [900, 900], kind },
              { side: 1, at: [900, 200] },
            ],
          }),
        ),
      );
      t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 6]);
      expect([t.waits, unitOf(t, 0).activated]).toEqual(['red acting', true]);
      t.red({ type: 'move', unit: 0, move: { kind: 'aboutFace' } });
      expect(unitOf(t, 0).facing).toBe(facing(180));
      expect(t.red({ type: 'stop' }).waits).toBe('blue phase');
    }
  });

  it('LB-ARMY-02 bases of 6 mm figures, on a table of 180 x 120 cm', () => {
    const field = fieldOf();
    expect([field.width, field.height]).toEqual([steps(1800), steps(1200)]);
    expect(size(field, 'foot', 'none')).toEqual([60, 30]);
    expect(size(field, 'horse', 'none')).toEqual([60, 30]);
    expect(size(field, 'guns', 'unlimbered')).toEqual([40, 40]);
    expect(size(field, 'guns', 'limbered')).toEqual([40, 40]);
    expect(generalSize(field, false).width).toBe(steps(10));
  });

  it('LB-ARMY-02 LB-ARMY-03 bases of 15 mm figures, on 240 x 180 cm; larger ones in proportion', () => {
    const field = fieldOf((f) => (f.table.scale = '15mm'));
    expect([field.width, field.height]).toEqual([steps(2400), steps(1800)]);
    expect(size(field, 'foot', 'none')).toEqual([90, 45]);
    expect(size(field, 'horse', 'none')).toEqual([90, 60]);
    expect(size(field, 'guns', 'unlimbered')).toEqual([60, 40]);
    expect(size(field, 'guns', 'limbered')).toEqual([60, 40]);
    expect(
      size(
        fieldOf((f) => (f.table.scale = '28mm')),
        'foot',
        'none',
      ),
    ).toEqual([135, 67.5]);
  });

  it('LB-ARMY-02 the table of a file counts, as at division level', () => {
    const field = fieldOf((f) => (f.table = { scale: '6mm', width: 1500, height: 1000 }));
    expect([field.width, field.height]).toEqual([steps(1500), steps(1000)]);
  });

  it('LB-ARMY-04 the sticks are those of 15 mm, also with 6 mm figures', () => {
    const sticks = { vs: steps(50), s: steps(80), m: steps(120), l: steps(180) };
    for (const scale of ['6mm', '15mm', '28mm']) expect(fieldOf((f) => (f.table.scale = scale)).sticks).toEqual(sticks);
    const division = fieldOf((f) => {
      f.level = 'division';
      for (const side of f.sides) side.brigades[0].units[0].sk = 1;
    });
    expect(division.sticks.m).toBe(steps(80));
  });

  it('LB-ARMY-17 an Sk above 3 stands, and counts as better', () => {
    expect(startState(fieldOf()).units[0]?.sk).toBe(5);
    const read = fieldFrom(file((f) => (f.level = 'division')));
    expect(read.ok ? [] : read.problems.map(({ path, rule }) => `${path} ${rule}`)).toContain(
      'sides[0].brigades[0].units[0].sk LB-SKIR-01',
    );
    const t = acting(facingOff({ sk: 5 }, { sk: 4 }), 1).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    expect(t.event('approachRolled').attack).toContainEqual({ rule: 'LB-APP-17', add: 1, what: 'lb.tally.betterSk' });
  });
});

describe('no formations', () => {
  it.each<[string, Partial<UnitSpec>, number]>([
    ['infantry M', {}, 120],
    ['cavalry L', { kind: 'heavyCavalry' }, 180],
    ['foot guns M', { kind: 'battery', formation: 'limbered' }, 120],
    ['horse guns L', { kind: 'horseBattery', formation: 'limbered' }, 180],
  ])('LB-ARMY-05 %s per action', (_name, unit, distance) => {
    expect(asks(unit, ahead(distance))).toBe('ok');
    expect(asks(unit, { kind: 'straight', distance: steps(distance) + 1 })).toBe('LB-MOVE-02');
  });

  it('LB-ARMY-05 infantry and cavalry have no formation to change into, guns have theirs', () => {
    for (const kind of ['infantry', 'dragoons'] as const) {
      const state = alone({ kind });
      expect(formOffers(state, mover(state, 0))).toEqual([]);
      for (const formation of ['line', 'attackColumn', 'marchColumn', 'square', 'column', 'limbered'] as const) {
        expect(verdict(planFormationChange(state, mover(state, 0), formation, 0))).toBe('LB-ARMY-05');
      }
    }
    const guns = alone({ kind: 'battery' });
    expect(verdict(planFormationChange(guns, mover(guns, 0), 'limbered', 0))).toBe('ok');
    expect(verdict(planFormationChange(guns, mover(guns, 0), 'line', 0))).toBe('LB-FORM-01');
    const state = startState(fieldOf());
    const line = { type: 'place', unit: 0, x: steps(900), y: steps(100), facing: 2880, formation: 'line' } as const;
    const t = playing(state);
    expect(t.refused('north', line)).toBe('LB-ARMY-05');
    t.say('north', { ...line, formation: 'none' });
  });

  it('LB-ARMY-05 a division has no formation "none"', () => {
    const state = battlefield({ units: [{ at: [900, 600] }] });
    expect(verdict(planFormationChange(state, mover(state, 0), 'none', 0))).toBe('LB-FORM-01');
  });

  it('LB-ARMY-11 manoeuvres are reduced and turning costs no distance, as before', () => {
    expect(asks({}, { kind: 'lateral', side: 'left', distance: steps(80) })).toBe('ok');
    expect(asks({}, { kind: 'lateral', side: 'left', distance: steps(81) })).toBe('LB-MOVE-15');
    expect(asks({ kind: 'dragoons' }, { kind: 'backward', distance: steps(120) })).toBe('ok');
    expect(asks({ kind: 'dragoons' }, { kind: 'backward', distance: steps(121) })).toBe('LB-MOVE-15');
    expect(asks({}, { kind: 'rotate', angle: 1440 })).toBe('ok');
    const wood = { terrain: [{ kind: 'wood', box: [900, 560, 300, 300] }] } as const;
    expect(asks({}, ahead(80), wood)).toBe('ok');
    expect(asks({}, ahead(81), wood)).toBe('LB-MOVE-15');
    expect(asks({ traits: { light: true } }, ahead(120), wood)).toBe('ok');
  });

  it('LB-ARMY-11 no unit is Fast; guns limber and unlimber', () => {
    const fast: Move = { kind: 'fast', direction: 0, distance: steps(50), facing: 0 };
    const road = { terrain: [{ kind: 'road', points: [900, 0, 900, 1200], id: 'road' }] } as const;
    for (const unit of [{}, { kind: 'dragoons' }, { kind: 'battery', formation: 'limbered' }] as const) {
      expect(asks(unit, fast)).toBe('LB-ARMY-11');
      expect(asks(unit, { kind: 'road', road: 'road', distance: 640, facing: 0 }, road)).toBe('LB-ARMY-11');
      const state = alone(unit, road);
      const kinds = moveOffers(state, mover(state, 0)).map((move) => move.kind);
      expect(kinds).toContain('straight');
      expect(kinds).not.toContain('fast');
      expect(kinds).not.toContain('road');
    }
    expect(asks({ kind: 'battery' }, ahead(50))).toBe('LB-MOVE-20');
    expect(asks({ kind: 'battery' }, { kind: 'shift', direction: 0, distance: steps(50) })).toBe('ok');
  });

  it('LB-ARMY-10 bridges need no march column, garrisons no attack column', () => {
    const bridge = {
      terrain: [
        { kind: 'stream', points: [500, 560, 1300, 560] },
        { kind: 'bridge', points: [900, 620, 900, 500] },
      ],
    } as const;
    expect(asks({}, ahead(120), bridge)).toBe('ok');
    expect(asks({ at: [960, 600] }, ahead(120), bridge)).toBe('LB-TERR-05');
    const town = {
      units: [{ at: [900, 722.5] }, { side: 1, at: [900, 500], formation: 'garrison', sector: 0 }],
      terrain: [{ kind: 'sector', box: [900, 500, 120, 120] }],
    } as const;
    const state = battlefield(army(town));
    expect(verdict(planApproach(state, mover(state, 0), 0))).toBe('ok');
    const horse = battlefield(army({ ...town, units: [{ ...town.units[0], kind: 'dragoons' }, town.units[1]] }));
    expect(verdict(planApproach(horse, mover(horse, 0), 0))).toBe('LB-BUA-12');
  });

  it('LB-ARMY-10 cavalry may Approach in reaction as it stands', () => {
    const state = battlefield(facingOff({ kind: 'dragoons' }, {}));
    expect(verdict(planApproach(state, mover(state, 0, {}, 'reaction'), -1))).toBe('ok');
    const foot = battlefield(facingOff({}, {}));
    expect(verdict(planApproach(foot, mover(foot, 0, {}, 'reaction'), -1))).toBe('LB-REACT-06');
  });

  it('LB-ARMY-10 infantry has front, flank and rear', () => {
    const state = battlefield(
      army({ units: [{ at: [900, 600] }, { side: 1, at: [900, 300] }, { side: 1, at: [600, 600] }] }),
    );
    expect(inFrontalArc(state, 0, 1)).toBe(true);
    expect(inFrontalArc(state, 0, 2)).toBe(false);
    expect(attacksFlank(state, 2, 0, [])).toBe(true);
  });

  it('LB-ARMY-10 infantry charged by cavalry cannot form square', () => {
    const t = acting(facingOff({ kind: 'dragoons' }, {}), 2).red({ type: 'approach', unit: 0, sector: -1 });
    t.red({ type: 'spend', dice: 0 });
    rollFilled(t, [2, 2, 2], [6, 6, 6]);
    const forms = t.waits.startsWith('blue') ? t.offered('blue', 'form') : [];
    expect(forms).toEqual([]);
  });
});

describe('fights', () => {
  it('LB-ARMY-06 LB-ARMY-09 the better C is the difference, the base is that of the arm', () => {
    const t = acting(facingOff({ kind: 'heavyCavalry', c: 7 }, { c: 4 }), 1).red({
      type: 'approach',
      unit: 0,
      sector: -1,
    });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    const { attack, defence } = t.event('approachRolled');
    expect(attack.map(({ rule, add }) => [rule, add])).toEqual([
      ['LB-ARMY-09', 6],
      ['LB-ARMY-06', 3],
    ]);
    expect(total(defence)).toBe(4);
  });

  it('LB-ARMY-10 infantry beaten by cavalry goes back M as it is, and lives', () => {
    const t = clash({ kind: 'dragoons' }, {}, [6, 2, 1], [5, 4, 3]);
    expect(t.event('contactRolled').winner).toBe('a');
    expect(t.event('contactRolled').attack.some((line) => line.what === 'lb.tally.cavalryOnFoot')).toBe(false);
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', formation: 'none' });
    expect(t.eventTypes).not.toContain('formed');
    expect(575 - (placeOf(t, 1).y + 22.5)).toBeCloseTo(120, 1);
  });

  it('LB-ARMY-10 a battery beaten is gone, and a flank counts', () => {
    expect(unitOf(clash({}, { kind: 'battery' }, [6, 2, 1], [5, 4, 3]), 1).status).toBe('eliminated');
    const turned = facingOff({}, { facing: 90 });
    const t = acting(turned, 1).red({ type: 'approach', unit: 0, sector: -1 });
    rollFilled(t, [6, 5, 5], [5, 1, 1]);
    expect(t.event('approachRolled').attack).toContainEqual({ rule: 'LB-APP-14', add: 2, what: 'lb.tally.flank' });
  });

  it('LB-ARMY-10 a garrison driven out stands outside without formation', () => {
    const t = acting(
      army({
        units: [
          { at: [900, 690], c: 8 },
          { side: 1, at: [900, 500], formation: 'garrison', sector: 0 },
        ],
        terrain: [{ kind: 'sector', box: [900, 500, 120, 120] }],
      }),
      1,
    ).red({ type: 'approach', unit: 0, sector: 0 });
    rollFilled(t, [5, 5, 5], [6, 1, 1]).red({ type: 'contact', unit: 0 });
    rollFilled(plainly(t), [6, 2, 1], [5, 4, 3]);
    expect(unitOf(t, 1)).toMatchObject({ status: 'table', formation: 'none', sector: -1 });
    expect(unitOf(t, 0)).toMatchObject({ formation: 'garrison', sector: 0 });
  });

  it('LB-ARMY-08 everything else is as before: rally, bombardment, losses', () => {
    const tired = acting(army({ units: [{ at: [900, 900], dis: 2 }], generals: [{ brigade: 0, at: [900, 950] }] }), 1);
    tired.red({ type: 'rally', unit: 0 });
    expect(unitOf(tired, 0).dis).toBe(1);
    const guns = acting(
      army({
        units: [
          { kind: 'battery', calibre: 'heavy', at: [900, 900] },
          { side: 1, at: [900, 600] },
        ],
      }),
      1,
    ).red({ type: 'fire', unit: 0, target: 1, sector: -1, added: 0 });
    rollFilled(guns, [6, 6, 2], [5, 5, 5]);
    expect(unitOf(guns, 1)).toMatchObject({ dis: 1, formation: 'none', y: steps(550) });
  });
});

describe('Corps', () => {
  const corps = army({
    units: [{ at: [800, 900] }, { at: [950, 900] }, { at: [1100, 900], brigade: -1 }, { side: 1, at: [900, 200] }],
    generals: [
      { brigade: 0, at: [880, 960] },
      { cinc: true, at: [1100, 1000] },
      { side: 1, brigade: 1, at: [900, 120] },
    ],
  });

  it('LB-ARMY-07 a Corps commander gives group orders and rides 2L like a Leader', () => {
    const t = playing(battlefield(corps));
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activateGeneral', general: 0, dice: 2 }).roll([6, 6]);
    expect(t.offered('red', 'group').length).toBeGreaterThan(0);
    const ride = (distance: number) =>
      ({ type: 'ride', general: 0, x: steps(880 - distance), y: steps(960), facing: 0 }) as const;
    expect(t.refused('red', ride(361))).toBe('LB-LEAD-04');
    playing(t.state).red(ride(360));
    t.red({ type: 'group', general: 0, units: [0, 1], dice: 1 }).roll([6]);
    expect(t.waits).toContain('acting');
  });

  it('LB-ARMY-07 the army commander holds the Reserve and gives it to a Corps', () => {
    const t = playing(battlefield(corps));
    t.red({ type: 'open', brigade: -1 }).red({ type: 'activateGeneral', general: 2, dice: 1 }).roll([6]);
    t.red({ type: 'assign', unit: 2, brigade: 0 });
    expect(unitOf(t, 2).brigade).toBe(0);
  });

  it('LB-ARMY-16 a Corps takes the place of a Brigade: a slot, a command, a Shaken limit', () => {
    const t = playing(battlefield(corps));
    expect(t.offered('red', 'open').map((offer) => offer.brigade)).toEqual([0, -1]);
    expect(shakenLimit(t.state, 0)).toBe(3);
    expect(t.state.field.sides[0].reserve).not.toBeNull();
    t.red({ type: 'open', brigade: 0 });
    expect(t.offered('red', 'activate').map((offer) => offer.unit)).toContain(1);
    expect(t.refused('red', { type: 'activate', unit: 2, dice: 1 })).toBe('LB-CINC-05');
  });
});
