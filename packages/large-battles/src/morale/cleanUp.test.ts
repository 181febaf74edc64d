/** LB-SEQ-09 steps 4 to 7, and who is asked meanwhile: Generals placed anew, marks, the last tie-break. */
import { closeDraft } from '@drumhead/engine';
import { verdict } from '../../test/answers.ts';
import { acting, facingOff } from '../../test/fighting.ts';
import { Playing } from '../../test/scriptedPlay.ts';
import { battlefield, type BattlefieldSpec, type UnitSpec, withUnit } from '../../test/positions.ts';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import type { Command } from '../state/commands.ts';
import type { GeneralTestFrame } from '../state/frames.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import {
  checkAfterAction,
  cleanUp,
  eliminate,
  eliminatedHandler,
  generalTestHandler,
  repositionHandler,
  testGeneral,
  threatsHandler,
} from './losses.ts';
import { covers, settle } from '../turn/machine.ts';
import type { SideIndex, State } from '../state/state.ts';
import { openDraft, type Draft } from '../state/draft.ts';

/** Red below, blue above, a Leader each; red's phase. Nobody is threatened. */
const field = (spec: BattlefieldSpec = {}): State =>
  battlefield({
    units: [{ at: [500, 1000] }, { at: [800, 1000] }, { at: [500, 200], side: 1 }, { at: [800, 200], side: 1 }],
    generals: [
      { brigade: 0, at: [650, 1050] },
      { brigade: 1, side: 1, at: [650, 150] },
    ],
    frames: [
      { at: 'phase', side: spec.active ?? 0, over: false },
      { at: 'slot', side: spec.active ?? 0, brigade: spec.active ?? 0, closing: false },
    ],
    ...spec,
  });

/** Does something to a working copy and works off what waits for nobody. */
function after(state: State, change: (draft: Draft) => void): Playing {
  const draft = openDraft(state);
  change(draft);
  settle(draft);
  const t = new Playing(closeDraft(draft));
  t.events = draft.events;
  return t;
}
const cleaned = (state: State): Playing => after(state, (draft) => cleanUp(draft, []));
const tested = (state: State, frame: Omit<GeneralTestFrame, 'at' | 'reposition'>, reposition = true): Playing =>
  after(state, (draft) => testGeneral(draft, { at: 'generalTest', reposition, ...frame }));
/** The first of the places offered. */
function firstPlace(t: Playing, seat: 'red' | 'blue'): Command & { type: 'reposition' } {
  const [place] = t.offered(seat, 'reposition');
  if (place === undefined) throw new Error('no place offered');
  return place;
}

/** Red's Leader between the lines, blue's as well. */
const BOTH_THREATENED: NonNullable<BattlefieldSpec['generals']> = [
  { brigade: 0, at: [500, 400] },
  { brigade: 1, side: 1, at: [800, 800] },
];

describe('the frames of cleaning up', () => {
  it('LB-SEQ-09 the losses come before the threats, and without a loss there are only threats', () => {
    const draft = openDraft(field());
    const fallen: EliminatedUnit[] = [];
    eliminate(draft, 0, 'LB-UNIT-05', fallen);
    cleanUp(draft, fallen);
    expect(draft.frames.slice(2)).toEqual([
      { at: 'threats', placed: [] },
      {
        at: 'eliminated',
        queue: [{ unit: 0, x: steps(500), y: steps(1000), facing: 0, formation: 'line' }],
      },
    ]);
    const nobody = openDraft(field());
    cleanUp(nobody, []);
    expect(nobody.frames.slice(2)).toEqual([{ at: 'threats', placed: [] }]);
  });

  it('LB-SEQ-09 LB-LEAD-21 they ask no seat and accept no command', () => {
    const state = field();
    const draft = openDraft(state);
    const eliminated = { at: 'eliminated', queue: [] } as const;
    const threats = { at: 'threats', placed: [] } as const;
    const test = { at: 'generalTest', general: 0, dice: 2, rule: 'LB-LEAD-17', reposition: true } as const;
    expect(eliminatedHandler.asks(state, eliminated)).toBe('auto');
    expect(eliminatedHandler.rule(state, eliminated)).toBe('LB-SEQ-09');
    expect(eliminatedHandler.offers(state, eliminated, 0)).toEqual([]);
    expect(verdict(eliminatedHandler.act(draft, eliminated, 0, { type: 'stop' }))).toBe('LB-SEQ-09');
    expect(threatsHandler.asks(state, threats)).toBe('auto');
    expect(threatsHandler.rule(state, threats)).toBe('LB-LEAD-21');
    expect(threatsHandler.offers(state, threats, 0)).toEqual([]);
    expect(verdict(threatsHandler.act(draft, threats, 0, { type: 'stop' }))).toBe('LB-LEAD-21');
    expect(generalTestHandler.asks(state, test)).toBe('dice');
    expect(generalTestHandler.offers(state, test, 0)).toEqual([]);
    expect(verdict(generalTestHandler.act(draft, test, 0, { type: 'stop' }))).toBe('LB-LEAD-17');
  });

  it('LB-PROX-06 LB-SEQ-09 takes the mark off a unit that stands clear again', () => {
    const t = cleaned(withUnit(field(), 0, { violation: true }));
    expect(t.state.units.map((unit) => unit.violation)).toEqual([false, false, false, false]);
  });
});

describe('threatened Generals', () => {
  it('LB-LEAD-19 LB-LEAD-21 the owner places him anew, under the rule that threatens him', () => {
    const t = cleaned(field({ generals: [{ brigade: 0, at: [500, 400] }] }));
    expect(t.waits).toBe('red reposition');
    expect(t.asks).toBe('LB-LEAD-19');
    const place = firstPlace(t, 'red');
    t.red(place);
    expect(t.events).toEqual([{ type: 'repositioned', rule: 'LB-LEAD-20', general: 0, x: place.x, y: place.y }]);
    expect(t.state.generals[0]).toMatchObject({ status: 'table', x: place.x, y: place.y, facing: place.facing });
    expect(t.waits).toBe('red slot');
  });

  it('LB-LEAD-21 the Generals of the side whose phase it is come first', () => {
    for (const active of [0, 1] as const) {
      const t = cleaned(field({ active, generals: BOTH_THREATENED }));
      const seats = active === 0 ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
      for (const seat of seats) {
        expect(t.waits).toBe(`${seat} reposition`);
        expect(firstPlace(t, seat).general).toBe(seat === 'red' ? 0 : 1);
        t.say(seat, firstPlace(t, seat));
      }
      expect(t.waits).toBe(`${seats[0]} slot`);
    }
  });

  it('LB-LEAD-21 a plain action checks threats to every General too', () => {
    const asked = (generals: BattlefieldSpec['generals'] & object) => {
      const draft = openDraft(field({ generals }));
      checkAfterAction(draft);
      return draft.frames.slice(2);
    };
    expect(asked([{ brigade: 0, at: [500, 400] }])).toEqual([{ at: 'threats', placed: [] }]);
    expect(asked([{ brigade: 1, side: 1, at: [800, 800] }])).toEqual([{ at: 'threats', placed: [] }]);
    expect(asked([{ brigade: 0, at: [650, 1050] }])).toEqual([]);
  });

  it('LB-LEAD-20 LB-LEAD-21 no General is repositioned twice in one check, though no place is safe', () => {
    // Enemies all round, 40 mm off his one unit: wherever he stands beside it, he is nearer to them than it is.
    const around: UnitSpec[] = [];
    for (const along of [-92.5, -50, 0, 50, 92.5]) {
      for (const off of [-77.5, 77.5]) around.push({ side: 1, at: [900 + along, 600 + off], formation: 'square' });
      for (const off of [-92.5, 92.5]) {
        around.push({ side: 1, at: [900 + off, 600 + along * 0.8], formation: 'square' });
      }
    }
    const t = cleaned(
      field({
        units: [{ at: [900, 600], formation: 'attackColumn' }, ...around],
        generals: [{ brigade: 0, at: [900, 400] }],
      }),
    );
    t.red(firstPlace(t, 'red'));
    expect(t.waits).toBe('red slot');
    expect(cleaned(t.state).waits).toBe('red reposition'); // the next check asks again
  });

  it('LB-LEAD-20 no other General, no other command, no place but a legal one', () => {
    const t = cleaned(field({ generals: BOTH_THREATENED }));
    const place = firstPlace(t, 'red');
    expect(t.refusal('red', { ...place, general: 1 })).toMatchObject({
      rule: 'LB-LEAD-20',
      reason: 'lb.refusal.otherGeneral',
    });
    expect(t.refusal('red', { type: 'stop' })).toMatchObject({
      rule: 'LB-LEAD-19',
      reason: 'lb.refusal.repositionFirst',
    });
    expect(t.refusal('red', { ...place, x: steps(500), y: steps(400) })).toMatchObject({
      rule: 'LB-LEAD-20',
      reason: 'lb.refusal.outOfSpan',
    });
    expect(t.state.generals[0]).toMatchObject({ x: steps(500), y: steps(400) });
  });

  it('LB-LEAD-20 the places offered are a sample of a region: any place for him is covered', () => {
    const t = cleaned(field({ generals: BOTH_THREATENED }));
    const place = { ...firstPlace(t, 'red'), x: steps(651), y: steps(1061) };
    expect(t.offered('red', 'reposition')).not.toContainEqual(place);
    expect(covers(t.state, 'red', place)).toBe(true);
    expect(covers(t.state, 'red', { ...place, general: 1 })).toBe(false);
    expect(covers(t.state, 'red', { type: 'stop' })).toBe(false);
    const frame = { at: 'reposition', general: 0, side: 0, rule: 'LB-LEAD-19' } as const;
    const ride: Command = { type: 'ride', general: 0, x: place.x, y: place.y, facing: 0 };
    expect(repositionHandler.covers?.(t.state, frame, 0, ride)).toBe(false);
    expect(t.red(place).state.generals[0]).toMatchObject({ x: steps(651), y: steps(1061) });
  });
});

describe('tests of Generals', () => {
  it('LB-LEAD-16 LB-LEAD-17 LB-CINC-12 a survivor is repositioned under the rule of his test', () => {
    const generals = [
      { brigade: 0, at: [650, 1050] },
      { cinc: true, side: 0, at: [900, 1100] },
    ] as const;
    const asks = (general: number, rule: GeneralTestFrame['rule']) =>
      tested(field({ generals }), { general, dice: 2, rule }).roll([2, 6]).asks;
    expect(asks(0, 'LB-LEAD-16')).toBe('LB-LEAD-16');
    expect(asks(0, 'LB-LEAD-17')).toBe('LB-LEAD-17');
    expect(asks(2, 'LB-CINC-12')).toBe('LB-CINC-12');
  });

  it('LB-LEAD-14 a Leader who risked himself with his unit and survives stays with it', () => {
    const t = tested(
      field({ generals: [{ brigade: 0, unit: 0 }] }),
      { general: 0, dice: 2, rule: 'LB-LEAD-14' },
      false,
    );
    t.roll([2, 6]);
    expect(t.events).toEqual([
      { type: 'generalTested', rule: 'LB-LEAD-14', general: 0, faces: [2, 6], survived: true },
    ]);
    expect(t.state.generals[0]).toMatchObject({ status: 'attached', unit: 0 });
    expect(t.waits).toBe('red slot');
  });

  it('LB-LEAD-23 a lost Leader closes no slot of the CinC, and is attached no more', () => {
    const t = tested(
      field({ generals: [{ brigade: 0, unit: 1 }] }),
      { general: 0, dice: 1, rule: 'LB-LEAD-14' },
      false,
    );
    t.roll([1]);
    expect(t.reasons).toEqual(['generalTested LB-LEAD-14', 'generalLost LB-LEAD-14']);
    expect(t.state.generals[0]).toMatchObject({ status: 'gone', unit: -1, fate: 'lost' });
    expect(t.state.sides[0]).toMatchObject({ slot: 'unopened', lossHalves: 4 });
    expect(t.state.sides[1]).toMatchObject({ slot: 'unopened', lossHalves: 0 });
  });

  it('LB-CINC-12 with the CinC his slot is gone if it was still to be opened; an open one closes by itself', () => {
    const slotAfter = (slot: 'unopened' | 'open' | 'closed') => {
      const state = field({ generals: [{ cinc: true, side: 0, at: [900, 1100] }] });
      const t = tested(
        { ...state, sides: [{ ...state.sides[0], slot }, state.sides[1]] },
        { general: 2, dice: 2, rule: 'LB-CINC-12' },
      );
      return t.roll([1, 4]).state.sides[0].slot;
    };
    expect(['unopened', 'open', 'closed'].map((slot) => slotAfter(slot as 'open'))).toEqual([
      'closed',
      'open',
      'closed',
    ]);
  });
});

describe('the last tie-break', () => {
  const on = (state: State): State => ({ ...state, suddenDeath: true });
  const losing = (state: State, units: readonly number[]): Playing =>
    after(state, (draft) => {
      const fallen: EliminatedUnit[] = [];
      for (const unit of units) eliminate(draft, unit, 'LB-UNIT-05', fallen);
      cleanUp(draft, fallen);
    });

  it('LB-VIC-15 LB-SEQ-09 the side that alone lost a unit in the action has lost the battle', () => {
    const wins = (unit: number) => losing(on(field()), [unit]).state.outcome;
    expect(wins(0)).toEqual({ winner: 'blue', rule: 'LB-VIC-15', reason: 'lb.end.lastTieBreak' });
    expect(wins(2)).toEqual({ winner: 'red', rule: 'LB-VIC-15', reason: 'lb.end.lastTieBreak' });
  });

  it('LB-VIC-15 both losing one play on, and the next action is counted by itself', () => {
    const t = losing(on(field()), [0, 2]);
    expect(t.state.outcome).toBeNull();
    expect(t.state.lossesSeen).toEqual([1, 1]);
    expect(losing(t.state, [1]).state.outcome?.winner).toBe('blue');
    expect(losing(t.state, [3]).state.outcome?.winner).toBe('red');
    expect(losing(t.state, []).state.outcome).toBeNull();
  });

  it('LB-VIC-15 before it is on the losses are noted, and decide nothing', () => {
    const t = losing(field(), [0]);
    expect(t.state.outcome).toBeNull();
    expect(t.state.lossesSeen).toEqual([1, 0]);
    const quiet = field();
    expect(cleaned(quiet).state.lossesSeen).toBe(quiet.lossesSeen);
  });

  it('LB-VIC-15 a fight is one action: its losses are counted at its end', () => {
    const { state } = acting(facingOff({}, {}, [{ at: [300, 1000] }])).red({ type: 'approach', unit: 0, sector: -1 });
    const lost = (frames: State['frames'], side: SideIndex) => {
      const draft = openDraft({ ...on(state), frames });
      eliminate(draft, side === 0 ? 2 : 1, 'LB-APP-20', []);
      cleanUp(draft, []);
      threatsHandler.auto?.(draft, { at: 'threats', placed: [] });
      expect(draft.frames).toEqual(frames);
      return { winner: draft.outcome?.winner, seen: draft.lossesSeen };
    };
    expect(state.frames.at(-1)?.at).toBe('combat');
    expect(lost(state.frames, 0)).toEqual({ winner: undefined, seen: [0, 0] });
    expect(lost(state.frames.slice(0, -1), 0)).toEqual({ winner: 'blue', seen: [1, 0] });
    expect(lost(state.frames.slice(0, -1), 1)).toEqual({ winner: 'red', seen: [0, 1] });
  });
});
