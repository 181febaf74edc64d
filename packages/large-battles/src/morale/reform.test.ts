/** Chapter 16: the beaten form anew where they come to stand, if there is room. */
import { describe, expect, it } from 'vitest';
import { alone, place } from '../../test/retreating.ts';
import type { UnitSpec } from '../../test/positions.ts';
import type { EliminatedUnit } from '../state/kinds.ts';
import type { State } from '../state/state.ts';
import { openDraft } from '../state/draft.ts';
import { formAnew } from './reform.ts';

const formed = (state: State) => {
  const draft = openDraft(state);
  const fallen: EliminatedUnit[] = [];
  const met = formAnew(draft, 0, fallen);
  return { draft, fallen, met };
};
/** Touches the rear of a line at 900, 600. */
const BEHIND: UnitSpec = { at: [900, 615] };
/** Touches his rear in turn. */
const ENEMY: UnitSpec = { side: 1, at: [900, 630], formation: 'line' };

describe('forming anew', () => {
  it('LB-CON-16 LB-RET-02 LB-PASS-02 goes on through the friend it would stand on, which suffers for it', () => {
    const { draft } = formed(alone({}, { units: [BEHIND] }));
    expect(draft.units[0]?.formation).toBe('attackColumn');
    expect(place(draft)).toEqual({ x: 900, y: 622.5 + 15, facing: 0 });
    expect(draft.units[1]?.dis).toBe(1);
    expect(draft.events.map(({ type, rule }) => `${type} ${rule}`)).toEqual([
      'retreated LB-RET-02',
      'disordered LB-PASS-02',
      'formed LB-CON-16',
    ]);
  });

  it('LB-CON-16 LB-PASS-02 LB-RET-06 with an enemy behind him it stays as it was, and he suffers nothing', () => {
    const { draft, fallen, met } = formed(alone({}, { units: [BEHIND, ENEMY] }));
    expect(draft.units[0]?.formation).toBe('line');
    expect(place(draft)).toEqual({ x: 900, y: 600, facing: 0 });
    expect(draft.units.map((unit) => unit.dis)).toEqual([0, 0, 0]);
    expect(draft.events).toEqual([]);
    expect([fallen, met]).toEqual([[], []]);
  });
});
