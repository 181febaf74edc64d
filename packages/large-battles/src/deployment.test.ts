import type { Refusal } from '@drumhead/engine';
import { facing, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { inCommand } from './command.ts';
import type { Command } from './commands.ts';
import { deployHandler, suggestedDeployment, unfinished } from './deployment.ts';
import type { DeployFrame } from './frames.ts';
import { boxOf } from './placing.ts';
import { peninsularClash } from './scenario/data/peninsular-clash.ts';
import { fieldFrom, startState } from './scenario/index.ts';
import type { DeploymentArea, Field, Formation, SideIndex, State } from './state.ts';
import { close, open } from './work.ts';

const FRANCE = 0;
const BRITAIN = 1;
const FRAME: DeployFrame = { at: 'deploy' };

/** A scenario file that a test spoils at will: anything at all. */
type Loose = ReturnType<typeof JSON.parse>;

/** The scenario, changed as a test needs it. */
function fieldWith(change: (file: Loose) => void = () => {}): Field {
  const file = structuredClone(peninsularClash) as Loose;
  change(file);
  const field = fieldFrom(file);
  if (!field.ok) throw new Error(JSON.stringify(field.problems));
  return field.value;
}
const field = fieldWith();
const start = startState(field);

/** Without suggestions, which would be in the way of changed rules. */
function bare(change: (file: Loose) => void): Field {
  return fieldWith((file) => {
    for (const side of file.sides) {
      for (const group of [...side.brigades, side.reserve]) {
        delete group?.leader?.suggested;
        for (const unit of group?.units ?? []) delete unit.suggested;
      }
      delete side.cinc.suggested;
    }
    change(file);
  });
}

const unit = (id: string, of: Field = field) => of.units.findIndex((profile) => profile.id === id);
const general = (id: string, of: Field = field) => of.generals.findIndex((profile) => profile.id === id);

function at(id: string, x: number, y: number, formation: Formation = 'attackColumn', degrees?: number): Command {
  const index = unit(id);
  const front = degrees ?? (field.units[index]?.side === FRANCE ? 180 : 0);
  return { type: 'place', unit: index, x: steps(x), y: steps(y), facing: facing(front), formation };
}
const atGeneral = (id: string, x: number, y: number): Command => ({
  type: 'placeGeneral',
  general: general(id),
  x: steps(x),
  y: steps(y),
  facing: 0,
});

function refusal(state: State, side: SideIndex, command: Command): Refusal | null {
  return deployHandler.act(open(state), FRAME, side, command);
}
const rule = (state: State, side: SideIndex, command: Command) => refusal(state, side, command)?.rule ?? 'accepted';

/** The state after these commands, all of which must be accepted. */
function after(state: State, side: SideIndex, ...commands: readonly Command[]): State {
  let now = state;
  for (const command of commands) {
    const work = open(now);
    const refused = deployHandler.act(work, FRAME, side, command);
    if (refused) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refused)}`);
    now = close(work);
  }
  return now;
}

describe('who deploys when', () => {
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

  it('LB-SET-08 LB-SET-13 nobody is ready before every unit and General stands on the table', () => {
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

  it('LB-GEO-15 nobody stands in the lateral bands of 200 mm', () => {
    expect(rule(start, FRANCE, at('fr-1-line-1', 230, 300))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 229, 300))).toBe('LB-GEO-15');
    expect(rule(start, FRANCE, at('fr-1-line-1', 1570, 300))).toBe('accepted');
    expect(rule(start, FRANCE, at('fr-1-line-1', 1571, 300))).toBe('LB-GEO-15');
  });

  it('LB-GEO-18 LB-TERR-04 nobody stands on the farm, off the table or on another unit', () => {
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

  it('LB-MOVE-32 LB-TERR-05 nobody stands astride a hedge or in a stream', () => {
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

  it('LB-BUA-01 nobody is deployed in a built-up sector', () => {
    const rectangle = { x: 900, y: 300, width: 120, height: 120 };
    const state = startState(bare((f) => f.terrain.push({ id: 'village', kind: 'sector', rectangle })));
    expect(rule(state, FRANCE, at('fr-1-line-1', 900, 300))).toBe('LB-BUA-01');
    expect(rule(state, FRANCE, atGeneral('fr-1-leader', 900, 300))).toBe('LB-BUA-01');
    expect(rule(state, FRANCE, at('fr-1-line-1', 900, 225))).toBe('accepted');
  });

  it('LB-SET-09 the rule named is the scenario’s own, and that of pick-up games elsewhere', () => {
    const named = (id: string) => rule(startState(bare((f) => (f.id = id))), BRITAIN, at('br-1-line-1', 1000, 900));
    const own = { 'peninsular-clash': 1, 'to-vienna': 3, 'spanish-pride': 4, retschow: 7 };
    for (const [id, number] of Object.entries(own)) expect(named(id)).toBe(`LB-SCN-0${number}`);
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

  it('LB-SET-09 the Leader may then neither go far away nor be taken back', () => {
    const led = after(commanded, FRANCE, atGeneral('fr-1-leader', 600, 300), at('fr-1-line-1', 700, 300));
    expect(rule(led, FRANCE, atGeneral('fr-1-leader', 1200, 300))).toBe('LB-SET-09');
    expect(rule(led, FRANCE, { type: 'liftGeneral', general: general('fr-1-leader') })).toBe('LB-SET-09');
    expect(rule(led, FRANCE, atGeneral('fr-1-leader', 800, 300))).toBe('accepted');
  });

  it('LB-SET-11 Reserve units then stand in the span of the CinC (1L)', () => {
    expect(rule(commanded, FRANCE, at('france-reserve-hussars-1', 600, 100, 'line'))).toBe('LB-SET-11');
    const led = after(commanded, FRANCE, atGeneral('france-cinc', 600, 100));
    expect(rule(led, FRANCE, at('france-reserve-hussars-1', 600 + 15 + 180 + 30, 100, 'line'))).toBe('accepted');
    expect(rule(led, FRANCE, at('france-reserve-hussars-1', 600 + 15 + 180 + 31, 100, 'line'))).toBe('LB-SET-11');
  });
});

describe('attached companies', () => {
  const share = (id: string, points: number): Command => ({ type: 'share', unit: unit(id), points });

  it('LB-SKIR-06 LB-SCN-11 the 3 points of the Rifle company go to battalions of the English brigade, none above 3', () => {
    const two = after(start, BRITAIN, share('br-1-line-1', 2));
    expect(two.units[unit('br-1-line-1')]?.sk).toBe(3);
    expect(refusal(start, BRITAIN, share('br-1-line-1', 3))).toMatchObject({
      rule: 'LB-SKIR-06',
      facts: { sk: 4, most: 3 },
    });
    const all = after(two, BRITAIN, share('br-1-line-2', 1));
    expect(refusal(all, BRITAIN, share('br-1-line-3', 1))).toMatchObject({ rule: 'LB-SKIR-06', facts: { left: 0 } });
    expect(rule(after(all, BRITAIN, share('br-1-line-1', 0)), BRITAIN, share('br-1-line-3', 2))).toBe('accepted');
  });

  it.each([
    ['br-2-line-1', 1, BRITAIN],
    ['br-1-guns-1', 1, BRITAIN],
    ['fr-1-line-1', 1, FRANCE],
    ['britain-reserve-guards-1', 1, BRITAIN],
    ['br-1-line-1', -1, BRITAIN],
    ['br-1-line-1', 0.5, BRITAIN],
    ['br-1-line-1', Number.NaN, BRITAIN],
  ] as const)('LB-SKIR-06 not for %s with %f points', (id, points, side) => {
    expect(rule(start, side, share(id, points))).toBe('LB-SKIR-06');
  });

  it('LB-SKIR-06 all points are shared out before the side is ready', () => {
    const commands = suggestedDeployment(start, BRITAIN);
    const unshared = after(start, BRITAIN, ...commands.filter((command) => command.type !== 'share'));
    expect(refusal(unshared, BRITAIN, { type: 'ready' })).toMatchObject({ rule: 'LB-SKIR-06', facts: { left: 3 } });
    expect(deployHandler.offers(unshared, FRAME, BRITAIN).every((offer) => offer.type === 'share')).toBe(true);
    const all = after(start, BRITAIN, ...commands);
    expect(all.units.filter((u, i) => u.sk > (field.units[i]?.sk ?? 0)).length).toBe(3);
    expect(refusal(all, BRITAIN, { type: 'ready' })).toBeNull();
  });
});

describe('bad input', () => {
  const place = (change: object): Command => ({ ...at('fr-1-line-1', 900, 300), ...change }) as Command;

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

  it('LB-GEO-18 a refusal says what was given and what would do', () => {
    expect(refusal(start, FRANCE, place({ x: -64 }))?.facts).toEqual({ x: -1, y: 300, width: 1800, height: 1200 });
    expect(refusal(start, FRANCE, place({ x: steps(1790) }))?.facts).toEqual({
      x: 1790,
      y: 300,
      width: 1800,
      height: 1200,
    });
    expect(refusal(start, FRANCE, place({ x: Number.NaN }))?.facts).toEqual({ given: 'NaN' });
    expect(refusal(start, FRANCE, place({ x: '7' }))?.facts).toEqual({ given: 'string' });
    expect(refusal(start, FRANCE, place({ unit: { a: 1 } }))?.facts).toEqual({ given: 'object' });
  });

  it('LB-GEN-01 LB-GEN-02 Generals likewise', () => {
    const put = (change: object): Command => ({ ...atGeneral('fr-1-leader', 900, 300), ...change }) as Command;
    expect(rule(start, FRANCE, put({ general: 99 }))).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, put({ general: field.generals.length }))).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, put({ general: general('br-1-leader') }))).toBe('LB-GEN-01');
    expect(rule(start, FRANCE, put({ x: Number.NaN }))).toBe('LB-GEO-18');
    expect(rule(start, FRANCE, { type: 'liftGeneral', general: -1 })).toBe('LB-GEN-02');
    expect(rule(start, FRANCE, { type: 'liftGeneral', general: general('fr-1-leader') })).toBe('LB-SET-08');
    expect(rule(start, FRANCE, { type: 'lift', unit: 0.5 })).toBe('LB-GEN-02');
  });
});

/** Small seeded numbers, so that a test is the same every time. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) >>> 0;
    return Math.floor(((now >>> 8) / 16777216) * below);
  };
}

function deployAtRandom(of: Field, seed: number): State {
  const pick = numbers(seed);
  let state = startState(of);
  for (let turn = 0; state.frames[0]?.at === 'deploy'; turn++) {
    if (turn > 500) throw new Error('deployment does not end');
    const asked = deployHandler.asks(state, FRAME);
    const side = asked === 'both' ? (pick(2) as SideIndex) : (asked as SideIndex);
    const offers = deployHandler.offers(state, FRAME, side);
    const command = offers[pick(offers.length)] as Command;
    expect(deployHandler.covers?.(state, FRAME, side, command)).toBe(true);
    state = after(state, side, command);
  }
  return state;
}

describe('where places are looked for', () => {
  const box = (area: Partial<DeploymentArea>, side: SideIndex) => {
    const found = boxOf(field, side, { ...field.brigades[0]?.deployment, ...area } as DeploymentArea);
    return [found.minX, found.maxX, found.minY, found.maxY].map((at) => at / 64);
  };

  it('LB-GEO-14 LB-GEO-15 all of the open zones between the lateral bands, or with them', () => {
    expect(box({ zones: [2] }, FRANCE)).toEqual([200, 1600, 200, 400]);
    expect(box({ zones: [2] }, BRITAIN)).toEqual([200, 1600, 800, 1000]);
    expect(box({ zones: [3, 2], lateral: true }, FRANCE)).toEqual([0, 1800, 0, 400]);
    expect(box({ zones: [1, 3] }, BRITAIN)).toEqual([200, 1600, 600, 1200]);
  });

  it('LB-SCN-01 near the farm, only as far as its distance reaches', () => {
    expect(box({ zones: [2], within: { terrain: 'farm', distance: steps(180) } }, BRITAIN)).toEqual([
      275, 725, 800, 1000,
    ]);
    expect(box({ zones: [2], within: { terrain: 'farm', distance: steps(50) } }, BRITAIN)).toEqual([
      405, 595, 820, 980,
    ]);
  });
});

describe('deployment without a plan', () => {
  it('LB-SET-08 whoever takes any offer comes to an end, and different ones to different ends', () => {
    const ends = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(deployAtRandom(field, i + 1).units)));
    expect(ends.size).toBeGreaterThan(35);
  });

  it('LB-SET-09 LB-SET-08 also where nothing is suggested and everybody must be in command', () => {
    const strict = bare((file) => {
      file.id = 'own';
      for (const side of file.sides) {
        for (const brigade of side.brigades) brigade.deployment = { zones: [2, 3], inCommand: true };
        side.reserve.deployment = { zones: [3], inCommand: true };
      }
    });
    for (let seed = 1; seed <= 10; seed++) deployAtRandom(strict, seed);
  });

  it('LB-SET-08 where there is no room left, what stands may be taken back', () => {
    // The whole English brigade within 1VS of the farm, in lines only: it cannot all stand there.
    const tight = startState(
      bare((file) => {
        file.sides[1].brigades[0].deployment = {
          zones: [2],
          within: { terrain: 'farm', sticks: '1VS' },
          formations: ['line', 'unlimbered'],
        };
      }),
    );
    const pick = numbers(3);
    let state = tight;
    let lifts = 0;
    for (let turn = 0; turn < 60; turn++) {
      const offers = deployHandler.offers(state, FRAME, BRITAIN);
      expect(offers.length).toBeGreaterThan(0);
      const command = offers[pick(offers.length)] as Command;
      if (command.type === 'lift' || command.type === 'liftGeneral') lifts += 1;
      state = after(state, BRITAIN, command);
      if (command.type === 'ready') break;
    }
    expect(lifts).toBeGreaterThan(0);
  });
});

describe('deployment in one tap', () => {
  it('LB-SCN-01 LB-SET-12 the suggested deployment keeps every rule, for both sides, in order', () => {
    for (const side of [FRANCE, BRITAIN] as const) {
      const done = after(start, side, ...suggestedDeployment(start, side));
      expect(unfinished(done, side)).toBeNull();
      expect(done.units.every((u, i) => field.units[i]?.side !== side || u.status === 'table')).toBe(true);
    }
  });

  it('LB-SCN-01 from any state of one’s deployment: what stands elsewhere is moved', () => {
    const some = after(start, FRANCE, at('fr-2-line-1', 700, 300, 'line'), atGeneral('fr-2-leader', 400, 300));
    const done = after(some, FRANCE, ...suggestedDeployment(some, FRANCE));
    expect(done.units).toEqual(after(start, FRANCE, ...suggestedDeployment(start, FRANCE)).units);
    expect(suggestedDeployment(after(done, FRANCE, { type: 'ready' }), FRANCE)).toEqual([]);
  });

  it('LB-SET-08 where a scenario suggests nothing there is still one', () => {
    const none = startState(bare(() => {}));
    for (const side of [FRANCE, BRITAIN] as const) {
      expect(unfinished(after(none, side, ...suggestedDeployment(none, side)), side)).toBeNull();
    }
  });

  it('LB-SCN-01 it makes sense: batteries of the brigades in action, everybody facing the enemy and in command', () => {
    let state = start;
    for (const side of [FRANCE, BRITAIN] as const) state = after(state, side, ...suggestedDeployment(state, side));
    state.units.forEach((u, i) => {
      const profile = field.units[i];
      expect(u.facing).toBe(profile?.side === FRANCE ? 2880 : 0);
      if (profile?.arm === 'artillery' && profile.brigade >= 0) expect(u.formation).toBe('unlimbered');
      expect(inCommand(state, i)).toBe(true);
    });
  });
});
