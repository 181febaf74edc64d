/** Random shots and charges: `adjudicate` answers just those that a battle lets happen, with the same dice and scores. */
import { total } from '@drumhead/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charge, type Playing, playing } from '../../test/playing.ts';
import type { Position, Troop } from '../scenarios/position.ts';
import { toCm } from '../state/lengths.ts';
import { armOf, CLASSES, KINDS, sizeOf } from '../state/unitTables.ts';
import { decide, pending } from '../turn/machine.ts';
import { adjudicate } from './index.ts';

const body = { kind: fc.constantFrom(...KINDS), class: fc.constantFrom(...CLASSES) };
const dp = fc.integer({ min: 0, max: 3 });
const unit = fc.record({ ...body, dp });
type Told = typeof unit extends fc.Arbitrary<infer T> ? T : never;

const FACES = [6, 5, 4, 3, 2, 1] as const;
const depth = (told: Told): number => toCm(sizeOf(told).depth);
/** Front to front, so far apart; south looks north. */
function apart(
  south: Told,
  north: Told,
  gap: number,
  change: Partial<Troop> = {},
  more: Partial<Position> = {},
): Playing {
  const y = 40 + depth(south) / 2 + gap + depth(north) / 2;
  const units: readonly Troop[] = [
    { ...south, at: [60, 40] },
    { ...north, side: 1, at: [60, y], ...change },
  ];
  return playing({ table: [120, 150], ...more, units });
}

/** The first handful that is asked for, as many dice as it has. */
function rolled(t: Playing): Playing {
  const asked = pending(t.state)[0]?.dice?.[0]?.count ?? 0;
  return t.roll(Array.from({ length: asked }, (_, i) => FACES[i % FACES.length] as number));
}

const rulesOf = (answer: ReturnType<typeof adjudicate>): readonly string[] =>
  answer.ok ? [] : answer.problems.map(({ rule }) => rule);

describe('a shot', () => {
  it('SIP-FIR-1 SIP-FIR-3 SIP-FIR-4 SIP-FIR-9 SIP-BRK-7 is answered if and as a battle has it', () => {
    let accepted = 0;
    const flags = fc.record({ limbered: fc.boolean(), routing: fc.boolean() });
    fc.assert(
      fc.property(unit, unit, fc.integer({ min: 1, max: 60 }), flags, (firer, target, range, { limbered, routing }) => {
        const answer = adjudicate('fire', { firer, target, range, limbered, routing });
        const guns = armOf(target) === 'artillery';
        // What no battle has: limbered troops that are no guns, and guns that rout instead of being destroyed.
        const strange = (limbered && !guns) || (routing && guns);
        const status = routing ? ({ status: 'routing' } as const) : {};
        const t = apart(firer, target, range, { ...status, change: { limbered } });
        const ordered = decide(t.state, 'red', { type: 'fire', unit: 0, target: 1 });
        expect(answer.ok, JSON.stringify([answer, ordered.ok])).toBe(!strange && ordered.ok);
        if (!answer.ok) {
          if (!strange && !ordered.ok) expect(rulesOf(answer)).toContain(ordered.refusal.rule);
          if (strange) expect(rulesOf(answer)).toEqual([limbered && !guns ? 'SIP-MOV-13' : 'SIP-BRK-7']);
          return;
        }
        accepted++;
        const { dice, score } = rolled(t.say('red', { type: 'fire', unit: 0, target: 1 })).event('fired');
        expect([total(dice), total(score)]).toEqual([answer.value.dice.total, answer.value.score.total]);
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(30);
  });
});

describe('a charge in contact', () => {
  it('SIP-CHG-1 SIP-CHG-8 SIP-MEL-2 SIP-MEL-3 SIP-MEL-4 is answered if and as a battle has it', () => {
    let accepted = 0;
    // In good order, or the charge would first have to activate.
    const fresh = fc.record({ ...body, dp: fc.constant(0) });
    const ground = fc.constantFrom('open' as const, 'cover' as const);
    fc.assert(
      fc.property(fresh, unit, fc.boolean(), ground, (charger, defender, flank, under) => {
        const answer = adjudicate('melee', { charger, defender, flank, ground: under });
        const y = 40 + depth(charger) / 2 + 3 + depth(defender) / 2;
        const terrain =
          under === 'cover' ? [{ id: 'work', kind: 'fieldwork' as const, box: [55, y - 2, 65, y + 2] as const }] : [];
        const t = apart(charger, defender, 3, { facing: flank ? 0 : 180 }, { terrain });
        const ordered = decide(t.state, 'red', charge(0, 1));
        expect(answer.ok, JSON.stringify([answer, ordered.ok])).toBe(ordered.ok);
        if (!answer.ok) {
          if (!ordered.ok) expect(rulesOf(answer)).toContain(ordered.refusal.rule);
          return;
        }
        accepted++;
        for (const who of ['charger', 'defender'] as const) {
          const { dice, score } = rolled(who === 'charger' ? t.say('red', charge(0, 1)) : t).event('meleeRolled');
          const told = answer.value[who];
          expect([who, total(dice), total(score)]).toEqual([who, told.dice.total, told.score.total]);
        }
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
