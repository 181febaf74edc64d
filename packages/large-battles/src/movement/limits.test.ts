/** Refusals of moves that are too long cite the rule that sets the limit they name. */
import type { Facts, Refusal } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { crowd } from '../../test/crowd.ts';
import { mover } from '../../test/positions.ts';
import { mm } from '../ground/measure.ts';
import type { Move } from '../state/commands.ts';
import type { Formation, State, Unit, UnitProfile } from '../state/state.ts';
import { planMove } from './planMove.ts';

/** Table M1 as printed, as places on the ladder VS, S, M, L. */
function rung({ arm, horse }: UnitProfile, formation: Formation): number {
  if (formation === 'square' || formation === 'unlimbered') return 0;
  if (arm === 'cavalry') return 3;
  if (arm === 'artillery') return horse ? 3 : 2;
  return formation === 'line' ? 1 : 2;
}

const cites = (facts: Facts, names: readonly string[]): number => names.filter((name) => facts[name] === true).length;

/** What a rule lets such a unit go at most, in mm, in the case that the facts describe; undefined: it sets no limit. */
function limitBy({ rule, facts }: Refusal, state: State, unit: number): number | undefined {
  const { vs, s, m, l } = state.field.sticks;
  const { formation } = state.units[unit] as Unit;
  const at = rung(state.field.units[unit] as UnitProfile, formation);
  const ladder = (down: number): number => mm([vs, s, m, l][at - down] ?? 0);
  const causes = cites(facts, ['manoeuvre', 'difficult', 'obstacle']);
  switch (rule) {
    case 'LB-MOVE-02':
      return causes === 0 ? ladder(0) : undefined;
    case 'LB-MOVE-15':
      return causes === 1 ? ladder(1) : undefined;
    case 'LB-MOVE-16':
      return causes === 2 ? ladder(2) : undefined;
    case 'LB-MOVE-18':
      return at === 0 && causes === 1 ? 0 : undefined;
    case 'LB-MOVE-10':
      return formation === 'unlimbered' ? undefined : ladder(1);
    case 'LB-MOVE-20':
      return formation === 'unlimbered' ? ladder(0) : undefined;
    case 'LB-MOVE-09':
    case 'LB-MOVE-12':
      return 90;
    default:
      return undefined;
  }
}

/** These name how far the way is free, and the distance to keep. */
const KEEPING_OUT = new Set(['LB-MOVE-28', 'LB-MOVE-29', 'LB-MOVE-30']);

describe('a move that is too long', () => {
  it('LB-MOVE-02 LB-MOVE-09 LB-MOVE-10 LB-MOVE-12 LB-MOVE-15 LB-MOVE-16 LB-MOVE-18 LB-MOVE-20 LB-MOVE-28 LB-MOVE-29 is refused by the rule whose limit it names', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const state = crowd(seed);
      const { vs, s, m, l } = state.field.sticks;
      for (let unit = 0; unit < state.units.length; unit++) {
        const { facing } = state.units[unit] as Unit;
        for (const stick of [vs, s, m, l]) {
          for (const distance of [stick - 1, stick, stick + 1]) {
            const ways: Move[] = [
              { kind: 'straight', distance },
              { kind: 'oblique', angle: 300, distance },
              { kind: 'lateral', side: 'left', distance },
              { kind: 'backward', distance },
              { kind: 'shift', direction: facing, distance },
              { kind: 'fast', direction: facing, distance, facing },
              { kind: 'wheel', pivot: 'left', angle: 1 + (distance % 1600) },
              { kind: 'rotate', angle: 1 + (distance % 1600) },
            ];
            for (const move of ways) {
              const found = planMove(state, mover(state, unit), move);
              if (found.ok || found.refusal.facts['allowed'] === undefined) continue;
              const { rule, facts } = found.refusal;
              seen.add(rule);
              const told = `seed ${seed} unit ${unit} ${JSON.stringify(move)} ${JSON.stringify(found.refusal)}`;
              expect(facts['asked'], told).toBeGreaterThanOrEqual(Number(facts['allowed']));
              if (KEEPING_OUT.has(rule)) expect(facts['limit'], told).toBe(mm(s));
              else expect(limitBy(found.refusal, state, unit), told).toBe(facts['allowed']);
            }
          }
        }
      }
    }
    const wanted = ['02', '09', '10', '12', '15', '16', '18', '20', '28', '29'].map((number) => `LB-MOVE-${number}`);
    expect(wanted.filter((rule) => !seen.has(rule))).toEqual([]);
  });
});
