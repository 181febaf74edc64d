import { armyProblems, emptyArmy, lotsOf, withBrigadeAdded } from '@drumhead/simplicity/armies';
import { describe, expect, it } from 'vitest';
import { withOwnBrigade, withOwnUnits } from './editorStore.ts';

const legal = withBrigadeAdded(emptyArmy('france'), { list: 'france-line' });

describe('the army editor', () => {
  it('SIP-FRC-5 changes the units of a brigade without making its army illegal', () => {
    expect(armyProblems(legal)).toEqual([]);
    const custom = withOwnUnits(legal, 0);
    expect(custom.brigades[0]?.list).toBeUndefined();
    expect(custom.brigades.map(lotsOf)).toEqual(legal.brigades.map(lotsOf));
    expect(armyProblems(custom)).toEqual([]);
  });

  it('SIP-FRC-5 of a new custom brigade asks for nothing but its units', () => {
    expect(armyProblems(withOwnBrigade(legal)).map(({ reason }) => reason)).toEqual(['sip.problem.emptyBrigade']);
  });
});
