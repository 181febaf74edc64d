import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import {
  FRANCE,
  BRITAIN,
  FRAME,
  fieldWith,
  field,
  start,
  bare,
  unit,
  general,
  at,
  atGeneral,
  refusal,
  rule,
  after,
} from '../../test/deploying.ts';
import type { Command } from '../state/commands.ts';
import { deployHandler } from './deployment.ts';
import { suggestedDeployment } from './suggestedDeployment.ts';
import { startState } from '../scenarios/index.ts';
import type { SideIndex, State } from '../state/state.ts';
import { openDraft } from '../state/draft.ts';

describe('order of deployment', () => {
  it('LB-SET-08 LB-SCN-01 hidden deployment asks both sides, and only the other when one is ready', () => {
    expect(deployHandler.asks(start, FRAME)).toBe('both');
    const france = after(start, FRANCE, ...suggestedDeployment(start, FRANCE), { type: 'ready' });
    expect(deployHandler.asks(france, FRAME)).toBe(BRITAIN);
    const britain = after(start, BRITAIN, ...suggestedDeployment(start, BRITAIN), { type: 'ready' });
    expect(deployHandler.asks(britain, FRAME)).toBe(FRANCE);
    expect(refusal(france, FRANCE, { type: 'lift', unit: 0 })).toMatchObject({
      rule: 'LB-SET-08',
      reason: 'lb.refusal.deploy.alreadyReady',
    });
  });

  it('LB-SET-08 open deployment asks the first side, then the second', () => {
    const seen = startState(fieldWith((file) => (file.hiddenDeployment = false)));
    expect(deployHandler.asks(seen, FRAME)).toBe(FRANCE);
    const france = after(seen, FRANCE, ...suggestedDeployment(seen, FRANCE), { type: 'ready' });
    expect(deployHandler.asks(france, FRAME)).toBe(BRITAIN);
  });

  it('LB-SCN-01 LB-ACT-02 when both are ready the battle begins, and France goes first', () => {
    const france = after(start, FRANCE, ...suggestedDeployment(start, FRANCE), { type: 'ready' });
    expect(france.frames).toEqual([{ at: 'deploy' }]);
    const both = after(france, BRITAIN, ...suggestedDeployment(france, BRITAIN), { type: 'ready' });
    expect(both.frames.some((frame) => frame.at === 'deploy')).toBe(false);
    expect(both.active).toBe(FRANCE);
    expect(both.frames.at(-1)?.at).toBe('phase');
  });

  it('LB-ACT-02 without a first player the dice decide', () => {
    let state = startState(fieldWith((file) => delete file.first));
    for (const side of [0, 1] as const)
      state = after(state, side, ...suggestedDeployment(state, side), { type: 'ready' });
    expect(state.frames).toEqual([{ at: 'firstInitiative' }]);
  });

  it('LB-SET-08 LB-SET-13 no side is ready before every unit and General stands on the table', () => {
    const commands = suggestedDeployment(start, FRANCE);
    const last = commands.at(-1) as Command;
    const almost = after(start, FRANCE, ...commands.slice(0, -1));
    expect(refusal(almost, FRANCE, { type: 'ready' })).toMatchObject({
      rule: 'LB-SET-08',
      reason: 'lb.refusal.deploy.unitMissing',
    });
    const all = after(almost, FRANCE, last);
    const without = after(all, FRANCE, { type: 'liftGeneral', general: general('france-cinc') });
    expect(refusal(without, FRANCE, { type: 'ready' })).toMatchObject({
      rule: 'LB-SET-13',
      facts: { general: general('france-cinc') },
    });
    expect(refusal(all, FRANCE, { type: 'ready' })).toBeNull();
    // The first of each list is missed like any other.
    const noUnit = after(all, FRANCE, { type: 'lift', unit: 0 });
    expect(refusal(noUnit, FRANCE, { type: 'ready' })?.facts).toEqual({ unit: 0 });
    const noLeader = after(all, FRANCE, { type: 'liftGeneral', general: 0 });
    expect(refusal(noLeader, FRANCE, { type: 'ready' })?.facts).toEqual({ general: 0 });
  });

  it('LB-SET-08 LB-SET-13 LB-SKIR-06 events name their rules', () => {
    const told = (state: State, side: SideIndex, command: Command) => {
      const draft = openDraft(state);
      expect(deployHandler.act(draft, FRAME, side, command)).toBeNull();
      return draft.events.map((event) => `${event.type} ${event.rule}`);
    };
    const one = after(start, FRANCE, at('fr-1-line-1', 900, 300), atGeneral('fr-1-leader', 1000, 300));
    expect(told(start, FRANCE, at('fr-1-line-1', 900, 300))).toEqual(['placed LB-SET-08']);
    expect(told(start, FRANCE, atGeneral('fr-1-leader', 900, 300))).toEqual(['generalPlaced LB-SET-13']);
    expect(told(one, FRANCE, { type: 'lift', unit: 0 })).toEqual(['lifted LB-SET-08']);
    expect(told(one, FRANCE, { type: 'liftGeneral', general: 0 })).toEqual(['generalLifted LB-SET-13']);
    expect(told(start, BRITAIN, { type: 'share', unit: unit('br-1-line-1'), points: 1 })).toEqual([
      'shared LB-SKIR-06',
    ]);
    const all = after(start, FRANCE, ...suggestedDeployment(start, FRANCE));
    expect(told(all, FRANCE, { type: 'ready' })).toEqual(['deployed LB-SET-08']);
    expect(deployHandler.rule(start, FRAME)).toBe('LB-SET-08');
  });

  it('LB-SET-08 no other command is open while troops are deployed', () => {
    expect(rule(start, FRANCE, { type: 'pass' })).toBe('LB-SET-08');
    expect(rule(start, FRANCE, { type: 'activate', unit: 0, dice: 3 })).toBe('LB-SET-08');
  });
});

describe('where troops stand', () => {
  it('LB-SCN-01 LB-GEO-14 LB-SET-12 French brigades stand wholly in zone 2 (200 to 400 mm from the top)', () => {
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 215))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 214))).toBe('LB-SET-12');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 385))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 386))).toBe('LB-SET-12');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 500))).toBe('LB-SET-12');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 900))).toBe('LB-SET-12');
  });

  it('LB-GEO-16 the centre alone is not enough: a battalion turned sideways reaches out of the zone', () => {
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 350, 'line', 180))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 350, 'line', 90))).toBe('LB-SET-12');
  });

  it('LB-SCN-01 Reserves stand in their own zone 3', () => {
    expect(rule(start, FRANCE, at('france-reserve-hussars-1', 900, 100, 'line'))).toBe('accepted');
    expect(rule(start, FRANCE, at('france-reserve-hussars-1', 900, 300, 'line'))).toBe('LB-SET-12');
    expect(rule(start, BRITAIN, at('britain-reserve-guards-1', 900, 1100))).toBe('accepted');
    expect(rule(start, BRITAIN, at('britain-reserve-guards-1', 900, 900))).toBe('LB-SET-12');
  });

  it('LB-SCN-01 the British brigade stands within 1L (180 mm) of the farm', () => {
    // The farm ends at x = 545; an attack column is 60 wide.
    expect(rule(start, BRITAIN, at('br-1-line-1', 545 + 180 + 30, 900))).toBe('accepted');
    expect(refusal(start, BRITAIN, at('br-1-line-1', 545 + 180 + 30.2, 900))).toMatchObject({
      rule: 'LB-SCN-01',
      facts: { terrain: 'farm', allowed: 180 },
    });
  });

  it('LB-SCN-01 the Portuguese brigade stands more than 3L (540 mm) from the farm', () => {
    expect(rule(start, BRITAIN, at('br-2-line-1', 545 + 540 + 30.2, 900))).toBe('accepted');
    expect(refusal(start, BRITAIN, at('br-2-line-1', 545 + 540 + 30, 900))).toMatchObject({
      rule: 'LB-SCN-01',
      facts: { terrain: 'farm', needed: 540 },
    });
  });

  it('LB-GEO-15 no unit in the lateral bands of 200 mm', () => {
    expect(rule(start, FRANCE, at('fr-1-line-1', 230, 300))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 229, 300))).toBe('LB-GEO-15');
    expect(rule(start, FRANCE, at('fr-1-line-1', 1570, 300))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 1571, 300))).toBe('LB-GEO-15');
  });

  it('LB-GEO-18 LB-TERR-04 no unit on the farm, off the table or on another unit', () => {
    expect(refusal(start, BRITAIN, at('br-1-line-1', 500, 900))).toMatchObject({
      rule: 'LB-TERR-04',
      facts: { terrain: 'farm' },
    });
    expect(rule(start, BRITAIN, at('br-1-line-1', 500, 855))).toBe('accepted'); // touching its wall
    expect(rule(start, FRANCE, at('fr-1-line-1', 1810, 300))).toBe('LB-GEO-18');
    expect(rule(start, FRANCE, at('france-reserve-hussars-1', 900, 10, 'line'))).toBe('LB-GEO-18');
    const one = after(start, FRANCE, at('fr-1-line-1', 900, 300));
    expect(refusal(one, FRANCE, at('fr-1-line-2', 950, 300))).toMatchObject({
      rule: 'LB-GEO-18',
      facts: { other: unit('fr-1-line-1') },
    });
  });

  it('LB-SET-12 LB-PROX-02 friends stand more than 1VS (50 mm) apart', () => {
    const one = after(start, FRANCE, at('fr-1-line-1', 900, 300));
    expect(refusal(one, FRANCE, at('fr-1-line-2', 900 + 60 + 50, 300))).toMatchObject({
      rule: 'LB-SET-12',
      facts: { other: unit('fr-1-line-1'), needed: 50 },
    });
    expect(rule(one, FRANCE, at('fr-1-line-2', 900 + 60 + 50.2, 300))).toBe('accepted');
  });

  it('LB-SET-12 LB-PROX-03 guns may stand nearer', () => {
    const one = after(start, FRANCE, at('fr-1-line-1', 900, 300));
    expect(rule(one, FRANCE, at('fr-1-guns-1', 900 + 60, 300, 'unlimbered'))).toBe('accepted');
  });

  it('LB-FORM-06 LB-FORM-01 any formation of the arm, guns limbered or not; no other', () => {
    for (const formation of ['line', 'attackColumn', 'marchColumn', 'square'] as const) {
      expect(rule(start, FRANCE, at('fr-1-line-1', 900, 300, formation))).toBe('accepted');
    }
    for (const formation of ['limbered', 'unlimbered'] as const) {
      expect(rule(start, FRANCE, at('fr-1-guns-1', 900, 300, formation))).toBe('accepted');
    }
    expect(rule(start, FRANCE, at('fr-1-guns-1', 900, 300, 'line'))).toBe('LB-FORM-01');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 300, 'column'))).toBe('LB-FORM-01');
    expect(rule(start, FRANCE, at('fr-1-line-1', 900, 300, 'garrison'))).toBe('LB-FORM-01');
  });

  it('LB-FORM-06 unless the scenario prescribes the formations, which may be any', () => {
    const marching = startState(
      bare((file) => (file.sides[0].brigades[0].deployment.formations = ['marchColumn', 'limbered'])),
    );
    expect(rule(marching, FRANCE, at('fr-1-line-1', 900, 300, 'marchColumn'))).toBe('accepted');
    expect(rule(marching, FRANCE, at('fr-1-line-1', 900, 300, 'line'))).toBe('LB-SCN-01');
    expect(rule(marching, FRANCE, at('fr-1-guns-1', 900, 300, 'unlimbered'))).toBe('LB-SCN-01');
  });

  it('LB-MOVE-32 LB-TERR-05 no unit astride a hedge or in a stream', () => {
    const file = (kind: string) =>
      startState(
        bare((f) =>
          f.terrain.push({
            id: 'line',
            kind,
            line: [
              [900, 0],
              [900, 700],
            ],
          }),
        ),
      );
    expect(rule(file('hedge'), FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-MOVE-32');
    expect(rule(file('hedge'), FRANCE, at('fr-1-line-1', 930, 300))).toBe('accepted');
    expect(rule(file('stream'), FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-TERR-05');
    expect(rule(file('road'), FRANCE, at('fr-1-line-1', 900, 300))).toBe('accepted');
  });

  it.each(['fence', 'ditch', 'wall'])(
    'LB-MOVE-32 nor astride a %s, which does not hinder a General (LB-LEAD-04)',
    (kind) => {
      const line = [
        [900, 0],
        [900, 700],
      ];
      const state = startState(bare((f) => f.terrain.push({ id: 'line', kind, line })));
      expect(rule(state, FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-MOVE-32');
      expect(rule(state, FRANCE, atGeneral('fr-1-leader', 900, 300))).toBe('accepted');
    },
  );

  it('LB-BUA-01 no unit is deployed in a built-up sector', () => {
    const rectangle = { x: 900, y: 300, width: 120, height: 120 };
    const state = startState(bare((f) => f.terrain.push({ id: 'village', kind: 'sector', rectangle })));
    expect(rule(state, FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-BUA-01');
    expect(rule(state, FRANCE, atGeneral('fr-1-leader', 900, 300))).toBe('LB-BUA-01');
    expect(rule(state, FRANCE, at('fr-1-line-1', 900, 225))).toBe('accepted');
  });

  it('LB-SET-09 the rule named is the scenario’s own, and that of pick-up games elsewhere', () => {
    const named = (id: string) => rule(startState(bare((f) => (f.id = id))), BRITAIN, at('br-1-line-1', 1000, 900));
    const own = {
      'peninsular-clash': 'LB-SCN-01',
      'to-vienna': 'LB-SCN-03',
      'spanish-pride': 'LB-SCN-04',
      retschow: 'LB-SCN-07',
    };
    for (const [id, scenario] of Object.entries(own)) expect(named(id)).toBe(scenario);
    expect(named('my-own')).toBe('LB-SET-09');
  });

  it('LB-SET-08 a unit may be put elsewhere, taken back and put down again', () => {
    const once = after(start, FRANCE, at('fr-1-line-1', 900, 300), at('fr-1-line-1', 910, 300));
    expect(once.units[unit('fr-1-line-1')]).toMatchObject({ x: steps(910), status: 'table' });
    const lifted = after(once, FRANCE, { type: 'lift', unit: unit('fr-1-line-1') });
    expect(lifted.units[unit('fr-1-line-1')]?.status).toBe('waiting');
    expect(rule(lifted, FRANCE, { type: 'lift', unit: unit('fr-1-line-1') })).toBe('LB-SET-08');
    expect(rule(lifted, FRANCE, at('fr-1-line-2', 910, 300))).toBe('accepted');
  });
});

describe('Generals', () => {
  it('LB-SET-13 Leaders stand where their troops may, the CinC with the Reserve', () => {
    expect(rule(start, FRANCE, atGeneral('fr-1-leader', 900, 300))).toBe('accepted');
    expect(rule(start, FRANCE, atGeneral('fr-1-leader', 900, 100))).toBe('LB-SET-12');
    expect(rule(start, FRANCE, atGeneral('france-cinc', 900, 100))).toBe('accepted');
    expect(rule(start, FRANCE, atGeneral('france-cinc', 900, 300))).toBe('LB-SET-12');
    expect(rule(start, BRITAIN, atGeneral('br-1-leader', 1000, 900))).toBe('LB-SCN-01');
  });

  it('LB-SET-13 a CinC without a Reserve stands in zone 2 or 3', () => {
    const none = startState(bare((file) => delete file.sides[0].reserve));
    const place = (y: number): Command => ({ ...(atGeneral('fr-1-leader', 900, y) as object), general: 4 }) as Command;
    expect(none.field.generals[4]?.id).toBe('france-cinc');
    expect([100, 300, 500].map((y) => rule(none, FRANCE, place(y)))).toEqual(['accepted', 'accepted', 'LB-SET-12']);
    expect(rule(none, FRANCE, { ...place(300), x: steps(190) } as Command)).toBe('LB-GEO-15');
  });

  it('LB-LEAD-04 a General stands clear of units, and units clear of him', () => {
    const one = after(start, FRANCE, at('fr-1-line-1', 900, 300));
    expect(rule(one, FRANCE, atGeneral('fr-1-leader', 900, 300))).toBe('LB-LEAD-04');
    expect(rule(one, FRANCE, atGeneral('fr-1-leader', 940, 300))).toBe('accepted'); // LB-PROX-09
    const two = after(start, FRANCE, atGeneral('fr-1-leader', 900, 300));
    expect(rule(two, FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-LEAD-04');
  });

  const commanded = startState(
    bare((file) => {
      file.id = 'own';
      file.sides[0].brigades[0].deployment = { zones: [2, 3], inCommand: true };
      file.sides[0].reserve.deployment = { zones: [3], inCommand: true };
    }),
  );

  it('LB-SET-09 where units must be in command, their Leader is placed first and they stand in his span (2M)', () => {
    expect(refusal(commanded, FRANCE, at('fr-1-line-1', 900, 300))).toMatchObject({
      rule: 'LB-SET-09',
      reason: 'lb.refusal.deploy.generalFirst',
    });
    const led = after(commanded, FRANCE, atGeneral('fr-1-leader', 600, 300));
    expect(rule(led, FRANCE, at('fr-1-line-1', 600 + 7.5 + 240 + 30, 300))).toBe('accepted');
    expect(rule(led, FRANCE, at('fr-1-line-1', 600 + 7.5 + 240 + 30.2, 300))).toBe('LB-SET-09');
  });

  it('LB-SET-09 the Leader may then not go far away, and taken back he takes his troops with him', () => {
    const led = after(commanded, FRANCE, atGeneral('fr-1-leader', 600, 300), at('fr-1-line-1', 700, 300));
    expect(rule(led, FRANCE, atGeneral('fr-1-leader', 1200, 300))).toBe('LB-SET-09');
    const lifted = after(led, FRANCE, { type: 'liftGeneral', general: general('fr-1-leader') });
    expect(lifted.generals[general('fr-1-leader')]?.status).toBe('waiting');
    expect(lifted.units.every((u) => u.status === 'waiting')).toBe(true);
    expect(rule(led, FRANCE, atGeneral('fr-1-leader', 800, 300))).toBe('accepted');
  });

  it('LB-SET-11 Reserve units then stand in the span of the CinC (1L)', () => {
    expect(rule(commanded, FRANCE, at('france-reserve-hussars-1', 600, 100, 'line'))).toBe('LB-SET-11');
    const led = after(commanded, FRANCE, atGeneral('france-cinc', 600, 100));
    expect(rule(led, FRANCE, at('france-reserve-hussars-1', 600 + 15 + 180 + 30, 100, 'line'))).toBe('accepted');
    expect(rule(led, FRANCE, at('france-reserve-hussars-1', 600 + 15 + 180 + 31, 100, 'line'))).toBe('LB-SET-11');
  });
});

describe('bad input', () => {
  const place = (change: object): Command => ({ ...at('fr-1-line-1', 900, 300), ...change });

  it.each<[string, object, string]>([
    ['NaN', { x: Number.NaN }, 'LB-GEO-18'],
    ['infinity', { y: Number.POSITIVE_INFINITY }, 'LB-GEO-18'],
    ['a half step', { x: 900.5 }, 'LB-GEO-18'],
    ['a text', { x: '57600' }, 'LB-GEO-18'],
    ['a pose off the table', { x: -1 }, 'LB-GEO-18'],
    ['a pose far off the table', { y: 1e9 }, 'LB-GEO-18'],
    ['a facing of 360 degrees', { facing: 5760 }, 'LB-GEO-18'],
    ['a negative facing', { facing: -1 }, 'LB-GEO-18'],
    ['an unknown unit', { unit: 99 }, 'LB-GEN-02'],
    ['the unit after the last', { unit: field.units.length }, 'LB-GEN-02'],
    ['no unit at all', { unit: undefined }, 'LB-GEN-02'],
    ['a unit by name', { unit: 'fr-1-line-1' }, 'LB-GEN-02'],
    ['an enemy unit', { unit: unit('br-1-line-1') }, 'LB-GEN-01'],
    ['an unknown formation', { formation: 'wedge' }, 'LB-FORM-01'],
    ['a formation of the prototype', { formation: 'toString' }, 'LB-FORM-01'],
  ])('LB-GEO-18 LB-GEN-02 %s is refused with its rule and changes nothing', (_name, change, expected) => {
    const before = JSON.stringify(start);
    expect(rule(start, FRANCE, place(change))).toBe(expected);
    expect(JSON.stringify(start)).toBe(before);
    expect(deployHandler.covers?.(start, FRAME, FRANCE, place(change))).toBe(false);
  });

  it('LB-GEO-18 a refusal gives the value and the limit', () => {
    expect(refusal(start, FRANCE, place({ x: -64 }))?.facts).toEqual({ x: -1, y: 300, width: 1800, height: 1200 });
    expect(refusal(start, FRANCE, place({ x: steps(1790) }))?.facts).toEqual({
      x: 1790,
      y: 300,
      width: 1800,
      height: 1200,
    });
    expect(refusal(start, FRANCE, place({ x: Number.NaN }))?.facts).toEqual({ given: 'NaN' });
    expect(refusal(start, FRANCE, place({ x: '7' }))?.facts).toEqual({ given: '7' });
    expect(refusal(start, FRANCE, place({ unit: { a: 1 } }))?.facts).toEqual({ given: 'object' });
  });

  it('LB-GEN-01 LB-GEN-02 Generals likewise', () => {
    const put = (change: object): Command => ({ ...atGeneral('fr-1-leader', 900, 300), ...change });
    expect(rule(start, FRANCE, put({ general: 99 }))).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, put({ general: field.generals.length }))).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, put({ general: general('br-1-leader') }))).toBe('LB-GEN-01');
    expect(rule(start, FRANCE, put({ x: Number.NaN }))).toBe('LB-GEO-18');
    expect(rule(start, FRANCE, { type: 'liftGeneral', general: -1 })).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, { type: 'liftGeneral', general: general('fr-1-leader') })).toBe('LB-SET-08');
    expect(rule(start, FRANCE, { type: 'lift', unit: 0.5 })).toBe('LB-GEN-02');
  });
});
