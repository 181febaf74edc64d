import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { actingIn, unitOf } from '../../test/fighting.ts';
import { activation, battlefield, type BattlefieldSpec, type UnitSpec } from '../../test/positions.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import type { Command } from '../state/commands.ts';
import type { ActingFrame, UnitActivation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { actingFrame } from './activationState.ts';
import { activationHandler, extraMoveOffers } from './activation.ts';
import { covers, decide } from './machine.ts';

const LEADER = { generals: [{ brigade: 0, at: [900, 660] as const }] };
const ABOUT = { kind: 'aboutFace' } as const;
const ahead = (mm: number) => ({ kind: 'straight', distance: steps(mm) }) as const;

/** Red's unit 0 and whatever else, unit 0 with so many actions. */
function alone(unit: Partial<UnitSpec> = {}, actions = 3, rest: BattlefieldSpec = {}): Playing {
  return actingIn(battlefield({ ...rest, units: [{ at: [900, 700], ...unit }, ...(rest.units ?? [])] }), 0, actions);
}

/** Units 0 and 1 of red act together, with these records. */
function group(state: State, first: Partial<UnitActivation> = {}, second: Partial<UnitActivation> = {}): Playing {
  const frame: ActingFrame = {
    ...actingFrame(state, 'group', 0, [0, 1], 2, 0, 0),
    doings: [activation(state, 0, first), activation(state, 1, second)],
  };
  return new Playing({
    ...state,
    frames: [
      { at: 'phase', side: 0, over: false },
      { at: 'slot', side: 0, brigade: 0, closing: false },
      { at: 'general', general: 0, side: 0, left: 0, reaction: false },
      frame,
    ],
  });
}
/** Two battalions of red abreast, 300 mm apart. */
const twoRed = (first: Partial<UnitSpec> = {}, second: Partial<UnitSpec> = {}) =>
  battlefield({
    ...LEADER,
    units: [
      { at: [700, 700], ...first },
      { at: [1000, 700], ...second },
    ],
  });
const left = (t: Playing): readonly number[] => t.frame('acting').doings.map((one) => one.left);

describe('what acting units are asked', () => {
  it('LB-ACT-11 LB-LEAD-05 LB-REACT-04 each kind of activation is asked by its own rule', () => {
    const state = battlefield({ units: [{ at: [900, 700] }, { at: [900, 200], side: 1 }] });
    expect(actingIn(state).asks).toBe('LB-ACT-11');
    expect(actingIn(state, 1, 1, {}, 'reaction').asks).toBe('LB-REACT-04');
    expect(group(twoRed()).asks).toBe('LB-LEAD-05');
  });

  it('LB-ACT-18 asks for everything that is an action within its reach, and for nothing that is not', () => {
    const t = alone({ kind: 'battery' }, 2, { units: [{ at: [900, 400], side: 1 }, { at: [300, 700] }] });
    const asked: readonly (readonly [Command, boolean])[] = [
      [{ type: 'stop' }, true],
      [{ type: 'move', unit: 0, move: { kind: 'shift', direction: 123, distance: 77 } }, true],
      [{ type: 'move', unit: 0, move: ahead(10) }, false],
      [{ type: 'move', unit: 2, move: ahead(10) }, false],
      [{ type: 'form', unit: 0, formation: 'limbered', facing: 0 }, true],
      [{ type: 'fire', unit: 0, target: 1, sector: -1, added: 1 }, true],
      [{ type: 'fire', unit: 0, target: 1, sector: -1, added: 2 }, false],
      [{ type: 'hold' }, false],
      [{ type: 'rally', unit: 0 }, false],
    ];
    for (const [command, asks] of asked) {
      expect(covers(t.state, 'red', command), JSON.stringify(command)).toBe(asks);
      expect(decide(t.state, 'red', command).ok, JSON.stringify(command)).toBe(asks);
    }
  });

  it('LB-FORM-02 LB-ACT-18 asks for no change of formation that costs more than is left', () => {
    const form: Command = { type: 'form', unit: 0, formation: 'square', facing: 0 };
    const asks = (traits: UnitSpec['traits'], actions: number) => {
      const t = alone({ traits: traits ?? {} }, actions);
      return [covers(t.state, 'red', form), decide(t.state, 'red', form).ok];
    };
    expect(asks({}, 1)).toEqual([true, true]);
    expect(asks({ conscript: true }, 1)).toEqual([false, false]);
    expect(asks({ conscript: true }, 2)).toEqual([true, true]);
  });

  it('LB-PROX-05 does not ask for a stop where a unit may not stop', () => {
    const near = battlefield({ units: [{ at: [900, 700] }, { at: [1050, 700] }] });
    const t = actingIn(near, 0, 1, { moved: true, near: [] });
    expect(covers(t.state, 'red', { type: 'stop' })).toBe(false);
    expect(t.offered('red', 'stop')).toEqual([]);
  });

  it('LB-ACT-21 LB-ACT-11 hears actions alone, of units that act, while they have some left', () => {
    const t = group(twoRed(), { left: 2 }, { left: 0 });
    expect(t.refusal('red', { type: 'close' })).toMatchObject({ rule: 'LB-ACT-21', facts: { command: 'close' } });
    expect(t.refusal('red', { type: 'move', unit: 1, move: ABOUT })).toEqual({
      rule: 'LB-ACT-11',
      reason: 'lb.refusal.noActionsLeft',
      facts: { unit: 1 },
    });
    expect(covers(t.state, 'red', { type: 'move', unit: 1, move: ABOUT })).toBe(false);
  });
});

describe('offers of acting units', () => {
  it('LB-UNIT-09 LB-UNIT-10 LB-UNIT-13 a rally, only to a unit that may rally', () => {
    expect(alone({ dis: 2 }, 1, LEADER).offered('red', 'rally')).toEqual([{ type: 'rally', unit: 0 }]);
    expect(alone({ dis: 1 }, 1, LEADER).offered('red', 'rally')).toEqual([]);
    expect(alone({ dis: 2 }).offered('red', 'rally')).toEqual([]); // no Leader is near
  });

  it('LB-BOMB-02 reloading, only to a battery that has fired', () => {
    expect(alone({ kind: 'battery', loaded: false }).offered('red', 'reload')).toEqual([{ type: 'reload', unit: 0 }]);
    expect(alone({ kind: 'battery' }).offered('red', 'reload')).toEqual([]);
    expect(alone({ loaded: false }).offered('red', 'reload')).toEqual([]);
  });

  it('LB-ACT-22 to units of a group that still can act, and to no others', () => {
    const t = group(twoRed({ dis: 2 }, { dis: 2, status: 'eliminated' }), { left: 1 }, { left: 1 });
    const units = t.offers('red').flatMap((offer) => ('unit' in offer ? [offer.unit] : []));
    expect([...new Set(units)]).toEqual([0]);
    expect(t.refused('red', { type: 'rally', unit: 1 })).toBe('LB-ACT-11');
    // The rest of the sample, too: the eliminated one is not moved.
    const more = extraMoveOffers(t.state, t.frame('acting')).map((offer) => ('unit' in offer ? offer.unit : -1));
    expect([...new Set(more)]).toEqual([0]);
  });

  it('LB-PROX-05 the rest of the sample, where a unit may not stop and the small sample is empty', () => {
    // Turned to either hand it comes clear of one or of neither: only one hand is in the small sample.
    const frame = (state: State) => {
      const t = actingIn(state, 0, 1, { moved: true, moves: 3, near: [] });
      return { t, acting: t.frame('acting') };
    };
    const cured = [0, 10].map((x) => {
      const crowded = battlefield({
        units: [{ at: [900 + x, 600] }, { at: [1001 + x, 575], facing: 55 }],
      });
      const { t, acting } = frame(crowded);
      expect(t.refused('red', { type: 'stop' })).toBe('LB-PROX-05');
      expect(activationHandler.offers(t.state, acting, 0)).toEqual(t.offers('red'));
      const offered = t.offers('red');
      for (const offer of offered) expect(decide(t.state, 'red', offer).ok).toBe(true);
      return offered.length;
    });
    expect(Math.min(...cured)).toBeGreaterThan(0);
  });
});

describe('the actions', () => {
  it('LB-ACT-18 a shot costs one action, and one for each die added', () => {
    const enemy = { units: [{ at: [900, 400], side: 1 }] } as const;
    for (const added of [0, 1]) {
      const t = alone({ kind: 'battery' }, 3, enemy).red({ type: 'fire', unit: 0, target: 1, sector: -1, added });
      expect(t.state.frames.find((frame) => frame.at === 'acting')?.doings[0]).toMatchObject({
        left: 2 - added,
        taken: 1,
        fired: true,
      });
    }
  });

  it('LB-BOMB-02 LB-ACT-18 reloading costs an action', () => {
    const t = alone({ kind: 'battery', loaded: false }, 2).red({ type: 'reload', unit: 0 });
    expect(t.reasons).toEqual(['reloaded LB-BOMB-02']);
    expect(unitOf(t, 0).loaded).toBe(true);
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 1, taken: 1, moved: false });
    expect(t.refused('red', { type: 'reload', unit: 0 })).toBe('LB-BOMB-02');
  });

  it('LB-ACT-18 LB-UNIT-09 LB-UNIT-10 a rally costs an action and comes once', () => {
    const others = [300, 500, 1300, 1500].map((x) => ({ at: [x, 1100] as const }));
    const t = alone({ dis: 3 }, 2, { ...LEADER, units: others }).red({ type: 'rally', unit: 0 });
    expect(t.reasons).toEqual(['rallied LB-UNIT-09']);
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 1, taken: 1, rallied: true, moved: false });
    expect(t.refused('red', { type: 'rally', unit: 0 })).toBe('LB-UNIT-10');
  });

  it('LB-MOVE-34 only guns that moved count as guns that moved, and stay so for all that follows', () => {
    const moved = (t: Playing) => t.frame('acting').doings[0]?.gunsMoved;
    const shift: Command = { type: 'move', unit: 0, move: { kind: 'shift', direction: 0, distance: steps(20) } };
    const turn: Command = { type: 'move', unit: 0, move: { kind: 'rotate', angle: 40 } };
    expect(moved(alone({ kind: 'battery' }).red(turn))).toBe(false);
    expect(moved(alone({ kind: 'battery' }).red(shift))).toBe(true);
    expect(moved(alone({ kind: 'battery' }).red(shift).red(turn))).toBe(true);
    expect(moved(alone().red({ type: 'move', unit: 0, move: ahead(20) }))).toBe(false);
  });

  it('LB-MOVE-03 turns in place are no moves, so a unit that moved thrice still turns', () => {
    const t = alone({}, 5);
    t.red({ type: 'move', unit: 0, move: ABOUT }).red({ type: 'move', unit: 0, move: { kind: 'rotate', angle: 40 } });
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 3, moves: 0, taken: 2, moved: true });
    t.red({ type: 'move', unit: 0, move: ahead(5) });
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 2, moves: 1, taken: 3 });
  });

  it('LB-ACT-22 stopping is told of the units that had actions left', () => {
    const t = group(twoRed(), { left: 1 }, { left: 0 }).red({ type: 'stop' });
    expect(t.events).toEqual([{ type: 'stopped', rule: 'LB-ACT-22', unit: 0 }]);
  });

  it('LB-BUA-02 LB-BUA-06 going into a town and from sector to sector are told by their own rules', () => {
    const town = {
      terrain: [
        { kind: 'sector', box: [900, 560, 120, 120] },
        { kind: 'sector', box: [900, 440, 120, 120] },
      ],
    } as const;
    const t = alone({ at: [900, 635], formation: 'attackColumn' }, 3, town);
    t.red({ type: 'enter', unit: 0, sector: 0 });
    expect(t.reasons).toContain('entered LB-BUA-02');
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 2, moved: true });
    expect(t.red({ type: 'enter', unit: 0, sector: 1 }).reasons).toContain('entered LB-BUA-06');
  });

  it('LB-BUA-04 LB-BUA-10 the garrison next door is no violation of the making of a unit that comes out', () => {
    const t = actingIn(
      battlefield({
        units: [
          { at: [1020, 600], sector: 1, formation: 'garrison' },
          { at: [900, 600], sector: 0, formation: 'garrison' },
          { at: [900, 477.5] },
        ],
        terrain: [
          { kind: 'sector', box: [900, 600, 120, 120] },
          { kind: 'sector', box: [1020, 600, 120, 120] },
        ],
      }),
      0,
      3,
    );
    t.red({ type: 'leave', unit: 0, facing: 0 });
    const near = t.frame('acting').doings[0]?.near.map(({ unit }) => unit);
    expect(near).toContain(1);
    expect(near).not.toContain(2);
    expect(t.frame('acting').doings[0]).toMatchObject({ left: 2, moved: true });
  });
});

describe('friends too near at the end', () => {
  /** Unit 1 has moved to 30 mm from unit 0 with its last action; unit 0 has these actions left. */
  const beside = (actions: number, first: Partial<UnitSpec> = {}) => {
    const state = battlefield({ ...LEADER, units: [{ at: [900, 600], ...first }, { at: [1050, 600] }] });
    return group(state, { left: actions, near: [] }, { left: 0, moved: true, near: [] });
  };

  it('LB-PROX-05 a group does not stop while one of it, moved or not, can still clear the other', () => {
    expect(beside(1).refused('red', { type: 'stop' })).toBe('LB-PROX-05');
    expect(beside(1).offered('red', 'stop')).toEqual([]);
    // A unit on its own that did not move answers for nothing that others did.
    const state = battlefield({ units: [{ at: [900, 600] }, { at: [1050, 600] }] });
    const alone = actingIn(state, 0, 1, { near: [] }).red({ type: 'stop' });
    expect(alone.events).toEqual([{ type: 'stopped', rule: 'LB-ACT-22', unit: 0 }]);
    expect(alone.state.units.map(({ violation }) => violation)).toEqual([false, false]);
  });

  it('LB-PROX-05 its last action goes into clearing the other, an earlier one need not', () => {
    const rally: Command = { type: 'rally', unit: 0 };
    expect(beside(1, { dis: 2 }).refused('red', rally)).toBe('LB-PROX-05');
    expect(beside(1, { dis: 2 }).offered('red', 'rally')).toEqual([]);
    expect(beside(2, { dis: 2 }).offered('red', 'rally')).toEqual([rally]);
    expect(left(beside(2, { dis: 2 }).red(rally))).toEqual([1, 0]);
  });

  it('LB-PROX-05 a battery spends its last action on reloading whoever is near: guns are exempt', () => {
    const guns = battlefield({ units: [{ at: [900, 600], kind: 'battery', loaded: false }, { at: [1000, 600] }] });
    const t = actingIn(guns, 0, 1, { moved: true, near: [] });
    expect(t.red({ type: 'reload', unit: 0 }).waits).toBe('red slot');
  });
});

describe('reactions to acting units', () => {
  it('LB-REACT-03 with nobody on the other side to react the chance is lost, and is told so', () => {
    const state = battlefield({ units: [{ at: [900, 700] }, { at: [900, 200], side: 1, reacted: true }] });
    const frame = actingFrame(state, 'own', 0, [0], 2, 1, -1);
    const opened = new Playing({
      ...state,
      frames: [
        { at: 'phase', side: 0, over: false },
        { at: 'slot', side: 0, brigade: 0, closing: false },
        { ...frame, asked: true },
      ],
    });
    const t = opened.red({ type: 'move', unit: 0, move: ABOUT });
    expect(t.reasons).toEqual(['moved LB-MOVE-13', 'reactionLost LB-REACT-03']);
    expect(t.event('reactionLost').side).toBe(1);
    expect(t.waits).toBe('red acting');
    expect(t.frame('acting')).toMatchObject({ chance: 0, asked: true });
  });
});
