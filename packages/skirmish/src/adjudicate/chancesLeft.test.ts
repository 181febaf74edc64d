import { describe, expect, it } from 'vitest';
import { judge } from './index.ts';

const left = (kind: string, situation: object) => judge.chancesLeft(kind, situation) ?? [];
const sum = (rows: readonly { readonly chance: number }[]) => rows.reduce((all, { chance }) => all + chance, 0);

describe('chances while dice are typed in', () => {
  const fight = { attacker: { q: 3, c: 4 }, defender: { q: 4, c: 2 } };

  it('SK-HTH-6 of a fight with one die are those of the other six faces', () => {
    const whole = left('melee', fight);
    const parts = [1, 2, 3, 4, 5, 6].map((attacker) => left('melee', { ...fight, dice: { attacker } }));
    for (const part of parts) expect(sum(part)).toBeCloseTo(1, 12);
    for (const row of whole) {
      const same = parts.map((part) => part.find(({ what, loser }) => what === row.what && loser === row.loser));
      expect(same.reduce((all, one) => all + (one?.chance ?? 0) / 6, 0)).toBeCloseTo(row.chance, 12);
    }
    expect(left('melee', { ...fight, dice: { attacker: 3, defender: 4 } })).toEqual([]);
  });

  it('SK-MOR-3 of a test with some of its dice are those of the others', () => {
    const whole = left('morale', { q: 4 });
    expect(sum(whole)).toBeCloseTo(1, 12);
    const failed = left('morale', { q: 4, dice: [1] });
    expect(sum(failed)).toBeCloseTo(1, 12);
    expect(failed.some(({ what }) => what === 'stands')).toBe(false);
    expect(left('morale', { q: 4, dice: [1, 2, 3] })).toEqual([]);
  });

  it('of a roll against Quality are gone with its first die, and none where there are faults', () => {
    expect(left('activation', { q: 4 }).length).toBeGreaterThan(0);
    expect(left('activation', { q: 4, dice: [5] })).toEqual([]);
    expect(left('bash', { what: 'fence', q: 4, c: 2, die: 3 })).toEqual([]);
    expect(left('melee', { attacker: {} })).toEqual([]);
  });
});
