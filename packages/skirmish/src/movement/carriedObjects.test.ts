/** Taking up, handing over and dropping objects (SK-SCN-1, SK-SPR-6). */
import { closeDraft } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { checkRefusal } from '../../test/invariants.ts';
import { acting, type ModelSpec, type PositionSpec } from '../../test/positions.ts';
import { draftOf } from '../state/draft.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import type { State, Thing } from '../state/state.ts';
import { drop, dropProblem, dropThing, hand, handProblem, take, takeProblem } from './carriedObjects.ts';

const doingOf = (state: State): Activation => activationIn(state.frames.at(-1) as Frame) as Activation;
/** Model 0 at (300, 300) with two actions, others, and things lying about. */
const man = (things: PositionSpec['things'] = [], spec: Partial<ModelSpec> = {}, others: readonly ModelSpec[] = []) =>
  acting({ things, models: [{ at: [300, 300], ...spec }, ...others, { at: [40, 40], player: 1 }] }, 0, 2);
const changed = (state: State, change: Partial<Thing>): State => ({
  ...state,
  things: state.things.map((thing) => ({ ...thing, ...change })),
});
const why = (problem: ReturnType<typeof takeProblem>): string => {
  if (problem === null) return 'ok';
  checkRefusal(problem);
  return `${problem.rule} ${problem.reason.replace('sk.act.', '')}`;
};
const taking = (state: State, thing = 0) => why(takeProblem(state, doingOf(state), thing));

describe('taking an object up', () => {
  test('SK-SCN-1: where the base touches it, on its own level, while it lies there', () => {
    const at = (x: number, y: number) => man([{ at: [x, y] }]);
    expect([taking(at(310.5, 300)), taking(at(300, 289.5)), taking(at(307, 307))]).toEqual(['ok', 'ok', 'ok']);
    const far = 'SK-SCN-1 notAtThing';
    expect([taking(at(310.6, 300)), taking(at(300, 289.4)), taking(at(308, 308))]).toEqual([far, far, far]);
    expect(taking(changed(at(300, 300), { level: 1 }))).toBe(far);
    const gone = 'SK-SCN-1 notLying';
    expect(taking(at(300, 300), 1)).toBe(gone);
    expect(taking(changed(at(300, 300), { scored: 0 }))).toBe(gone);
    expect(taking(changed(at(300, 300), { carrier: 1 }))).toBe(gone);
  });

  test('SK-SCN-1: by a Standing model with free hands and an action, whom no enemy engages', () => {
    const here: PositionSpec['things'] = [{ at: [300, 300] }];
    expect(taking(man(here, { posture: 'fallen' }))).toMatch(/^SK-/);
    expect(taking(man(here, {}, [{ at: [320, 300], player: 1 }]))).toBe('SK-SCN-1 engaged');
    expect(taking(man([...here, { at: [300, 300] }], { object: 1 }))).toBe('SK-SCN-1 carries');
    const state = man(here);
    expect(why(takeProblem(state, { ...doingOf(state), left: 0 }, 0))).not.toBe('ok');
  });

  test('SK-SCN-1, SK-SPR-6: a supply is taken, the flag of the other side is captured', () => {
    const done = (change: Partial<Thing>) => {
      const draft = draftOf(changed(man([{ at: [300, 300] }]), change));
      take(draft, doingOf(draft), 0);
      const after = closeDraft(draft);
      expect([after.things[0]?.carrier, after.models[0]?.object, doingOf(after).left]).toEqual([0, 0, 1]);
      const [event] = draft.events;
      return event?.type === 'thing' ? `${event.rule} ${event.done}` : '';
    };
    expect(done({ kind: 'supply', owner: -1 })).toBe('SK-SCN-1 taken');
    expect(done({ kind: 'flag', owner: 1 })).toBe('SK-SPR-6 captured');
    expect(done({ kind: 'flag', owner: 0 })).toBe('SK-SPR-6 taken');
  });
});

describe('handing an object over', () => {
  const things: PositionSpec['things'] = [{ at: [300, 300], carrier: 0 }, { at: [100, 100] }];
  const handing = (friend: Partial<ModelSpec>, spec: Partial<ModelSpec> = { object: 0 }) => {
    const state = man(things, spec, [{ at: [320, 300], ...friend }]);
    return why(handProblem(state, doingOf(state), 1));
  };

  test('SK-SCN-1: to a friend in contact who is not Fallen and has free hands, by one who is Standing', () => {
    expect(handing({})).toBe('ok');
    expect(handing({ posture: 'fallen' })).toBe('SK-SCN-1 friendFallen');
    expect(handing({ object: 1 })).toBe('SK-SCN-1 friendCarries');
    const none = 'SK-SCN-1 noFriend';
    expect([handing({ at: [321, 300] }), handing({ player: 1 }), handing({ out: 'wounded' })]).toEqual([
      none,
      none,
      none,
    ]);
    expect(handing({}, {})).toBe('SK-SCN-1 carriesNothing');
    expect(handing({}, { object: 0, posture: 'fallen' })).not.toBe('ok');
  });

  test('SK-SCN-1: it passes from one to the other for an action', () => {
    const draft = draftOf(man(things, { object: 0 }, [{ at: [320, 300] }]));
    hand(draft, doingOf(draft), 1);
    const after = closeDraft(draft);
    expect([after.things[0]?.carrier, after.models[0]?.object, after.models[1]?.object]).toEqual([1, -1, 0]);
    expect(doingOf(after).left).toBe(1);
    expect(draft.events).toEqual([{ type: 'thing', rule: 'SK-SCN-1', model: 1, thing: 0, done: 'handed' }]);
  });
});

describe('dropping an object', () => {
  const things: PositionSpec['things'] = [{ at: [10, 10], carrier: 0 }];

  test('SK-SCN-1: it lies where the model stands, for an action if by choice', () => {
    const state = man(things, { object: 0 });
    expect(why(dropProblem(state, doingOf(state)))).toBe('ok');
    expect(why(dropProblem(man(), doingOf(man())))).toBe('SK-SCN-1 carriesNothing');
    const fallen = man(things, { object: 0, posture: 'fallen' });
    expect(why(dropProblem(fallen, doingOf(fallen)))).not.toBe('ok');
    const draft = draftOf(state);
    drop(draft, doingOf(draft));
    const after = closeDraft(draft);
    expect(after.things[0]).toMatchObject({ x: steps(300), y: steps(300), level: 0, carrier: -1 });
    expect([after.models[0]?.object, doingOf(after).left]).toEqual([-1, 1]);
    expect(draft.events).toEqual([{ type: 'thing', rule: 'SK-SCN-1', model: 0, thing: 0, done: 'dropped' }]);
  });

  test('SK-SCN-1: nothing is put down by one who carries nothing', () => {
    const draft = draftOf(man());
    dropThing(draft, 0);
    expect(draft.events).toEqual([]);
  });
});
