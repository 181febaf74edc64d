/** Fights about sectors: what a battle resolves there, `adjudicate` resolves alike from the facts. */
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { acting, plainly, rollFilled } from '../../test/fighting.ts';
import type { TerrainSpec, UnitSpec } from '../../test/positions.ts';
import { adjudicate } from './index.ts';

const terrain: readonly TerrainSpec[] = [
  { kind: 'sector', box: [900, 480, 120, 120] },
  { kind: 'sector', box: [900, 600, 120, 120] },
];
const garrison = (sector: number, y: number, more: Partial<UnitSpec>): UnitSpec => ({
  at: [900, y],
  formation: 'garrison',
  sector,
  ...more,
});
const faces = (...list: number[]) => list;

describe('from sector to sector', () => {
  it.each([
    ['won', faces(6, 5, 4, 1), faces(5, 2, 2, 1, 1, 1)],
    ['lost', faces(4, 3, 2, 1), faces(6, 5, 4, 1, 1, 1)],
    ['tied', faces(6, 4, 2, 1), faces(6, 4, 2, 1, 1, 1)],
  ])('LB-BUA-13 LB-BUA-17 the same dice, winner and reading as in the battle: %s', (_, attack, defence) => {
    const own = { c: 5, dis: 1 };
    const its = { c: 4, dis: 1 };
    const spec = { units: [garrison(1, 600, own), garrison(0, 480, { side: 1, ...its })], terrain };
    const t = rollFilled(plainly(acting(spec, 1).red({ type: 'storm', unit: 0, sector: 0 })), attack, defence);
    const rolled = t.event('contactRolled');
    const unit = { arm: 'infantry', formation: 'garrison' };
    const judged = adjudicate('contact', {
      attacker: { ...unit, ...own },
      defender: { ...unit, ...its },
      dice: { attacker: rolled.faces[0], defender: rolled.faces[1] },
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    const { value } = judged;
    expect(value.attack.total).toBe(total(rolled.attack));
    expect(value.defence.total).toBe(total(rolled.defence));
    expect(value.winner).toBe(rolled.winner === 'a' ? 'attacker' : 'defender');
    expect([value.settledBy, value.rule, value.doubled]).toEqual([rolled.settled, rolled.ladder, rolled.doubled]);
  });

  it('LB-BUA-11 a column that formed line in the Approach still closes in; horse never', () => {
    const held = { arm: 'infantry', formation: 'garrison' };
    const meets = (attacker: object) => adjudicate('contact', { attacker, defender: held });
    expect(meets({ arm: 'infantry', formation: 'line' })).toMatchObject({ value: { defence: { total: 5 } } });
    expect(meets({ arm: 'cavalry' })).toMatchObject({ problems: [{ path: 'attacker', rule: 'LB-BUA-11' }] });
  });
});
