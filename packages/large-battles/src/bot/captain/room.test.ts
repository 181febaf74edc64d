import { describe, expect, it } from 'vitest';
import { inSlot, withActions, withChance } from '../../../test/botChoices.ts';
import { battlefield } from '../../../test/positions.ts';
import type { State } from '../../state/state.ts';
import { decide } from '../../turn/machine.ts';
import { evaluation } from '../index.ts';
import { isShort } from './follies.ts';
import { room } from './room.ts';

const { activation } = room;
if (activation === undefined) throw new Error('no planning');
const weights = room.terms.map(({ weight }) => weight);

function termsOf(state: State, seat: string): Record<string, number> {
  const into = new Float64Array(room.terms.length);
  room.read(room.mind(weights), state, seat, into);
  return Object.fromEntries(room.terms.map(({ key }, i) => [key, into[i] as number]));
}

const sumOf = (terms: Record<string, number>): number => Object.values(terms).reduce((a, b) => a + b, 0);

const facing = battlefield({
  units: [
    { at: [900, 900] },
    { at: [1100, 900], kind: 'battery' },
    { at: [900, 600], side: 1, dis: 1 },
    { at: [1150, 560], kind: 'lightCavalry', side: 1 },
  ],
});

describe('terms', () => {
  it('add up to what the corporal reads, of both sides', () => {
    for (const seat of ['red', 'blue']) {
      expect(sumOf(termsOf(inSlot(facing, 0), seat))).toBeCloseTo(evaluation.value(inSlot(facing, 0), seat), 9);
    }
  });

  it('leave actions not yet spent to the promise of a plan', () => {
    const acting = withActions(facing, 1, 2);
    const read = sumOf(termsOf(acting, 'red')) + activation.promise(room.mind(weights), acting, 'red');
    expect(read).toBeCloseTo(evaluation.value(acting, 'red'), 9);
    expect(activation.promise(room.mind(weights), acting, 'red')).toBeGreaterThan(0);
  });

  it('name what changes: disorder counts as losses, an attacker near by as danger', () => {
    const worn = battlefield({
      units: [
        { at: [900, 900], dis: 2 },
        { at: [900, 600], side: 1 },
      ],
    });
    const fresh = battlefield({ units: [{ at: [900, 900] }, { at: [900, 600], side: 1 }] });
    const near = battlefield({ units: [{ at: [900, 900] }, { at: [900, 760], side: 1 }] });
    expect(termsOf(worn, 'red')['losses']).toBeLessThan(termsOf(fresh, 'red')['losses'] as number);
    expect(termsOf(near, 'red')['danger']).toBeLessThan(termsOf(fresh, 'red')['danger'] as number);
  });

  it('read the same by differences from where a plan began as afresh', () => {
    const begun = withActions(facing, 0, 2);
    const mind = room.mind(weights);
    room.begin?.(mind, begun, 'red');
    const choices = room.choices(mind, begun, 'red');
    const into = new Float64Array(room.terms.length);
    let compared = 0;
    for (const command of choices) {
      const decision = decide(begun, 'red', command);
      if (!decision.ok || decision.state.outcome !== null) continue;
      room.read(mind, decision.state, 'red', into);
      expect(Object.fromEntries(room.terms.map(({ key }, i) => [key, into[i]]))).toEqual(
        termsOf(decision.state, 'red'),
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(5);
  });
});

describe('choices', () => {
  it('hold neither a resignation nor a step of a few millimetres, and the end of the activation', () => {
    const choices = room.choices(room.mind(weights), withActions(facing, 0, 2), 'red');
    expect(choices.some(({ type }) => type === 'resign')).toBe(false);
    expect(choices.filter((command) => command.type === 'move' && isShort(command.move))).toEqual([]);
    expect(choices).toContainEqual({ type: 'stop' });
  });

  it('are nothing for a watcher', () => {
    expect(room.choices(room.mind(weights), withActions(facing, 0, 2), 'nobody')).toEqual([]);
  });
});

describe('plans', () => {
  it('cover the actions of an activation, and nothing else', () => {
    expect(activation.isActing(withActions(facing, 0, 2), 'red')).toBe(true);
    expect(activation.isActing(withActions(facing, 0, 2), 'blue')).toBe(false);
    expect(activation.isActing(inSlot(facing, 0), 'red')).toBe(false);
  });

  it('expect an enemy who may react to hold', () => {
    const asked = withChance(facing, 1, 1, 0, 1);
    expect(activation.pass(asked, 'blue')).toEqual({ type: 'hold' });
    expect(activation.pass(asked, 'red')).toBeNull();
    expect(activation.pass(withActions(facing, 0, 1), 'red')).toBeNull();
  });

  it('price a mere turn higher than a move, and the end of an activation at nothing', () => {
    const move = { type: 'move', unit: 0, move: { kind: 'straight', distance: 6400 } } as const;
    const turn = { type: 'move', unit: 0, move: { kind: 'aboutFace' } } as const;
    expect(activation.cost({ type: 'stop' })).toBe(0);
    expect(activation.cost(turn)).toBeGreaterThan(activation.cost(move));
    expect(activation.cost(move)).toBeGreaterThan(0);
  });
});
