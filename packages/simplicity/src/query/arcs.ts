/** For drawing: a unit's arc of fire with its ranges, and the lanes of its charges. */
import { cosine, type Pose, type Quad, quadOf, type Size, sine } from '@drumhead/table';
import { neverCharges, planCharge } from '../combat/charge.ts';
import { quadOfSection, sectionOf } from '../ground/footprints.ts';
import type { Command } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { KIND, rateOf, sizeOf } from '../state/unitTables.ts';
import { poseOf, profileOf, unitOf } from '../state/units.ts';

/** SIP-LOS-1, -2, SIP-FIR-1. All in steps. */
export interface FireArc {
  /** Both ends of the front edge, left first; of a garrison the corners of its section, for it fires all round. */
  readonly from: readonly number[];
  /** Which way the arc opens, or null: all round (SIP-TER-7). */
  readonly facing: number | null;
  readonly effective: number;
  /** 0: it has no longer range. */
  readonly long: number;
}

/** Null where the unit never fires (SIP-FIR-9). */
export function fireArcOf(state: State, unit: number): FireArc | null {
  const profile = profileOf(state, unit);
  const { effective, long } = KIND[profile.kind];
  if (effective === 0) return null;
  const { section } = unitOf(state, unit);
  if (section >= 0) return { from: cornersOfSection(state, section), facing: null, effective, long };
  const pose = poseOf(state, unit);
  return { from: frontOf(pose, sizeOf(profile)), facing: pose.facing, effective, long };
}

/** SIP-CHG-1, -2, SIP-TER-7. The ground that a charge of the unit could reach; null where it never charges. */
export function chargeArcOf(state: State, unit: number): FireArc | null {
  const profile = profileOf(state, unit);
  const { section } = unitOf(state, unit);
  if (neverCharges(profile, profile) === 'sip.refusal.neverCharges') return null;
  // A garrison leaves by any side, at the cost of half its rate.
  if (section >= 0)
    return { from: cornersOfSection(state, section), facing: null, effective: rateOf(profile) / 2, long: 0 };
  const pose = poseOf(state, unit);
  const from = frontOf(pose, sizeOf(profile));
  return { from, facing: pose.facing, effective: rateOf(profile), long: 0 };
}

function cornersOfSection(state: State, section: number): readonly number[] {
  const { ax, ay, bx, by, cx, cy, dx, dy } = quadOfSection(sectionOf(state, section));
  return [ax, ay, bx, by, cx, cy, dx, dy];
}

/** Both ends of the front edge, left first. */
function frontOf(pose: Pose, { width, depth }: Size): readonly number[] {
  const fx = sine(pose.facing);
  const fy = -cosine(pose.facing);
  const x = pose.x + (fx * depth) / 2;
  const y = pose.y + (fy * depth) / 2;
  const [rx, ry] = [(-fy * width) / 2, (fx * width) / 2];
  return [x - rx, y - ry, x + rx, y + ry];
}

/** SIP-CHG-4, -6, -8. The way of a charge: where it starts once turned, where it touches. */
export interface ChargeLane {
  readonly target: number;
  readonly start: Quad;
  readonly contact: Quad;
  readonly pose: Pose;
  readonly flank: boolean;
  readonly hindered: boolean;
}

export function chargeLane(state: State, charge: Extract<Command, { type: 'charge' }>): ChargeLane | null {
  const tried = planCharge(state, charge.unit, charge);
  if (!tried.ok) return null;
  const { start, contact, flank, hindered } = tried.value;
  const size = sizeOf(profileOf(state, charge.unit));
  return {
    target: charge.target,
    start: quadOf(start, size),
    contact: quadOf(contact, size),
    pose: contact,
    flank,
    hindered,
  };
}
