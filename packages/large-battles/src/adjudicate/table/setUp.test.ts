/** A pick-up game set up on a real table: terrain laid piece by piece, and troops as they stand before the battle. */
import { describe, expect, it } from 'vitest';
import { laid } from '../../../test/givenTables.ts';
import { adjudicate } from '../index.ts';

type Loose = ReturnType<typeof JSON.parse>;

/** Red has the top of the table and defends. Zones are 200 mm deep, M is 120, L 180. */
const SIDES = [
  { id: 'red', baseline: 'top' },
  { id: 'blue', baseline: 'bottom' },
] as const;
const lays = (...orders: readonly Loose[]): Loose => {
  const judged = adjudicate('terrain', { sides: SIDES, defender: 'red', orders });
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  return judged.value;
};
const wood = (x: number, y: number, more: Loose = {}): Loose => ({
  type: 'lay',
  kind: 'wood',
  size: 'MxM',
  x,
  y,
  facing: 0,
  ...more,
});
const hedge = (x: number, y: number): Loose => ({ type: 'lay', kind: 'hedge', size: '1M', x, y, facing: 0 });
/** Two area and two linear pieces in one zone, whose middle is at this height; apart from those of the next zone. */
const zone = (y: number): readonly Loose[] => {
  const x = y % 400 === 100 ? 300 : 600;
  return [wood(x, y), wood(x + 600, y, { kind: 'rough' }), hedge(x + 200, y), hedge(x + 400, y), { type: 'laid' }];
};

describe('terrain as it is laid', () => {
  it('LB-SET-05 defender and attacker in turn, a zone each time, until all six are done', () => {
    expect(lays().lays).toBe('red');
    expect(lays(...zone(100)).lays).toBe('blue');
    const all = lays(...[100, 1100, 300, 900, 500, 700].flatMap(zone));
    expect([all.refused, all.lays, all.terrain.length, all.orders.length]).toEqual([null, null, 24, 30]);
    expect(all.terrain[0]).toMatchObject({ id: 'wood-1', kind: 'wood' });
    expect(all.orders.map(({ by }: Loose) => by).slice(4, 6)).toEqual(['red', 'blue']);
  });

  it('LB-SET-05 LB-SET-06 what may not lie there is refused, with the nearest place where it may', () => {
    const across = lays(wood(300, 190)).refused;
    expect(across).toMatchObject({ order: 0, by: 'red', rule: 'LB-SET-06' });
    expect(across.nearest).toMatchObject({ type: 'lay', kind: 'wood', x: 300, y: 140 });
    const near = lays(wood(300, 100), wood(480, 100)).refused;
    expect(near).toMatchObject({ order: 1, rule: 'LB-SET-06', facts: { terrain: 'wood-1', needed: 120 } });
    expect(near.nearest.x).toBeGreaterThanOrEqual(540);
    expect(lays(wood(300, 1100)).refused.rule).toBe('LB-SET-05');
    expect(lays(wood(300, 100), { type: 'laid' }).refused.rule).toBe('LB-SET-05');
  });

  it('LB-SET-05 a piece of this turn may be taken up again', () => {
    const { refused, terrain } = lays(wood(300, 100), { type: 'takeUp', terrain: 'wood-1' }, wood(300, 300));
    expect([refused, terrain.length]).toEqual([null, 1]);
    expect(lays({ type: 'takeUp', terrain: 'wood-1' }).refused.rule).toBe('LB-SET-05');
  });

  it('LB-SET-03 LB-SET-07 a stream with its crossings, in millimetres like everything else', () => {
    const stream = (...crossings: readonly Loose[]): Loose => ({
      type: 'layStream',
      zone: 3,
      points: [0, 150, 200, 120, 300, 0],
      crossings,
    });
    const put = lays(stream({ kind: 'ford', along: 150 }));
    expect(put.refused).toBeNull();
    expect(put.terrain.map(({ kind }: Loose) => kind)).toEqual(['stream', 'ford']);
    expect(put.terrain[0].line).toEqual([
      [0, 150],
      [200, 120],
      [300, 0],
    ]);
    const none = lays(stream()).refused;
    expect(none.rule).toBe('LB-SET-07');
    expect(none.nearest).toMatchObject({ type: 'layStream', points: [0, 150, 200, 120, 300, 0] });
    expect(none.nearest.crossings).toMatchObject([{ kind: 'bridge' }]);
    expect(lays(none.nearest).refused).toBeNull();
  });

  it('LB-SET-08 after the last zone nothing is laid any more', () => {
    const { refused } = lays(...[100, 1100, 300, 900, 500, 700].flatMap(zone), wood(1500, 100));
    expect(refused).toMatchObject({ order: 30, rule: 'LB-SET-08' });
  });

  it('says what is wrong with a table or an order, and where', () => {
    const faults = (situation: Loose): readonly string[] => {
      const judged = adjudicate('terrain', situation);
      return judged.ok ? [] : judged.problems.map(({ path }) => path);
    };
    expect(faults({ sides: SIDES, defender: 'green' })).toEqual(['defender']);
    expect(faults({ sides: [SIDES[0], { id: 'blue', baseline: 'top' }], defender: 'red' })).toEqual([
      'sides[1].baseline',
    ]);
    expect(faults({ sides: SIDES, defender: 'red', orders: [{ kind: 'wood' }] })).toEqual(['orders[0].type']);
    expect(faults({ sides: SIDES, defender: 'red', orders: [{ type: 'lay', kind: 'wood' }] })).toEqual(['orders[0]']);
    const odd = { type: 'layStream', zone: 3, points: 'river', crossings: [null, { along: 'far' }] };
    expect(faults({ sides: SIDES, defender: 'red', orders: [odd] })).toEqual(['orders[0]']);
  });
});

describe('troops as they stand', () => {
  /** Red at the bottom: zone 3 begins at 1000, zone 2 at 800. */
  const stands = (reds: readonly Loose[], more: Loose = {}): Loose => {
    const judged = adjudicate('deployment', {
      position: laid({
        leader: { x: 900, y: 1150 },
        blueLeader: { x: 900, y: 50 },
        blues: [{ id: 'jaeger', x: 900, y: 150 }],
        reds,
        ...more,
      }),
    });
    if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
    return judged.value;
  };
  /** Who is misplaced, and by which rule. */
  const faults = (...given: Parameters<typeof stands>): readonly string[] =>
    stands(...given).misplaced.map(({ unit, general, rule }: Loose) => `${unit ?? general} ${rule}`);

  it('LB-SET-09 LB-SET-12 zones 2 and 3, in command, clear of the lateral bands and of friends', () => {
    expect(stands([{ id: 'line', x: 900, y: 1050 }])).toEqual({ kind: 'deployment', legal: true, misplaced: [] });
    expect(faults([{ id: 'line', x: 900, y: 795 }])).toEqual(['line LB-SET-12']);
    expect(faults([{ id: 'line', x: 250, y: 1050 }])).toEqual(['line LB-GEO-15']);
    expect(faults([{ id: 'line', x: 1500, y: 1050 }])).toEqual(['line LB-SET-09']);
    const near = [
      { id: 'one', x: 900, y: 1050 },
      { id: 'two', x: 1040, y: 1050 },
    ];
    expect(faults(near)).toEqual(['one LB-SET-12', 'two LB-SET-12']);
  });

  it('LB-SET-09 LB-SET-10 LB-SET-11 LB-SPEC-17 zones by arm and rule', () => {
    const at = (y: number, more: Loose): readonly string[] =>
      faults(
        [
          { id: 'line', x: 900, y: 1050 },
          { id: 'horse', x: 720, y, ...more },
        ],
        { leader: { x: 900, y: 900 } },
      );
    expect(at(750, { kind: 'lightCavalry' })).toEqual([]);
    expect(at(750, { kind: 'dragoons' })).toEqual(['horse LB-SET-12']);
    expect(at(750, { kind: 'dragoons', rules: ['scout'] })).toEqual([]);
    expect(at(950, { kind: 'heavyCavalry' })).toEqual(['horse LB-SET-12']);
    expect(at(1080, { kind: 'heavyCavalry' })).toEqual([]);
  });

  it('LB-SET-11 LB-SET-13 the Reserve stands in zone 3 by the CinC; a General where one of his troops might', () => {
    const reserve = (y: number, cinc: Loose): readonly string[] =>
      faults([{ id: 'line', x: 900, y: 1050 }], { reserve: [{ id: 'guard', x: 700, y }], cinc });
    expect(reserve(1100, { x: 700, y: 1170 })).toEqual([]);
    expect(reserve(900, { x: 700, y: 1170 })).toEqual(['guard LB-SET-12']);
    expect(reserve(1100, { x: 1400, y: 1170 })).toEqual(['guard LB-SET-11']);
    const ahead = stands([{ id: 'line', x: 900, y: 1050 }], { leader: { x: 900, y: 700 } });
    expect(ahead.misplaced.map(({ rule }: Loose) => rule)).toEqual(['LB-SET-12', 'LB-SET-09']);
    expect(ahead.misplaced[0].general).toBeDefined();
  });

  it('LB-SET-09 the nearest lawful place is told, and is lawful', () => {
    const [one] = stands([{ id: 'line', x: 900, y: 795 }]).misplaced;
    expect(one.nearest).toMatchObject({ type: 'place', unit: 'line', formation: 'line' });
    expect(faults([{ id: 'line', x: one.nearest.x, y: one.nearest.y }])).toEqual([]);
  });

  it('LB-TERR-04 LB-MOVE-32 nobody stands on closed ground or astride a hedge', () => {
    const on = (piece: Loose): readonly string[] =>
      faults([{ id: 'line', x: 900, y: 1050 }], { more: { terrain: [piece] } });
    const place = { x: 880, y: 1040, width: 40, height: 20 };
    expect(on({ id: 'farm', kind: 'building', rectangle: place })).toEqual(['line LB-TERR-04']);
    const line = [
      [800, 1050],
      [1000, 1050],
    ];
    expect(on({ id: 'hedge', kind: 'hedge', line })).toEqual(['line LB-MOVE-32']);
  });

  it('LB-SET-13 a General attached already, and any fault of the table, is said with its place', () => {
    const judged = (position: Loose): readonly string[] => {
      const answer = adjudicate('deployment', { position });
      return answer.ok ? [] : answer.problems.map(({ path, rule }) => `${path} ${rule}`);
    };
    expect(judged(laid({ leader: { attachedTo: 'line' } }))).toEqual([
      'position.sides[0].brigades[0].leader.attachedTo LB-SET-13',
    ]);
    expect(judged(laid({ reds: [{ id: 'line', x: 10, y: 700 }] }))).toEqual([
      'position.sides[0].brigades[0].units[0] LB-GEO-18',
    ]);
  });
});
