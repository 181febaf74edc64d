/** LB-SEQ-04: threats to Generals are met after each action of a Leader, of the CinC, and of the units of a group. */
import { facing, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { actingIn } from '../../test/fighting.ts';
import { type Playing, playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';

type GeneralSpecs = NonNullable<BattlefieldSpec['generals']>;

/** The Leader of the second brigade, alone before the enemy. */
const THREATENED: GeneralSpecs[number] = { brigade: 1, side: 0, at: [700, 320] };
const SAFE: GeneralSpecs[number] = { brigade: 1, side: 0, at: [1300, 1060] };

function field(second: GeneralSpecs[number], first: Partial<GeneralSpecs[number]> = {}) {
  return battlefield({
    brigades: [0, 0, 1],
    units: [
      { at: [400, 1000], brigade: 0 },
      { at: [600, 1000], brigade: 0 },
      { at: [1300, 1000], brigade: 1 },
      { at: [600, 200], side: 1, brigade: 2 },
      { at: [1000, 1150], brigade: -1, kind: 'dragoons' },
    ],
    generals: [
      { brigade: 0, at: [600, 1060], ...first },
      second,
      { brigade: 2, side: 1, at: [700, 150] },
      { cinc: true, side: 0, at: [900, 1100] },
      { cinc: true, side: 1, at: [900, 100] },
    ],
  });
}

const leader = (second: GeneralSpecs[number], first?: Partial<GeneralSpecs[number]>) =>
  playing(field(second, first))
    .red({ type: 'open', brigade: 0 })
    .red({ type: 'activateGeneral', general: 0, dice: 2 })
    .roll([6, 6]);
const cinc = (second: GeneralSpecs[number], first?: Partial<GeneralSpecs[number]>) =>
  playing(field(second, first))
    .red({ type: 'open', brigade: -1 })
    .red({ type: 'activateGeneral', general: 3, dice: 2 })
    .roll([6, 6]);

/** The owner puts the threatened General, whom the check found, where he may stand. */
function repositioned(t: Playing): Playing {
  expect([t.waits, t.asks]).toEqual(['red reposition', 'LB-LEAD-19']);
  const [place] = t.offered('red', 'reposition');
  if (place === undefined) throw new Error('he has no place to go');
  return t.red(place);
}

const firstRide = (t: Playing): Command => t.offered('red', 'ride')[0] as Command;
const aside = { type: 'move', unit: 0, move: { kind: 'straight', distance: steps(20) } } as const;

describe('LB-SEQ-04 step 1', () => {
  it.each<[string, Partial<GeneralSpecs[number]>, (t: Playing) => Command]>([
    ['moved', {}, firstRide],
    ['attached himself', {}, () => ({ type: 'attach', general: 0, unit: 1 })],
    ['detached himself', { unit: 1 }, firstRide],
  ])('LB-SEQ-04 LB-LEAD-21 a Leader has %s: threats are met, then he goes on', (_what, first, action) => {
    const t = leader(THREATENED, first);
    expect(repositioned(t.red(action(t))).waits).toBe('red general');
    const unthreatened = leader(SAFE, first);
    expect(unthreatened.red(action(unthreatened)).waits).toBe('red general');
  });

  it('LB-SEQ-04 LB-LEAD-21 his group order alone moves nobody: threats are met after its first action', () => {
    const t = leader(THREATENED).red({ type: 'group', general: 0, units: [0, 1], dice: 1 });
    expect(t.waits).toBe('dice activationRoll');
    expect(t.roll([6]).waits).toBe('red acting');
    expect(repositioned(t.red(aside)).waits).toBe('red acting');
  });

  it('LB-SEQ-04 he may stop with actions left, and the slot goes on', () => {
    expect(leader(SAFE).red({ type: 'stop' }).waits).toBe('red slot');
  });
});

describe('LB-SEQ-04 step 5', () => {
  it('LB-SEQ-04 LB-SEQ-02 LB-LEAD-21 after a unit’s action threats are met first, then the enemy may react', () => {
    for (const action of [aside, { type: 'form', unit: 0, formation: 'attackColumn', facing: 0 }] as const) {
      const t = leader(THREATENED)
        .red({ type: 'group', general: 0, units: [0, 1], dice: 3 })
        .roll([6, 6, 1]);
      expect(repositioned(t.blue({ type: 'hold' }).red(action)).waits).toBe('blue window');
    }
  });

  it.each<[string, BattlefieldSpec, Command]>([
    [
      'enters a town',
      {
        units: [
          { at: [840, 667.5], formation: 'attackColumn' },
          { at: [200, 200], side: 1 },
        ],
        terrain: [{ kind: 'sector', box: [840, 600, 120, 120] }],
      },
      { type: 'enter', unit: 0, sector: 0 },
    ],
    [
      'leaves a town',
      {
        units: [
          { at: [840, 600], formation: 'garrison', sector: 0 },
          { at: [200, 200], side: 1 },
        ],
        terrain: [{ kind: 'sector', box: [840, 600, 120, 120] }],
      },
      { type: 'leave', unit: 0, facing: facing(180) },
    ],
  ])('LB-SEQ-04 LB-LEAD-21 a unit of the group %s: threats are met', (_what, spec, command) => {
    const forward = battlefield({ ...spec, generals: [{ brigade: 0, at: [260, 260] }] });
    const t = actingIn(forward, 0, 3, { moved: true }, 'group').red(command);
    expect(repositioned(t).waits).toBe('red acting');
  });

  it('LB-SEQ-04 LB-MOVE-29 no unit of the group comes within 1S of an enemy', () => {
    const near = battlefield({ units: [{ at: [900, 700] }, { at: [900, 535], side: 1 }] });
    const t = actingIn(near, 0, 1, {}, 'group');
    const ahead = (mm: number): Command => ({ type: 'move', unit: 0, move: { kind: 'straight', distance: steps(mm) } });
    expect(t.refused('red', ahead(80))).toBe('LB-MOVE-29');
    expect(t.red(ahead(50)).event('moved')).toMatchObject({ unit: 0 });
  });
});

describe('the CinC', () => {
  it('LB-SEQ-05 LB-LEAD-21 after an assignment’s free move threats are met', () => {
    const t = cinc(THREATENED).red({ type: 'assign', unit: 4, brigade: 0 }).red({ type: 'stop' });
    repositioned(t);
    expect(t.waits).toMatch(/^red (press|general)$/);
  });

  it('LB-SEQ-05 LB-LEAD-21 after a nomination threats are met', () => {
    const t = cinc(THREATENED, { status: 'gone', fate: 'lost' });
    const [place] = t.offered('red', 'nominate');
    expect(repositioned(t.red(place as Command)).waits).toBe('red general');
  });
});
