import { describe, expect, it } from 'vitest';
import { cm } from '../state/lengths.ts';
import { type Position, position } from '../scenarios/position.ts';
import { poseOf } from '../state/units.ts';
import { moveConsequences, rideConsequences } from './moveConsequences.ts';

/** `[message, pieces, effect]` of each consequence of unit 0 going north by centimetres. */
function told(asked: Position, north: number) {
  const before = position(asked);
  const at = poseOf(before, 0);
  const found = moveConsequences(before, 0, { ...at, y: at.y - cm(north) });
  return found.map(({ what, pieces, effect }) => [what, pieces, effect]);
}

const enemy = (y: number, more = {}) => ({ side: 1 as const, at: [60, y] as const, ...more });

describe('consequences of an order', () => {
  it('SIP-CMD-1: a unit leaves the radius of its Command base and comes back', () => {
    const commands = [{ at: [60, 20] as const }];
    expect(told({ units: [{ at: [60, 25] }], commands }, 15)).toEqual([['sip.after.command.lost', [0], 'worse']]);
    expect(told({ units: [{ at: [60, 40] }], commands }, -15)).toEqual([['sip.after.command.gained', [0], 'better']]);
  });

  it('SIP-CMD-1: a Command base that rides away leaves its units', () => {
    const before = position({ units: [{ at: [60, 25] }], commands: [{ at: [60, 20] }] });
    const commands = before.commands.map((base) => ({ ...base, x: cm(5), y: cm(5) }));
    expect(rideConsequences(before, { ...before, commands }, 0).map(({ what, pieces }) => [what, pieces])).toEqual([
      ['sip.after.command.lost', [0]],
    ]);
  });

  it('SIP-FIR-1: enemies that could fire at the new place, those that rout apart', () => {
    const guns = { kind: 'footArtillery' } as const;
    expect(told({ units: [{ at: [60, 10] }, enemy(80, guns)] }, 12)).toEqual([['sip.after.fire.in', [1], 'worse']]);
    expect(told({ units: [{ at: [60, 22] }, enemy(80, guns)] }, 5)).toEqual([['sip.after.fire.still', [1], 'neutral']]);
    expect(told({ units: [{ at: [60, 22] }, enemy(80, guns)] }, -12)).toEqual([['sip.after.fire.out', [1], 'better']]);
    expect(told({ units: [{ at: [60, 10] }, enemy(80, { ...guns, status: 'routing' })] }, 12)).toEqual([]);
  });

  it('SIP-CHG-1, -2: enemies that could charge it there, never light infantry', () => {
    const horse = { kind: 'heavyCavalry' } as const;
    expect(told({ units: [{ at: [60, 10] }, enemy(50, horse)] }, 22)).toContainEqual([
      'sip.after.charge.in',
      [1],
      'worse',
    ]);
    const light = told({ units: [{ at: [60, 10] }, enemy(40, { kind: 'light' })] }, 15);
    expect(light.map(([what]) => what)).not.toContain('sip.after.charge.in');
    expect(told({ units: [{ at: [60, 10] }, enemy(50, { ...horse, facing: 0 })] }, 22)).toEqual([]);
  });

  it('SIP-TER-12: cover gained in woods against guns that reach both places', () => {
    const woods = { kind: 'woods', points: [40, 20, 80, 20, 80, 35, 40, 35] } as const;
    const terrain = [{ id: 'wood', ...woods }] as never;
    const found = told(
      { units: [{ at: [60, 36.5], kind: 'light' }, enemy(70, { kind: 'footArtillery' })], terrain },
      -4,
    );
    expect(found).toContainEqual(['sip.after.cover.gained', [1], 'better']);
  });
});
