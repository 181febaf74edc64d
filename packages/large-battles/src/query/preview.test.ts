/** The odds shown beforehand are those of the dice that decide: checked against every roll there is. */
import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { battlefield, mover } from '../../test/positions.ts';
import { newCombat } from '../combat/beginCombat.ts';
import { planApproach } from '../movement/index.ts';
import { activationPreview, contactPreview, foundApproachPreview, shotPreview } from './preview.ts';
import { approachResult, contactResult, shotResult } from '../combat/dice/results.ts';
import { fighterOf } from '../combat/dice/fighter.ts';

/** Every roll of so many dice. */
function* rolls(dice: number): Generator<number[]> {
  const roll = new Array<number>(dice).fill(1);
  for (;;) {
    yield roll;
    let i = 0;
    while (i < dice && roll[i] === 6) roll[i++] = 1;
    if (i === dice) return;
    roll[i] = (roll[i] as number) + 1;
  }
}

const chance = (
  preview: { readonly chances: readonly { readonly what: string; readonly chance: number }[] },
  what: string,
): number => preview.chances.find((entry) => entry.what === what)?.chance ?? Number.NaN;

describe('odds beforehand', () => {
  it('LB-BOMB-10 LB-BOMB-12 bombardment agrees with every roll of 3 dice against 3', () => {
    const state = battlefield({
      units: [
        { kind: 'battery', calibre: 'light', at: [900, 900] },
        { side: 1, at: [900, 600], formation: 'attackColumn', dis: 0 },
      ],
    });
    const preview = shotPreview(state, 0, 1, -1, 0);
    expect([total(preview.attack), total(preview.defence)]).toEqual([3, 3]);
    let [all, hit, back, bounce] = [0, 0, 0, 0];
    for (const a of rolls(3)) {
      for (const d of rolls(3)) {
        const { effects } = shotResult('division', fighterOf(state, 1), a, d);
        all++;
        if (effects.includes('disorder')) hit++;
        if (effects.includes('retreat')) back++;
        if (effects.includes('bounce')) bounce++;
      }
    }
    expect(chance(preview, 'defenderHurt')).toBeCloseTo(hit / all, 12);
    expect(chance(preview, 'defenderBack')).toBeCloseTo(back / all, 12);
    expect(chance(preview, 'bounce')).toBeCloseTo(bounce / all, 12);
    expect(preview.disorder).toBeCloseTo(hit / all, 12);
  });

  it('LB-APP-20 LB-APP-21 the Approach agrees with every roll of 3 dice against 3, from where it will stop', () => {
    const state = battlefield({
      units: [
        { at: [900, 715], formation: 'attackColumn' },
        { side: 1, at: [900, 560], formation: 'attackColumn' },
      ],
    });
    const who = mover(state, 0);
    const found = planApproach(state, who, -1);
    if (!found.ok) throw new Error('no Approach');
    const preview = foundApproachPreview(state, who, found.value);
    expect(state.units[0]?.y).toBe(715 * 64);
    let [all, hurtA, hurtD, twoNil] = [0, 0, 0, 0];
    for (const a of rolls(3)) {
      for (const d of rolls(3)) {
        const result = approachResult(a, d, false);
        all++;
        hurtA += result.disA;
        hurtD += result.disD;
        if (result.wonA === 2) twoNil++;
      }
    }
    expect(preview.attacker.disorder).toBeCloseTo(hurtA / all, 12);
    expect(preview.defenders[0]?.disorder).toBeCloseTo(hurtD / all, 12);
    expect(preview.splits.find((split) => split.a === 2)?.chance).toBeCloseTo(twoNil / all, 12);
  });

  it('LB-CON-10 LB-CON-13 LB-CON-17 LB-CON-22 the Contact agrees with every roll of 3 dice against 3', () => {
    const state = battlefield({
      units: [
        { kind: 'lightCavalry', formation: 'column', at: [900, 615] },
        { side: 1, kind: 'lightCavalry', formation: 'column', at: [900, 555] },
      ],
    });
    const preview = contactPreview(state, { ...newCombat(0, 0, [1], -1), mover: 0 });
    const a = fighterOf(state, 0);
    const d = fighterOf(state, 1);
    let [all, wins, hurt] = [0, 0, 0];
    for (const x of rolls(3)) {
      for (const y of rolls(3)) {
        const result = contactResult([a], [d], x, y);
        all++;
        if (result.winner === 'a') wins++;
        const suffered = result.disA + (result.winner === 'd' && result.pursuit ? 1 : 0);
        hurt += Math.max(1, suffered);
      }
    }
    expect(preview.wins).toBeCloseTo(wins / all, 12);
    expect(preview.attackers[0]?.disorder).toBeCloseTo(hurt / all, 12);
    expect(chance(preview, 'attackerWins') + chance(preview, 'defenderWins')).toBeCloseTo(1, 12);
  });

  it('LB-CON-12 infantry ridden down is as good as eliminated when it loses', () => {
    const state = battlefield({
      units: [
        { kind: 'lightCavalry', at: [900, 615] },
        { side: 1, at: [900, 592.5] },
      ],
    });
    const preview = contactPreview(state, { ...newCombat(0, 0, [1], -1), mover: 0 });
    expect(preview.defenders[0]?.eliminated).toBeCloseTo(preview.wins, 12);
  });

  it('LB-ACT-08 LB-ACT-13 LB-SPEC-21 activation: actions on average and the risk of two failures', () => {
    const state = battlefield({
      units: [
        { at: [900, 600], q: 4 },
        { at: [500, 600], traits: { unpredictable: true } },
      ],
    });
    const three = activationPreview(state, 0, 3, false);
    expect(three.mean).toBeCloseTo(1.5, 12);
    expect(three.doubleFailure).toBeCloseTo(0.5, 12);
    // Out of command the Average die stands for Q 3, 4, 4, 5, 5, 6.
    expect(activationPreview(state, 1, 1, false).mean).toBeCloseTo((4 + 3 + 3 + 2 + 2 + 1) / 36, 12);
  });
});
