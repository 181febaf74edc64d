import { armyProblems, emptyArmy, lotsOf, withBrigadeAdded } from '@drumhead/simplicity/armies';
import { describe, expect, it } from 'vitest';
import { unitsOfBrigades } from './armyUnits.ts';
import { withOwnBrigade, withOwnUnits, withTroops, withUnitNamed } from './editorStore.ts';

const legal = withBrigadeAdded(emptyArmy('france'), { list: 'france-line' });

describe('the army editor', () => {
  it('SIP-FRC-5 changes the units of a brigade without making its army illegal', () => {
    expect(armyProblems(legal)).toEqual([]);
    const custom = withOwnUnits(legal, 0);
    expect(custom.brigades[0]?.list).toBeUndefined();
    expect(custom.brigades.map(lotsOf)).toEqual(legal.brigades.map(lotsOf));
    expect(armyProblems(custom)).toEqual([]);
  });

  it('leaves each unit of a custom brigade its own name when others come and go', () => {
    const custom = withOwnUnits(legal, 0);
    const troopsIn = (army: typeof custom) => unitsOfBrigades(army, (key) => key)[0] ?? [];
    const last = troopsIn(custom).length - 1;
    const named = withUnitNamed(withUnitNamed(custom, 0, 1, 'Second'), 0, last, 'Last');
    const fewer = withTroops(
      named,
      0,
      troopsIn(named).filter((_, at) => at !== 0),
    );
    expect(troopsIn(fewer).map(({ ownName }) => ownName)).toEqual(
      troopsIn(named).flatMap(({ ownName }, at) => (at === 0 ? [] : [ownName])),
    );
    const unnamed = withTroops(
      named,
      0,
      troopsIn(named).filter(({ ownName }) => ownName === null),
    );
    expect(unnamed.brigades[0]).not.toHaveProperty('names');
    expect(armyProblems(withTroops(named, 0, troopsIn(named)))).toEqual([]);
    expect(withTroops(named, 0, troopsIn(named))).toEqual(named);
  });

  it('SIP-FRC-5 of a new custom brigade asks for nothing but its units', () => {
    expect(armyProblems(withOwnBrigade(legal)).map(({ reason }) => reason)).toEqual(['sip.problem.emptyBrigade']);
  });
});
