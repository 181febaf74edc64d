/** Whose dice, how many, and under which rule: what the battle asks for at each step of a fight. */
import { describe, expect, it } from 'vitest';
import { charge, type Playing, playing } from '../../test/playing.ts';
import { fireDice, fireScore, meleeDice, meleeScore } from '../combat/scores.ts';
import { planShot } from '../combat/fire.ts';
import { pending } from './machine.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';

const spare = { at: [5, 5] as const };
const shoot = { type: 'fire', unit: 0, target: 1 } as const;
const wood: TerrainFile = { id: 'wood', kind: 'woods', box: [50, 14, 70, 30] };
const ALL = [6, 6, 6, 6];
const NONE = [1, 1, 1, 1];

/** Decision, rule, what the dice are for, whose they are and how many. */
const asked = (t: Playing) => {
  const [one] = pending(t.state);
  const [dice] = one?.dice ?? [];
  return [one?.decision, one?.rule, dice?.what, dice?.owner, dice?.count];
};

describe('a shot', () => {
  const at18 = (more = {}, terrain: TerrainFile[] = [wood]) =>
    playing({ units: [{ at: [60, 10] }, { side: 1, at: [60, 18], ...more }, spare], terrain }).red(shoot);

  it('SIP-FIR-3 SIP-FIR-7 SIP-CNV-2 the firer rolls hits and conversion, the target its saves', () => {
    const t = at18();
    expect(pending(t.state)[0]).toMatchObject({ rule: 'SIP-FIR-3' });
    expect(asked(t).slice(1)).toEqual(['SIP-FIR-3', 'sip.roll.fire', 'red', 4]);
    t.roll([4, 4, 4, 1]);
    expect(asked(t).slice(1)).toEqual(['SIP-FIR-7', 'sip.roll.saves', 'blue', 3]);
    t.roll([4, 1, 1]);
    expect(asked(t).slice(1)).toEqual(['SIP-CNV-1', 'sip.roll.conversion', 'red', 1]);
  });

  it('SIP-FIR-7 SIP-GEN-5 even four hits on a Raw unit are saved first, and only then need no die', () => {
    const t = at18({ class: 'raw' }).roll(ALL);
    expect(asked(t)[1]).toBe('SIP-FIR-7');
    t.roll(NONE);
    expect(t.event('converted')).toMatchObject({ face: null, disrupted: true });
    expect(t.unit(1).dp).toBe(1);
    expect(t.unit(0)).toMatchObject({ ordered: true, fired: true });
  });

  it('SIP-FIR-8 SIP-LOS-3 no shot without a target, at a removed unit, or at one that is not seen', () => {
    const t = playing({
      units: [
        { at: [60, 10] },
        { side: 1, at: [60, 20.5] },
        { side: 1, at: [60, 16] },
        { side: 1, at: [64, 16], status: 'removed' },
        spare,
      ],
    });
    expect(t.refused('red', { ...shoot, target: 99 })).toBe('KERNEL-COMMAND');
    expect(t.refused('red', { ...shoot, target: 3 })).toBe('SIP-FIR-8');
    expect(t.refused('red', shoot)).toBe('SIP-LOS-3');
  });

  it('SIP-FIR-1 SIP-FIR-6 SIP-GEN-6 ranges include the tolerance; guns that moved have no long range', () => {
    const shot = (kind: 'line' | 'horseArtillery' | 'footArtillery', gap: number, moved: boolean) => {
      const front = kind === 'line' ? 11.5 : 12;
      const { state } = playing({ units: [{ kind, at: [60, 10] }, { side: 1, at: [60, front + gap + 1.5] }, spare] });
      const tried = planShot(state, 0, 1, moved);
      return tried.ok ? tried.value.long : tried.refusal.rule;
    };
    expect(shot('line', 10.05, false)).toBe(false);
    expect(shot('line', 10.1, false)).toBe('SIP-FIR-1');
    expect(shot('line', 10.1, true)).toBe('SIP-FIR-1');
    expect(shot('footArtillery', 40.05, false)).toBe(false);
    expect(shot('footArtillery', 40.1, false)).toBe(true);
    expect(shot('horseArtillery', 20.05, true)).toBe(false);
    expect(shot('horseArtillery', 21, true)).toBe('SIP-FIR-6');
    expect(shot('horseArtillery', 21, false)).toBe(true);
  });

  it('SIP-FIR-3 SIP-FIR-4 SIP-FIR-6 every line of dice and score names its rule', () => {
    const { state } = playing({
      units: [{ at: [60, 10], dp: 2 }, { side: 1, at: [60, 18] }, { kind: 'horseArtillery', at: [40, 10] }, spare],
    });
    expect(fireDice(state, 0)).toEqual([
      { rule: 'SIP-FIR-3', add: 4, what: 'sip.dice.base' },
      { rule: 'SIP-FIR-3', add: -2, what: 'sip.dice.disruption' },
    ]);
    expect(fireDice(state, 1)).toHaveLength(1);
    const guns = { rule: 'SIP-FIR-4', add: 5, what: 'sip.score.guns' };
    expect(fireScore(state, 2, 1, false, false)).toEqual([guns]);
    expect(fireScore(state, 2, 1, true, false)).toEqual([guns, { rule: 'SIP-FIR-6', add: 1, what: 'sip.score.moved' }]);
    expect(fireScore(state, 2, 1, false, true)).toEqual([guns, { rule: 'SIP-FIR-4', add: 1, what: 'sip.score.long' }]);
    const muskets = { rule: 'SIP-FIR-4', add: 4, what: 'sip.score.muskets' };
    expect(fireScore(state, 0, 1, false, false)).toEqual([muskets]);
    expect(fireScore(state, 0, 1, true, false)).toEqual([
      muskets,
      { rule: 'SIP-FIR-4', add: 1, what: 'sip.score.moved' },
    ]);
    // SIP-FIR-5: deployed guns as a target, and having moved, do not add up.
    expect(fireScore(state, 0, 2, true, false)).toHaveLength(2);
    expect(fireScore(state, 0, 2, false, false)[1]).toEqual({ rule: 'SIP-FIR-4', add: 1, what: 'sip.score.thin' });
  });
});

describe('a melee', () => {
  const fought = () =>
    playing({ units: [{ at: [60, 30] }, { side: 1, at: [60, 40], dp: 1 }, spare] }).red(charge(0, 1));

  it('SIP-MEL-2 SIP-CNV-2 each fighter rolls his own dice, and converts what he hit: the charger won', () => {
    const t = fought();
    expect(asked(t)).toEqual(['melee', 'SIP-MEL-2', 'sip.roll.melee', 'red', 4]);
    t.roll([6, 6, 6, 1]);
    expect(asked(t)).toEqual(['melee', 'SIP-MEL-2', 'sip.roll.melee', 'blue', 3]);
    t.roll([6, 1, 1]);
    expect(t.event('meleeRolled')).toMatchObject({ who: 'defender', dice: [{ add: 4 }, { add: -1 }] });
    expect(asked(t)).toEqual(['melee', 'SIP-MEL-7', 'sip.roll.conversion', 'red', 1]);
    t.roll([1]);
    expect(asked(t)).toEqual(['melee', 'SIP-MEL-7', 'sip.roll.conversion', 'blue', 1]);
  });

  it('SIP-MEL-6 SIP-CNV-2 the defender wins', () => {
    const t = fought().roll([6, 1, 1, 1], [6, 6, 1]);
    expect(asked(t).slice(3)).toEqual(['blue', 1]);
    t.roll([1]);
    expect(asked(t).slice(3)).toEqual(['red', 1]);
  });

  it('SIP-MEL-7 hits scored and hits added by defeat are separate lines, never more than four', () => {
    const hits = (own: readonly number[], foe: readonly number[]) =>
      fought().roll(own, foe).roll([1]).event('converted').hits;
    expect(hits(NONE, [1, 1, 1])).toEqual([{ rule: 'SIP-MEL-7', add: 2, what: 'sip.hits.beaten' }]);
    expect(hits(ALL, [1, 1, 1])).toEqual([{ rule: 'SIP-MEL-7', add: 4, what: 'sip.hits.scored' }]);
    expect(hits([6, 6, 6, 1], [1, 1, 1])).toEqual([
      { rule: 'SIP-MEL-7', add: 3, what: 'sip.hits.scored' },
      { rule: 'SIP-MEL-7', add: 1, what: 'sip.hits.beaten' },
    ]);
  });

  it('SIP-MEL-2 SIP-MEL-3 SIP-MEL-4 every line of dice and score names its rule; limits stand only where they bind', () => {
    const score = (kinds: readonly ['line' | 'heavyCavalry', 'line' | 'light' | 'horseArtillery'], flank: boolean) => {
      const { state } = playing({
        units: [{ kind: kinds[0], at: [60, 30] }, { side: 1, kind: kinds[1], at: [60, 33] }, spare],
      });
      const clash = { charger: 0, defender: 1, flank, hindered: false };
      return [meleeScore(state, clash, 'charger'), meleeScore(state, clash, 'defender')];
    };
    const line = (add: number, kind: string) => ({ rule: 'SIP-MEL-3', add, what: `sip.score.melee.${kind}` });
    const more = (add: number, what: string) => ({ rule: 'SIP-MEL-4', add, what: `sip.score.${what}` });
    expect(score(['line', 'line'], false)).toEqual([[line(4, 'line')], [line(4, 'line')]]);
    expect(score(['heavyCavalry', 'light'], false)).toEqual([[line(3, 'heavyCavalry')], [line(6, 'light')]]);
    expect(score(['heavyCavalry', 'light'], true)).toEqual([
      [line(3, 'heavyCavalry'), more(-1, 'flank'), more(1, 'limit')],
      [line(6, 'light'), more(1, 'flanked'), more(-1, 'limit')],
    ]);
    expect(score(['line', 'horseArtillery'], false)).toEqual([[line(4, 'line')], [line(5, 'horseArtillery')]]);
    const { state } = playing({ units: [{ at: [60, 30], dp: 1 }, { side: 1, at: [60, 40] }, spare] });
    expect(meleeDice(state, 0)).toEqual([
      { rule: 'SIP-MEL-2', add: 4, what: 'sip.dice.base' },
      { rule: 'SIP-MEL-2', add: -1, what: 'sip.dice.disruption' },
    ]);
    expect(meleeDice(state, 1)).toHaveLength(1);
  });

  it('SIP-MEL-4 cover helps light infantry alone, and only where it defends', () => {
    const inWood = (kind: 'line' | 'light', who: 'charger' | 'defender') => {
      const { state } = playing({
        units: [{ at: [60, 24] }, { side: 1, kind, at: [60, 27] }, spare],
        terrain: [wood],
      });
      const lines = meleeScore(state, { charger: 0, defender: 1, flank: false, hindered: false }, who);
      return lines.some(({ what }) => what === 'sip.score.lightInCover');
    };
    expect(inWood('light', 'defender')).toBe(true);
    expect(inWood('line', 'defender')).toBe(false);
    expect(inWood('line', 'charger')).toBe(false);
  });

  it('SIP-MEL-4 a friend more than 10 cm off is no support', () => {
    const supported = (x: number) => {
      const { state } = playing({ units: [{ at: [60, 30] }, { side: 1, at: [60, 33] }, { at: [x, 30] }] });
      return meleeScore(state, { charger: 0, defender: 1, flank: false, hindered: false }, 'charger').length === 2;
    };
    expect(supported(76)).toBe(true);
    expect(supported(76.2)).toBe(false);
  });
});
