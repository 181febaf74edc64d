/** What the command line may say, and how it is told what is wrong. */
import { describe, expect, it } from 'vitest';
import { checkSchema, type Schema } from '@drumhead/content/schema';
import { adjudicate, ADJUDICATIONS, adjudicationSchema } from './index.ts';
import { SCHEMAS } from './schemas/index.ts';

const line = { arm: 'infantry' };

describe('situations', () => {
  it.each(ADJUDICATIONS)('%s has a JSON Schema', (kind) => {
    expect(adjudicationSchema(kind)).toMatchObject({ type: 'object', additionalProperties: false });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'fire!'],
    ['an empty object', {}],
    ['a word too much', { attacker: line, defender: line, weather: 'rain' }],
    ['a face of 7', { attacker: line, defender: line, dice: { attacker: [7], defender: [1] } }],
    ['a formation of another arm', { attacker: { arm: 'cavalry', formation: 'square' }, defender: line }],
  ])('%s is refused with its place, and nothing is thrown', (_name, situation) => {
    const judged = adjudicate('approach', situation);
    expect(judged.ok).toBe(false);
    if (!judged.ok) expect(judged.problems.length).toBeGreaterThan(0);
  });

  it.each(ADJUDICATIONS)('%s has defaults of the right form', (kind) => {
    const wrong: unknown[] = [];
    const look = (shape: Schema): void => {
      if (shape.is === 'defaulted' && !checkSchema(shape.value, shape.of, '', [])) wrong.push(shape);
      if ('of' in shape && typeof shape.of === 'object' && 'is' in shape.of) look(shape.of);
      if (shape.is === 'tagged') shape.kinds.forEach(look);
      if (shape.is === 'record') [...Object.values(shape.must), ...Object.values(shape.may)].forEach(look);
    };
    look(SCHEMAS[kind]);
    expect(wrong).toEqual([]);
  });

  it('names the place of a fault', () => {
    const judged = adjudicate('approach', {
      attacker: line,
      defender: line,
      dice: { attacker: [1, 9], defender: [1] },
    });
    expect(judged.ok ? [] : judged.problems.map((problem) => problem.path)).toEqual(['dice.attacker[1]']);
  });

  it('without dice the dice are only counted', () => {
    const judged = adjudicate('contact', { attacker: line, defender: line });
    expect(judged).toMatchObject({ ok: true, value: { attack: { total: 4 }, defence: { total: 4 }, winner: null } });
  });

  it('judges the dice that lie there, and says where they are not as many as were counted', () => {
    const line = { arm: 'infantry', formation: 'line', c: 4, sk: 0 };
    const contact = (attacker: readonly number[], defender: readonly number[]) => {
      const found = adjudicate('contact', { attacker: line, defender: line, dice: { attacker, defender } });
      return found.ok ? [found.value.winner, found.value.miscounted] : found.problems;
    };
    expect(contact([6, 6, 6, 6], [1, 1, 1, 1])).toEqual(['attacker', undefined]);
    expect(contact([6, 6], [1, 1, 1, 1, 1])).toEqual([
      'attacker',
      [
        { side: 'attack', counted: 4, given: 2 },
        { side: 'defence', counted: 4, given: 5 },
      ],
    ]);
  });
  it('LB-ACT-07 LB-REACT-01 LB-SPEC-05 dice that do not fit those chosen are refused, with both counts', () => {
    const faults = (situation: object) => {
      const judged = adjudicate('activation', { q: 3, ...situation });
      return judged.ok ? [] : judged.problems.map(({ path, rule, reason, facts }) => [path, rule, reason, facts]);
    };
    const fault = (rule: string, given: number, wanted: number) => [
      ['dice.faces', rule, 'lb.problem.diceCount', { given, wanted }],
    ];
    expect(faults({ dice: { chosen: 3, faces: [1, 2] } })).toEqual(fault('LB-ACT-07', 2, 3));
    expect(faults({ reaction: true, dice: { chosen: 1, faces: [1, 2] } })).toEqual(fault('LB-REACT-01', 2, 1));
    const dashing = { traits: ['elan'], dice: { chosen: 2, faces: [4, 5] } };
    expect(faults(dashing)).toEqual(fault('LB-SPEC-05', 2, 1));
    expect(faults({ ...dashing, dis: 1 })).toEqual([]);
    expect([faults({ dice: { chosen: 3 } }), faults({ dice: { chosen: 2, faces: [1, 2] } })]).toEqual([[], []]);
  });

  it('LB-OPT-05 a charge that goes home is told, whoever of its targets stays', () => {
    const horse = { arm: 'cavalry', class: 'light', c: 3 } as const;
    const fight = {
      attacker: horse,
      defender: [horse, horse],
      dice: { attacker: [5, 3, 2, 1], defender: [5, 4, 3, 1, 1] },
    };
    const end = (more: object) => {
      const judged = adjudicate('approach', { ...fight, ...more });
      return judged.ok ? judged.value.end : judged.problems;
    };
    const evade = { by: 'defender', defender: 0, use: 'retreat' } as const;
    const waive = { by: 'defender', use: 'waive' } as const;
    expect([end({ uses: [waive] }), end({ uses: [evade, waive] })]).toEqual(['attackerWithdraws', 'attackerWithdraws']);
    const on = { chargeGoesHome: true };
    expect(end({ ...on, uses: [waive] })).toBe('contactByAttacker');
    expect(end({ ...on, uses: [evade, waive] })).toBe('contactByAttacker');
    expect(end({ ...on, uses: [evade, { ...evade, defender: 1 }, waive] })).toBe('attackerStays');
  });

  it('LB-APP-27 LB-APP-40 uses are judged one after the other, each refusal with its rule', () => {
    const judged = adjudicate('approach', {
      attacker: line,
      defender: line,
      dice: { attacker: [5, 4, 2, 1], defender: [5, 3, 3, 1] },
      uses: [
        { by: 'defender', use: 'contact' },
        { by: 'defender', use: 'turn' },
        { by: 'attacker', use: 'contact' },
        { by: 'defender', use: 'cancel' },
      ],
    });
    const uses = judged.ok ? judged.value.uses.map((use) => use.refused?.rule ?? 'allowed') : [];
    expect(uses).toEqual(['LB-APP-27', 'LB-APP-27', 'allowed', 'LB-ACT-19']);
    expect(judged).toMatchObject({ value: { end: 'contactByAttacker' } });
  });

  it('LB-APP-08 LB-APP-33 infantry that won everything still cannot close with cavalry', () => {
    const judged = adjudicate('approach', {
      attacker: line,
      defender: { arm: 'cavalry' },
      dice: { attacker: [6, 5, 4], defender: [5, 4, 3] },
      uses: [{ by: 'attacker', use: 'contact' }],
    });
    expect(judged).toMatchObject({ value: { uses: [{ refused: { rule: 'LB-APP-08' } }] } });
  });

  it('LB-TERR-08 soft cover gives the target one die against guns, walls and buildings two, the battery none', () => {
    const dice = (cover: string): readonly [attack: number, defence: number] => {
      const judged = adjudicate('bombardment', { battery: { arm: 'artillery' }, target: line, cover });
      if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
      const { attack, defence } = judged.value;
      return [attack.total, defence.total];
    };
    const [attack, open] = dice('none');
    const adds = (cover: string): number => {
      const [own, its] = dice(cover);
      expect(own).toBe(attack);
      return its - open;
    };
    expect(['soft', 'wood', 'rough', 'hedge', 'fence', 'ditch'].map(adds)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['hard', 'wall', 'building', 'sector'].map(adds)).toEqual([2, 2, 2, 2]);
    expect(['swamp', 'steepHill', 'stream'].map(adds)).toEqual([0, 0, 0]);
  });

  it('LB-BUA-13 LB-BUA-16 a garrison has 3 + 2 dice, only cancels, and is entered when it falls', () => {
    const storm = {
      attacker: { arm: 'infantry', formation: 'attackColumn' },
      defender: { arm: 'infantry', formation: 'garrison' },
    };
    const held = adjudicate('approach', {
      ...storm,
      kept: 1,
      dice: { attacker: [5, 2, 1], defender: [6, 5, 4, 1, 1] },
    });
    expect(held).toMatchObject({ value: { defence: { total: 5 }, may: { defender: ['cancel'] } } });
    const fallen = adjudicate('contact', { ...storm, dice: { attacker: [6, 3, 1], defender: [5, 2, 2] } });
    expect(fallen).toMatchObject({ value: { winner: 'attacker', may: ['enterSector'] } });
  });

  it('LB-BUA-11 LB-BUA-17 a garrison makes no Approach, and only an attack column makes one upon it', () => {
    const held = { arm: 'infantry', formation: 'garrison' };
    const refused = (attacker: unknown, defender: unknown) => adjudicate('approach', { attacker, defender });
    expect(refused(held, line)).toMatchObject({ problems: [{ path: 'attacker.formation', rule: 'LB-BUA-17' }] });
    for (const attacker of [line, { arm: 'cavalry' }]) {
      expect(refused(attacker, held)).toMatchObject({ problems: [{ path: 'attacker', rule: 'LB-BUA-11' }] });
    }
    expect(adjudicate('approach', { level: 'army', attacker: line, defender: held })).toMatchObject({ ok: true });
  });

  describe('from sector to sector', () => {
    const inside = { arm: 'infantry', formation: 'garrison' };
    const storm = (more: object) => adjudicate('contact', { attacker: inside, defender: inside, ...more });
    const won = { attacker: [6, 3, 1], defender: [5, 2, 2] };

    it('LB-BUA-13 LB-BUA-17 both have 3 dice, the defender 2 more; the winner enters', () => {
      const judged = storm({ attack: { bought: 1 }, dice: won });
      expect(judged).toMatchObject({
        value: { attack: { total: 4 }, defence: { total: 5 }, winner: 'attacker', may: ['enterSector'] },
      });
      const beaten = storm({ dice: { attacker: won.defender, defender: won.attacker } });
      expect(beaten).toMatchObject({ value: { winner: 'defender', may: [] } });
    });

    it('LB-BUA-03 it has no flank', () => {
      expect(storm({ flank: true })).toMatchObject({ value: { attack: { total: 3 } } });
    });

    it('LB-BUA-14 LB-BUA-18 LB-BUA-19 the beaten goes out, into the next sector, past friends, or upon an enemy', () => {
      const goes = (way: object) => {
        const judged = storm({ dice: won, town: { defender: way } });
        if (!judged.ok) throw new Error(JSON.stringify(judged.problems));
        const [unit] = judged.value.defenders;
        return [unit?.formation, unit?.eliminated, ...(unit?.events ?? []).map(({ what }) => what)];
      };
      expect(goes({})).toEqual(['attackColumn', false, 'disorder', 'leavesSector']);
      expect(goes({ straight: ['empty', 'enemy'] })).toEqual(['garrison', false, 'disorder', 'entersSector']);
      expect(goes({ straight: ['friend'] })).toEqual([
        'attackColumn',
        false,
        'disorder',
        'passesFriend',
        'leavesSector',
      ]);
      expect(goes({ straight: ['friend', 'enemy'] })).toEqual([
        'garrison',
        true,
        'disorder',
        'passesFriend',
        'eliminated',
      ]);
      expect(goes({ straight: ['enemy'], beside: true })).toEqual(['garrison', false, 'disorder', 'entersSector']);
    });

    it('LB-BUA-20 a beaten attacker leaves its sector the same way', () => {
      const judged = storm({
        dice: { attacker: won.defender, defender: won.attacker },
        town: { attacker: { straight: ['empty'] }, defender: { straight: ['enemy'] } },
      });
      expect(judged).toMatchObject({
        value: { attacker: { formation: 'garrison', events: [{}, { what: 'entersSector', rule: 'LB-BUA-18' }] } },
      });
    });

    it('LB-BUA-13 LB-BUA-17 LB-BUA-25 names the place of an impossible value', () => {
      expect(storm({ defender: line })).toMatchObject({
        problems: [{ path: 'attacker.formation', rule: 'LB-BUA-17' }],
      });
      expect(storm({ attacker: { ...inside, dis: 3 } })).toMatchObject({
        problems: [{ path: 'attacker.dis', rule: 'LB-REACT-18' }],
      });
      expect(storm({ mover: 'defender' })).toMatchObject({ problems: [{ path: 'mover', rule: 'LB-BUA-13' }] });
    });
  });

  it('LB-BRK-07 a breakthrough that is won leaves only the recall', () => {
    const judged = adjudicate('contact', {
      attacker: { arm: 'cavalry' },
      defender: line,
      breakthrough: true,
      dice: { attacker: [6, 3, 1], defender: [5, 2, 1] },
    });
    expect(judged).toMatchObject({ value: { may: ['recall'] } });
  });
});
