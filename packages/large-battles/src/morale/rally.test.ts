import { describe, expect, it } from 'vitest';
import { actingIn } from '../../test/fighting.ts';
import { activation } from '../../test/positions.ts';
import { battlefield, type UnitSpec } from '../../test/positions.ts';
import { playing } from '../../test/scriptedPlay.ts';
import { rallyProblem, reloadProblem } from './rally.ts';

const rule = (unit: Partial<UnitSpec>, enemyAt: readonly [number, number] = [500, 200], more: object = {}) => {
  const state = battlefield({
    units: [
      { at: [500, 1000], ...unit },
      { at: enemyAt, side: 1 },
    ],
    generals: [{ brigade: 0, at: [600, 1050] }],
    ...more,
  });
  return rallyProblem(state, activation(state, 0))?.rule ?? null;
};

describe('rallying', () => {
  it('LB-UNIT-09 one action removes one DIS', () => {
    const t = playing(
      battlefield({
        units: [
          { at: [500, 1000], dis: 3 },
          { at: [500, 200], side: 1 },
        ],
        generals: [{ brigade: 0, at: [600, 1050] }],
      }),
    );
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 3 }).roll([6, 6, 6]);
    t.red({ type: 'rally', unit: 0 });
    expect(t.state.units[0]?.dis).toBe(2);
    expect(t.frame('acting').doings[0]?.left).toBe(2);
    expect(t.refused('red', { type: 'rally', unit: 0 })).toBe('LB-UNIT-10');
    expect(t.offered('red', 'rally')).toEqual([]);
  });

  it('LB-UNIT-10 infantry rallies from 3 and from 2, never to 0', () => {
    expect(rule({ dis: 3 })).toBeNull();
    expect(rule({ dis: 2 })).toBeNull();
    expect(rule({ dis: 1 })).toBe('LB-UNIT-10');
    expect(rule({ dis: 0 })).toBe('LB-UNIT-10');
  });

  it('LB-UNIT-10 cavalry only from 3, artillery never', () => {
    expect(rule({ kind: 'dragoons', dis: 3 })).toBeNull();
    expect(rule({ kind: 'dragoons', dis: 2 })).toBe('LB-UNIT-10');
    expect(rule({ kind: 'battery', dis: 3 })).toBe('LB-UNIT-10');
  });

  it('LB-UNIT-13 LB-UNIT-14 out of command it may not rally', () => {
    expect(rule({ dis: 3 }, [500, 200], { generals: [] })).toBe('LB-UNIT-13');
  });

  it('LB-UNIT-09 LB-UNIT-11 not within 1L of an enemy in sight; a hair beyond it may', () => {
    // both in line: 15 mm deep, so the gap is 7.5 mm less at each side
    expect(rule({ dis: 3 }, [500, 1000 - 15 - 180])).toBe('LB-UNIT-11');
    expect(rule({ dis: 3 }, [500, 1000 - 15 - 180.5])).toBeNull();
  });

  it('LB-UNIT-11 an enemy near but out of sight does not hinder it', () => {
    const wood = { terrain: [{ kind: 'wood', box: [500, 910, 400, 40] }] };
    expect(rule({ dis: 3 }, [500, 850], wood)).toBeNull();
  });

  it('LB-SPEC-04 Drilled units rally even within 1L', () => {
    expect(rule({ dis: 3, traits: { drilled: true } }, [500, 900])).toBeNull();
    expect(rule({ dis: 3, traits: { drilled: true } }, [500, 985])).toBeNull(); // touched
    expect(rule({ dis: 3 }, [500, 900])).toBe('LB-UNIT-11');
  });

  it('LB-SPEC-15 Militia cannot rally at DIS 3', () => {
    expect(rule({ dis: 3, traits: { militia: true } })).toBe('LB-SPEC-15');
    expect(rule({ dis: 2, traits: { militia: true } })).toBeNull();
  });

  it('LB-SPEC-19 LB-SPEC-20 Undrilled units rally only more than 2M from every enemy, hidden or not', () => {
    const wood = { terrain: [{ kind: 'wood', box: [500, 910, 400, 40] }] };
    expect(rule({ dis: 3, traits: { undrilled: true } }, [500, 850], wood)).toBe('LB-SPEC-19');
    expect(rule({ dis: 3, traits: { undrilled: true } }, [500, 1000 - 15 - 240])).toBe('LB-SPEC-19');
    expect(rule({ dis: 3, traits: { undrilled: true } }, [500, 1000 - 15 - 241])).toBeNull();
  });

  it('LB-UNIT-10 LB-UNIT-11 a refusal tells the disorder, or the enemy and both distances', () => {
    const state = battlefield({
      units: [
        { at: [500, 1000], dis: 3 },
        { at: [500, 900], side: 1 },
        { at: [900, 1000], dis: 1 },
      ],
      generals: [{ brigade: 0, at: [600, 1050] }],
    });
    expect(rallyProblem(state, activation(state, 0))?.facts).toEqual({ enemy: 1, distance: 85, needed: 180 });
    expect(rallyProblem(state, activation(state, 2))?.facts).toEqual({ dis: 1 });
  });

  it('LB-SPEC-15 LB-UNIT-10 Militia that has nothing to rally from is refused like all others', () => {
    expect(rule({ dis: 1, traits: { militia: true } })).toBe('LB-UNIT-10');
  });

  it('LB-SPEC-19 the refusal of an Undrilled unit tells the enemy and both distances', () => {
    const state = battlefield({
      units: [
        { at: [500, 1000], dis: 3, traits: { undrilled: true } },
        { at: [500, 900], side: 1 },
      ],
      generals: [{ brigade: 0, at: [600, 1050] }],
    });
    expect(rallyProblem(state, activation(state, 0))?.facts).toEqual({ enemy: 1, distance: 85, needed: 240 });
  });

  it('LB-UNIT-12 a unit may rally in reaction', () => {
    const t = playing(
      battlefield({
        units: [{ at: [500, 1000] }, { at: [500, 200], side: 1, dis: 2 }],
        generals: [{ brigade: 1, side: 1, at: [600, 150] }],
      }),
    );
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]);
    t.blue({ type: 'react', unit: 1 }).roll([6]).blue({ type: 'rally', unit: 1 });
    expect(t.state.units[1]?.dis).toBe(1);
  });

  it('LB-UNIT-12 a rally in reaction has the same limits', () => {
    const reacting = (unit: Partial<UnitSpec>, enemyAt: number, led = true) => {
      const state = battlefield({
        units: [
          { at: [500, 1000], ...unit },
          { at: [500, enemyAt], side: 1 },
        ],
        generals: led ? [{ brigade: 0, at: [600, 1050] }] : [],
      });
      return actingIn(state, 0, 2, {}, 'reaction');
    };
    const asked = (...given: Parameters<typeof reacting>) => {
      const t = reacting(...given);
      return t.offered('red', 'rally').length > 0 ? 'ok' : t.refused('red', { type: 'rally', unit: 0 });
    };
    expect(asked({ dis: 2 }, 200)).toBe('ok');
    expect(asked({ dis: 1 }, 200)).toBe('LB-UNIT-10');
    expect(asked({ dis: 2 }, 200, false)).toBe('LB-UNIT-13');
    expect(asked({ dis: 2 }, 1000 - 15 - 180)).toBe('LB-UNIT-11');
    expect(asked({ dis: 2 }, 1000 - 15 - 180.5)).toBe('ok');
    const twice = reacting({ dis: 3 }, 200).red({ type: 'rally', unit: 0 });
    expect(twice.refused('red', { type: 'rally', unit: 0 })).toBe('LB-UNIT-10');
  });

  it('LB-BOMB-02 LB-BOMB-03 a fired battery reloads for one action, a loaded one cannot', () => {
    const state = battlefield({
      units: [
        { at: [500, 1000], kind: 'battery', loaded: false },
        { at: [900, 1000], kind: 'battery' },
        { at: [1300, 1000] },
      ],
    });
    expect(reloadProblem(state, 0)).toBeNull();
    expect(reloadProblem(state, 1)?.rule).toBe('LB-BOMB-02');
    expect(reloadProblem(state, 2)).toMatchObject({ rule: 'LB-BOMB-02', reason: 'lb.refusal.notABattery' });
  });
});
