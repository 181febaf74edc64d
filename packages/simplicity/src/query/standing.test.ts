import { begin, decide, DEFAULT_ORDERS } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { simplicity } from '../ruleset.ts';
import { standing, withAutoDeploy } from './standing.ts';

function begun() {
  const made = begin(simplicity, simplicity.scenario(simplicity.scenarios[0] as string));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('standing orders', () => {
  it('SIP-DEP-4 deploy for the seats that gave one, and no other', () => {
    const { state } = begun();
    const [seat = '', other = ''] = [simplicity.pending(state)[0]?.seat, simplicity.seats(state).at(-1)];
    const answer = (holdUntil: string | null) => standing(state, seat, { ...DEFAULT_ORDERS, holdUntil });
    expect(answer(null)).toBeNull();
    expect(answer('holding')).toBeNull();
    const mine = answer(withAutoDeploy(null, seat));
    expect(simplicity.decide(state, seat, mine as NonNullable<typeof mine>).ok).toBe(true);
    expect(answer(withAutoDeploy('holding', seat))).toEqual(mine);
    expect(answer(withAutoDeploy(withAutoDeploy(null, 'nobody'), seat))).toEqual(mine);
    expect(other).not.toBe(seat);
    expect(answer(withAutoDeploy(null, other))).toBeNull();
  });

  it('SIP-DEP-4 bring a whole side on, and answer nothing else', () => {
    let battle = begun();
    const orders = simplicity.seats(battle.state).reduce<string | null>(withAutoDeploy, null);
    for (;;) {
      const [asked] = simplicity.pending(battle.state);
      if (asked === undefined) break;
      const command = standing(battle.state, asked.seat, { ...DEFAULT_ORDERS, holdUntil: orders });
      if (command === null) break;
      const answer = decide(battle, asked.seat, command);
      if (!answer.ok) throw new Error(`${answer.refusal.rule} ${answer.refusal.reason}`);
      battle = answer.battle;
    }
    expect(battle.count).toBeGreaterThan(4);
    const later = simplicity
      .seats(battle.state)
      .map((seat) => standing(battle.state, seat, { ...DEFAULT_ORDERS, holdUntil: orders }));
    expect(later).toEqual([null, null]);
  });
});
