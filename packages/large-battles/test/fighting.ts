/** Positions in which one unit is about to act, and its fight played with scripted dice. */
import { actingFrame } from '../src/turn/activationState.ts';
import type { ActingMode, UnitActivation } from '../src/state/frames.ts';
import type { State, Unit } from '../src/state/state.ts';
import { pending } from '../src/turn/machine.ts';
import { Playing } from './scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec } from './positions.ts';

/** The state with this unit spending actions (its own activation unless `mode` says otherwise). */
export function actingIn(
  state: State,
  unit = 0,
  actions = 3,
  change: Partial<UnitActivation> = {},
  mode: ActingMode = 'own',
): Playing {
  const side = state.field.units[unit]?.side ?? 0;
  const frame = actingFrame(state, mode, side, [unit], actions, 0, -1);
  const [activation] = frame.doings;
  return new Playing({
    ...state,
    active: mode === 'reaction' ? (side === 0 ? 1 : 0) : side,
    frames: [
      { at: 'phase', side: mode === 'reaction' ? (side === 0 ? 1 : 0) : side, over: false },
      {
        at: 'slot',
        side: mode === 'reaction' ? (side === 0 ? 1 : 0) : side,
        brigade: mode === 'reaction' ? 1 - side : side,
        closing: false,
      },
      { ...frame, doings: [{ ...(activation as UnitActivation), ...change }] },
    ],
  });
}

/** Unit 0 (red, looking up the table) about to act. */
export function acting(spec: BattlefieldSpec, actions = 3, change: Partial<UnitActivation> = {}): Playing {
  return actingIn(battlefield(spec), 0, actions, change);
}

/** A (red, unit 0) 125 mm in front of D (blue, unit 1), both looking at each other, and whoever else. */
export function facingOff(
  a: Partial<UnitSpec>,
  d: Partial<UnitSpec>,
  others: readonly UnitSpec[] = [],
  rest: BattlefieldSpec = {},
): BattlefieldSpec {
  const depth = (spec: Partial<UnitSpec>): number => {
    const kind = spec.kind ?? 'infantry';
    if (kind === 'battery' || kind === 'horseBattery') return spec.formation === 'limbered' ? 80 : 40;
    if (kind === 'infantry')
      return { line: 15, attackColumn: 30, marchColumn: 60, square: 45 }[spec.formation as 'line'] ?? 15;
    return spec.formation === 'column' ? 60 : 30;
  };
  return {
    units: [{ at: [900, 700 + depth(a) / 2], ...a }, { side: 1, at: [900, 575 - depth(d) / 2], ...d }, ...others],
    ...rest,
  };
}

/** The Approach of unit 0, with so many actions spent on dice, and both sides' dice. */
export function approached(
  t: Playing,
  spend: number,
  attacker: readonly number[],
  defender: readonly number[],
): Playing {
  t.red({ type: 'approach', unit: 0, sector: -1 });
  if (t.waits === 'red approachDice') t.red({ type: 'spend', dice: spend });
  return t.roll(attacker, defender);
}

export function unitOf(t: Playing, unit: number): Unit {
  const u = t.state.units[unit];
  if (u === undefined) throw new Error(`no unit ${unit}`);
  return u;
}

/** Place of a unit in millimetres. */
export function placeOf(t: Playing, unit: number): { readonly x: number; readonly y: number; readonly facing: number } {
  const u = unitOf(t, unit);
  return { x: u.x / 64, y: u.y / 64, facing: u.facing / 16 };
}

/** Rolls these faces, filled up with 1s to the number the rules ask for. */
export function rollFilled(t: Playing, ...faces: readonly (readonly number[])[]): Playing {
  const wanted = pending(t.state)[0]?.dice ?? [];
  return t.roll(
    ...wanted.map(({ count }, i) => [...(faces[i] ?? []), ...new Array<number>(count).fill(1)].slice(0, count)),
  );
}

/** Unit 0 Approaches, wins two actions (D suffers 1 DIS), and moves into Contact with the first. */
export function closedIn(spec: BattlefieldSpec, actions = 1): Playing {
  const t = acting(spec, actions).red({ type: 'approach', unit: 0, sector: -1 });
  if (t.waits === 'red approachDice') t.red({ type: 'spend', dice: 0 });
  rollFilled(t, [6, 5, 5], [5, 1, 1]);
  return t.red({ type: 'contact', unit: 0 });
}

/** Says what is added to the Contact dice until they are to be rolled: nothing, unless told otherwise. */
export function plainly(t: Playing): Playing {
  while (t.waits.endsWith('declareA') || t.waits.endsWith('declareD')) {
    t.say(t.waits.split(' ')[0] as string, { type: 'declare', bought: 0, leader: 0, charismatic: false });
  }
  return t;
}
