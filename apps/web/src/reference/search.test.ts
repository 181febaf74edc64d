import { describe, expect, it } from 'vitest';
import { indexOf, plainly, search } from './search.ts';
import type { Reference } from './loadReference.ts';

const reference: Reference = [
  {
    title: 'Movement',
    rules: [
      { id: 'LB-MOVE-02', page: '10', title: 'How far', clause: 'Per action up to a stick.' },
      { id: 'LB-MOVE-28', page: '15', title: 'Halt at 1S', clause: 'A unit stops near an enemy.' },
    ],
  },
  {
    title: 'Unità',
    rules: [
      { id: 'LB-UNIT-02', page: '4', title: 'Qualità (Q)', clause: 'Più basso è meglio: l’unità si ferma. A halt.' },
      { id: 'LB-LEAD-28', page: '-', title: 'Recupero', clause: 'Toglie 1 DIS.' },
    ],
  },
];
const index = indexOf(reference);
const found = (asked: string) => search(index, asked).map(({ rule }) => rule.id);

describe('search', () => {
  it('finds an ID in any spelling', () => {
    for (const asked of ['LB-MOVE-28', 'lb move 28', 'move-28', 'Move 28']) expect(found(asked)[0]).toBe('LB-MOVE-28');
    expect(found('move')).toEqual(['LB-MOVE-02', 'LB-MOVE-28']);
    expect(found('28')).toEqual(['LB-MOVE-28', 'LB-LEAD-28']);
  });

  it('ignores accents, case and forms of apostrophes', () => {
    expect(plainly('Più È l’unità')).toBe("piu e l'unita");
    expect(found('qualita')).toEqual(['LB-UNIT-02']);
    expect(found("l'unità PIU")).toEqual(['LB-UNIT-02']);
  });

  it('requires every word, and ranks titles before clauses', () => {
    expect(found('halt')).toEqual(['LB-MOVE-28', 'LB-UNIT-02']);
    expect(found('stops enemy')).toEqual(['LB-MOVE-28']);
    expect(found('stops cavalry')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('does not read the query as a pattern', () => {
    expect(found('(.*)+[')).toEqual([]);
    expect(found('.*')).toEqual([]);
  });
});
