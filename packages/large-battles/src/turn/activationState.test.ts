import { describe, expect, it } from 'vitest';
import { activation, battlefield } from '../../test/positions.ts';
import type { MoveKind } from '../state/commands.ts';
import type { ActingFrame, Frame } from '../state/frames.ts';
import { openDraft } from '../state/draft.ts';
import type { Formation, State } from '../state/state.ts';
import {
  actingFrame,
  afterAction,
  beginActivation,
  endByFight,
  moveRule,
  spendReaction,
  withActivation,
} from './activationState.ts';

/** Two battalions of red near each other, and a blue one that looks at the first. */
const field = (): State =>
  battlefield({ units: [{ at: [900, 700] }, { at: [1050, 700] }, { at: [900, 500], side: 1 }] });
const PHASE: Frame = { at: 'phase', side: 0, over: false };

describe('the record of an activation', () => {
  it('LB-MOVE-31 LB-PROX-05 notes who sees the unit and who is near it as it begins', () => {
    expect(beginActivation(field(), 0, 2)).toEqual({
      unit: 0,
      left: 2,
      moves: 0,
      taken: 0,
      fired: false,
      rallied: false,
      gunsMoved: false,
      seenBy: [2],
      near: [{ unit: 1, gap: 30 * 64 }],
      moved: false,
    });
  });

  it('LB-ACT-11 a roll without a success ends at once', () => {
    const frame = (actions: number) => actingFrame(field(), 'own', 0, [0], actions, 1, -1);
    expect(frame(0)).toMatchObject({ over: true, asked: false, doubleFailure: false });
    expect(frame(1)).toMatchObject({ over: false, asked: false });
  });

  it('LB-ACT-18 an action is counted and paid for; what it does not say stays', () => {
    const before = activation(field(), 0, { left: 3, taken: 1, moves: 1, fired: true, rallied: true, gunsMoved: true });
    expect(afterAction(before, 2, {})).toEqual({ ...before, left: 1, taken: 2 });
    expect(afterAction(before, 1, { moves: 2, moved: true, near: [] })).toEqual({
      ...before,
      left: 2,
      taken: 2,
      moves: 2,
      moved: true,
      near: [],
    });
  });

  it('LB-LEAD-05 an action of one unit of a group leaves the records of the others', () => {
    const frame = actingFrame(field(), 'group', 0, [0, 1], 2, 0, 0);
    const [first, second] = frame.doings;
    const acted = afterAction(second as NonNullable<typeof second>, 1, { moved: true });
    expect(withActivation(frame, acted, false).doings).toEqual([first, acted]);
  });

  it('LB-ACT-19 LB-PROX-03 an Approach ends the activation of all, and spares the unit the test of proximity', () => {
    const frame = actingFrame(field(), 'group', 0, [0, 1], 2, 1, 0);
    const moved: ActingFrame = { ...frame, doings: frame.doings.map((one) => ({ ...one, moved: true })) };
    const ended = (unit: number, frames: readonly Frame[]) => {
      const draft = openDraft({ ...field(), frames: [...frames] });
      endByFight(draft, unit);
      return draft.frames;
    };
    // The frame of the activation lies beneath that of the fight, and above that of another activation.
    const found = ended(0, [PHASE, { ...frame }, moved, PHASE]);
    expect(found[2]).toMatchObject({
      over: true,
      doings: [
        { left: 0, moved: false },
        { left: 2, moved: true },
      ],
    });
    expect(found[1]).toEqual(frame);
    expect(ended(0, [moved])[0]).toMatchObject({ over: true });
    // A unit that does not act itself ends nobody's activation.
    expect(ended(2, [PHASE, moved])).toEqual([PHASE, moved]);
  });

  it('LB-REACT-09 LB-REACT-12 a chance that was used is gone, and the rest stays', () => {
    const frame = actingFrame(field(), 'own', 0, [0], 2, 2, -1, true);
    const draft = openDraft({ ...field(), frames: [PHASE, frame] });
    spendReaction(draft);
    expect(draft.frames[1]).toEqual({ ...frame, chance: 0, asked: true });
    const nobody = openDraft({ ...field(), frames: [PHASE] });
    spendReaction(nobody);
    expect(nobody.frames).toEqual([PHASE]);
  });

  it('LB-MOVE-19 LB-MOVE-20 a move is told by the rule of the formation that makes it', () => {
    const rules: readonly (readonly [MoveKind, Formation, string])[] = [
      ['shift', 'square', 'LB-MOVE-19'],
      ['rotate', 'square', 'LB-MOVE-12'],
      ['shift', 'unlimbered', 'LB-MOVE-20'],
      ['wheel', 'unlimbered', 'LB-MOVE-20'],
      ['aboutFace', 'unlimbered', 'LB-MOVE-13'],
      ['wheel', 'line', 'LB-MOVE-09'],
      ['straight', 'limbered', 'LB-MOVE-04'],
    ];
    for (const [kind, formation, rule] of rules) expect(moveRule(kind, formation), `${kind} ${formation}`).toBe(rule);
  });
});
