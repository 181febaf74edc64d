/** Tables laid out in JSON: what is wrong with them is said with its place, and what is right is judged by the rules. */
import { describe, expect, it } from 'vitest';
import { laid } from '../../../test/givenTables.ts';
import { adjudicate } from '../index.ts';

type Loose = ReturnType<typeof JSON.parse>;

function outcome(kind: Parameters<typeof adjudicate>[0], situation: Loose): Loose {
  const judged = adjudicate(kind, situation);
  if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
  return judged.value;
}

/** Places and rules of the faults. */
function faults(kind: Parameters<typeof adjudicate>[0], situation: Loose): readonly string[] {
  const judged = adjudicate(kind, situation);
  return judged.ok ? [] : judged.problems.map(({ path, rule }) => `${path} ${rule}`);
}

describe('a table that cannot be', () => {
  const unit = 'position.sides[0].brigades[0].units';
  const cases: readonly (readonly [string, Loose, string])[] = [
    [
      'LB-GEO-18 two units on one place',
      {
        reds: [
          { id: 'a', x: 900, y: 700 },
          { id: 'b', x: 910, y: 702 },
        ],
      },
      `${unit}[1] LB-GEO-18`,
    ],
    ['LB-GEO-18 a unit over the edge', { reds: [{ id: 'a', x: 10, y: 700 }] }, `${unit}[0] LB-GEO-18`],
    [
      'LB-FORM-01 a battalion limbered',
      { reds: [{ id: 'a', x: 900, y: 700, formation: 'limbered' }] },
      `${unit}[0].formation LB-FORM-01`,
    ],
    [
      'LB-UNIT-01 guns with a combat value',
      { reds: [{ id: 'a', kind: 'footArtillery', c: 4, x: 900, y: 700 }] },
      `${unit}[0].c LB-UNIT-01`,
    ],
    [
      'LB-SPEC-21 an Unpredictable unit with a Quality',
      { reds: [{ id: 'a', q: 4, rules: ['unpredictable'], x: 900, y: 700 }] },
      `${unit}[0].q LB-SPEC-21`,
    ],
    ['a unit that stands nowhere', { reds: [{ id: 'a', x: 900 }] }, `${unit}[0].y KERNEL-FORMAT`],
    [
      'one name twice',
      { reds: [{ id: 'a', x: 900, y: 700 }], blues: [{ id: 'a', x: 900, y: 300 }] },
      'position.sides[1].brigades[0].units[0].id KERNEL-FORMAT',
    ],
    [
      'LB-BUA-01 a sector that is not there',
      { reds: [{ id: 'a', sector: 'farm' }] },
      `${unit}[0].sector KERNEL-FORMAT`,
    ],
    [
      'LB-CINC-06 a battalion assigned that is no Reserve',
      { reds: [{ id: 'a', x: 900, y: 700, assigned: 'red-1' }] },
      `${unit}[0].assigned LB-CINC-06`,
    ],
    [
      'LB-LEAD-11 a Leader with an enemy',
      { leader: { attachedTo: 'jaeger' } },
      'position.sides[0].brigades[0].leader.attachedTo LB-LEAD-11',
    ],
    ['LB-CINC-13 a CinC with a unit', { cinc: { attachedTo: 'line' } }, 'position.sides[0].cinc.attachedTo LB-CINC-13'],
    [
      'terrain off the table',
      { more: { terrain: [{ id: 'w', kind: 'wood', rectangle: { x: 0, y: 0, width: 50, height: 50 } }] } },
      'position.terrain[0]',
    ],
    ['an unknown side at work', { more: { active: 'green' } }, 'position.active KERNEL-FORMAT'],
  ];
  it.each(cases)('%s', (_name, spec, said) => {
    const found = faults('standing', { position: laid(spec) });
    expect(
      found.some((fault) => fault.startsWith(said)),
      found.join('; '),
    ).toBe(true);
  });

  it('a sector is held by one battalion of foot, not by horse, and not when it lies in ruins', () => {
    const terrain = [{ id: 'farm', kind: 'sector', rectangle: { x: 900, y: 700, width: 120, height: 120 } }];
    const held = (reds: Loose, dis = 0) =>
      faults('standing', { position: laid({ reds, more: { terrain, sectors: [{ id: 'farm', dis }] } }) });
    expect(held([{ id: 'a', sector: 'farm' }])).toEqual([]);
    expect(
      held([
        { id: 'a', sector: 'farm' },
        { id: 'b', sector: 'farm' },
      ]),
    ).toHaveLength(1);
    expect(held([{ id: 'a', kind: 'dragoons', sector: 'farm' }])).not.toEqual([]);
    expect(held([{ id: 'a', sector: 'farm' }], 7)).toHaveLength(1);
  });

  it('moments and orders name existing units', () => {
    const position = laid();
    expect(faults('play', { position, moment: { at: 'acting', units: ['nobody'] } })).toEqual([
      'moment.units[0] KERNEL-FORMAT',
    ]);
    expect(faults('play', { position, moment: { at: 'acting', units: ['jaeger'] } })).toEqual([
      'moment.units[0] KERNEL-FORMAT',
    ]);
    expect(faults('play', { position, moment: { at: 'slot', brigade: 'blue-1' } })).toEqual([
      'moment.brigade KERNEL-FORMAT',
    ]);
    expect(faults('play', { position, moment: { at: 'general', brigade: 'red-1' } })).toEqual([
      'moment.brigade LB-LEAD-23',
    ]);
    const orders = [
      { type: 'open', brigade: 'red-1' },
      { type: 'activate', unit: 'ghosts', dice: 2 },
    ];
    expect(faults('play', { position, orders })).toEqual(['orders[1].unit KERNEL-FORMAT']);
    expect(faults('play', { position, orders: [{ type: 'sing' }] })).toEqual(['orders[0] KERNEL-COMMAND']);
    expect(faults('play', { position, orders: [{ type: 'pass', by: 'green' }] })).toEqual([
      'orders[0].by KERNEL-FORMAT',
    ]);
  });
});

describe('orders on a table', () => {
  it('LB-ACT-08 LB-ACT-13 LB-REACT-01 an activation is rolled, the other side reacts, the slot closes', () => {
    const told = outcome('play', {
      position: laid({ leader: { x: 900, y: 800 } }),
      moment: { at: 'slot', brigade: 'red-1' },
      orders: [
        { type: 'activate', unit: 'line', dice: 3 },
        { type: 'roll', faces: [[5, 1, 1]] },
        { type: 'react', unit: 'jaeger' },
        { type: 'roll', faces: [[2, 1]] },
      ],
    });
    expect(told.orders[1].events[0]).toMatchObject({ unit: 'line', successes: 1, failures: 2, actions: 1 });
    expect(told.orders[3].events[0]).toMatchObject({ unit: 'jaeger', reaction: true, actions: 0 });
    expect(told.waits[0]).toMatchObject({ seat: 'red', decision: 'acting' });
  });

  it('LB-GEN-09 a draw is offered and answered as any other order', () => {
    const played = (...orders: readonly object[]) =>
      outcome('play', {
        position: laid({ leader: { x: 900, y: 800 } }),
        moment: { at: 'slot', brigade: 'red-1' },
        orders,
      });
    const offer = { type: 'offerDraw', by: 'red' };
    expect(played(offer).waits[0]).toMatchObject({ seat: 'blue', decision: 'drawOffer', rule: 'LB-GEN-09' });
    expect(played(offer, { type: 'acceptDraw' }).winner).toEqual({
      side: null,
      rule: 'LB-GEN-09',
      reason: 'lb.end.agreed',
    });
    const declined = played(offer, { type: 'declineDraw' }, offer);
    expect(declined.orders[1]).toMatchObject({ by: 'blue', events: [{ type: 'drawDeclined', rule: 'LB-GEN-09' }] });
    expect(declined.refused).toMatchObject({ order: 2, rule: 'LB-GEN-09', reason: 'lb.refusal.drawAgain' });
    expect(declined.waits[0]).toMatchObject({ seat: 'red', decision: 'slot' });
  });

  it('LB-LEAD-05 LB-LEAD-28 a group order, and the units it may not name', () => {
    const position = laid({
      leader: { x: 900, y: 800 },
      reds: [
        { id: 'a', x: 800, y: 700 },
        { id: 'b', x: 1000, y: 700 },
      ],
    });
    const group = (units: readonly string[]) =>
      outcome('play', {
        position,
        moment: { at: 'general', brigade: 'red-1' },
        orders: [{ type: 'group', general: 'red-1-leader', units, dice: 2 }],
      });
    expect(group(['a', 'b']).orders[0].events[0]).toMatchObject({ type: 'groupOrdered', units: ['a', 'b'] });
    expect(group(['a', 'jaeger']).refused).toMatchObject({ order: 0, rule: 'LB-LEAD-28' });
  });

  it('LB-UNIT-09 LB-BRK-03 LB-CINC-06 rally, breakthrough and the Reserve go by their own rules', () => {
    const rallied = outcome('play', {
      position: laid({ leader: { x: 900, y: 900 }, reds: [{ id: 'a', x: 900, y: 820, dis: 2 }] }),
      moment: { at: 'acting', units: ['a'], actions: 1 },
      orders: [{ type: 'rally', unit: 'a' }],
    });
    expect(rallied.orders[0].events[0]).toMatchObject({ type: 'rallied', rule: 'LB-UNIT-09', dis: 1 });
    const through = outcome('play', {
      position: laid({
        reds: [{ id: 'horse', kind: 'dragoons', x: 900, y: 700 }],
        blues: [
          { id: 'first', x: 900, y: 580 },
          { id: 'second', x: 900, y: 480 },
        ],
      }),
      moment: { at: 'acting', units: ['horse'], actions: 1 },
      orders: [
        { type: 'approach', unit: 'horse' },
        {
          type: 'roll',
          faces: [
            [6, 5, 4, 1, 1],
            [6, 1, 1, 1],
          ],
        },
        { type: 'contact', unit: 'horse' },
        { type: 'declare' },
        {
          type: 'roll',
          faces: [
            [6, 3, 2, 1, 1, 1, 1, 1],
            [5, 2, 1, 1, 1],
          ],
        },
        { type: 'breakthrough' },
      ],
    });
    expect(through.orders.at(-1).events[0]).toMatchObject({ type: 'brokeThrough', unit: 'horse', target: 'second' });
    const assigned = outcome('play', {
      position: laid({
        leader: { x: 900, y: 800 },
        cinc: { x: 900, y: 1000 },
        reserve: [{ id: 'guards', x: 900, y: 1100 }],
      }),
      moment: { at: 'general', brigade: null, actions: 1 },
      orders: [
        { type: 'assign', unit: 'guards', brigade: 'red-1' },
        { type: 'move', unit: 'guards', move: { kind: 'straight', distance: 60 } },
      ],
    });
    expect(assigned.orders[0].events[0]).toMatchObject({ type: 'assigned', brigade: 'red-1' });
    expect(assigned.position.sides[0].reserve.units[0]).toMatchObject({ id: 'guards', assigned: 'red-1', y: 1040 });
  });

  it('with `say`, events and refusals come with messages', () => {
    const say = (key: string) => `[${key}]`;
    const situation = {
      position: laid(),
      unit: 'line',
      order: { type: 'move', move: { kind: 'straight', distance: 500 } },
    };
    const judged = adjudicate('move', situation, say);
    expect(judged).toMatchObject({ ok: true, value: { refused: { line: expect.stringContaining('[lb.refusal.') } } });
  });
});

describe('read off a table', () => {
  it('LB-MOVE-02 LB-MOVE-15 a move is legal, or refused with the rule and the nearest that is', () => {
    const order = { type: 'move', move: { kind: 'lateral', side: 'left', distance: 80 } };
    const judged = outcome('move', { position: laid(), unit: 'line', order });
    expect(judged).toMatchObject({ legal: false, refused: { nearest: { move: { kind: 'lateral', distance: 50 } } } });
    const legal = outcome('move', {
      position: laid(),
      unit: 'line',
      order: { type: 'move', move: { kind: 'straight', distance: 80 } },
    });
    expect(legal).toMatchObject({ legal: true, stands: { x: 900, y: 620 } });
  });

  it('LB-LOS-02 LB-LOS-09 LB-BOMB-05 LB-TERR-09 lines of sight, and legal targets of guns', () => {
    const position = laid({
      reds: [{ id: 'guns', kind: 'footArtillery', x: 900, y: 700 }],
      blues: [
        { id: 'open', x: 900, y: 480 },
        { id: 'hidden', x: 900, y: 300 },
        { id: 'hedged', x: 760, y: 560, facing: 180 },
      ],
      more: {
        terrain: [
          { id: 'wood', kind: 'wood', rectangle: { x: 900, y: 400, width: 300, height: 60 } },
          {
            id: 'hedge',
            kind: 'hedge',
            line: [
              [680, 580],
              [960, 590],
            ],
          },
        ],
      },
    });
    const look = (to: string) => outcome('sight', { position, from: 'guns', to }).looks[0];
    expect(look('open')).toMatchObject({ sees: true, inArc: true, shot: { refused: null, range: 'medium' } });
    expect(look('hidden')).toMatchObject({ sees: false, shot: { refused: { rule: 'LB-LOS-02' } } });
    expect(look('hedged').shot.cover).toMatchObject({ total: 1, lines: [{ rule: 'LB-TERR-09' }] });
  });

  it('LB-RET-01 LB-RET-06 LB-PASS-02 a retreat goes through friends, and into an enemy not at all', () => {
    const back = (more: Loose) =>
      outcome('retreat', { position: laid(more), unit: 'line', from: 'jaeger', beaten: true });
    const friend = { id: 'friend', x: 900, y: 680, formation: 'attackColumn' };
    const line = { id: 'line', x: 900, y: 600 };
    expect(back({ reds: [line, friend] })).toMatchObject({
      stands: { x: 900 },
      events: [
        { type: 'retreated', passed: ['friend'] },
        { type: 'disordered', unit: 'friend', rule: 'LB-PASS-02' },
      ],
    });
    const behind = { id: 'behind', x: 900, y: 660 };
    expect(back({ reds: [line], blues: [{ id: 'jaeger', x: 900, y: 500 }, behind] })).toMatchObject({
      stands: null,
      events: [{ type: 'eliminated', rule: 'LB-RET-06' }],
    });
  });

  it('LB-VIC-11 LB-VIC-08 LB-LEAD-19 LB-PROX-01 command, threats, proximity, Shaken and the score', () => {
    const told = outcome('standing', {
      position: laid({
        leader: { x: 900, y: 1000 },
        reds: [
          { id: 'a', x: 900, y: 900, dis: 2 },
          { id: 'b', x: 900, y: 930, dis: 1 },
        ],
        blueLeader: { x: 900, y: 1100 },
        blues: [
          { id: 'deep', x: 400, y: 1050 },
          { id: 'with', x: 550, y: 1050 },
        ],
        more: { sectors: [] },
      }),
    });
    expect(told.units.find((u: Loose) => u.unit === 'a')).toMatchObject({ tooNear: ['b'], inCommand: true });
    expect(told.brigades[0]).toMatchObject({ dis: 3, shakenAt: 3, shaken: true });
    expect(told.generals.find((g: Loose) => g.general === 'blue-1-leader')).toMatchObject({ threatened: true });
    expect(told.sides[0].breakPoint).toBe(1);
  });

  it('LB-VIC-01 LB-VIC-13 a described side of one unit, or with a Timid CinC, is not beaten from the start', () => {
    const reds = [{ id: 'a', x: 900, y: 900 }];
    const score = (spec: Loose) =>
      outcome('standing', { position: laid({ reds, blues: [{ id: 'b', x: 900, y: 400 }], ...spec }) }).sides;
    for (const cinc of [{}, { rules: ['timid'] }]) {
      for (const { breakPoint, atBreakPoint } of score({ cinc })) {
        expect({ breakPoint, atBreakPoint }).toEqual({ breakPoint: 1, atBreakPoint: false });
      }
    }
    // What the position says goes.
    const given = { ...laid({ reds }), sides: laid({ reds }).sides.map((side: Loose) => ({ ...side, breakPoint: 3 })) };
    expect(outcome('standing', { position: given }).sides[0].breakPoint).toBe(3);
  });
});

describe('without a table', () => {
  it('LB-ACT-02 LB-ACT-03 the higher three dice begin, a tie is rolled again', () => {
    expect(
      outcome('initiative', {
        dice: [
          [6, 5, 1],
          [4, 4, 3],
        ],
      }),
    ).toMatchObject({ first: 0, totals: [12, 11] });
    expect(
      outcome('initiative', {
        dice: [
          [1, 1, 1],
          [1, 1, 1],
        ],
      }),
    ).toMatchObject({ first: null, rule: 'LB-ACT-03' });
  });

  it('LB-SET-04 LB-SPEC-17 a die and a point for every Scout choose the role, a tie is rolled again', () => {
    expect(outcome('roles', { dice: [3, 4], scouts: [2, 0] })).toMatchObject({
      chooses: 0,
      totals: [5, 4],
      tallies: [
        [
          { rule: 'LB-SET-04', add: 3 },
          { rule: 'LB-SPEC-17', add: 2 },
        ],
        [{ rule: 'LB-SET-04', add: 4 }],
      ],
    });
    expect(outcome('roles', { dice: [2, 5] })).toMatchObject({ chooses: 1 });
    expect(outcome('roles', { dice: [3, 4], scouts: [1, 0] })).toMatchObject({ chooses: null });
  });

  it('LB-LEAD-16 LB-LEAD-17 LB-LEAD-27 LB-CINC-12 a General is tested, lost or placed anew, and replaced', () => {
    expect(outcome('survival', { test: 'unitEliminated', q: 5, faces: [6, 1, 4] })).toMatchObject({
      rule: 'LB-LEAD-16',
      survives: false,
      points: 2,
      replacement: { q: 5 },
    });
    expect(outcome('survival', { test: 'contacted', q: 3 })).toMatchObject({ dice: 2, survives: null });
    const cinc = outcome('survival', { test: 'contacted', who: 'cinc', faces: [2, 6] });
    expect(cinc).toMatchObject({ rule: 'LB-CINC-12', survives: true, placedAnew: true, replacement: null });
    expect(faults('survival', { test: 'charismatic', who: 'cinc' })).toEqual(['test LB-CINC-13']);
    expect(faults('survival', { test: 'contacted', faces: [2] })).toEqual(['faces LB-LEAD-17']);
  });

  it('LB-LIST-05 LB-LIST-06 LB-QC-02 Generals and troops by the tables', () => {
    expect(outcome('general', { nation: 'france', who: 'leader1', face: 5 })).toMatchObject({ q: 3 });
    expect(outcome('general', { nation: 'france', who: 'leader1', face: 5 }).mayChoose).toContain('charismatic');
    expect(faults('general', { nation: 'france', who: 'leader3', face: 5 })).toEqual(['who LB-LIST-01']);
    expect(outcome('strength', { troops: 'lineInfantry', men: 820 })).toMatchObject({
      q: { total: 4 },
      c: { total: 5 },
    });
    expect(faults('strength', { troops: 'lineInfantry' })).toEqual(['men LB-QC-02']);
  });

  it('LB-DICE-12 LB-DICE-13 LB-SPEC-03 a die of a combat is re-rolled once, by its owner’s right', () => {
    const base = {
      attacker: { arm: 'infantry', traits: ['determined'] },
      defender: { arm: 'infantry' },
      dice: { attacker: [3, 2, 1, 1], defender: [4, 2, 1, 1] },
    };
    const plain = outcome('approach', base);
    expect(plain).toMatchObject({ rerolls: [{ by: 'attacker', rule: 'LB-SPEC-03' }], disorder: { attacker: 1 } });
    const again = outcome('approach', { ...base, rerolls: [{ by: 'attacker', die: 0, face: 6 }] });
    expect(again).toMatchObject({ disorder: { attacker: 0, defender: 1 } });
    const twice = [
      { by: 'attacker', die: 0, face: 6 },
      { by: 'attacker', die: 0, face: 6 },
    ];
    expect(faults('approach', { ...base, rerolls: twice })).toEqual(['rerolls[1] LB-DICE-13']);
    expect(faults('approach', { ...base, rerolls: [{ by: 'defender', die: 0, face: 6 }] })).toEqual([
      'rerolls[0] LB-DICE-13',
    ]);
    expect(faults('approach', { ...base, rerolls: [{ by: 'attacker', die: 9, face: 6 }] })).toEqual([
      'rerolls[0] LB-DICE-12',
    ]);
    const weak = { attacker: { arm: 'infantry' }, defender: { arm: 'infantry', traits: ['weak'] } };
    expect(outcome('contact', weak)).toMatchObject({ rerolls: [{ by: 'attacker', rule: 'LB-SPEC-24' }] });
  });

  it('LB-CINC-03 LB-SPEC-31 a failed die of a Leader or of his group is rolled again', () => {
    const roll = { q: 4, dice: { faces: [2, 5] } };
    const cinc = outcome('activation', { ...roll, by: 'leader', reroll: { right: 'cinc', die: 0, face: 6 } });
    expect(cinc).toMatchObject({ successes: 2, failures: 0 });
    const active = outcome('activation', { ...roll, by: 'group', reroll: { right: 'active', die: 0, face: 1 } });
    expect(active).toMatchObject({ successes: 1, failures: 1 });
    expect(faults('activation', { ...roll, by: 'unit', reroll: { right: 'cinc', die: 0, face: 6 } })).toEqual([
      'reroll LB-CINC-03',
    ]);
    expect(faults('activation', { ...roll, by: 'leader', reroll: { right: 'cinc', die: 1, face: 6 } })).toEqual([
      'reroll LB-CINC-03',
    ]);
  });
});

describe('a General with a unit', () => {
  const reds = [
    { id: 'line', x: 900, y: 700 },
    { id: 'gone', eliminated: true },
  ];
  const faultsOf = (general: Loose): readonly unknown[] => {
    const judged = adjudicate('standing', {
      position: laid({ reds, reserve: [{ id: 'guard', x: 500, y: 750 }], ...general }),
    } as Loose);
    return judged.ok ? [] : judged.problems;
  };
  it.each(['guard', 'gone', 'nobody', 'jaeger'])(
    'LB-LEAD-11 LB-CINC-13 is a Leader, with one of his own that stands: not with %s',
    (attachedTo) => {
      for (const [general, path, rule] of [
        [{ leader: { attachedTo } }, 'brigades[0].leader', 'LB-LEAD-11'],
        [{ cinc: { attachedTo } }, 'cinc', 'LB-CINC-13'],
      ] as const)
        expect(faultsOf(general)).toContainEqual({
          path: `position.sides[0].${path}.attachedTo`,
          rule,
          reason: 'lb.problem.notAttached',
          facts: { id: attachedTo },
        });
    },
  );

  it('LB-LEAD-11 LB-CINC-13 rides with a unit of his own Brigade; the CinC with none', () => {
    expect(faultsOf({ leader: { attachedTo: 'line' } })).toEqual([]);
    expect(faultsOf({ cinc: { attachedTo: 'line' } })).toHaveLength(1);
  });

  it('LB-CINC-13 adds no dice and meets the tests of those who do nowhere', () => {
    for (const test of ['leaderDice', 'charismatic', 'unitEliminated']) {
      const judged = adjudicate('survival', { test, who: 'cinc' } as Loose);
      expect(judged).toEqual({
        ok: false,
        problems: [{ path: 'test', rule: 'LB-CINC-13', reason: 'lb.problem.notForCinc', facts: {} }],
      });
    }
  });
});
