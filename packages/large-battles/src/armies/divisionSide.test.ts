import { describe, expect, it } from 'vitest';
import type { DivisionFile } from './division.ts';
import { brigadeName, divisionSide } from './divisionSide.ts';
import { mostSk } from './skirmishers.ts';

const division = (
  nation: DivisionFile['nation'],
  period: DivisionFile['period'],
  lists: readonly string[],
  reserve: DivisionFile['reserve'] = null,
): DivisionFile => ({
  format: 'drumhead-large-battles-division',
  version: 1,
  nation,
  period,
  brigades: lists.map((list) => ({ list, options: {} })),
  reserve,
});
const GENERALS = [
  { q: 2, rules: ['active'] },
  { q: 3, rules: [] },
  { q: 4, rules: ['organiser', 'stubborn'] },
];
const side = (of: DivisionFile) => divisionSide(of, { id: 'red', name: 'Red', baseline: 'top', generals: GENERALS });

describe('a Division as a side', () => {
  const austrian = division('austria', '1812-1814', ['at-line-1812', 'at-grenadiers'], {
    options: { either: 'dragoons' },
  });

  it('LB-LIST-05 LB-LIST-06 each General has what he rolled, with his special rules', () => {
    const { cinc, brigades } = side(austrian);
    expect(cinc).toEqual({ name: 'lb.general.divisional-commander', q: 4, rules: ['organiser', 'stubborn'] });
    expect(brigades.map(({ id, leader }) => [id, leader.q, leader.rules])).toEqual([
      ['red-1', 2, ['active']],
      ['red-2', 3, []],
    ]);
  });

  it('LB-LIST-04 units have the options chosen, and special rules only if they have any', () => {
    const chosen = {
      ...austrian,
      brigades: [{ list: 'at-avant-garde', options: { either: 'grenzer', lightCavalry: ['uhlans', 'hussars'] } }],
    };
    const [brigade] = side(chosen).brigades;
    expect(brigade?.units.map(({ id, count }) => [id, count])).toEqual([
      ['grenzer', 2],
      ['guns', 1],
      ['hussars', 1],
      ['uhlans', 1],
    ]);
    expect(brigade?.units[0]).toMatchObject({ rules: ['light', 'elan'] });
    expect(brigade?.units[1]).not.toHaveProperty('rules');
    expect(brigade).not.toHaveProperty('company');
  });

  it('gives brigades and units the names that their owner chose, the others those of the lists', () => {
    const [first, second] = austrian.brigades;
    const named: DivisionFile = {
      ...austrian,
      brigades: [
        { ...first, list: 'at-line-1812', options: {}, name: 'Reds', names: [null, 'Blues'] },
        ...(second ? [second] : []),
      ],
      reserve: { options: { either: 'dragoons' }, names: ['Big Guns'] },
    };
    const { brigades, reserve } = side(named);
    expect(brigades.map(({ name }) => name)).toEqual(['Reds', 'lb.list.grenadiers']);
    const names = brigades.map(({ units }) => units.flatMap((unit) => unit.names ?? []));
    expect(names[0]?.slice(0, 3)).toEqual([null, 'Blues', null]);
    expect(names[1]).toEqual([]);
    expect(reserve?.units.map((unit) => unit.names)).toEqual([['Big Guns'], undefined, undefined]);
  });

  it('LB-LIST-10 the Reserve is there if the nation has one and the Division takes it', () => {
    expect(side(austrian).reserve?.units.map(({ id }) => id)).toEqual(['guns', 'uhlans', 'dragoons']);
    expect(side({ ...austrian, reserve: null })).not.toHaveProperty('reserve');
    const spanish = division('spain', null, []);
    expect(side({ ...spanish, reserve: { options: {} } })).not.toHaveProperty('reserve');
  });

  it('LB-LIST-02 two Brigades of one list are the first and the second of it, others have its name', () => {
    const names = (...lists: readonly string[]) =>
      lists.map((_, i) => brigadeName(division('austria', '1812-1814', lists), i));
    expect(names('at-line-1812', 'at-grenadiers')).toEqual(['lb.list.line-infantry', 'lb.list.grenadiers']);
    expect(names('at-line-1812', 'at-line-1812')).toEqual([
      'lb.list.line-infantry.first',
      'lb.list.line-infantry.second',
    ]);
    expect(names('at-grenadiers', 'at-line-1812', 'at-line-1812')).toEqual([
      'lb.list.grenadiers',
      'lb.list.line-infantry.first',
      'lb.list.line-infantry.second',
    ]);
    // One of which there is only one keeps its name, though it is there twice against the rules.
    expect(names('at-grenadiers', 'at-grenadiers')).toEqual(['lb.list.grenadiers', 'lb.list.grenadiers']);
  });

  it('LB-LIST-01 a list that the nation does not have is no Brigade', () => {
    expect(() => brigadeName(division('austria', null, ['fr-line-1805']), 0)).toThrow(
      'austria has no list fr-line-1805',
    );
  });
});

describe('skirmishers', () => {
  it('LB-SKIR-01 LB-ARMY-17 3 at most of a battalion, any number of a brigade', () => {
    expect([mostSk('division'), mostSk('army')]).toEqual([3, Number.POSITIVE_INFINITY]);
  });
});
