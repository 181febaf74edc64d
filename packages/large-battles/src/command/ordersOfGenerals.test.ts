/** LB-SEQ-05: what a General may order with his actions: offers, orders beyond the offers, and refusals. */
import { type Seat } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { FreeMoveFrame, GeneralFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { beginActivation } from '../turn/activationState.ts';
import { covers, decide, offers } from '../turn/machine.ts';
import { groupCandidates } from './generalActions.ts';

/** Four red units of the first Brigade, one of the second, two of the Reserve, and one blue unit far off. */
const UNITS: readonly UnitSpec[] = [
  { at: [400, 1000], brigade: 0 },
  { at: [600, 1000], brigade: 0 },
  { at: [800, 1000], brigade: 0 },
  { at: [600, 900], brigade: 0, formation: 'square' },
  { at: [1300, 1000], brigade: 1 },
  { at: [1000, 1100], brigade: -1, kind: 'dragoons' },
  { at: [1700, 1100], brigade: -1, kind: 'dragoons' },
  { at: [600, 100], side: 1, brigade: 2 },
];
const spec = (rest: BattlefieldSpec = {}): BattlefieldSpec => ({
  brigades: [0, 0, 1],
  units: UNITS,
  ...rest,
  generals: [
    ...(rest.generals ?? []),
    { brigade: 0, at: [600, 1060] },
    { brigade: 1, side: 0, at: [1300, 1060] },
    { brigade: 2, side: 1, at: [700, 60] },
    { cinc: true, side: 0, at: [900, 1150] },
    { cinc: true, side: 1, at: [900, 60] },
  ],
});
const CINC = 3;
function withFrame(state: State, frame: GeneralFrame | FreeMoveFrame): State {
  return {
    ...state,
    frames: [{ at: 'phase', side: 0, over: false }, { at: 'slot', side: 0, brigade: -1, closing: false }, frame],
  };
}
const acting = (general: number, rest: BattlefieldSpec = {}, change: Partial<GeneralFrame> = {}): State =>
  withFrame(battlefield(spec(rest)), { at: 'general', general, side: 0, left: 2, reaction: false, ...change });

const RED: Seat = 'red';
const told = (state: State, command: Command): unknown => {
  const decision = decide(state, RED, command);
  return decision.ok
    ? 'ok'
    : [decision.refusal.rule, decision.refusal.reason.replace('lb.refusal.', ''), decision.refusal.facts];
};
const left = (state: State, command: Command): number => {
  const decision = decide(state, RED, command);
  const frame = decision.ok ? decision.state.frames.find(({ at }) => at === 'general') : undefined;
  return frame?.at === 'general' ? frame.left : -1;
};
const group = (units: readonly number[], dice = 1, general = 0): Command => ({ type: 'group', general, units, dice });
const groupsOffered = (state: State) =>
  offers(state, RED).flatMap((offer) => (offer.type === 'group' && offer.dice === 2 ? [offer.units] : []));

describe('group orders', () => {
  it('LB-LEAD-05 LB-LEAD-07 offers all his units, each alone and, of four or more, the two halves, with 1 to 3 dice', () => {
    const whole = acting(0);
    expect(groupsOffered(whole)).toEqual([[0, 1, 2, 3], [0], [1], [2], [3], [0, 1], [2, 3]]);
    expect(offers(whole, RED).filter((offer) => offer.type === 'group')).toHaveLength(21);
    const three = acting(0, { units: UNITS.filter((_, i) => i !== 3) });
    expect(groupsOffered(three)).toEqual([[0, 1, 2], [0], [1], [2]]);
    const one = acting(0, { units: UNITS.filter((_, i) => i !== 0 && i !== 2 && i !== 3) });
    expect(groupsOffered(one)).toEqual([[0]]);
    const none = acting(0, { units: UNITS.map((unit) => ({ ...unit, activated: true })) });
    expect(groupsOffered(none)).toEqual([]);
    expect(offers(whole, RED)).toContainEqual({ type: 'stop' });
    expect(offers(whole, RED)).toContainEqual({ type: 'attach', general: 0, unit: 1 });
  });

  it('LB-SPEC-35 a Cautious Leader orders three at most, his replacement any number', () => {
    const more: readonly UnitSpec[] = [
      ...UNITS.slice(0, 4),
      { at: [800, 900] },
      { at: [400, 900] },
      { at: [600, 820] },
      { at: [760, 820] },
    ];
    const cautious = (replacement: boolean): State =>
      acting(0, {
        units: more,
        brigades: [0, 0, 1],
        generals: [{ brigade: 0, at: [600, 1060], traits: { cautious: true }, replacement }],
      });
    const halves = [
      [0, 1, 2],
      [4, 5, 6],
    ];
    expect(groupsOffered(cautious(false))).toEqual([[0, 1, 2], ...more.map((_, i) => [i]), ...halves]);
    expect(groupsOffered(cautious(true))[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(groupsOffered(cautious(true)).slice(-2)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ]);
    expect(told(cautious(false), group([0, 1, 2, 3]))).toEqual([
      'LB-SPEC-35',
      'groupTooLarge',
      { units: 4, allowed: 3 },
    ]);
    expect(told(cautious(false), group([0, 1, 2]))).toBe('ok');
    expect(told(cautious(true), group([0, 1, 2, 3]))).toBe('ok');
    expect(told(acting(0), group([0, 1, 2, 3]))).toBe('ok');
  });

  it('LB-SPEC-37 a Methodic Leader gives one order a phase, his replacement more', () => {
    const methodic = (orders: number, replacement = false): State => {
      const state = acting(0, { generals: [{ brigade: 0, at: [600, 1060], traits: { methodic: true }, replacement }] });
      return { ...state, generals: state.generals.map((g, i) => (i === 0 ? { ...g, orders } : g)) };
    };
    expect(told(methodic(0), group([0]))).toBe('ok');
    expect(told(methodic(1), group([0]))).toEqual(['LB-SPEC-37', 'oneOrderOnly', {}]);
    expect(told(methodic(1, true), group([0]))).toBe('ok');
    expect(groupsOffered(methodic(1))).toEqual([]);
  });

  const far: BattlefieldSpec = { units: [...UNITS.slice(0, 3), { at: [600, 300], brigade: 0 }, ...UNITS.slice(4)] };
  const gone: BattlefieldSpec = { units: UNITS.map((unit, i) => (i === 1 ? { ...unit, status: 'eliminated' } : unit)) };
  const tired: BattlefieldSpec = { units: UNITS.map((unit, i) => (i === 1 ? { ...unit, activated: true } : unit)) };
  it.each<readonly [string, State, Command, unknown]>([
    ['LB-LEAD-05 by another Leader', acting(0), group([0], 1, 1), ['LB-LEAD-05', 'onlyLeadersOrder', {}]],
    ['LB-LEAD-05 by a CinC', acting(CINC), group([0], 1, CINC), ['LB-LEAD-05', 'onlyLeadersOrder', {}]],
    [
      'LB-REACT-06 in reaction',
      acting(0, {}, { reaction: true }),
      group([0]),
      ['LB-REACT-06', 'noGroupInReaction', {}],
    ],
    ['LB-LEAD-05 with four dice', acting(0), group([0], 4), ['LB-LEAD-05', 'diceOneToThree', { dice: 4 }]],
    ['LB-LEAD-07 of nobody', acting(0), group([]), ['LB-LEAD-07', 'groupEmpty', {}]],
    ['LB-LEAD-06 of one twice', acting(0), group([0, 0]), ['LB-LEAD-06', 'namedTwice', { unit: 0 }]],
    ['LB-LEAD-06 of one who is gone', acting(0, gone), group([1]), ['LB-LEAD-06', 'noSuchUnit', { unit: 1 }]],
    ['LB-LEAD-28 of another Brigade', acting(0), group([4]), ['LB-LEAD-28', 'otherBrigade', { unit: 4 }]],
    ['LB-LEAD-28 of one who has acted', acting(0, tired), group([1]), ['LB-LEAD-28', 'activatedAlready', { unit: 1 }]],
    ['LB-LEAD-06 of one out of command', acting(0, far), group([3]), ['LB-LEAD-06', 'unitNotInCommand', { unit: 3 }]],
  ])('%s: refused, and not covered', (_title, state, command, answer) => {
    expect(told(state, command)).toEqual(answer);
    expect(covers(state, RED, command)).toBe(false);
  });

  it('LB-LEAD-06 LB-LEAD-28 candidates stand, are of his Brigade, in command, and have not acted', () => {
    expect(groupCandidates(acting(0), 0)).toEqual([0, 1, 2, 3]);
    expect(groupCandidates(acting(0, gone), 0)).toEqual([0, 2, 3]);
    expect(groupCandidates(acting(0, tired), 0)).toEqual([0, 2, 3]);
    expect(groupCandidates(acting(0, far), 0)).toEqual([0, 1, 2]);
    expect(groupCandidates(acting(0), 1)).toEqual([4]);
  });

  it('LB-LEAD-05 any group of them is covered, with one action spent', () => {
    expect(covers(acting(0), RED, group([1, 3], 3))).toBe(true);
    expect(left(acting(0), group([1, 3], 3))).toBe(1);
  });
});

describe('orders of Generals', () => {
  const ride = (general: number): Command => ({ type: 'ride', general, x: steps(650), y: steps(1060), facing: 0 });
  const lost = (general: number): State => {
    const state = acting(general);
    return { ...state, generals: state.generals.map((g, i) => (i === 1 ? { ...g, status: 'gone', fate: 'lost' } : g)) };
  };
  const nominate: Command = { type: 'nominate', brigade: 1, x: steps(1300), y: steps(1060), facing: 0 };

  it('LB-LEAD-03 LB-LEAD-11 each ride and each join costs an action; nobody else rides or joins', () => {
    expect([left(acting(0), ride(0)), left(acting(0), { type: 'attach', general: 0, unit: 1 })]).toEqual([1, 1]);
    expect(told(acting(0), ride(1))).toEqual(['LB-LEAD-03', 'otherGeneral', {}]);
    expect(told(acting(0), { type: 'attach', general: 1, unit: 4 })).toEqual(['LB-LEAD-03', 'otherGeneral', {}]);
    expect([covers(acting(0), RED, ride(0)), covers(acting(0), RED, ride(1))]).toEqual([true, false]);
    expect(covers(acting(0), RED, { type: 'attach', general: 0, unit: 4 })).toBe(false);
  });

  it('LB-CINC-02 LB-LEAD-27 a CinC names a new Leader, with an action, a Leader does not', () => {
    expect(left(lost(CINC), nominate)).toBe(1);
    expect(told(lost(0), nominate)).toEqual(['LB-CINC-02', 'onlyCinc', {}]);
    expect([covers(lost(CINC), RED, nominate), covers(lost(0), RED, nominate)]).toEqual([true, false]);
    expect(covers(acting(CINC), RED, nominate)).toBe(false);
    expect(told(acting(CINC), nominate)).toEqual(['LB-LEAD-25', 'notLeaderless', { brigade: 1 }]);
  });

  it('LB-LEAD-03 no other commands', () => {
    expect(told(acting(0), { type: 'hold' })).toEqual(['LB-LEAD-03', 'notForGenerals', { command: 'hold' }]);
  });

  it('LB-LEAD-23 one who is gone has no more actions', () => {
    const t = new Playing(acting(0));
    expect(t.waits).toBe('red general');
    const state = acting(0);
    const gone = {
      ...state,
      generals: state.generals.map((g, i) => (i === 0 ? { ...g, status: 'gone' as const } : g)),
    };
    expect(offers(gone, RED).some(({ type }) => type === 'ride')).toBe(false);
  });
});

describe('assigning the Reserve', () => {
  const assign = (unit: number, brigade = 0): Command => ({ type: 'assign', unit, brigade });
  const led = acting(CINC);

  it('LB-CINC-06 offers each unit of the Reserve within his span, for each Brigade with a Leader', () => {
    const offered = (state: State) =>
      offers(state, RED).flatMap((offer) => (offer.type === 'assign' ? [[offer.unit, offer.brigade]] : []));
    expect(offered(led)).toEqual([
      [5, 0],
      [5, 1],
    ]);
    const leaderless = {
      ...led,
      generals: led.generals.map((g, i) => (i === 0 ? { ...g, status: 'gone' as const } : g)),
    };
    expect(offered(leaderless)).toEqual([[5, 1]]);
  });

  const gone: BattlefieldSpec = { units: UNITS.map((unit, i) => (i === 5 ? { ...unit, status: 'eliminated' } : unit)) };
  const theirs: BattlefieldSpec = { units: [...UNITS, { side: 1, at: [900, 1080], brigade: -1 }] };
  it.each<readonly [string, State, Command, unknown]>([
    ['LB-CINC-06 one who is gone', acting(CINC, gone), assign(5), ['LB-CINC-06', 'noSuchUnit', { unit: 5 }]],
    ['LB-CINC-06 one of a Brigade', led, assign(4), ['LB-CINC-06', 'notReserve', { unit: 4 }]],
    ['LB-CINC-06 one of the enemy', acting(CINC, theirs), assign(8), ['LB-CINC-06', 'notReserve', { unit: 8 }]],
    ['LB-CINC-06 one out of his span', led, assign(6), ['LB-CINC-06', 'outOfCincSpan', { unit: 6 }]],
    ['LB-CINC-06 to a Brigade of the enemy', led, assign(5, 2), ['LB-CINC-06', 'noSuchBrigade', { brigade: 2 }]],
    [
      'LB-CINC-06 to one without a Leader',
      { ...led, generals: led.generals.map((g, i) => (i === 0 ? { ...g, status: 'gone' as const } : g)) },
      assign(5),
      ['LB-CINC-06', 'brigadeWithoutLeader', { brigade: 0 }],
    ],
    ['LB-CINC-06 to one', led, assign(5, 1), 'ok'],
  ])('%s', (_title, state, command, answer) => {
    expect(told(state, command)).toEqual(answer);
  });

  /** The dragoons at 1000, 1100 belong to the first Brigade now, whose Leader stands at 600, 1060. */
  function free(step: FreeMoveFrame['step'], reaction = false): State {
    const units = UNITS.map((unit, i) => (i === 5 ? { ...unit, brigade: 0 } : unit));
    const state = battlefield(spec({ units }));
    return withFrame(state, { at: 'freeMove', step, doing: beginActivation(state, 5, 1), side: 0, unit: 5, reaction });
  }
  const straight = (unit: number): Command => ({ type: 'move', unit, move: { kind: 'straight', distance: steps(20) } });
  const aside = (side: 'left' | 'right'): Command => ({
    type: 'move',
    unit: 5,
    move: { kind: 'lateral', side, distance: steps(60) },
  });

  it('LB-CINC-06 its free move brings it nearer to its new Leader, or it stays', () => {
    const state = free('move');
    expect([told(state, aside('left')), told(state, { type: 'stop' })]).toEqual(['ok', 'ok']);
    expect(told(state, aside('right'))).toEqual(['LB-CINC-06', 'notNearerToLeader', {}]);
    expect(told(state, straight(1))).toEqual(['LB-CINC-06', 'notActing', { unit: 1 }]);
    expect(told(state, { type: 'join', unit: 1, partner: 5 })).toEqual(['LB-CINC-06', 'notActing', { unit: 1 }]);
    expect(told(state, { type: 'hold' })).toEqual(['LB-CINC-06', 'freeMoveOrStop', {}]);
    expect(told(state, { type: 'join', unit: 5, partner: 1 })).toMatchObject({ 0: 'LB-OPT-01' });
    const decision = decide(state, RED, aside('left'));
    const [moved] = decision.ok ? decision.events : [];
    expect(moved).toMatchObject({
      type: 'moved',
      rule: 'LB-MOVE-06',
      unit: 5,
      x: steps(940),
      y: steps(1100),
      facing: 0,
    });
  });

  it('LB-CINC-06 offers such moves alone, and to stay', () => {
    const state = free('move');
    const offered = offers(state, RED);
    expect(offered.at(-1)).toEqual({ type: 'stop' });
    expect(offered.length).toBeGreaterThan(2);
    for (const command of offered) expect(told(state, command)).toBe('ok');
    expect(offered).not.toContainEqual(expect.objectContaining({ move: expect.objectContaining({ side: 'right' }) }));
    expect(covers(state, RED, aside('left'))).toBe(true);
    expect(covers(state, RED, straight(1))).toBe(false);
    expect(covers(state, RED, { type: 'hold' })).toBe(false);
    expect(covers(free('press'), RED, aside('left'))).toBe(false);
  });

  it('LB-CINC-08 out of its Leader’s span it may be pressed on with one or two dice; in reaction never', () => {
    const state = free('press');
    expect(offers(state, RED)).toEqual([{ type: 'press', dice: 1 }, { type: 'press', dice: 2 }, { type: 'decline' }]);
    expect(told(state, { type: 'press', dice: 3 })).toEqual(['LB-CINC-08', 'diceOneOrTwo', { dice: 3 }]);
    expect(told(state, { type: 'stop' })).toEqual(['LB-CINC-08', 'pressOrDecline', {}]);
    const waits = (from: State): unknown => {
      const decision = decide(from, RED, { type: 'stop' });
      const top = decision.ok ? decision.state.frames.at(-1) : undefined;
      return top?.at === 'freeMove' ? [top.step, top.reaction] : top?.at;
    };
    expect(waits(free('move'))).toEqual(['press', false]);
    expect(waits(free('move', true))).toBe('slot');
    const pressed = decide(state, RED, { type: 'press', dice: 2 });
    expect(pressed.ok && pressed.state.frames.at(-1)).toMatchObject({
      at: 'activationRoll',
      purpose: 'reserve',
      unit: 5,
      general: -1,
      units: [],
      dice: 2,
    });
    expect(pressed.ok && pressed.state.units[5]?.activated).toBe(true);
  });
});
