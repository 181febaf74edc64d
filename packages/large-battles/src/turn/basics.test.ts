import { closeDraft } from '@drumhead/engine';
import { facing } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { battlefield } from '../../test/positions.ts';
import { scenarioField } from '../../test/scenarios.ts';
import { startState } from '../scenarios/startState.ts';
import type { GeneralProfile, UnitProfile } from '../state/state.ts';
import { settle } from './machine.ts';
import { beginBattle } from './phase.ts';
import { openDraft } from '../state/draft.ts';

const generals = [
  { brigade: 0, at: [650, 1050] },
  { brigade: 1, side: 1, at: [700, 150] },
] as const;

describe('basics', () => {
  it('LB-GEN-07 the state records everything a player has to know of units, Generals and brigades', () => {
    const state = battlefield({ units: [{ at: [500, 1000], kind: 'battery', dis: 2, loaded: false }], generals });
    expect(Object.keys(state.units[0] ?? {}).sort()).toEqual(
      [
        'x',
        'y',
        'facing',
        'formation',
        'status',
        'brigade',
        'dis',
        'sk',
        'loaded',
        'activated',
        'reacted',
        'violation',
        'worn',
        'sector',
        'battery',
        'formed',
      ].sort(),
    );
    expect(Object.keys(state.generals[0] ?? {})).toEqual(
      expect.arrayContaining(['status', 'unit', 'activated', 'reacted', 'spent', 'rerolled']),
    );
    expect(Object.keys(state.brigades[0] ?? {})).toEqual(expect.arrayContaining(['slot', 'shaken', 'shakenScored']));
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  it('LB-GEN-07 LB-CD-06 a battle begins with everybody fresh and waiting, guns limbered and loaded', () => {
    const { field, ...state } = startState(scenarioField('peninsular-clash'));
    const waiting = { x: 0, y: 0, status: 'waiting' };
    const units = state.units.map((unit, i) => ({ unit, profile: field.units[i] as UnitProfile }));
    for (const { unit, profile } of units) {
      const { side, brigade, sk, arm } = profile;
      expect(unit).toEqual({
        ...waiting,
        facing: side === 0 ? facing(180) : 0,
        formation: { infantry: 'line', cavalry: 'line', artillery: 'limbered' }[arm],
        brigade,
        dis: 0,
        sk,
        loaded: arm === 'artillery',
        activated: false,
        reacted: false,
        violation: false,
        worn: false,
        sector: -1,
        battery: -1,
        formed: 0,
      });
    }
    expect(new Set(units.map(({ profile }) => profile.arm)).size).toBe(3);
    state.generals.forEach((general, i) => {
      const { side, q } = field.generals[i] as GeneralProfile;
      expect(general).toEqual({
        ...waiting,
        facing: side === 0 ? facing(180) : 0,
        unit: -1,
        q,
        activated: false,
        reacted: false,
        spent: false,
        rerolled: false,
        activeUsed: false,
        replacement: false,
        fate: 'none',
        orders: 0,
      });
    });
    expect(state.brigades).toEqual(
      field.brigades.map(() => ({ slot: 'unopened', shaken: false, shakenScored: false, lost: 0 })),
    );
    expect(startState(scenarioField('retschow')).sectors).toEqual([{ dis: 0, unit: -1 }]);
  });

  it('LB-GEN-08 the scenario beats the general rule: the side it names goes first, without the roll of LB-ACT-02', () => {
    const begun = (first: 0 | 1 | null): string => {
      const state = battlefield({ units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }], generals });
      const draft = openDraft({ ...state, field: { ...state.field, first }, frames: [{ at: 'deploy' }] });
      beginBattle(draft);
      settle(draft);
      return new Playing(closeDraft(draft)).waits;
    };
    expect(begun(0)).toBe('red phase');
    expect(begun(1)).toBe('blue phase');
    expect(begun(null)).toBe('dice firstInitiative');
  });

  it('LB-GEN-09 no number of phases ends a battle; a side that gives up does, and the other has won', () => {
    const t = playing(battlefield({ units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }], generals }));
    for (let phase = 1; phase <= 400; phase++) t.say(phase % 2 === 1 ? 'red' : 'blue', { type: 'pass' });
    expect(t.state).toMatchObject({ phase: 401, outcome: null });
    expect(t.waits).toBe('red phase');
    t.blue({ type: 'resign' });
    expect(t.reasons).toEqual(['resigned LB-GEN-09', 'ended LB-GEN-09']);
    expect(t.state.outcome).toEqual({ winner: 'red', rule: 'LB-GEN-09', reason: 'lb.end.resigned' });
  });

  it('LB-MOVE-01 moving costs an action; an attached Leader goes along for nothing', () => {
    const t = playing(
      battlefield({
        units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }],
        generals: [{ brigade: 0, unit: 0 }, generals[1]],
      }),
    );
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 6]);
    t.red({ type: 'move', unit: 0, move: { kind: 'straight', distance: 640 } });
    expect(t.frame('acting').doings[0]?.left).toBe(1);
    expect(t.state.generals[0]).toMatchObject({ status: 'attached', unit: 0, activated: false });
  });

  it('LB-SEQ-03 a reaction: pick one, roll, spend, and P goes on', () => {
    const t = playing(battlefield({ units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }], generals }));
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 2 }).roll([6, 1]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'react', unit: 1 });
    expect(t.waits).toBe('dice activationRoll');
    t.roll([6]);
    expect(t.state.units[1]?.reacted).toBe(true);
    expect(t.waits).toBe('blue acting');
    t.blue({ type: 'move', unit: 1, move: { kind: 'rotate', angle: 160 } });
    expect(t.waits).toBe('red acting');
  });
});
