import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { charge, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { planCharge } from './charge.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
/** Hits on every die, and none. */
const ALL = [6, 6, 6, 6];
const NONE = [1, 1, 1, 1];

describe('units that may charge', () => {
  it('SIP-CHG-1 SIP-TER-6 line never charges cavalry, light infantry and guns never charge, cavalry never charges a town', () => {
    const town: TerrainFile = { id: 'b', kind: 'section', box: [55, 36, 65, 44] };
    const asked = (kind: NonNullable<Troop['kind']>, enemy: Partial<Troop>, terrain: TerrainFile[] = []) =>
      playing({ units: [red({ kind }), foe(40, enemy), spare], terrain }).refused('red', charge(0, 1));
    expect(asked('line', { kind: 'heavyCavalry' })).toBe('SIP-CHG-1');
    expect(asked('light', {})).toBe('SIP-CHG-1');
    expect(asked('footArtillery', {})).toBe('SIP-CHG-1');
    expect(asked('lightCavalry', { section: 0 }, [town])).toBe('SIP-CHG-1');
    expect(playing({ units: [red(), foe(40, { section: 0 }), spare], terrain: [town] }).red(charge(0, 1)).waits).toBe(
      'dice melee',
    );
  });

  it('SIP-CHG-2 SIP-CHG-5 in its front half, in reach and in sight, and never a Command base or a friend', () => {
    expect(playing({ units: [red(), foe(44.5), spare] }).refused('red', charge(0, 1))).toBe('SIP-CHG-2');
    expect(playing({ units: [red(), foe(24), spare] }).refused('red', charge(0, 1))).toBe('SIP-CHG-2');
    const hidden = playing({
      units: [red({ kind: 'heavyCavalry' }), foe(48), foe(40, { at: [60, 40], kind: 'light' }), spare],
    });
    expect(hidden.refused('red', charge(0, 1))).toBe('SIP-CHG-5');
    expect(hidden.refused('red', charge(0, 3))).toBe('SIP-CHG-5');
  });

  it('SIP-CHG-5 the target’s foremost part counts, as it lies before the turn', () => {
    const aside = (at: [number, number]) => playing({ units: [red(), foe(0, { at, facing: 90 }), spare] });
    expect(aside([68, 31]).red(charge(0, 1, 45)).waits).toBe('dice melee');
    expect(aside([65.5, 28.4]).refused('red', charge(0, 1, 45))).toBe('SIP-CHG-2');
  });

  it('SIP-CHG-5 SIP-TER-3 horse never rides into a wood, but charges what stands at its edge', () => {
    const wood: TerrainFile = { id: 'wood', kind: 'woods', box: [50, 40, 70, 60] };
    const ridden = (y: number) => playing({ units: [red({ kind: 'heavyCavalry' }), foe(y), spare], terrain: [wood] });
    expect(ridden(42).refused('red', charge(0, 1))).toBe('SIP-TER-3');
    expect(ridden(41.5).red(charge(0, 1)).waits).toBe('dice melee');
  });

  it('SIP-CHG-5 SIP-MOV-14 the turn is free, the leg costs, a road gives nothing', () => {
    const asked = (y: number, terrain: TerrainFile[], turn = 0) => {
      const charged = planCharge(playing({ units: [red(), foe(y), spare], terrain }).state, 0, {
        target: 1,
        turn: turn * 16,
        from: -1,
        command: -1,
      });
      return charged.ok ? 'legal' : charged.refusal.rule;
    };
    const rough: TerrainFile = { id: 'rough', kind: 'rough', box: [50, 20, 70, 60] };
    const road: TerrainFile = { id: 'road', kind: 'road', points: [60, 0, 60, 90] };
    expect(asked(42.9, [], 10)).toBe('legal');
    expect(asked(37.9, [rough])).toBe('legal');
    expect(asked(38.2, [rough])).toBe('SIP-CHG-2');
    expect(asked(43.2, [road])).toBe('SIP-CHG-2');
  });

  it('SIP-CHG-4 it turns once, by 45 degrees at most, freely', () => {
    const aside = () => playing({ units: [red({ facing: 45 }), foe(40), spare] });
    expect(aside().red(charge(0, 1, -45)).eventTypes).toContain('moved');
    expect(aside().refused('red', charge(0, 1, -46))).toBe('SIP-CHG-4');
  });

  it('SIP-CHG-3 SIP-ACT-1 in good order without a roll, else it must activate', () => {
    const charged = (dp: number) => playing({ units: [red({ dp }), foe(40), spare] }).red(charge(0, 1)).waits;
    expect(charged(0)).toBe('dice melee');
    expect(charged(1)).toBe('dice activation');
  });

  it('SIP-CHG-3 with DP it charges home on its score and is confused below it', () => {
    const charged = (dp: number, face: number) => {
      const t = playing({ units: [red({ dp }), foe(40), spare] })
        .red(charge(0, 1))
        .roll([face]);
      return [t.waits, t.unit(0).confused, t.stands(0)[1] > 30];
    };
    for (const [dp, least] of [
      [1, 3],
      [2, 4],
      [3, 5],
    ] as const) {
      expect(charged(dp, least)).toEqual(['dice melee', false, true]);
      expect(charged(dp, least - 1)).toEqual(['red turn.orders', true, false]);
    }
  });

  it('SIP-CHG-3 a garrison in good order charges out of its section without a roll, one with DP must activate', () => {
    const town: TerrainFile = { id: 'b', kind: 'section', box: [55, 26, 65, 34] };
    const charged = (dp: number) =>
      playing({ units: [{ at: [0, 0], section: 0, dp }, foe(41), spare], terrain: [town] }).red(charge(0, 1, 0, -1, 0));
    const steady = charged(0);
    expect([steady.waits, steady.unit(0).section]).toEqual(['dice melee', -1]);
    const shaken = charged(1);
    expect([shaken.waits, shaken.unit(0).section]).toEqual(['dice activation', 0]);
    // A side is named by a garrison alone, and it does not turn.
    const open = playing({ units: [red(), foe(38), spare] });
    expect(open.refused('red', charge(0, 1, 0, -1, 0))).toBe('SIP-TER-7');
    expect(open.red(charge(0, 1)).waits).toBe('dice melee');
    const garrison = playing({ units: [{ at: [0, 0], section: 0 }, foe(41), spare], terrain: [town] });
    expect(garrison.refused('red', charge(0, 1))).toBe('SIP-TER-7');
    expect(garrison.refused('red', charge(0, 1, 10, -1, 0))).toBe('SIP-CHG-4');
  });

  it('SIP-ACT-6 SIP-ACT-7 confused until its turn ends, and still itself in melee', () => {
    const t = playing({ units: [red({ dp: 1 }), foe(40), spare] })
      .red(charge(0, 1))
      .roll([2]);
    expect(t.unit(0).confused).toBe(true);
    t.red({ type: 'endTurn' }).roll([3]).blue(charge(1, 0));
    expect(t.waits).toBe('dice melee');
    t.roll(NONE);
    expect(total(t.event('meleeRolled').dice)).toBe(4);
    const next = playing({ units: [red({ dp: 1 }), foe(40), spare] })
      .red(charge(0, 1))
      .roll([2]);
    next.red({ type: 'endTurn' }).roll([3]);
    expect(next.unit(0)).toMatchObject({ confused: true, ordered: true });
    next.blue({ type: 'endTurn' });
    expect(next.unit(0)).toMatchObject({ confused: false, ordered: false });
    expect(next.roll([3]).red(charge(0, 1)).waits).toBe('dice activation');
  });
});

describe('path and contact', () => {
  it('SIP-CHG-6 straight to the first touch, past no friend and no other enemy', () => {
    const t = playing({ units: [red(), foe(40), spare] }).red(charge(0, 1));
    expect(t.stands(0)[1]).toBeCloseTo(37, 1);
    expect(t.stands(0)[2]).toBe(0);
    const friend = playing({ units: [red({ kind: 'heavyCavalry' }), foe(45), { at: [54.5, 38] }, spare] });
    expect(friend.refused('red', charge(0, 1))).toBe('SIP-INT-2');
    const other = playing({ units: [red({ kind: 'heavyCavalry' }), foe(45), foe(38, { at: [54.5, 38] }), spare] });
    expect(other.refused('red', charge(0, 1))).toBe('SIP-CHG-6');
  });

  it('SIP-CHG-6 SIP-CHG-7 one touched at the same moment takes no part', () => {
    const t = playing({ units: [red(), foe(40), foe(40, { at: [66, 40] }), spare] }).red(charge(0, 1));
    expect(t.frame('melee').defender).toBe(1);
    t.roll(ALL, NONE, [6]);
    expect(t.unit(2).dp).toBe(0);
  });

  it('SIP-CHG-7 one enemy may be charged twice in a turn, one melee after the other', () => {
    const t = playing({ units: [red(), foe(40), red({ at: [53, 36], facing: 90 }), spare] })
      .red(charge(0, 1))
      .roll(NONE, NONE, [1]);
    expect(t.waits).toBe('red turn.orders');
    t.red(charge(2, 1));
    expect(t.frame('melee')).toMatchObject({ charger: 2, defender: 1 });
    expect(t.state.frames.filter(({ at }) => at === 'melee')).toHaveLength(1);
  });

  it('SIP-CHG-8 front and flank by where it stood before', () => {
    const flank = (at: [number, number], facing: number) =>
      playing({ units: [{ at, facing, kind: 'heavyCavalry' }, foe(50), spare] })
        .red(charge(0, 1))
        .frame('melee').flank;
    expect(flank([60, 36], 0)).toBe(false);
    expect(flank([48, 53], 90)).toBe(true);
    expect(flank([60, 62], 180)).toBe(true);
  });

  it('SIP-CHG-9 a Command base in contact may ride along, at the rear', () => {
    const t = playing({ units: [red(), foe(40), spare], commands: [{ at: [60, 27.3] }] }).red(charge(0, 1, 0, 0));
    expect(t.rides(0)).toEqual([60, 35.5]);
    expect(t.state.commands[0]?.moved).toBe(false);
    const far = playing({ units: [red(), foe(40), spare], commands: [{ at: [60, 25] }] });
    expect(far.refused('red', charge(0, 1, 0, 0))).toBe('SIP-CHG-9');
  });

  it('SIP-CHG-9 for no point more, behind a charger that turned; one left out stays, another side’s or a lost one never rides', () => {
    const ridden = (command: number, more = {}) =>
      playing({
        units: [red(), foe(40), spare],
        commands: [{ at: [60, 27.3], ...more }],
        points: 3,
      }).red(charge(0, 1, 20, command));
    const t = ridden(0);
    const { x, y } = t.unit(0);
    const at = t.state.commands[0] as { x: number; y: number };
    const angle = (20 * Math.PI) / 180;
    expect((x - at.x) / 640).toBeCloseTo(1.5 * Math.sin(angle));
    expect((at.y - y) / 640).toBeCloseTo(1.5 * Math.cos(angle));
    expect(t.state.points).toBe(2);
    expect(ridden(-1).rides(0)).toEqual([60, 27.3]);
    const refused = (more: Partial<Base>) =>
      playing({ units: [red(), foe(40), spare], commands: [{ at: [60, 27.3], ...more }] }).refused(
        'red',
        charge(0, 1, 0, 0),
      );
    expect(refused({ side: 1 })).toBe('SIP-CHG-9');
    expect(refused({ change: { status: 'removed' } })).toBe('SIP-CHG-9');
    expect(refused({ at: [60, 27.14] })).toBe('SIP-CHG-9');
  });

  it('SIP-CHG-9 it stays behind if the charger does not activate', () => {
    const t = playing({ units: [red({ dp: 2, class: 'raw' }), foe(40), spare], commands: [{ at: [60, 27.3] }] })
      .red(charge(0, 1, 0, 0))
      .roll([1]);
    expect(t.unit(0).confused).toBe(true);
    expect(t.rides(0)).toEqual([60, 27.3]);
  });

  it('SIP-CHG-10 SIP-BRK-8 a routing unit is removed at the touch, also on the way', () => {
    const t = playing({ units: [red(), foe(40, { status: 'routing', dp: 4 }), spare] }).red(charge(0, 1));
    expect(t.event('removed')).toMatchObject({ unit: 1, why: 'caught' });
    expect(t.waits).toBe('red turn.orders');
    const way = playing({
      units: [red({ kind: 'heavyCavalry' }), foe(45), foe(36, { at: [64, 36], status: 'routing', dp: 4 }), spare],
    }).red(charge(0, 1));
    expect(way.unit(2).status).toBe('removed');
    expect(way.waits).toBe('dice melee');
  });

  it('SIP-TER-7 a garrison charges out of a side without a turn, with half its rate', () => {
    const town: TerrainFile = { id: 'b', kind: 'section', box: [55, 26, 65, 34] };
    const out = (y: number) => playing({ units: [{ at: [0, 0], section: 0 }, foe(y), spare], terrain: [town] });
    const t = out(41).red(charge(0, 1, 0, -1, 0));
    expect(t.unit(0).section).toBe(-1);
    expect(t.waits).toBe('dice melee');
    expect(out(45).refused('red', charge(0, 1, 0, -1, 0))).toBe('SIP-CHG-2');
    expect(out(41).refused('red', charge(0, 1))).toBe('SIP-TER-7');
  });
});
