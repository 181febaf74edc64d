/** LB-GEN-09: a draw by agreement, at any moment, once in each phase of a side. */
import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { Playing, playing } from '../../test/scriptedPlay.ts';
import { battlefield } from '../../test/positions.ts';
import type { BattlefieldSpec } from '../../test/positions.ts';

const field = (spec: BattlefieldSpec = {}) =>
  battlefield({
    units: [{ at: [500, 1000] }, { at: [500, 200], side: 1 }],
    generals: [
      { brigade: 0, at: [600, 1060] },
      { brigade: 1, side: 1, at: [600, 140] },
    ],
    ...spec,
  });
const inPhase = (): Playing => playing(field());

describe('a draw by agreement', () => {
  it('LB-GEN-09 is offered, accepted, and ends the battle without a winner', () => {
    const t = inPhase().red(OFFER_DRAW);
    expect(t.reasons).toEqual(['drawOffered LB-GEN-09']);
    expect([t.waits, t.asks]).toEqual(['blue drawOffer', 'LB-GEN-09']);
    expect(t.offers('blue')).toEqual([DECLINE_DRAW, ACCEPT_DRAW]);
    t.blue(ACCEPT_DRAW);
    expect(t.reasons).toEqual(['drawAccepted LB-GEN-09', 'ended LB-GEN-09']);
    expect(t.state.outcome).toEqual({ winner: null, rule: 'LB-GEN-09', reason: 'lb.end.agreed' });
    expect(t.waits).toBe('');
  });

  it('LB-GEN-09 declined, the battle goes on where it was', () => {
    const before = inPhase().red({ type: 'open', brigade: 0 });
    const frames = before.state.frames;
    const t = before.red(OFFER_DRAW).blue(DECLINE_DRAW);
    expect(t.reasons).toEqual(['drawDeclined LB-GEN-09']);
    expect(t.state).toMatchObject({ frames, outcome: null });
    expect(t.waits).toBe('red slot');
  });

  it('LB-GEN-09 a side offers once in each phase, be it its own or not; the other may offer as well', () => {
    const t = inPhase().red(OFFER_DRAW).blue(DECLINE_DRAW);
    expect(t.refusal('red', OFFER_DRAW)).toEqual({ rule: 'LB-GEN-09', reason: 'lb.refusal.drawAgain', facts: {} });
    t.blue(OFFER_DRAW).red(DECLINE_DRAW);
    expect(t.refused('blue', OFFER_DRAW)).toBe('LB-GEN-09');
    t.red({ type: 'pass' });
    t.red(OFFER_DRAW).blue(DECLINE_DRAW);
    expect(t.refused('red', OFFER_DRAW)).toBe('LB-GEN-09');
  });

  it('LB-GEN-09 is offered at any moment: in the enemy’s phase, under the dice, while both deploy in secret', () => {
    expect(inPhase().blue(OFFER_DRAW).waits).toBe('red drawOffer');
    const rolling = inPhase().red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 1 });
    for (const seat of ['red', 'blue'] as const) {
      expect(new Playing(rolling.state).say(seat, OFFER_DRAW).waits).toBe(
        `${seat === 'red' ? 'blue' : 'red'} drawOffer`,
      );
    }
    rolling.red(OFFER_DRAW).blue(DECLINE_DRAW);
    expect(rolling.waits).toBe('dice activationRoll');
    const secret = field();
    const hidden = { ...secret.field, hiddenDeployment: true };
    const deploying = new Playing({ ...secret, field: hidden, phase: 0, frames: [{ at: 'deploy' }] });
    const { waits } = deploying;
    expect(waits).toContain('deploy');
    expect(deploying.red(OFFER_DRAW).waits).toBe('blue drawOffer');
    expect(deploying.blue(DECLINE_DRAW).waits).toBe(waits);
  });

  it('LB-GEN-09 while it is answered only the side that is asked decides, and only about it', () => {
    const t = inPhase().red(OFFER_DRAW);
    expect(t.refused('red', { type: 'pass' })).toBe('KERNEL-TURN');
    expect(t.refused('red', ACCEPT_DRAW)).toBe('KERNEL-TURN');
    expect(t.refused('red', OFFER_DRAW)).toBe('KERNEL-TURN');
    expect(t.refusal('blue', { type: 'pass' })).toMatchObject({ rule: 'LB-GEN-09', reason: 'engine.draw.answer' });
    expect(t.refusal('blue', OFFER_DRAW)).toMatchObject({ rule: 'LB-GEN-09', reason: 'engine.draw.answer' });
    expect(inPhase().refused('red', ACCEPT_DRAW)).toMatch(/^LB-/);
    expect(new Playing(t.state).blue({ type: 'resign' }).state.outcome?.winner).toBe('red');
    expect(new Playing(t.state).red({ type: 'resign' }).state.outcome?.winner).toBe('blue');
  });
});
