/**
 * Small tables for fights that are told without places, so that the battle's own rules judge them. The attacker looks up
 * the table at its first enemy; the others stand beside that one, too far apart to be in each other's way.
 */
import { closeDraft, type Refusal } from '@drumhead/engine';
import { HALF_TURN, steps, toMm } from '@drumhead/table';
import { newCombat, openFrame } from '../combat/beginCombat.ts';
import { combatHandler } from '../combat/combatHandler.ts';
import { type Fighter, fighterOf } from '../combat/dice/fighter.ts';
import { footprintOf } from '../ground/footprints.ts';
import { formationsOf } from '../movement/formationRules.ts';
import { battlefield, type Kind, type TerrainSpec, type UnitSpec } from '../scenarios/battlefield.ts';
import { UNIT_RULES } from '../scenarios/format.ts';
import { scaleOf } from '../scenarios/scales.ts';
import type { Combat, CombatFrame, CombatStep, Faces } from '../state/combatFrame.ts';
import type { Command } from '../state/commands.ts';
import { openDraft } from '../state/draft.ts';
import type { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { Formation, SideIndex, State, Unit, UnitProfile } from '../state/state.ts';
import { actingFrame } from '../turn/activationState.ts';
import { decide } from '../turn/machine.ts';
import { asList, called } from './given.ts';
import { flanksOf, isGarrison } from './garrison.ts';
import type { GivenUnit, Situation } from './schemas/index.ts';

type Given = Pick<Situation<'contact'>, 'level' | 'scale' | 'attacker' | 'defender' | 'flank'> &
  Partial<Pick<Situation<'contact'>, 'town'>> &
  Partial<Pick<Situation<'approach'>, 'chargeGoesHome'>>;

/** Index of the attacker; its enemies follow, in their order. */
export const ATTACKER = 0;
/** Millimetres between the enemies, and from them to all edges, so that nobody meets anybody by chance. */
const APART = 900;
/** Units of either side that step in where somebody is to stand ahead. */
const SPARES = 2;

const HORSE = { light: 'lightCavalry', dragoons: 'dragoons', heavy: 'heavyCavalry' } as const;

function kindOf(given: GivenUnit): Kind {
  if (given.arm === 'infantry') return 'infantry';
  if (given.arm === 'cavalry') return HORSE[given.class];
  return given.horse ? 'horseBattery' : 'battery';
}

/** The formation in which it is laid out: one that its arm does not have is a fault of its own. */
function formationOf(level: Given['level'], { arm, formation }: GivenUnit): Formation {
  const open = formationsOf({ level }, arm);
  return formation === 'garrison' || open.includes(formation) ? formation : (open[0] as Formation);
}

export function specOf(level: Given['level'], given: GivenUnit, side: SideIndex, name: string): UnitSpec {
  return {
    id: called(given, name),
    kind: kindOf(given),
    side,
    at: [0, 0],
    formation: formationOf(level, given),
    dis: given.dis,
    traits: Object.fromEntries(UNIT_RULES.map((rule) => [rule, given.traits.includes(rule)])),
    ...(given.arm === 'artillery' ? { calibre: given.calibre, loaded: given.loaded } : { c: given.c }),
    ...(given.arm === 'infantry' ? { sk: given.sk } : {}),
  };
}

/** The units of a fight, where a second battery is part of the first (LB-OPT-01). */
function unitsIn({ level, attacker, defender }: Given): UnitSpec[] {
  const fighters = [attacker, ...asList<GivenUnit>(defender)];
  const units = fighters.map((one, i) =>
    specOf(level, one, i === ATTACKER ? 0 : 1, i === ATTACKER ? 'attacker' : `defender ${i}`),
  );
  const waiting = ([0, 1] as const).map((side): UnitSpec => ({ side, at: [0, 0], status: 'waiting' }));
  const joined = fighters.flatMap((one, i): UnitSpec[] =>
    one.arm === 'artillery' && one.batteries > 1 ? [{ ...(units[i] as UnitSpec), status: 'joined' }] : [],
  );
  let battery = units.length + SPARES;
  return [
    ...units.map((spec, i) => {
      const one = fighters[i] as GivenUnit;
      return one.arm === 'artillery' && one.batteries > 1 ? { ...spec, battery: battery++ } : spec;
    }),
    ...waiting,
    ...joined,
  ];
}

type Way = Situation<'contact'>['town']['attacker'];
const NO_WAY: Way = { straight: [], beside: false };

/** The sectors of a town on one side of the fight: the one that is held, those behind it, and one beside it. */
function townOf(
  { straight, beside }: Way,
  held: { readonly unit: number; readonly side: SideIndex; readonly x: number; readonly y: number },
  size: number,
  units: UnitSpec[],
  terrain: TerrainSpec[],
): void {
  const away = held.side === 0 ? size : -size;
  const lay = (x: number, y: number) => terrain.push({ kind: 'sector', box: [x, y, size, size] }) - 1;
  units[held.unit] = { ...(units[held.unit] as UnitSpec), at: [held.x, held.y], sector: lay(held.x, held.y) };
  const end = straight.findIndex((one) => one !== 'friend');
  straight.slice(0, end < 0 ? straight.length : end + 1).forEach((one, i) => {
    const y = held.y + away * (i + 1);
    const sector = lay(held.x, y);
    if (one === 'empty') return;
    const side = one === 'friend' ? held.side : ((1 - held.side) as SideIndex);
    units.push({ side, at: [held.x, y], formation: 'garrison', sector });
  });
  if (beside) lay(held.x + size, held.y);
}

/** Millimetres between attacker and enemies: at the start of an Approach, or in Contact. */
export function gapOf(given: Pick<Given, 'level' | 'scale'>, step: 'approach' | 'contact'): number {
  return step === 'contact' ? 0 : scaleOf({ level: given.level, table: given }).sticks.s;
}

/** The table of a fight, with nothing begun. */
export function fightTable(given: Given, step: 'approach' | 'contact'): State {
  const { level, scale, attacker, town = { attacker: NO_WAY, defender: NO_WAY }, chargeGoesHome = false } = given;
  const defenders = asList<GivenUnit>(given.defender);
  const flanked = flanksOf(given);
  const units = unitsIn(given);
  const terrain: TerrainSpec[] = [];
  const size = scaleOf({ level, table: { scale } }).sticks.m;
  const gap = gapOf(given, step);
  const deep = (way: Way) => APART * 2 + size * (way.straight.length + 2);
  const [x, front] = [APART * 2, deep(town.defender)];
  if (isGarrison(attacker)) {
    townOf(town.attacker, { unit: ATTACKER, side: 0, x, y: front + size / 2 }, size, units, terrain);
  }
  defenders.forEach((one, i) => {
    if (!isGarrison(one)) return;
    const held = { unit: i + 1, side: 1 as const, x: x + i * APART, y: front - gap - size / 2 };
    townOf(town.defender, held, size, units, terrain);
  });
  const laid = battlefield({
    level,
    scale,
    switches: { chargeGoesHome },
    units,
    terrain,
    width: APART * (defenders.length + 4),
    height: front + deep(town.attacker),
  });
  const placed = laid.units.map((u, i): Unit => {
    if (u.sector >= 0 || i > defenders.length) return u;
    const half = toMm(footprintOf(laid, i).depth) / 2;
    const at = i === ATTACKER ? [x, front + half] : [x + (i - 1) * APART, front - gap - half];
    const facing = i === ATTACKER || flanked[i - 1] === true ? 0 : HALF_TURN;
    return { ...u, x: steps(at[0] as number), y: steps(at[1] as number), facing };
  });
  return { ...laid, units: placed, frames: BELOW };
}

/** A frame below that waits: what was begun above it ends here. */
const BELOW: readonly Frame[] = [{ at: 'firstInitiative' }];

/** The facts of every unit of the fight. */
export function fightersOn(
  state: State,
  { defender }: Given,
): { readonly a: readonly Fighter[]; readonly d: readonly Fighter[] } {
  return { a: [fighterOf(state, ATTACKER)], d: enemiesOf({ defender }).map((unit) => fighterOf(state, unit)) };
}

/** Indices of the attacker's enemies. */
export function enemiesOf({ defender }: Pick<Given, 'defender'>): readonly number[] {
  return asList<GivenUnit>(defender).map((_, i) => i + 1);
}

/** The fight with such facts, at its first step. */
export function combatOn(state: State, given: Pick<Given, 'defender' | 'flank'>, change: Partial<Combat>): Combat {
  const enemies = enemiesOf(given);
  const flank = flanksOf(given);
  const sector = state.units[enemies[0] as number]?.sector ?? -1;
  return { ...newCombat(ATTACKER, 0, enemies, sector), flank, wasFlanked: flank, ...change };
}

interface Begun {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The dice of this fight, read by the rules: disorder and actions follow, nothing of what comes after. */
export function readDice(state: State, combat: Combat, faces: Faces, step: CombatStep): Begun {
  const frame: CombatFrame = { ...openFrame(combat, step), faces };
  const draft = openDraft({ ...state, frames: [...BELOW, frame] });
  combatHandler.auto?.(draft, frame);
  return { state: closeDraft(draft), events: draft.events };
}

/** The fight that a state has reached, or null when it is over. */
export function fightOf(state: State): CombatFrame | null {
  const top = state.frames.at(-1);
  return top?.at === 'combat' ? top : null;
}

/** What came of the attacker's order to begin it, in its own activation, against this enemy alone. */
export function ordered(
  given: Given,
  one: number,
  command: 'approach' | 'storm',
  taken = 0,
): { readonly refused: Refusal | null; readonly frame: CombatFrame | null; readonly events: readonly Event[] } {
  const flank = flanksOf(given);
  const alone = { ...given, defender: asList<GivenUnit>(given.defender)[one] as GivenUnit, flank: flank[one] === true };
  const laid = fightTable(alone, command === 'storm' ? 'contact' : 'approach');
  const sector = (laid.units[1] as Unit).sector;
  const acting = actingFrame(laid, 'own', 0, [ATTACKER], 3, 0, -1);
  const frame = { ...acting, doings: acting.doings.map((doing) => ({ ...doing, taken })) };
  const order: Command = { type: command, unit: ATTACKER, sector };
  const done = decide({ ...laid, frames: [...BELOW, frame] }, laid.field.sides[0].id, order);
  return done.ok
    ? { refused: null, frame: fightOf(done.state), events: done.events }
    : { refused: done.refusal, frame: null, events: [] };
}

/** The table with these units straight ahead of one that looks at them, just as far as a move into Contact reaches. */
export function broughtAhead(state: State, unit: number, others: readonly number[]): State {
  const u = state.units[unit] as Unit;
  const up = u.facing === 0 ? -1 : 1;
  const depth = (one: number) => footprintOf(state, one).depth / 2;
  const units = state.units.map((one, i): Unit => {
    if (!others.includes(i) || one.sector >= 0) return one;
    return { ...one, x: u.x, y: Math.round(u.y + up * (depth(unit) + state.field.sticks.s - 1 + depth(i))) };
  });
  return { ...state, units };
}

/** A fresh enemy within reach of the charge of a unit that looks up or down the table. */
export function withEnemyAhead(state: State, unit: number): State {
  const { side } = state.field.units[unit] as UnitProfile;
  const spare = state.field.units.findIndex((one, i) => one.side !== side && state.units[i]?.status === 'waiting');
  const ahead = broughtAhead(state, unit, [spare]);
  return {
    ...ahead,
    units: ahead.units.map((one, i) => (i === spare ? { ...one, status: 'table' as const } : one)),
  };
}

/** The table with this unit in the file of a place, and whoever stood in that file where it was. */
export function inFileOf(state: State, unit: number, x: number): State {
  const own = state.units[unit] as Unit;
  const { side } = state.field.units[unit] as UnitProfile;
  const units = state.units.map((one, i): Unit => {
    if (i === unit) return { ...one, x };
    return one.x === x && state.field.units[i]?.side === side ? { ...one, x: own.x } : one;
  });
  return { ...state, units };
}
