import { closeDraft } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, withUnit } from '../../test/positions.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import { cleanUp, disorder, eliminate, testGeneral, threatsHandler } from './losses.ts';
import { settle } from '../turn/machine.ts';
import { openDraft, type Draft } from '../state/draft.ts';

const field = (spec: Partial<BattlefieldSpec> = {}) =>
  battlefield({
    units: [{ at: [500, 1000], dis: 3 }, { at: [800, 1000] }, { at: [500, 200], side: 1 }],
    generals: [
      { brigade: 0, at: [650, 1050] },
      { brigade: 1, side: 1, at: [600, 150] },
      { cinc: true, side: 0, at: [900, 1100] },
    ],
    frames: [
      { at: 'phase', side: 0, over: false },
      { at: 'slot', side: 0, brigade: 0, closing: false },
    ],
    ...spec,
  });

/** Does something to a working copy and works off what waits for nobody. */
function after(spec: Partial<BattlefieldSpec>, change: (draft: Draft) => void): Playing {
  const draft = openDraft(field(spec));
  change(draft);
  settle(draft);
  const t = new Playing(closeDraft(draft));
  t.events = draft.events;
  return t;
}

/** Unit 0 is lost, and what follows is worked off. */
const lose = (spec: Partial<BattlefieldSpec> = {}): Playing =>
  after(spec, (draft) => {
    const fallen: EliminatedUnit[] = [];
    eliminate(draft, 0, 'LB-UNIT-05', fallen);
    cleanUp(draft, fallen);
  });

describe('disorder and elimination', () => {
  it('LB-UNIT-05 the fourth DIS eliminates; the third does not', () => {
    const draft = openDraft(field());
    const fallen: EliminatedUnit[] = [];
    expect(disorder(draft, 1, 3, 'LB-APP-20', fallen)).toBe(false);
    expect(draft.units[1]).toMatchObject({ dis: 3, status: 'table' });
    expect(disorder(draft, 1, 1, 'LB-APP-20', fallen)).toBe(true);
    expect(draft.units[1]?.status).toBe('eliminated');
    expect(fallen.map((unit) => unit.unit)).toEqual([1]);
  });

  it('LB-UNIT-05 nothing added, or anything to a unit that is gone, changes nothing', () => {
    const draft = openDraft(field());
    const fallen: EliminatedUnit[] = [];
    expect(disorder(draft, 1, 0, 'LB-APP-20', fallen)).toBe(false);
    eliminate(draft, 0, 'LB-APP-20', []);
    const told = draft.events.length;
    expect(disorder(draft, 0, 1, 'LB-APP-20', fallen)).toBe(false);
    expect(draft.events).toHaveLength(told);
    expect(told).toBe(1);
    expect(fallen).toEqual([]);
    expect(draft.units.map((unit) => unit.dis)).toEqual([4, 0, 0]);
  });

  it('LB-SEQ-09 LB-GEN-07 an eliminated unit has no skirmishers, sector or mark any more', () => {
    const draft = openDraft(
      withUnit(
        field({
          units: [
            { at: [500, 1000], formation: 'garrison', sector: 0, sk: 2 },
            { at: [500, 200], side: 1 },
          ],
          terrain: [{ kind: 'sector', box: [500, 1000, 120, 120], dis: 3 }],
        }),
        0,
        { violation: true },
      ),
    );
    eliminate(draft, 0, 'LB-BOMB-19', []);
    expect(draft.units[0]).toMatchObject({ status: 'eliminated', dis: 4, sk: 0, violation: false, sector: -1 });
    expect(draft.sectors).toEqual([{ dis: 3, unit: -1 }]);
    expect(draft.brigades.map((brigade) => brigade.lost)).toEqual([1, 0]);
  });

  it('LB-VIC-09 LB-VIC-04 a Reserve unit lost costs its points, and no Brigade counts it', () => {
    const draft = openDraft(field({ units: [{ at: [500, 1000], brigade: -1 }, { at: [800, 1000] }] }));
    eliminate(draft, 0, 'LB-UNIT-05', []);
    expect(draft.brigades.map((brigade) => brigade.lost)).toEqual([0, 0]);
    expect(draft.sides[0]).toMatchObject({ lossHalves: 2, unitsLost: 1 });
    expect(draft.events).toEqual([{ type: 'eliminated', rule: 'LB-UNIT-05', unit: 0, halves: 2 }]);
  });

  it('LB-VIC-03 a loss stays on the account of its side, once', () => {
    const draft = openDraft(field());
    eliminate(draft, 0, 'LB-UNIT-05', []);
    eliminate(draft, 0, 'LB-UNIT-05', []);
    expect(draft.sides[0]).toMatchObject({ lossHalves: 2, unitsLost: 1 });
  });

  it('LB-UNIT-15 LB-SEQ-09 the loss, its points and the Shaken test come in this order', () => {
    const t = lose();
    expect(t.eventTypes).toEqual(['eliminated', 'shaken']); // 4 DIS against 1 unit
    expect(t.state.sides[0]).toMatchObject({ lossHalves: 2, shakenPoints: 1 });
    expect(t.waits).toBe('red slot');
  });

  it('LB-LEAD-16 the Leader attached to it is tested with three dice and placed anew if he lives', () => {
    const t = lose({
      generals: [
        { brigade: 0, unit: 0 },
        { brigade: 1, side: 1, at: [600, 150] },
      ],
    });
    expect(t.waits).toBe('dice generalTest');
    t.roll([2, 3, 6]);
    expect(t.waits).toBe('red reposition');
    const [place] = t.offered('red', 'reposition');
    t.red(place as NonNullable<typeof place>);
    expect(t.state.generals[0]).toMatchObject({ status: 'table', unit: -1, fate: 'none' });
    expect(t.waits).toBe('red slot');
  });

  it('LB-LEAD-16 LB-LEAD-23 LB-VIC-05 any 1 and he is lost, for 2 points', () => {
    const t = lose({
      generals: [
        { brigade: 0, unit: 0 },
        { brigade: 1, side: 1, at: [600, 150] },
      ],
    });
    t.roll([2, 1, 6]);
    expect(t.state.generals[0]).toMatchObject({ status: 'gone', fate: 'lost' });
    expect(t.state.sides[0].lossHalves).toBe(2 + 4);
  });

  it('LB-LEAD-16 a General attached to another unit is not tested', () => {
    const t = lose({
      generals: [
        { brigade: 0, unit: 1 },
        { brigade: 1, side: 1, unit: 2 },
      ],
    });
    expect(t.waits).toBe('red slot');
    expect(t.state.generals.slice(0, 2)).toMatchObject([
      { status: 'attached', unit: 1 },
      { status: 'attached', unit: 2 },
    ]);
  });

  it('LB-LEAD-22 a Leader whose brigade has no unit left leaves without scoring', () => {
    const t = lose({ units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }] });
    expect(t.state.generals[0]).toMatchObject({ status: 'gone', unit: -1, fate: 'left' });
    expect(t.state.sides[0].lossHalves).toBe(2);
    expect(t.event('generalLeft')).toEqual({ type: 'generalLeft', rule: 'LB-LEAD-22', general: 0 });
    // Once: what has left is left alone.
    const draft = openDraft(t.state);
    threatsHandler.auto?.(draft, { at: 'threats', placed: [] });
    expect(draft.events).toEqual([]);
    expect(draft.generals).toBe(t.state.generals);
  });

  it('LB-LEAD-22 one lost before leaves without an event: he cannot be replaced any more', () => {
    const t = lose({
      units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }],
      generals: [{ brigade: 0, status: 'gone', fate: 'lost' }],
    });
    expect(t.eventTypes.slice(0, 2)).toEqual(['eliminated', 'shaken']);
    expect(t.eventTypes).not.toContain('generalLeft');
    expect(t.state.generals[0]).toMatchObject({ status: 'gone', fate: 'left' });
  });

  it('LB-CINC-12 the CinC lost costs 2 points and is not replaced; his slot is gone', () => {
    const t = after({}, (draft) =>
      testGeneral(draft, { at: 'generalTest', general: 2, dice: 2, rule: 'LB-CINC-12', reposition: true }),
    );
    t.roll([1, 4]);
    expect(t.state.generals[2]).toMatchObject({ status: 'gone', fate: 'lost' });
    expect(t.state.sides[0].lossHalves).toBe(4);
    t.red({ type: 'close' });
    expect(t.waits).toBe('blue phase'); // no slot of the CinC is left
  });
});

describe('Green units', () => {
  const green = { green: true };
  const units = (second: readonly [number, number], more: object = {}): BattlefieldSpec['units'] => [
    { at: [500, 1000] },
    { at: second, traits: green, ...more },
    { at: [500, 200], side: 1 },
  ];

  it('LB-SPEC-09 suffer 1 DIS when a friend within 1L and in sight is lost', () => {
    const near = lose({ units: units([500 + 120 + 180, 1000]) });
    expect(near.state.units[1]?.dis).toBe(1);
    expect(near.event('disordered')).toEqual({ type: 'disordered', rule: 'LB-SPEC-09', unit: 1, dis: 1 });
    expect(lose({ units: units([500 + 120 + 181, 1000]) }).state.units[1]?.dis).toBe(0);
  });

  it('LB-SPEC-09 not when a wood hides the loss, nor for an enemy’s loss', () => {
    const hidden = lose({
      units: units([500 + 120 + 100, 1000]),
      terrain: [{ kind: 'wood', box: [610, 1000, 40, 400] }],
    });
    expect(hidden.state.units[1]?.dis).toBe(0);
    const enemy = lose({ units: [{ at: [500, 1000] }, { at: [700, 1000], side: 1, traits: green }] });
    expect(enemy.state.units[1]?.dis).toBe(0);
  });

  it('LB-SPEC-25 chains are worked through in one queue, each loss once', () => {
    const t = lose({
      units: [
        { at: [300, 1000] },
        { at: [450, 1000], traits: green, dis: 3 },
        { at: [620, 1000], traits: green, dis: 2 },
        { at: [500, 200], side: 1 },
      ],
    });
    expect(t.state.units[1]?.status).toBe('eliminated');
    expect(t.state.units[2]).toMatchObject({ status: 'table', dis: 3 }); // by the second loss alone: the first was too far
  });
});

describe('Shaken brigades', () => {
  it('LB-VIC-07 the point is scored once a battle, even if the brigade rallies and is Shaken again', () => {
    const draft = openDraft(field());
    const fallen: EliminatedUnit[] = [];
    disorder(draft, 1, 3, 'LB-BOMB-10', fallen); // 3 + 3 against 2 units
    cleanUp(draft, fallen);
    settle(draft);
    expect(draft.sides[0].shakenPoints).toBe(1);
    draft.units = draft.units.map((unit) => ({ ...unit, dis: 0 }));
    cleanUp(draft, []);
    settle(draft);
    expect(draft.brigades[0]?.shaken).toBe(false);
    disorder(draft, 1, 3, 'LB-BOMB-10', fallen);
    cleanUp(draft, fallen);
    settle(draft);
    expect(draft.brigades[0]?.shaken).toBe(true);
    expect(draft.sides[0].shakenPoints).toBe(1);
  });

  it('LB-VIC-10 is tested after every change of DIS: a rally steadies the brigade', () => {
    const t = new Playing(
      field({
        units: [
          { at: [500, 1000], dis: 2 },
          { at: [500, 200], side: 1 },
        ],
        frames: [
          { at: 'phase', side: 0, over: false },
          { at: 'slot', side: 0, brigade: 0, closing: false },
        ],
      }),
    );
    t.state = {
      ...t.state,
      brigades: t.state.brigades.map((b, i) => (i === 0 ? { ...b, shaken: true, shakenScored: true } : b)),
    };
    t.red({ type: 'activate', unit: 0, dice: 1 }).roll([6]).red({ type: 'rally', unit: 0 });
    expect(t.eventTypes).toContain('steadied');
  });
});
