/** The kinds of move open to a unit (LB-MOVE-03, -08, -19..22, -33, -34, LB-CINC-05, LB-REACT-17). */
import { refusal, type Refusal } from '@drumhead/engine';
import type { MoveKind } from '../state/commands.ts';
import type { Field, Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { isFast } from './distance.ts';
import type { Mover } from './mover.ts';

/** Formed troops: LB-MOVE-04..09, -12, -13. */
const FORMED: readonly MoveKind[] = ['straight', 'oblique', 'lateral', 'backward', 'wheel', 'rotate', 'aboutFace'];
/** LB-MOVE-22, -25. Free facing includes every manoeuvre; straight ahead is kept for an Approach (LB-APP-43). */
const FAST: readonly MoveKind[] = ['straight', 'fast', 'road', 'rotate', 'aboutFace'];
/** LB-MOVE-19. */
const SQUARE: readonly MoveKind[] = ['shift', 'rotate', 'aboutFace'];
/** LB-MOVE-20. */
const GUNS: readonly MoveKind[] = ['shift', 'wheel', 'rotate', 'aboutFace'];

const KINDS: Readonly<Record<Formation, readonly MoveKind[]>> = {
  line: FORMED,
  attackColumn: FORMED,
  marchColumn: FORMED,
  column: FORMED,
  limbered: FORMED,
  none: FORMED,
  square: SQUARE,
  unlimbered: GUNS,
  garrison: [],
};

export function kindsOf(field: Field, formation: Formation): readonly MoveKind[] {
  return isFast(field, formation) ? FAST : KINDS[formation];
}

/** Table A1: turning in place is no move: it does not count towards three, nor as movement of guns (LB-MOVE-34). */
export function countsAsMove(kind: MoveKind): boolean {
  return kind !== 'rotate' && kind !== 'aboutFace';
}

/** Why a unit may make no move of this kind now, in any direction, or null. */
export function kindProblem(state: State, mover: Mover, kind: MoveKind): Refusal | null {
  const u = state.units[mover.unit] as Unit;
  const profile = state.field.units[mover.unit] as UnitProfile;
  const unit = profile.id;
  if (u.status !== 'table') return refusal('LB-UNIT-05', 'lb.refusal.notOnTable', { unit });
  if (u.sector >= 0) return refusal('LB-BUA-04', 'lb.refusal.garrisonMustLeave', { unit });
  if (!kindsOf(state.field, u.formation).includes(kind)) return closedKind(state.field, u.formation, kind, unit);
  if (!countsAsMove(kind)) return null;
  if (u.brigade < 0) {
    const rule = mover.mode === 'reaction' ? 'LB-REACT-17' : 'LB-CINC-05';
    return refusal(rule, 'lb.refusal.reserveStays', { unit });
  }
  if (mover.activation.moves >= 3)
    return refusal('LB-MOVE-03', 'lb.refusal.threeMoves', { unit, moves: mover.activation.moves });
  if (mover.activation.fired && profile.arm === 'artillery' && !profile.horse) {
    return refusal('LB-MOVE-34', 'lb.refusal.footGunsFired', { unit });
  }
  return null;
}

function closedKind(field: Field, formation: Formation, kind: MoveKind, unit: string): Refusal {
  const facts = { unit, kind, formation };
  if (isFast(field, formation)) return refusal('LB-MOVE-22', 'lb.refusal.fastTurnsFreely', facts);
  switch (formation) {
    case 'unlimbered':
      return refusal(kind === 'fast' || kind === 'road' ? 'LB-MOVE-33' : 'LB-MOVE-20', 'lb.refusal.gunsProlong', facts);
    case 'square':
      return refusal('LB-MOVE-19', 'lb.refusal.squareShifts', facts);
    default: {
      const slow = field.level === 'army' ? 'LB-ARMY-11' : 'LB-MOVE-21';
      return refusal(kind === 'shift' ? 'LB-MOVE-08' : slow, 'lb.refusal.formedTroops', facts);
    }
  }
}
