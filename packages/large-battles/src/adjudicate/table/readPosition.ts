/** A described table as the state of a battle. */
import { idsIn } from '@drumhead/content/position';
import { closeDraft, setItem, type Checked, type Problem } from '@drumhead/engine';
import { facing, insideBox, overlaps, steps } from '@drumhead/table';
import { formationProblem, formationsOf } from '../../movement/formationRules.ts';
import { quadOfUnit } from '../../ground/footprints.ts';
import { GENERAL_HALVES } from '../../morale/losses.ts';
import { mm } from '../../ground/measure.ts';
import { FORMAT, FORMAT_VERSION, type GroupFile, KINDS } from '../../scenarios/format.ts';
import { fieldFrom } from '../../scenarios/read.ts';
import { problem } from '@drumhead/content/schema';
import { facingOf, startState, waitingGeneral, waitingUnit } from '../../scenarios/startState.ts';
import { enterSector } from '../../ground/sectors.ts';
import {
  cincOf,
  type Field,
  type Formation,
  type General,
  type SideIndex,
  type State,
  type Unit,
  type UnitProfile,
} from '../../state/state.ts';
import { isShaken, lossOfUnit } from '../../victory/victory.ts';
import { changeUnit, type Draft, openDraft } from '../../state/draft.ts';
import type { GivenGeneral, GivenPosition, GivenTroops } from '../schemas/table.ts';

/** The state of a position, without frames; or all its faults, with paths inside the position. */
export function stateFrom(given: GivenPosition): Checked<State> {
  const read = fieldFrom(scenarioOf(given));
  if (!read.ok) return read;
  const problems: Problem[] = [];
  const field = fieldOf(given, read.value, problems);
  const first = { ...startState(field), frames: [], active: activeSide(given, problems), phase: given.phase };
  if (problems.length > 0) return { ok: false, problems };
  const troops = troopsOf(given);
  const draft = openDraft({ ...first, suddenDeath: given.suddenDeath });
  troops.forEach((one, unit) => setItem(draft, 'units', unit, standing(field, unit, one, given, problems)));
  sectorsOf(given, field, problems).forEach((dis, sector) => setItem(draft, 'sectors', sector, { dis, unit: -1 }));
  troops.forEach(({ troop, path }, unit) => {
    if (troop.sector === undefined || troop.eliminated) return;
    const piece = field.terrain.find((one) => one.id === troop.sector && one.sector >= 0);
    if (piece === undefined)
      problems.push(
        problem(`${path}.sector`, 'lb.problem.nobodyCalled', { id: troop.sector, known: sectorIds(field) }),
      );
    else if (field.units[unit]?.arm !== 'infantry') problems.push(notHeld(path, 'LB-BUA-01'));
    else enterSector(draft, unit, piece.sector, 'LB-BUA-02');
    if (piece !== undefined && draft.units[unit]?.sector !== piece.sector) problems.push(notHeld(path, 'LB-BUA-01'));
  });
  joinBatteries(draft, troops, problems);
  draft.generals = generalsOf(given, field, draft.units, problems);
  if (problems.length === 0) checkPlaces(draft, troops, problems);
  if (problems.length > 0) return { ok: false, problems };
  scores(given, draft);
  return { ok: true, value: closeDraft(draft) };
}

function notHeld(path: string, rule: string): Problem {
  return problem(`${path}.sector`, 'lb.problem.sectorNotHeld', {}, rule);
}

/** LB-OPT-01. Two batteries of one kind that are one Grand Battery: the second does not stand by itself. */
function joinBatteries(draft: Draft, troops: readonly Listed[], problems: Problem[]): void {
  const { field } = draft;
  troops.forEach(({ troop, path }, joined) => {
    if (troop.joinedTo === undefined) return;
    const unit = troops.findIndex((one) => one.troop.id === troop.joinedTo);
    const one = field.units[unit];
    const two = field.units[joined] as UnitProfile;
    const alike = one?.arm === 'artillery' && one.calibre === two.calibre && one.horse === two.horse;
    const standing = draft.units[unit];
    if (!alike || one.side !== two.side || standing?.status === 'joined' || (standing?.battery ?? 0) >= 0) {
      problems.push(problem(`${path}.joinedTo`, 'lb.problem.notJoined', { id: troop.joinedTo }, 'LB-OPT-01'));
      return;
    }
    const formed = (troops[unit] as Listed).troop.formed ? draft.phase : 0;
    changeUnit(draft, unit, { battery: joined, formed });
  });
}

/** The same order of battle as a scenario file: one lot for every unit, in the order of the battle's own lists. */
function scenarioOf(given: GivenPosition): unknown {
  let count = 0;
  // Their own names are set afterwards: names of lots are shorter.
  const named = (troop: GivenTroops) => lot(troop, `u-${count++}`);
  const anywhere = { zones: [1, 2, 3] };
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    id: 'position',
    name: 'position',
    level: given.level,
    ...(given.switches === undefined ? {} : { switches: given.switches }),
    table: {
      scale: given.scale,
      ...(given.width === undefined ? {} : { width: given.width }),
      ...(given.height === undefined ? {} : { height: given.height }),
    },
    terrain: given.terrain,
    sides: given.sides.map((side) => ({
      id: side.id,
      name: side.name ?? side.id,
      baseline: side.baseline,
      cinc: {
        ...man(side.cinc, `${side.id}-cinc`),
        ...(side.cincIdle === undefined ? {} : { idlePhases: side.cincIdle }),
      },
      brigades: side.brigades.map((brigade) => ({
        id: brigade.id,
        name: brigade.name ?? brigade.id,
        leader: man(brigade.leader, `${brigade.id}-leader`),
        deployment: anywhere,
        units: brigade.units.map(named),
      })),
      ...(side.reserve === undefined
        ? {}
        : { reserve: { deployment: anywhere, units: side.reserve.units.map(named) } }),
    })),
  };
}

function man(given: GivenGeneral | undefined, name: string): object {
  return given === undefined ? { name, q: 3 } : { name: given.name ?? name, q: given.q, rules: given.rules };
}

function lot(troop: GivenTroops, id: string): GroupFile {
  const { arm } = KINDS[troop.kind];
  const q = troop.q ?? (troop.rules.includes('unpredictable') ? undefined : 4);
  const c = troop.c ?? (arm === 'artillery' ? undefined : 4);
  const sk = troop.sk ?? (arm === 'infantry' ? 0 : undefined);
  const calibre = troop.calibre ?? (arm === 'artillery' ? 'medium' : undefined);
  return {
    id,
    name: troop.name ?? troop.id,
    kind: troop.kind,
    count: 1,
    uniform: troop.uniform ?? 'plain',
    ...(troop.ownName === undefined ? {} : { names: [troop.ownName] }),
    rules: troop.rules,
    ...(q === undefined ? {} : { q }),
    ...(c === undefined ? {} : { c }),
    ...(sk === undefined ? {} : { sk }),
    ...(calibre === undefined ? {} : { calibre }),
  };
}

interface Listed {
  readonly troop: GivenTroops;
  readonly path: string;
}

/** The units in the order of the field: of each side Brigade by Brigade, then the Reserve. */
function troopsOf(given: GivenPosition): readonly Listed[] {
  return given.sides.flatMap((side, s) => [
    ...side.brigades.flatMap((brigade, b) =>
      brigade.units.map((troop, u) => ({ troop, path: `sides[${s}].brigades[${b}].units[${u}]` })),
    ),
    ...(side.reserve?.units ?? []).map((troop, u) => ({ troop, path: `sides[${s}].reserve.units[${u}]` })),
  ]);
}

/** Names and Break Points as given; those that are left out are counted (LB-VIC-01, -16). */
function fieldOf(given: GivenPosition, field: Field, problems: Problem[]): Field {
  const seen = new Set<string>();
  const troops = troopsOf(given);
  for (const { troop, path } of troops) {
    if (seen.has(troop.id)) problems.push(problem(`${path}.id`, 'lb.problem.sameId', { id: troop.id }));
    seen.add(troop.id);
  }
  const [one, two] = field.sides;
  return {
    ...field,
    scenario: null,
    units: field.units.map((profile, i) => ({ ...profile, id: troops[i]?.troop.id ?? profile.id })),
    sides: [
      { ...one, breakPoint: given.sides[0].breakPoint ?? one.breakPoint },
      { ...two, breakPoint: given.sides[1].breakPoint ?? two.breakPoint },
    ],
  };
}

function activeSide({ active, sides }: GivenPosition, problems: Problem[]): SideIndex {
  if (active === undefined || active === sides[0].id) return 0;
  if (active !== sides[1].id) problems.push(problem('active', 'lb.problem.unknownSide', { id: active }));
  return 1;
}

function standing(field: Field, unit: number, listed: Listed, given: GivenPosition, problems: Problem[]): Unit {
  const { troop, path } = listed;
  const profile = field.units[unit] as UnitProfile;
  const waiting = waitingUnit(field, profile);
  const brigade =
    troop.assigned === undefined ? profile.brigade : assignedTo(field, profile, troop.assigned, path, problems);
  if (troop.eliminated) return { ...waiting, brigade, status: 'eliminated', dis: 4, sk: 0 };
  if (troop.joinedTo !== undefined) return { ...waiting, brigade, status: 'joined' };
  const held = troop.sector !== undefined;
  if (!held && (troop.x === undefined || troop.y === undefined)) {
    problems.push(problem(`${path}.${troop.x === undefined ? 'x' : 'y'}`, 'engine.problem.missing', { key: 'x, y' }));
  }
  const formation = troop.formation ?? (formationsOf(field, profile.arm)[0] as Formation);
  const strange = formationProblem(field, profile, formation);
  if (strange !== null) {
    problems.push({ path: `${path}.formation`, ...strange });
    return waiting;
  }
  return {
    ...waiting,
    brigade,
    status: 'table',
    x: steps(troop.x ?? 0),
    y: steps(troop.y ?? 0),
    facing: troop.facing === undefined ? facingOf(field, profile.side) : facing(troop.facing),
    formation,
    dis: troop.dis,
    loaded: profile.arm === 'artillery' && troop.loaded,
    activated: troop.activated,
    reacted: troop.reacted,
    violation: troop.violation,
    worn: troop.worn && given.switches?.wornUnits === true,
  };
}

/** LB-CINC-06. */
function assignedTo(field: Field, profile: UnitProfile, id: string, path: string, problems: Problem[]): number {
  const brigade = field.brigades.findIndex((one) => one.id === id && one.side === profile.side);
  if (brigade < 0 || profile.brigade >= 0) {
    const own = field.brigades.filter((one) => one.side === profile.side);
    problems.push(problem(`${path}.assigned`, 'lb.problem.nobodyCalled', { id, known: idsIn(own) }, 'LB-CINC-06'));
  }
  return brigade;
}

const sectorIds = (field: Field): string => idsIn(field.terrain.filter(({ sector }) => sector >= 0));

function sectorsOf(given: GivenPosition, field: Field, problems: Problem[]): readonly number[] {
  const dis = field.terrain.filter((piece) => piece.sector >= 0).map(() => 0);
  given.sectors.forEach((one, i) => {
    const piece = field.terrain.find(({ id, sector }) => id === one.id && sector >= 0);
    if (piece === undefined)
      problems.push(problem(`sectors[${i}].id`, 'lb.problem.nobodyCalled', { id: one.id, known: sectorIds(field) }));
    else dis[piece.sector] = one.dis;
  });
  return dis;
}

function generalsOf(
  given: GivenPosition,
  field: Field,
  units: readonly Unit[],
  problems: Problem[],
): readonly General[] {
  const men = [
    ...given.sides.flatMap((side, s) =>
      side.brigades.map(({ leader }, b) => ({ man: leader, path: `sides[${s}].brigades[${b}].leader` })),
    ),
    ...given.sides.map(({ cinc }, s) => ({ man: cinc, path: `sides[${s}].cinc` })),
  ];
  return men.map(({ man: one, path }, i) => {
    const profile = field.generals[i] as Field['generals'][number];
    const waiting: General = { ...waitingGeneral(field, profile), status: 'gone', fate: 'left' };
    if (one === undefined) return waiting;
    const marks = {
      activated: one.activated,
      reacted: one.reacted,
      spent: one.spent,
      rerolled: one.rerolled,
      activeUsed: one.activeUsed,
      replacement: one.replacement,
      orders: one.orders,
    };
    if (one.lost) return { ...waiting, ...marks, fate: 'lost' };
    if (one.attachedTo !== undefined) {
      const unit = field.units.findIndex(({ id, side }) => id === one.attachedTo && side === profile.side);
      const u = units[unit];
      // LB-LEAD-11, LB-CINC-13: a Leader, to a unit of his own Brigade.
      if (u === undefined || u.status !== 'table' || profile.brigade < 0 || u.brigade !== profile.brigade) {
        const rule = profile.brigade < 0 ? 'LB-CINC-13' : 'LB-LEAD-11';
        problems.push(problem(`${path}.attachedTo`, 'lb.problem.notAttached', { id: one.attachedTo }, rule));
        return waiting;
      }
      return { ...waiting, ...marks, fate: 'none', status: 'attached', unit, x: u.x, y: u.y, facing: u.facing };
    }
    if (one.x === undefined || one.y === undefined) return waiting;
    return {
      ...waiting,
      ...marks,
      fate: 'none',
      status: 'table',
      x: steps(one.x),
      y: steps(one.y),
      facing: one.facing === undefined ? waiting.facing : facing(one.facing),
    };
  });
}

/** LB-GEO-18. No unit overlaps another or the table edge. */
function checkPlaces(state: State, troops: readonly Listed[], problems: Problem[]): void {
  const { width, height } = state.field;
  const stood: number[] = [];
  state.units.forEach((u, i) => {
    if (u.status !== 'table') return;
    const path = (troops[i] as Listed).path;
    const quad = quadOfUnit(state, i);
    if (!insideBox(quad, width, height)) {
      const facts = { x: mm(u.x), y: mm(u.y), width: mm(width), height: mm(height) };
      problems.push(problem(path, 'lb.refusal.deploy.offTable', facts, 'LB-GEO-18'));
    }
    const under = stood.find((other) => overlaps(quad, quadOfUnit(state, other)));
    if (under !== undefined) {
      const id = (state.field.units[under] as UnitProfile).id;
      problems.push(problem(path, 'lb.problem.standsOn', { id }, 'LB-GEO-18'));
    }
    stood.push(i);
  });
}

/** LB-VIC-04, -05, -07..09: consequences of losses. */
function scores(given: GivenPosition, draft: ReturnType<typeof openDraft>): void {
  const { field } = draft;
  field.brigades.forEach(({ side }, b) => {
    const lost = draft.units.filter((u) => u.brigade === b && u.status === 'eliminated').length;
    setItem(draft, 'brigades', b, { ...(draft.brigades[b] as State['brigades'][number]), lost });
    const first = field.brigades.findIndex((one) => one.side === side);
    const { shakenScored, slot } = given.sides[side].brigades[b - first] as GivenPosition['sides'][0]['brigades'][0];
    const shaken = isShaken(draft, b);
    const usual = side === draft.active ? 'unopened' : 'closed';
    setItem(draft, 'brigades', b, { lost, shaken, shakenScored: shakenScored ?? shaken, slot: slot ?? usual });
  });
  for (const side of [0, 1] as const) {
    const gone = draft.units.flatMap((u, i) => {
      const profile = field.units[i] as UnitProfile;
      return profile.side === side && u.status === 'eliminated' ? [lossOfUnit(draft, i)] : [];
    });
    const generals = field.generals.filter((g, i) => g.side === side && draft.generals[i]?.fate === 'lost').length;
    const leaders = given.sides[side].generalsLost ?? generals;
    const lives = draft.generals[cincOf(draft, side)]?.status === 'table';
    setItem(draft, 'sides', side, {
      ...draft.sides[side],
      slot: given.sides[side].slot ?? (side === draft.active && lives ? 'unopened' : 'closed'),
      lossHalves: gone.reduce((sum, halves) => sum + halves, GENERAL_HALVES * leaders),
      shakenPoints: draft.brigades.filter((b, i) => field.brigades[i]?.side === side && b.shakenScored).length,
      unitsLost: gone.length,
      phases: given.sides[side].phases,
      ready: true,
    });
  }
  draft.lossesSeen = [draft.sides[0].unitsLost, draft.sides[1].unitsLost];
}
