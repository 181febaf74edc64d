/** The first state of a battle: empty table, both sides about to deploy. */
import { formationsOf } from '../movement/formationRules.ts';
import type {
  Brigade,
  Field,
  Formation,
  General,
  GeneralProfile,
  Sector,
  Side,
  State,
  Unit,
  UnitProfile,
} from '../state/state.ts';

const SIDE: Side = { slot: 'unopened', lossHalves: 0, shakenPoints: 0, unitsLost: 0, phases: 0, ready: false };
const BRIGADE: Brigade = { slot: 'unopened', shaken: false, shakenScored: false, lost: 0 };
const SECTOR: Sector = { dis: 0, unit: -1 };

export function startState(field: Field): State {
  return {
    field,
    phase: 0,
    active: field.first ?? 0,
    units: field.units.map((profile) => waitingUnit(field, profile)),
    generals: field.generals.map((profile) => waitingGeneral(field, profile)),
    brigades: field.brigades.map(() => BRIGADE),
    sides: [SIDE, SIDE],
    sectors: startingSectors(field),
    suddenDeath: false,
    lossesSeen: [0, 0],
    frames: [field.setUp === 'pickup' ? { at: 'rolesRoll' } : { at: 'deploy' }],
    outcome: null,
  };
}

/** LB-BUA-21: every sector on the table, undamaged and empty. */
export function startingSectors(field: Field): readonly Sector[] {
  return field.terrain.filter((piece) => piece.sector >= 0).map(() => SECTOR);
}

/** LB-GEN-07, LB-UNIT-05, LB-CD-06: fresh, guns loaded. */
export function waitingUnit(field: Field, profile: UnitProfile): Unit {
  return {
    x: 0,
    y: 0,
    facing: facingOf(field, profile.side),
    formation: profile.arm === 'artillery' ? 'limbered' : (formationsOf(field, profile.arm)[0] as Formation),
    status: 'waiting',
    brigade: profile.brigade,
    dis: 0,
    sk: profile.sk,
    loaded: profile.arm === 'artillery',
    activated: false,
    reacted: false,
    violation: false,
    worn: false,
    sector: -1,
    battery: -1,
    formed: 0,
  };
}

/** LB-GEN-07. */
export function waitingGeneral(field: Field, profile: GeneralProfile): General {
  return {
    x: 0,
    y: 0,
    facing: facingOf(field, profile.side),
    status: 'waiting',
    unit: -1,
    q: profile.q,
    activated: false,
    reacted: false,
    spent: false,
    rerolled: false,
    activeUsed: false,
    replacement: false,
    fate: 'none',
    orders: 0,
  };
}

/** Towards the enemy's baseline. */
export function facingOf(field: Field, side: 0 | 1): number {
  return field.sides[side].baseline === 'top' ? 2880 : 0;
}
