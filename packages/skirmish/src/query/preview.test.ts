import { DICE, total } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackBy, facing, type FightSpec, type ManSpec, shotBy } from '../../test/fightPositions.ts';
import { type ModelSpec, position } from '../../test/positions.ts';
import { randomPositions } from '../../test/randomPositions.ts';
import type { Event } from '../state/events.ts';
import type { Frame, Order } from '../state/frames.ts';
import { contactsOf, isEnemy } from '../ground/geometry.ts';
import { decide } from '../turn/machine.ts';
import {
  activationPreview,
  attackPreview,
  bashPreview,
  type ClashPreview,
  fallPreview,
  fearPreview,
  enAvantPreview,
  meleePreview,
  moralePreview,
  orderPreview,
  shotPreview,
} from './preview.ts';
import type { State } from '../state/state.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** A position with a frame that waits for its dice. */
const waiting = (state: State, frame: Frame): State => ({ ...state, frames: [...state.frames, frame] });

/** The judge's result for given faces. */
function told<T extends Event['type']>(state: State, type: T, faces: readonly (readonly number[])[]) {
  const decision = decide(state, DICE, { type: 'roll', faces });
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
  return decision.events.filter((event) => event.type === type) as unknown as Extract<Event, { readonly type: T }>[];
}

/** Counts the judge's results for all 36 pairs of faces. */
function enumerated(state: State, frame: Frame, type: 'melee' | 'shot') {
  const ways = new Map<string, number>();
  for (const a of FACES) {
    for (const b of FACES) {
      const [event] = told(waiting(state, frame), type, [[a], [b]]);
      const key = `${event?.result.loser} ${event?.result.what}`;
      ways.set(key, (ways.get(key) ?? 0) + 1);
    }
  }
  return new Map([...ways].map(([key, count]) => [key, count / 36]));
}

const shown = ({ results }: ClashPreview) =>
  new Map(results.map(({ loser, what, chance }): [string, number] => [`${loser} ${what}`, chance]));

const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0);

function asEnumerated(preview: ClashPreview, state: State, frame: Frame, type: 'melee' | 'shot'): void {
  const found = shown(preview);
  const counted = enumerated(state, frame, type);
  expect([...found.keys()].sort()).toEqual([...counted.keys()].sort());
  for (const [key, chance] of counted) expect(found.get(key)).toBeCloseTo(chance, 12);
  expect(sum([...found.values()])).toBeCloseTo(1, 12);
}

describe('fights: the odds are those of all 36 rolls through the judge', () => {
  const cases: readonly (readonly [string, ManSpec, ManSpec, FightSpec])[] = [
    ['two plain men', {}, {}, {}],
    ['sword against bayonet', { weapons: ['sword'] }, {}, {}],
    ['bayonet against a cuirassier', {}, { weapons: ['sword'], specials: ['cuirass'] }, {}],
    ['one who lies Fallen', {}, { posture: 'fallen' }, {}],
    ['one who is Prone', {}, { posture: 'prone' }, { variant: 'SDT' }],
    ['Weak against Strong', { c: 1, specials: ['weak'] }, { c: 4, specials: ['strong'] }, {}],
  ];
  it.each(cases)('%s', (_name, attacker, defender, spec) => {
    const state = facing(attacker, defender, spec);
    asEnumerated(meleePreview(state, attackBy(0, 1)), state, attackBy(0, 1), 'melee');
    const powerful = attackBy(0, 1, { powerful: true });
    asEnumerated(meleePreview(state, powerful), state, powerful, 'melee');
  });
  it('a parting blow', () => {
    const state = facing({}, {});
    const blow = attackBy(0, 1, { parting: true });
    const frames: readonly Frame[] = [
      ...state.frames,
      { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests: [1, 1] },
    ];
    asEnumerated(meleePreview(state, blow), { ...state, frames }, blow, 'melee');
  });
  it('the preview of an attack is that of the attack made', () => {
    const state = facing({ specials: ['elan'] }, {}, { doing: { movedIntoContact: true, unseen: true } });
    const frame = state.frames.at(-1);
    const activation = frame?.at === 'acting' ? frame.doing : undefined;
    if (activation === undefined) throw new Error('nobody acts');
    const preview = attackPreview(state, activation, 1, true);
    expect([total(preview.attack), total(preview.defence)]).toEqual([4, 1]);
    expect(preview.results[0]).toMatchObject({ loser: 1, what: 'wounded' });
  });
  it('random positions', () => {
    let fights = 0;
    for (const state of fc.sample(randomPositions, { numRuns: 80, seed: 7 })) {
      for (let model = 0; model < state.models.length && fights < 15; model++) {
        const foe = contactsOf(state, model).find((other) => isEnemy(state, model, other));
        if (foe === undefined || state.models[model]?.posture !== 'standing') continue;
        fights++;
        asEnumerated(meleePreview(state, attackBy(model, foe)), state, attackBy(model, foe), 'melee');
      }
    }
    expect(fights).toBeGreaterThan(5);
  });
});

describe('shots: the odds are those of all 36 rolls through the judge', () => {
  const target: ManSpec = { at: [300, 400] };
  const shooter: ManSpec = { at: [300, 500] };
  const wood = [{ kind: 'wood', box: [300, 400, 80, 60] } as const];
  const cases: readonly (readonly [string, ManSpec, FightSpec])[] = [
    ['SDS', {}, {}],
    ['SDS, Fallen', { posture: 'fallen' }, {}],
    ['SDS, Cuirass', { specials: ['cuirass'] }, {}],
    ['SDT in the open', {}, { variant: 'SDT' }],
    ['SDT in woods', {}, { variant: 'SDT', features: wood }],
    ['SDT Prone in woods', { posture: 'prone' }, { variant: 'SDT', features: wood }],
    ['SDT, a rider', { specials: ['mounted'], weapons: ['carbine'] }, { variant: 'SDT' }],
  ];
  it.each(cases)('%s', (_name, change, spec) => {
    const state = facing(shooter, { ...target, ...change }, spec);
    asEnumerated(shotPreview(state, shotBy([0], 1)), state, shotBy([0], 1), 'shot');
    const aimed = shotBy([0], 1, { aimed: true });
    asEnumerated(shotPreview(state, aimed), state, aimed, 'shot');
  });
  it('a volley', () => {
    const others: readonly ModelSpec[] = [{ at: [280, 500] }, { at: [260, 500] }];
    const state = facing(shooter, target, { others });
    const volley = shotBy([0, 2, 3], 1);
    asEnumerated(shotPreview(state, volley), state, volley, 'shot');
    expect(total(shotPreview(state, volley).defence)).toBe(0);
  });
  it('SK-RNG-16: one in six depletes a weapon, but no thrown tomahawk', () => {
    expect(shotPreview(facing(shooter, target), shotBy([0], 1)).depleted).toBe(1 / 6);
    const brave = facing({ ...shooter, at: [300, 460], weapons: ['tomahawk'] }, target, { variant: 'SDT' });
    expect(shotPreview(brave, shotBy([0], 1)).depleted).toBe(0);
  });
});

describe('Quality rolls: the odds are those of all rolls through the judge', () => {
  const rolls = (dice: number) => {
    let all: readonly (readonly number[])[] = [[]];
    for (let die = 0; die < dice; die++) all = all.flatMap((roll) => FACES.map((face) => [...roll, face]));
    return all;
  };
  const soldiers: readonly (readonly [string, Partial<ModelSpec>])[] = [
    ['a soldier', {}],
    ['one who is Unstable', { specials: ['unstable'], q: 5 }],
    ['a raw man', { specials: ['green'], q: 5 }],
    ['an old guard', { q: 2 }],
  ];
  it.each(soldiers)('activation: %s', (_name, change) => {
    const state = position({
      models: [
        { at: [300, 300], ...change },
        { at: [300, 350], specials: ['leader'] },
        { at: [300, 30], player: 1 },
      ],
    });
    const previews = activationPreview(state, 0);
    expect(previews.map(({ dice }) => dice)).toEqual(change.specials?.includes('green') ? [1, 2] : [1, 2, 3]);
    for (const { dice, rows, bonus } of previews) {
      expect(bonus.map(({ rule }) => rule)).toEqual(['SK-CMD-1']);
      const frame: Frame = { at: 'activationRoll', model: 0, dice, charges: false, lucky: false };
      const all = rolls(dice);
      for (const row of rows) {
        const ways = all.filter((faces) => {
          const [event] = told(waiting(state, frame), 'activationRolled', [faces]);
          return event?.successes === row.actions && event.failures === row.failures && event.turnover === row.turnover;
        });
        expect(row.chance).toBeCloseTo(ways.length / all.length, 12);
      }
      expect(sum(rows.map(({ chance }) => chance))).toBeCloseTo(1, 12);
    }
  });
  it('SK-SPR-2, SK-SPR-22: a charge and a lucky 6 are in the sum', () => {
    const state = position({
      models: [
        { at: [300, 300], specials: ['elan'] },
        { at: [300, 240], player: 1 },
      ],
    });
    expect(activationPreview(state, 0, true, true)[0]?.bonus.map(({ add }) => add)).toEqual([1, 1]);
    expect(activationPreview(state, 0, true, true)[0]?.rows[0]?.chance).toBeCloseTo(5 / 6, 12);
  });
  it('X3, SK-GRP-4, SK-SPR-12: an order rolls against the worst Quality, a Musician helps a Group move', () => {
    const models: readonly ModelSpec[] = [
      { at: [300, 300], q: 3, specials: ['leader'] },
      { at: [320, 330], q: 3 },
      { at: [340, 330], q: 4 },
      { at: [300, 350], specials: ['musician'] },
    ];
    const state = position({ models });
    const order = { leader: 0, members: [1, 2], partners: [] } as const;
    const move = orderPreview(state, { ...order, kind: 'groupMove' });
    expect(move.map(({ quality, bonus }) => [quality, total(bonus)])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ]);
    expect(move[0]?.rows[0]).toMatchObject({ actions: 1, chance: 4 / 6 });
    expect(orderPreview(state, { ...order, kind: 'volley' })[2]?.rows[0]).toMatchObject({ actions: 3, chance: 1 / 8 });
  });
  it('SK-NAT-1: all dice of a group rolled again, or kept, as the rules read them', () => {
    const state = position({
      models: [
        { at: [300, 300], specials: ['leader'] },
        { at: [320, 300], q: 4 },
      ],
    });
    const order: Order = { kind: 'groupMove', leader: 0, members: [1], target: -1, weapons: [], partners: [] };
    const frame = { at: 'enAvant', order, faces: [1, 6, 2] } as const;
    expect(enAvantPreview(state, frame, false)).toEqual([{ actions: 1, failures: 2, turnover: true, chance: 1 }]);
    const again = enAvantPreview(state, frame, true);
    expect(again).toEqual(orderPreview(state, order)[2]?.rows);
    expect(again.reduce((sum, { turnover, chance }) => (turnover ? sum + chance : sum), 0)).toBeCloseTo(1 / 2, 12);
  });
  it('morale: chances of each number of failures', () => {
    const state = position({
      models: [
        { at: [300, 300], specials: ['steadfast'] },
        { at: [300, 30], player: 1 },
        { at: [330, 30], player: 1 },
      ],
    });
    const preview = moralePreview(state, 0);
    if (preview === null) throw new Error('it tests');
    const frame: Frame = { at: 'morale', player: 0, models: [0], bonuses: [preview.bonus], rule: 'SK-MOR-1' };
    const event: Frame = { at: 'aftermath', lost: [], leaderless: [], hurt: [], appalled: [], tests: [2, 2] };
    const all = rolls(3);
    const counted = [0, 0, 0, 0];
    for (const faces of all) {
      const [one] = told(waiting(waiting(state, event), frame), 'moraleRolled', [faces]);
      counted[one?.failures ?? -1] = (counted[one?.failures ?? -1] ?? 0) + 1 / all.length;
    }
    preview.failures.forEach((chance, failures) => expect(chance).toBeCloseTo(counted[failures] as number, 12));
    expect(preview.failures).toHaveLength(4);
    const fearless = position({ models: [{ at: [300, 300], specials: ['fearless'] }] });
    expect(moralePreview(fearless, 0)).toBeNull();
  });
  it('SK-SPR-4: the chance to flee from Fear', () => {
    const state = position({ models: [{ at: [300, 300], specials: ['wavering'] }] });
    expect(fearPreview(state, 0).flees).toBeCloseTo(4 / 6, 12);
  });
  it('SK-MOV-12, SK-MOV-15: bashing and falling', () => {
    const state = position({
      models: [{ at: [300, 312], c: 2, weapons: ['axe'] }],
      features: [{ kind: 'fence', from: [270, 300], to: [330, 300] }],
    });
    expect(bashPreview(state, 0, 0, -1)).toMatchObject({ needed: 6, chance: 5 / 6 });
    expect(bashPreview(state, 0, 9, -1)).toMatchObject({ needed: 0, chance: 0 });
    const counted = FACES.flatMap((own) => FACES.map((height) => height + 2 >= 2 * (own + 2))).filter(Boolean).length;
    const fall = fallPreview(state, 0, 1);
    expect(fall.wounded).toBeCloseTo(counted / 36, 12);
    expect([total(fall.own), total(fall.fall)]).toEqual([2, 2]);
  });
});

describe('the time of a preview', () => {
  it('is less than a millisecond for each, on a table with much terrain', () => {
    const features = Array.from({ length: 12 }, (_, i) =>
      i % 3 === 0
        ? ({ kind: 'wood', box: [60 + 45 * i, 440, 40, 40] } as const)
        : ({ kind: 'hedge', from: [40 + 45 * i, 460], to: [80 + 45 * i, 460] } as const),
    );
    const others = Array.from({ length: 5 }, (_, i): ModelSpec => ({ at: [280 - 20 * i, 500], player: 0 }));
    const state = facing({ at: [300, 500] }, { at: [300, 400] }, { others, features });
    const close = facing({}, {}, { features });
    const volley = shotBy([0, 2, 3, 4, 5, 6], 1);
    const costs = [
      () => shotPreview(state, volley),
      () => meleePreview(close, attackBy(0, 1)),
      () => activationPreview(state, 0),
      () => moralePreview(state, 0),
    ].map((preview) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 300; i++) {
        const begun = performance.now();
        preview();
        least = Math.min(least, performance.now() - begun);
      }
      return least;
    });
    // The minimum of many runs, since the machine may be busy.
    for (const cost of costs) expect(cost).toBeLessThan(1);
  });
});
