import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type UnitSpec } from '../../test/positions.ts';
import { type Playing, playing } from '../../test/scriptedPlay.ts';
import { reactionProspects, reactionReasons, unitsWithinShort } from './reactionProspects.ts';

/** Red's unit 0 at the bottom acts, blue may react. Fronts face each other. */
function window(acting: Partial<UnitSpec>, blue: readonly UnitSpec[], spec: Partial<BattlefieldSpec> = {}): Playing {
  return playing(
    battlefield({
      units: [{ at: [500, 1000], ...acting }, ...blue.map((unit): UnitSpec => ({ side: 1, ...unit }))],
      generals: [{ brigade: 0, at: [500, 1100] }],
      ...spec,
    }),
  )
    .red({ type: 'open', brigade: 0 })
    .red({ type: 'activate', unit: 0, dice: 2 })
    .roll([6, 1]);
}
/** The middle of a line before the front of red's unit 0 (both 15 mm deep), so many millimetres from base to base. */
const before = (gap: number): readonly [number, number] => [500, 1000 - 15 - gap];

describe('chances to react', () => {
  it('LB-REACT-09 matter while the acting enemy could attack with its next action, as far as it can go', () => {
    // A line goes S (80 mm) and arrives at S.
    const near = window({}, [{ at: before(160) }]).state;
    expect(reactionReasons(near)).toEqual([{ what: 'unit', index: 1, why: 'threatened', enemy: 0 }]);
    const far = window({}, [{ at: before(162) }]).state;
    expect(reactionReasons(far)).toEqual([]);
  });

  it('are measured from base to base: a unit beside the enemy is near although its middle is far', () => {
    const beside = window({}, [{ at: [500 + 120 + 70, 1000] }]).state;
    expect(unitsWithinShort(beside)).toEqual([{ what: 'unit', index: 1, why: 'threatened', enemy: 0 }]);
    const away = window({}, [{ at: [500 + 120 + 81, 1000] }]).state;
    expect(unitsWithinShort(away)).toEqual([]);
  });

  it('LB-REACT-09 are kept until the last moment, and then matter to a battery that can shoot', () => {
    const t = window({}, [{ kind: 'battery', at: [500, 600], calibre: 'heavy' }]);
    expect(reactionReasons(t.state)).toEqual([]);
    t.blue({ type: 'hold' }).red({ type: 'stop' });
    expect(t.waits).toBe('blue window');
    expect(reactionReasons(t.state)).toEqual([{ what: 'unit', index: 1, why: 'shoot', enemy: 0 }]);
    expect(reactionProspects(t.state)).toMatchObject([{ what: 'unit', index: 1, use: 'shoot', enemy: 0 }]);
  });

  it('may matter at the last moment also where nobody could do more than march', () => {
    const t = window({}, [{ at: [500, 300] }])
      .blue({ type: 'hold' })
      .red({ type: 'stop' });
    expect(t.waits).toBe('blue window');
    expect(reactionProspects(t.state)).toMatchObject([{ index: 1, use: 'move', threatened: false }]);
    expect(reactionReasons(t.state)).toEqual([{ what: 'unit', index: 1, why: 'move', enemy: 0 }]);
  });

  it('LB-REACT-07 LB-FORM-08 infantry forms square against horse, cavalry charges', () => {
    const square = window({ kind: 'dragoons' }, [{ at: [500, 1000 - 22.5 - 150] }]).state;
    expect(reactionProspects(square)).toMatchObject([{ index: 1, use: 'square', enemy: 0, threatened: true }]);
    const charge = window({}, [{ kind: 'dragoons', at: [500, 1000 - 22.5 - 150] }]).state;
    expect(reactionProspects(charge)).toMatchObject([{ index: 1, use: 'fight', enemy: 0 }]);
  });

  it('name those who could do most first, then the nearest, Generals last', () => {
    const { state } = window(
      {},
      [
        { at: [900, 300] },
        { at: [900, 500] },
        { kind: 'battery', at: [500, 500] },
        { kind: 'dragoons', at: [500, 830] },
      ],
      {
        generals: [
          { brigade: 0, at: [500, 1100] },
          { brigade: 1, side: 1, at: [700, 200] },
        ],
      },
    );
    expect(reactionProspects(state).map(({ what, index }) => `${what} ${index}`)).toEqual([
      'unit 4',
      'unit 3',
      'unit 2',
      'unit 1',
      'general 1',
    ]);
  });

  it('are answered at no other time', () => {
    const idle = playing(battlefield({ units: [{ at: [500, 1000] }, { side: 1, at: before(60) }] })).state;
    expect(reactionReasons(idle)).toEqual([]);
    expect(unitsWithinShort(idle)).toEqual([]);
    expect(reactionProspects(idle)).toEqual([]);
  });
});
