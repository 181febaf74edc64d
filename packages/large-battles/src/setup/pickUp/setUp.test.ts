import { DICE, total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { begun, told, until } from '../../../test/pickUps.ts';
import { suggestedDeployment } from '../suggestedDeployment.ts';
import type { Event } from '../../state/events.ts';
import { DIVISION_FORMAT, DIVISION_VERSION, type DivisionFile } from '../../armies/division.ts';
import { decide, offers, pending } from '../../turn/machine.ts';
import { areaOfGeneral, areaOfUnit } from '../placing.ts';
import { peninsularClash } from '../../scenarios/data/peninsular-clash.ts';
import { cincOf, type State } from '../../state/state.ts';
import { hears, view } from '../../state/view.ts';
import { largeBattles } from '../../ruleset.ts';
import { probe } from '../../testing.ts';
import { PICKUP_FORMAT, PICKUP_VERSION, type PickUpFile } from './format.ts';
import { pickUpScenario } from './read.ts';
import type { Command } from '../../state/commands.ts';
import type { DeployBrigadeFrame } from '../../state/frames.ts';
import { deployBrigadeHandler } from './deployBrigades.ts';
import { plusRuleHandler } from './generals.ts';
import { roleTally } from './roles.ts';

const DIVISION = { format: DIVISION_FORMAT, version: DIVISION_VERSION } as const;
const FRENCH: DivisionFile = {
  ...DIVISION,
  nation: 'france',
  period: '1805-1812',
  brigades: [
    { list: 'fr-mixed', options: { lightCavalry: ['hussars'] } },
    { list: 'fr-line-1805', options: {} },
  ],
  reserve: { options: { either: 'cuirassiers' } },
};
const BRITISH: DivisionFile = {
  ...DIVISION,
  nation: 'britain',
  period: null,
  brigades: [
    { list: 'gb-light', options: {} },
    { list: 'gb-light-cavalry', options: {} },
    { list: 'gb-portuguese', options: {} },
  ],
  reserve: { options: {} },
};

const file = (deployment: PickUpFile['deployment']): PickUpFile => ({
  format: PICKUP_FORMAT,
  version: PICKUP_VERSION,
  scale: '15mm',
  deployment,
  sides: [
    { id: 'red', division: FRENCH },
    { id: 'blue', division: BRITISH },
  ],
});

/** Rolls the faces given, and hears what happened. */
function rolled(state: State, ...faces: readonly (readonly number[])[]): { state: State; events: readonly Event[] } {
  const decision = decide(state, DICE, { type: 'roll', faces });
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision;
}
function rule(state: State, seat: string, command: Parameters<typeof decide>[2]): string {
  const decision = decide(state, seat, command);
  return decision.ok ? 'accepted' : decision.refusal.rule;
}
const waits = (state: State) => pending(state).map(({ seat, decision }) => `${seat} ${decision}`);
const rolesAt = (deployment: PickUpFile['deployment'] = 'hidden') =>
  until(begun(file(deployment)), 5, (decision) => decision === 'rolesRoll');
/** Terrain laid, red the defender. */
function deploymentAt(deployment: PickUpFile['deployment']): State {
  const { state } = rolled(rolesAt(deployment), [1], [6]);
  return until(told(state, 'blue', { type: 'role', defend: false }), 5, (d) => d.startsWith('deploy'));
}

describe('the file', () => {
  it('LB-LIST-04 an older one names one kind for all light regiments', () => {
    const brigades = ['ru-line', 'ru-line', 'ru-light-cavalry'].map((list) => ({ list, options: {} }));
    const light = { list: 'ru-light-cavalry', options: { either: 'uhlans' } };
    const russian: DivisionFile = {
      ...DIVISION,
      nation: 'russia',
      period: null,
      brigades: [...brigades.slice(0, 2), light],
      reserve: { options: {} },
    };
    const made = largeBattles.create({
      ...file('alternate'),
      sides: [
        { id: 'red', division: russian },
        { id: 'blue', division: BRITISH },
      ],
    });
    const named = made.ok ? made.value.field.units.map(({ name }) => name) : made.problems;
    expect(named.filter((name) => name === 'lb.unit.uhlans')).toHaveLength(2);
  });
});

describe('LB-SEQ-10 LB-SET-14 a pick-up game is set up in order', () => {
  it('LB-SEQ-10 LB-SET-14 Generals, special rules, roles, terrain, deployment, initiative', () => {
    const seen: string[] = [];
    until(begun(file('hidden')), 1, (decision) => {
      if (seen.at(-1) !== decision) seen.push(decision);
      return decision === 'phase';
    });
    expect(seen).toEqual([
      'generalsRoll',
      'plusRule',
      'rolesRoll',
      'chooseRole',
      'layTerrain',
      'deploy',
      'firstInitiative',
      'phase',
    ]);
  });

  it('LB-SET-13 LB-LIST-05 a die for each General on his own table, before deployment', () => {
    const start = begun(file('hidden'));
    expect(pending(start)[0]).toMatchObject({ seat: DICE, decision: 'generalsRoll', rule: 'LB-LIST-05' });
    expect(pending(start)[0]?.dice?.map(({ owner, count }) => [owner, count])).toEqual([
      ['red', 3],
      ['blue', 4],
    ]);
    // France: Leader 1 6 = Q2, Leader 2 4-6 = Q3+, CinC 1 = Q4. Britain: Leader 1 1 = Q4, others 2 = Q3, CinC 6 = Q2.
    const { state, events } = rolled(start, [6, 5, 1], [1, 2, 2, 6]);
    expect(state.generals.map(({ q }) => q)).toEqual([2, 3, 4, 3, 3, 4, 2]);
    expect(state.field.generals.map(({ q }) => q)).toEqual([2, 3, 4, 3, 3, 4, 2]);
    expect(events[1]).toMatchObject({ type: 'generalRolled', general: 1, face: 5, q: 3, plus: true });
    expect(waits(state)).toEqual(['red plusRule']);
  });

  it('LB-LIST-06 the owner gives each "+" a rule of his rank; LB-VIC-01 then the Break Points are set', () => {
    // Britain's CinC 4-5 = Q3+.
    let { state } = rolled(begun(file('hidden')), [6, 5, 1], [1, 2, 2, 4]);
    expect(rule(state, 'blue', { type: 'plus', general: 1, rule: 'active' })).toBe('KERNEL-TURN');
    expect(rule(state, 'red', { type: 'plus', general: 1, rule: 'stubborn' })).toBe('LB-LIST-06');
    expect(rule(state, 'red', { type: 'plus', general: 0, rule: 'active' })).toBe('LB-LIST-06');
    expect(offers(state, 'red').map((offer) => offer.type === 'plus' && offer.rule)).toEqual([
      'active',
      'charismatic',
      'organiser',
    ]);
    state = told(state, 'red', { type: 'plus', general: 1, rule: 'charismatic' });
    expect(state.field.generals[1]?.traits).toMatchObject({ charismatic: true, active: false });
    const cinc = cincOf(state, 1);
    expect(rule(state, 'blue', { type: 'plus', general: cinc, rule: 'active' })).toBe('LB-LIST-06');
    const units = state.field.units.filter((unit) => unit.side === 1).length;
    expect(units % 2).toBe(1);
    const set = (trait: 'stubborn' | 'organiser') =>
      told(state, 'blue', { type: 'plus', general: cinc, rule: trait }).field.sides[1].breakPoint;
    expect([set('stubborn'), set('organiser')]).toEqual([(units + 1) / 2, (units - 1) / 2]);
  });

  it('LB-OPT-06 LB-VIC-16 a handicap counts once the Break Points are fixed, which stay at 1 or more', () => {
    const limit = (handicap: number) => {
      const made = pickUpScenario(file('hidden'));
      if (!made.ok) throw new Error('no scenario');
      const [one, two] = made.value.sides;
      const start = begun({ ...made.value, sides: [{ ...one, handicap }, two] });
      return rolled(start, [6, 5, 2], [2, 2, 2, 2]).state.field.sides[0].breakPoint;
    };
    expect([limit(2) - limit(0), limit(-3)]).toEqual([2, Math.max(1, limit(0) - 3)]);
  });

  it('LB-LIST-05 LB-LIST-06 LB-VIC-01 nothing else may be done before; what was rolled and chosen is told', () => {
    const start = begun(file('hidden'));
    expect(offers(start, 'red')).toEqual([]);
    const first = rolled(start, [6, 5, 1], [1, 2, 2, 4]);
    const choosing = first.state;
    expect(pending(choosing)[0]).toMatchObject({ rule: 'LB-LIST-06' });
    const refused = (command: Parameters<typeof decide>[2]) => {
      const decision = decide(choosing, 'red', command);
      return decision.ok ? null : decision.refusal;
    };
    expect(refused({ type: 'pass' })).toMatchObject({ rule: 'LB-LIST-06', facts: { general: 1 } });
    expect(refused({ type: 'plus', general: 0, rule: 'active' })).toMatchObject({
      rule: 'LB-LIST-06',
      facts: { general: 1 },
    });
    expect(refused({ type: 'plus', general: 1, rule: 'stubborn' })?.facts).toEqual({
      general: 1,
      traits: 'active, charismatic, organiser',
    });
    const covers = (rule_: 'active' | 'stubborn') =>
      plusRuleHandler.covers?.(choosing, choosing.frames.at(-1) as never, 0, { type: 'plus', general: 1, rule: rule_ });
    expect([covers('active'), covers('stubborn')]).toEqual([true, false]);
    const one = decide(choosing, 'red', { type: 'plus', general: 1, rule: 'active' });
    if (!one.ok) throw new Error('refused');
    expect(one.events[0]).toEqual({ type: 'plusChosen', rule: 'LB-LIST-06', general: 1, trait: 'active' });
    const cinc = cincOf(one.state, 1);
    const last = decide(one.state, 'blue', { type: 'plus', general: cinc, rule: 'stubborn' });
    if (!last.ok) throw new Error('refused');
    const { sides, units } = last.state.field;
    const [red, blue] = [0, 1].map((side) => units.filter((unit) => unit.side === side).length) as [number, number];
    expect(sides.map(({ breakPoint }) => breakPoint)).toEqual([(red - 1) / 2, (blue + 1) / 2]);
    expect(last.events).toContainEqual({
      type: 'breakPointsSet',
      rule: 'LB-VIC-01',
      breakPoints: sides.map(({ breakPoint }) => breakPoint),
    });
  });

  it('LB-SET-04 what was rolled for the roles and who defends is told', () => {
    const start = rolesAt();
    expect(pending(start)[0]).toMatchObject({ rule: 'LB-SET-04' });
    const level = rolled(start, [6], [1]);
    const tallies = [roleTally(start.field, 0, 6), roleTally(start.field, 1, 1)];
    expect(level.events).toEqual([{ type: 'rolesRolled', rule: 'LB-SET-04', faces: [6, 1], tallies, winner: null }]);
    // Without Scouts the die alone counts, and red wins with the higher.
    const plain = {
      ...start,
      field: {
        ...start.field,
        units: start.field.units.map((unit) => ({ ...unit, traits: { ...unit.traits, scout: false } })),
      },
    };
    expect(roleTally(plain.field, 1, 3)).toEqual([{ rule: 'LB-SET-04', add: 3, what: 'lb.reason.die' }]);
    const { state } = rolled(plain, [4], [3]);
    expect(waits(state)).toEqual(['red chooseRole']);
    expect(offers(state, 'red')).toEqual([
      { type: 'role', defend: true },
      { type: 'role', defend: false },
    ]);
    const chosen = decide(state, 'red', { type: 'role', defend: false });
    expect(chosen.ok && chosen.events).toEqual([{ type: 'rolesChosen', rule: 'LB-SET-04', defender: 1 }]);
  });

  it('LB-SET-04 LB-SPEC-17 a die each, 1 more for every Scout unit; a tie is rolled again; the winner chooses', () => {
    const start = rolesAt();
    // 3 Light Dragoons in the cavalry Brigade, 1 in the Reserve, 1 Portuguese regiment.
    expect(roleTally(start.field, 1, 2)).toEqual([
      { rule: 'LB-SET-04', add: 2, what: 'lb.reason.die' },
      { rule: 'LB-SPEC-17', add: 5, what: 'lb.reason.scouts' },
    ]);
    expect(total(roleTally(start.field, 0, 4))).toBe(4);
    expect(waits(rolled(start, [6], [1]).state)).toEqual(['dice rolesRoll']);
    expect(waits(rolled(start, [6], [2]).state)).toEqual(['blue chooseRole']);
    expect(waits(rolled(start, [5], [1]).state)).toEqual(['blue chooseRole']);
    const { state } = rolled(start, [1], [6]);
    expect(rule(state, 'red', { type: 'role', defend: true })).toBe('KERNEL-TURN');
    expect(rule(state, 'blue', { type: 'pass' })).toBe('LB-SET-04');
    expect(waits(told(state, 'blue', { type: 'role', defend: true }))).toEqual(['blue layTerrain']);
    expect(waits(told(state, 'blue', { type: 'role', defend: false }))).toEqual(['red layTerrain']);
  });
});

describe('LB-SET-09 LB-SET-10 LB-SET-11 LB-SPEC-17 where troops deploy in a pick-up game', () => {
  const { field } = deploymentAt('hidden');
  const zonesOf = (id: string) =>
    areaOfUnit(
      field,
      field.units.findIndex((unit) => unit.id === id),
    ).zones;

  it('LB-SET-09 zones 2 and 3, in command, off the lateral bands, in any formation', () => {
    const area = areaOfUnit(field, 0);
    expect(area).toMatchObject({ zones: [2, 3], lateral: false, inCommand: true, formations: null });
  });

  it('LB-SET-10 LB-SPEC-17 light cavalry and Scouts also zone 1, LB-SET-11 the Reserve zone 3 only', () => {
    const zones = (wanted: (unit: (typeof field.units)[number]) => boolean) =>
      field.units.flatMap((unit, i) => (wanted(unit) ? [areaOfUnit(field, i).zones] : []));
    const brigaded = zones((unit) => unit.brigade >= 0 && unit.cavalryClass === 'light');
    expect(brigaded).toHaveLength(6);
    for (const open of brigaded) expect(open).toEqual([1, 2, 3]);
    for (const open of zones((unit) => unit.brigade < 0)) expect(open).toEqual([3]);
    expect(zonesOf(field.units[0]?.id as string)).toEqual([2, 3]);
    const scouts = {
      ...field,
      units: field.units.map((unit) => ({ ...unit, traits: { ...unit.traits, scout: true } })),
    };
    expect(areaOfUnit(scouts, 0).zones).toEqual([1, 2, 3]);
  });

  it('LB-SET-11 heavy cavalry in a Brigade starts in zone 3 too', () => {
    const heavy = field.units.map((unit) =>
      unit.cavalryClass === 'light' ? { ...unit, cavalryClass: 'heavy' as const } : unit,
    );
    const hussars = field.units.findIndex((unit) => unit.side === 0 && unit.brigade >= 0 && unit.arm === 'cavalry');
    expect(areaOfUnit({ ...field, units: heavy }, hussars).zones).toEqual([3]);
  });

  it('LB-SET-13 a General may be wherever one of his troops may', () => {
    expect(areaOfGeneral(field, 1).zones).toEqual([2, 3]);
    expect(areaOfGeneral(field, 0).zones).toEqual([1, 2, 3]);
    expect(areaOfGeneral(field, cincOf({ field }, 0)).zones).toEqual([3]);
  });

  it('LB-SET-12 LB-SET-09 an illegal place is refused with its rule, and the nearest legal one is given', () => {
    const state = deploymentAt('hidden');
    const [leader] = suggestedDeployment(state, 0);
    const led = told(state, 'red', leader as Parameters<typeof told>[2]);
    const infantry = state.field.units.findIndex((unit) => unit.side === 0 && unit.arm === 'infantry');
    const at = (x: number, y: number) =>
      ({ type: 'place', unit: infantry, x: steps(x), y: steps(y), facing: 2880, formation: 'attackColumn' }) as const;
    expect(rule(state, 'red', at(900, 300))).toBe('LB-SET-09');
    expect(rule(led, 'red', at(900, 500))).toBe('LB-SET-12');
    expect(rule(led, 'red', at(100, 300))).toBe('LB-GEO-15');
  });
});

describe('LB-SET-08 deployment', () => {
  it('LB-SET-08 hidden: both at once, and nothing of the other side is seen, heard or to be found', () => {
    const state = deploymentAt('hidden');
    expect(waits(state)).toEqual(['red deploy', 'blue deploy']);
    let now = state;
    for (const command of suggestedDeployment(state, 0)) {
      const decision = decide(now, 'red', command);
      if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
      now = decision.state;
      for (const event of decision.events) expect(hears(now, event, 'blue')).toBeNull();
    }
    expect(now.units.filter((u, i) => now.field.units[i]?.side === 0 && u.status === 'table').length).toBeGreaterThan(
      10,
    );
    const seen = view(now, 'blue');
    expect(seen.units.every((u, i) => now.field.units[i]?.side === 1 || u.status === 'waiting')).toBe(true);
    const text = JSON.stringify(seen);
    for (const secret of probe.secrets(now, 'blue')) expect(text).not.toContain(secret);
    expect(probe.secrets(now, 'blue').length).toBeGreaterThan(10);
    expect(offers(view(now, 'blue'), 'blue')).toEqual(offers(now, 'blue'));
  });

  it('LB-SET-08 a Brigade at a time in turn, defender first, Reserve and CinC last', () => {
    let now = deploymentAt('alternate');
    const turns: string[] = [];
    while (pending(now)[0]?.decision === 'deployBrigade') {
      const seat = pending(now)[0]?.seat as string;
      const side = seat === 'red' ? 0 : 1;
      expect(rule(now, seat, { type: 'ready' })).not.toBe('accepted');
      const before = now;
      for (const command of suggestedDeployment(now, side)) now = told(now, seat, command);
      const placed = now.units.flatMap((u, i) =>
        u === before.units[i] ? [] : [now.field.units[i]?.brigade as number],
      );
      turns.push(`${seat} ${[...new Set(placed)].join('+')}`);
      now = told(now, seat, { type: 'ready' });
    }
    expect(turns).toEqual(['red 0', 'blue 2', 'red 1', 'blue 3', 'blue 4', 'red -1', 'blue -1']);
    expect(waits(now)).toEqual(['dice firstInitiative']);
  });

  it('LB-SET-08 refuses a second Brigade before the first is placed, the Reserve before the Brigades, and troops placed already', () => {
    let now = deploymentAt('alternate');
    const [leader, first] = suggestedDeployment(now, 0) as [Parameters<typeof told>[2], Parameters<typeof told>[2]];
    const cinc = { type: 'placeGeneral', general: cincOf(now, 0), x: steps(900), y: steps(60), facing: 2880 } as const;
    expect(rule(now, 'red', cinc)).toBe('LB-SET-08');
    const other = { type: 'placeGeneral', general: 1, x: steps(1200), y: steps(300), facing: 2880 } as const;
    expect(rule(now, 'red', other)).toBe('accepted');
    now = told(told(now, 'red', leader), 'red', first);
    expect(rule(now, 'red', other)).toBe('LB-SET-08');
    expect(rule(now, 'red', { type: 'ready' })).toBe('LB-SET-08');
    for (const command of suggestedDeployment(now, 0)) now = told(now, 'red', command);
    now = told(now, 'red', { type: 'ready' });
    for (const command of suggestedDeployment(now, 1)) now = told(now, 'blue', command);
    now = told(now, 'blue', { type: 'ready' });
    expect(rule(now, 'red', { type: 'lift', unit: 0 })).toBe('LB-SET-08');
    expect(rule(now, 'red', other)).toBe('accepted');
  });

  it('LB-SET-08 a Brigade begun may be given up, and a refusal says which one is meant', () => {
    const start = deploymentAt('alternate');
    const refused = (state: State, seat: string, command: Parameters<typeof decide>[2]) => {
      const decision = decide(state, seat, command);
      return decision.ok
        ? null
        : [decision.refusal.rule, decision.refusal.reason.replace('lb.refusal.deploy.', ''), decision.refusal.facts];
    };
    const frame = (state: State) => state.frames.at(-1) as DeployBrigadeFrame;
    const covers = (state: State, command: Command) =>
      deployBrigadeHandler.covers?.(state, frame(state), frame(state).side, command);
    expect(frame(start)).toMatchObject({ side: 0, brigade: null, done: [] });
    const [leader] = suggestedDeployment(start, 0) as [Command];
    const second = { type: 'placeGeneral', general: 1, x: steps(1200), y: steps(300), facing: 2880 } as const;
    const cinc = { ...second, general: cincOf(start, 0) };
    expect(refused(start, 'red', cinc)).toEqual(['LB-SET-08', 'reserveLast', {}]);
    expect([covers(start, leader), covers(start, second), covers(start, cinc)]).toEqual([true, true, false]);
    const theirs = start.field.generals.findIndex(({ side }) => side === 1);
    expect(refused(start, 'red', { ...second, general: theirs })?.slice(0, 2)).toEqual(['LB-GEN-01', 'notYours']);
    // Placed, one of the first Brigade stands alone; a refusal leaves it begun.
    const begunBrigade = told(start, 'red', leader);
    expect(frame(begunBrigade).brigade).toBe(0);
    expect(refused(begunBrigade, 'red', second)).toEqual(['LB-SET-08', 'otherBrigade', { brigade: 0 }]);
    expect(offers(begunBrigade, 'red').every((offer) => !('general' in offer) || offer.general === 0)).toBe(true);
    expect(
      offers(begunBrigade, 'red').every((offer) => !('unit' in offer) || start.field.units[offer.unit]?.brigade === 0),
    ).toBe(true);
    // Taken up again, any Brigade may be the one.
    const givenUp = told(begunBrigade, 'red', { type: 'liftGeneral', general: 0 });
    expect(frame(givenUp).brigade).toBeNull();
    expect(frame(told(givenUp, 'red', second)).brigade).toBe(1);
    // One unit is enough for a Brigade to be begun.
    const all = suggestedDeployment(start, 0).reduce((now, command) => told(now, 'red', command), start);
    const lifted = told(all, 'red', { type: 'lift', unit: 0 });
    expect(frame(lifted).brigade).toBe(0);
    const ready = decide(all, 'red', { type: 'ready' });
    expect(ready.ok && ready.events).toContainEqual({
      type: 'brigadeDeployed',
      rule: 'LB-SET-08',
      side: 0,
      brigade: 0,
    });
    const next = told(all, 'red', { type: 'ready' });
    expect(frame(next)).toMatchObject({ side: 1, brigade: null, done: [0] });
    const answered = suggestedDeployment(next, 1).reduce((now, command) => told(now, 'blue', command), next);
    const third = told(answered, 'blue', { type: 'ready' });
    expect(refused(third, 'red', { type: 'lift', unit: 0 })).toEqual(['LB-SET-08', 'brigadeDone', { brigade: 0 }]);
  });

  it('LB-SEQ-10 a scenario may leave roles, terrain and first player to the rules of a pick-up game', () => {
    const scenario = structuredClone(peninsularClash) as ReturnType<typeof JSON.parse>;
    scenario.setUp = 'pickup';
    const problems = (input: unknown) => {
      try {
        return begun(input) === null;
      } catch (error) {
        return JSON.parse((error as Error).message).map(({ path, rule: of }: { path: string; rule: string }) => [
          path,
          of,
        ]);
      }
    };
    expect(problems(scenario)).toEqual(
      expect.arrayContaining([
        ['terrain', 'LB-SET-05'],
        ['first', 'LB-ACT-02'],
      ]),
    );
    for (const side of scenario.sides) {
      for (const group of [...side.brigades, side.reserve]) {
        delete group.leader?.suggested;
        group.deployment = { zones: [2, 3] };
        for (const unit of group.units) delete unit.suggested;
      }
      delete side.cinc.suggested;
    }
    const open = { ...scenario, terrain: [], first: null };
    const seen: string[] = [];
    until(begun(open), 3, (decision) => {
      if (seen.at(-1) !== decision) seen.push(decision);
      return decision === 'phase';
    });
    expect(seen).toEqual(['rolesRoll', 'chooseRole', 'layTerrain', 'deploy', 'firstInitiative', 'phase']);
  });
});
