/** Chapter 30: every worked example of the book (B) and of the catalogue (W). */
import { facing, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { playing } from '../test/scriptedPlay.ts';
import { battlefield, mover } from '../test/positions.ts';
import { adjudicate, type AdjudicationKind, type Outcomes } from './adjudicate/index.ts';
import { planMove } from './movement/index.ts';

function judged<K extends AdjudicationKind>(kind: K, situation: unknown): Outcomes[K] {
  const result = adjudicate(kind, situation);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const line = { arm: 'infantry', formation: 'line' };
const column = { arm: 'infantry', formation: 'attackColumn' };
const march = { arm: 'infantry', formation: 'marchColumn' };
const square = { arm: 'infantry', formation: 'square' };
const hussars = { arm: 'cavalry' };
const battery = { arm: 'artillery' };
const roll = (attacker: number[], defender: number[]) => ({ dice: { attacker, defender } });

/** Who won each pair: A, D or = (no effect). */
const pairs = (outcome: { readonly pairs: readonly { readonly wonBy: string | null }[] }): string =>
  outcome.pairs.map(({ wonBy }) => (wonBy === null ? '=' : wonBy === 'attacker' ? 'A' : 'D')).join('');

const shot = (target: object, attacker: number[], defender: number[], more: object = {}) =>
  judged('bombardment', { battery, target, ...roll(attacker, defender), ...more });
const effects = (outcome: Outcomes['bombardment']): string[] =>
  outcome.effects.map(({ who, effect }) => `${who} ${effect}`);
const approach = (attacker: object, defender: object, dice: object | null, more: object = {}) =>
  judged('approach', { attacker, defender, ...dice, ...more });
const contact = (attacker: object, defender: object, dice: object | null, more: object = {}) =>
  judged('contact', { attacker, defender, ...dice, ...more });
const dis = (outcome: Outcomes['contact']): [number, number] => [outcome.attacker.dis, outcome.defenders[0]?.dis ?? -1];
const what = (unit: Outcomes['contact']['attacker'] | undefined): string[] =>
  unit?.events.map((event) => event.what) ?? [];

describe('from the book', () => {
  it('B01 LB-APP-19 two of three actions bought: 4 + 2 dice', () => {
    expect(approach(line, line, null, { bought: 2 }).attack.total).toBe(6);
  });

  it('B02 LB-ACT-13 one success and two failures: 1 action, 2-dice reaction, the slot closes', () => {
    const outcome = judged('activation', { q: 4, inCommand: false, dice: { faces: [4, 3, 2] } });
    expect(outcome).toMatchObject({ actions: 1, failures: 2, slotCloses: true, answer: { what: 'reaction', dice: 2 } });
  });

  it('B03 LB-REACT-01 two successes and one failure: a try with one die', () => {
    const outcome = judged('activation', { q: 4, inCommand: false, dice: { faces: [5, 4, 2] } });
    expect(outcome).toMatchObject({
      actions: 2,
      slotCloses: false,
      answer: { what: 'reaction', dice: 1, when: 'anyWindow' },
    });
  });

  it('B04 LB-REACT-02 LB-REACT-09 a battery turns and fires before the column it saw coming moves; then the fight, then the slot closes', () => {
    const t = playing(
      battlefield({
        units: [
          { formation: 'attackColumn', at: [900, 800] },
          { side: 1, at: [900, 600] },
          { side: 1, kind: 'battery', at: [760, 560], facing: 240 },
        ],
      }),
    );
    t.red({ type: 'open', brigade: 0 }).red({ type: 'activate', unit: 0, dice: 3 }).roll([5, 2, 2]);
    expect(t.waits).toBe('blue window');
    t.blue({ type: 'react', unit: 2 }).roll([4, 5]);
    t.blue({ type: 'move', unit: 2, move: { kind: 'rotate', angle: -facing(90) } });
    t.blue({ type: 'fire', unit: 2, target: 0, sector: -1, added: 0 }).roll([1, 1, 1, 1], [6, 6, 6]);
    expect(t.state.units[2]?.loaded).toBe(false);
    expect(t.waits).toBe('red acting');
    t.red({ type: 'approach', unit: 0, sector: -1 }).roll([1, 1, 1], [6, 1, 1, 1]).blue({ type: 'waive' });
    expect(t.eventTypes).toContain('retreated');
    expect(t.eventTypes).toContain('slotClosed');
  });

  it('B05 LB-LEAD-27 a captured Leader of Q 3 is replaced by one of Q 4', () => {
    const t = playing(
      battlefield({
        units: [{ at: [500, 1000] }, { side: 1, at: [500, 200] }],
        generals: [
          { brigade: 0, q: 3, status: 'gone', fate: 'lost' },
          { cinc: true, side: 0, at: [600, 1050] },
        ],
      }),
    );
    t.red({ type: 'open', brigade: -1 }).red({ type: 'activateGeneral', general: 2, dice: 1 }).roll([6]);
    const offer = t.offered('red', 'nominate')[0];
    if (offer === undefined) throw new Error('no place for the new Leader');
    t.red(offer);
    expect(t.state.generals[0]).toMatchObject({ q: 4, status: 'table' });
  });

  it('B06 LB-DICE-01 LB-DICE-06 a tie at 1 stays where ties do nothing, else the spare 1 wins it', () => {
    expect(pairs(shot({ arm: 'sector' }, [5, 5, 1, 1], [6, 2, 1]))).toBe('DA=');
    expect(pairs(approach(line, column, roll([5, 5, 1, 1], [6, 2, 1])))).toBe('DAA');
  });

  it('B07 LB-DICE-04 3 + 2 against 3 + 1', () => {
    const outcome = approach(line, line, roll([6, 5, 3, 2, 1], [5, 4, 3, 1]));
    expect(pairs(outcome)).toBe('AAA');
    expect(outcome.pairs[2]).toMatchObject({ attackerUnused: 2, defenderUnused: 1 });
  });

  it('B08 LB-APP-13 attacked from outside its arc a unit rolls and causes no DIS', () => {
    const outcome = approach(line, line, roll([3, 2, 2, 1], [6, 5, 5, 5]), { flank: true });
    expect(outcome).toMatchObject({ passive: true, disorder: { attacker: 0, defender: 0 }, actions: { defender: 2 } });
  });

  it('B09 LB-APP-20 LB-APP-21 LB-APP-25 a tie, then one die each: 1 DIS each, 1-1, D first', () => {
    const outcome = approach(line, column, roll([5, 4, 2, 1], [5, 3, 3]));
    expect(pairs(outcome)).toBe('=AD');
    expect(outcome).toMatchObject({ disorder: { attacker: 1, defender: 1 }, actions: { won: '1-1' } });
    expect(outcome.may.attacker).toEqual([]);
    expect(outcome.may.defender).toEqual(['cancel', 'retreat', 'form']);
  });

  it('B10 LB-APP-13 LB-APP-20 the same tie in flank hurts D alone; A has 2 actions', () => {
    const outcome = approach(line, column, roll([5, 4, 3, 2, 1, 1], [5, 3, 2]), { flank: true });
    expect(outcome).toMatchObject({ disorder: { attacker: 0, defender: 1 }, actions: { attacker: 2, defender: 0 } });
  });

  it('B11 LB-DICE-04 5-5 with a spare 1 each stays tied', () => {
    const outcome = approach(line, line, roll([6, 5, 3, 1, 1], [5, 5, 2, 1]));
    expect(pairs(outcome)).toBe('A=A');
    expect(outcome).toMatchObject({ disorder: { attacker: 0, defender: 1 }, actions: { attacker: 1, defender: 0 } });
  });

  it('B12 LB-VIC-01 21 units: Break Point 10', () => {
    expect(judged('breakpoint', { units: 21 }).breakPoint).toBe(10);
  });

  it('B13 LB-VIC-08 a Brigade of 6 is Shaken at 7', () => {
    expect(judged('breakpoint', { brigades: [{ units: 6 }] }).brigades[0]?.shakenAt).toBe(7);
  });

  it('B14 LB-ARMY-06 C 4 against C 6 at army level: +2 dice', () => {
    const outcome = approach({ ...line, c: 4 }, { ...line, c: 6 }, null, { level: 'army' });
    expect([outcome.attack.total, outcome.defence.total]).toEqual([4, 6]);
    const close = contact({ ...line, c: 4 }, { ...line, c: 6 }, null, { level: 'army' });
    expect([close.attack.total, close.defence.total]).toEqual([4, 6]);
  });

  it('B15 LB-DICE-05 LB-FAQ-01 the spare die goes to the second pair', () => {
    const outcome = shot(line, [6, 3, 2, 2, 1], [5, 3, 2, 1]);
    expect(outcome.pairs[1]).toMatchObject({ defenderUnused: 1 });
    expect(outcome.pairs[2]).toMatchObject({ defenderUnused: 0 });
  });

  it('B16 LB-VIC-09 LB-FAQ-02 one of five lost, the rest fresh: 4 against 4 units, not Shaken', () => {
    const outcome = judged('breakpoint', { brigades: [{ units: 4, lost: 1 }] });
    expect(outcome.brigades[0]).toEqual({ shakenAt: 5, dis: 4, shaken: false });
  });

  it('B17 LB-APP-11 LB-FAQ-03 LB-FAQ-04 a line against a column and a battery: 7 dice against 9', () => {
    const outcome = approach({ ...line, dis: 2 }, [{ ...column, dis: 3 }, battery] as never, null);
    expect([outcome.attack.total, outcome.defence.total]).toEqual([7, 9]);
  });

  it('B18 LB-REACT-08 LB-FAQ-05 the Leader’s own failure: now or never; the failures of his group: any window', () => {
    const own = judged('activation', { by: 'leader', q: 3, dice: { faces: [4, 2] } });
    expect(own.answer).toEqual({ what: 'reaction', dice: 1, when: 'atOnce' });
    const group = judged('activation', { by: 'group', q: 3, dice: { faces: [4, 2] } });
    expect(group.answer).toEqual({ what: 'reaction', dice: 1, when: 'anyWindow' });
  });

  it('B19 LB-CON-24 LB-FAQ-06 beaten in flank it turns to face, then recoils; the winner may take its place', () => {
    const outcome = contact(line, line, roll([6, 5, 2, 1], [4, 3, 3, 1]), { flank: true });
    expect(what(outcome.defenders[0])).toEqual(['disorder', 'turnsToFace', 'retreats']);
    expect(outcome.may).toContain('carry');
  });
});

describe('dice and bombardment', () => {
  it('W01 LB-DICE-02 LB-BOMB-06 a light battery at long range: 2 dice, the third filled with a 1', () => {
    const outcome = shot(column, [6, 4], [5, 4, 2], { battery: { ...battery, calibre: 'light' }, range: 'long' });
    expect(outcome.attack.total).toBe(2);
    expect(pairs(outcome)).toBe('A=D');
    expect(effects(outcome)).toEqual(['target disorder']);
  });

  it('W02 LB-DICE-05 LB-DICE-06 a spare die wins against none; then nothing is left', () => {
    const outcome = shot(line, [5, 4, 3, 2, 2], [5, 4, 3, 1]);
    expect(pairs(outcome)).toBe('AA=');
    expect(effects(outcome)).toEqual(['target disorder', 'target retreat']);
  });

  it('W03 LB-DICE-05 a spare spent on the first pair is gone', () => {
    const outcome = shot(column, [5, 3, 3, 2], [5, 3, 3]);
    expect(pairs(outcome)).toBe('A==');
    expect(effects(outcome)).toEqual(['target disorder']);
  });

  it('W04 LB-DICE-04 6 + 1 against 6 + 2: a miss', () => {
    const outcome = shot(line, [6, 5, 4, 1], [6, 5, 4, 2]);
    expect(pairs(outcome)).toBe('D==');
    expect(outcome.effects).toEqual([]);
  });

  it('W05 LB-BOMB-10 LB-BOMB-12 a square at DIS 2 is eliminated, and the ball bounces through', () => {
    const outcome = shot({ ...square, dis: 2 }, [6, 5, 4, 3], [5, 3, 2]);
    expect(effects(outcome)).toEqual(['target disorder', 'target eliminated', 'unitBehind bounce']);
    expect(outcome.target).toMatchObject({ eliminated: true });
  });

  it('W06 LB-BOMB-10 no bounce without the first pair', () => {
    const outcome = shot(line, [4, 4, 4], [5, 3, 2, 1]);
    expect(effects(outcome)).toEqual(['target retreat']);
    expect(outcome.target?.dis).toBe(0);
  });

  it('W07 LB-BOMB-12 eliminated by the first pair: no retreat, but the bounce', () => {
    const outcome = shot({ ...line, dis: 3 }, [6, 6, 5, 2, 1], [4, 4, 4]);
    expect(effects(outcome)).toEqual(['target eliminated', 'unitBehind bounce']);
  });

  it('W08 LB-DICE-02 one die against one die', () => {
    const outcome = shot(line, [6], [5]);
    expect(pairs(outcome)).toBe('A==');
    expect(effects(outcome)).toEqual(['target disorder']);
  });

  it('W09 LB-BOMB-11 LB-BOMB-12 an unlimbered battery: 1 DIS, limbers, goes back a full move', () => {
    const outcome = shot(battery, [6, 5, 4, 2], [4, 3, 2]);
    expect(effects(outcome)).toEqual(['target disorder', 'target limber', 'target fullMove']);
    expect(outcome.effects[2]?.distance).toEqual({ stick: 'M', mm: 120 });
    const horse = shot({ ...battery, horse: true }, [6, 5, 4, 2], [4, 3, 2]);
    expect(horse.effects[2]?.distance).toEqual({ stick: 'L', mm: 180 });
  });

  it('W10 LB-BOMB-11 a limbered battery: 1 DIS for the second pair, then back a full move', () => {
    const outcome = shot({ ...battery, formation: 'limbered' }, [6, 5, 4], [6, 4, 3, 3]);
    expect(pairs(outcome)).toBe('DAA');
    expect(effects(outcome)).toEqual(['target disorder', 'target fullMove']);
  });

  it('W11 LB-BOMB-11 1 DIS, limbers, and no more', () => {
    const outcome = shot(battery, [6, 5, 3], [5, 4, 4]);
    expect(effects(outcome)).toEqual(['target disorder', 'target limber']);
  });

  it('W12 LB-BOMB-19 LB-BOMB-20 a sector from 4 to 7: the garrison at 5 DIS 1, at 6 DIS 2 and out, at 7 ruins', () => {
    const outcome = shot({ arm: 'sector', dis: 4, garrison: {} }, [6, 5, 4, 1], [5, 4, 3]);
    expect(outcome.sector).toEqual({ dis: 7, destroyed: true });
    expect(outcome.garrison).toEqual({ dis: 2, eliminated: false, leaves: true });
  });

  it('W13 LB-DICE-10 ties on a sector do nothing, spare dice or not', () => {
    const outcome = shot({ arm: 'sector', dis: 3, garrison: { dis: 1 } }, [5, 4, 4, 4, 3], [5, 4, 2]);
    expect(pairs(outcome)).toBe('==A');
    expect(outcome.sector?.dis).toBe(4);
    expect(outcome.garrison?.dis).toBe(1);
  });

  it('W14 LB-BOMB-06 LB-BOMB-07 8 dice against 7', () => {
    const outcome = judged('bombardment', {
      battery: { ...battery, dis: 1 },
      target: { ...line, dis: 1 },
      range: 'short',
      added: 2,
      cover: 'wall',
    });
    expect([outcome.attack.total, outcome.defence.total]).toEqual([8, 7]);
  });
});

describe('Approach', () => {
  it('W15 LB-APP-20 LB-APP-21 a tie, two dice for A: 2-0', () => {
    const outcome = approach(line, line, roll([5, 4, 2, 2], [5, 3, 2, 1]));
    expect(pairs(outcome)).toBe('=AA');
    expect(outcome).toMatchObject({ disorder: { attacker: 1, defender: 1 }, actions: { won: '2-0' } });
  });

  it('W16 LB-APP-22 D eliminated: 2 actions to carry, form or turn, no Contact', () => {
    const outcome = approach(line, { ...line, dis: 3 }, roll([6, 4, 4, 3, 1], [4, 4, 4]));
    expect(outcome).toMatchObject({ end: 'defenderEliminated', actions: { attacker: 2 } });
    expect([...outcome.may.attacker].sort()).toEqual(['carry', 'form', 'turn']);
  });

  it('W17 LB-APP-13 LB-APP-28 an unloaded battery is passive, and may cancel what A kept', () => {
    const outcome = approach({ ...line, dis: 1 }, { ...battery, loaded: false }, roll([3, 3, 2], [6, 5, 5]), {
      kept: 1,
    });
    expect(outcome).toMatchObject({ passive: true, disorder: { attacker: 0, defender: 0 }, actions: { won: '0-2' } });
    expect(outcome.may.defender).toContain('cancel');
  });

  it('W18 LB-DICE-02 LB-APP-24 two dice against four: 0-1', () => {
    const outcome = approach(line, { ...line, dis: 1 }, roll([6, 2], [5, 2, 1, 1]));
    expect(pairs(outcome)).toBe('AD=');
    expect(outcome.defenders[0]?.dis).toBe(2);
    expect(outcome.actions.won).toBe('0-1');
  });

  it('W19 LB-APP-25 LB-APP-36 LB-UNIT-08 D cancels and A withdraws M; with a kept action it closes in at DIS 3', () => {
    const dice = roll([5, 3, 2], [6, 5, 1, 1]);
    const cancelled = approach({ ...line, dis: 2 }, line, dice, { uses: [{ by: 'defender', use: 'cancel' }] });
    expect(cancelled).toMatchObject({ attacker: { dis: 3 }, actions: { won: '1-1' }, end: 'attackerWithdraws' });
    expect(cancelled.movement).toMatchObject({ who: 'attacker', distance: { stick: 'M' } });
    const kept = approach({ ...line, dis: 2 }, line, dice, { kept: 1, uses: [{ by: 'defender', use: 'cancel' }] });
    expect(kept.may.attacker).toContain('contact');
  });

  it('W20 LB-APP-31 LB-APP-34 the square sends cavalry back 1L; a Conscript battalion with one action cannot form it', () => {
    const dice = roll([5, 4, 2], [5, 3, 3]);
    const uses = [{ by: 'defender', use: 'form', formation: 'square' }];
    const formed = approach(hussars, line, dice, { uses });
    expect(formed).toMatchObject({
      actions: { won: '1-1' },
      end: 'attackerFallsBack',
      movement: { distance: { stick: 'L' } },
    });
    expect(formed.may.attacker).toEqual([]);
    const conscript = approach(hussars, { ...line, traits: ['conscript'] }, dice, { uses });
    expect(conscript.uses[0]?.refused?.rule).toBe('LB-FORM-02');
  });

  it('W21 LB-APP-36 LB-APP-37 D retreats: A stays and may only change formation', () => {
    const outcome = approach(line, line, roll([5, 4, 2, 1], [5, 3, 3, 1]), {
      uses: [{ by: 'defender', use: 'retreat' }],
    });
    expect(outcome.may.attacker).toEqual(['form']);
    const waived = approach(line, line, roll([5, 4, 2, 1], [5, 3, 3, 1]), {
      uses: [
        { by: 'defender', use: 'retreat' },
        { by: 'attacker', use: 'waive' },
      ],
    });
    expect(waived).toMatchObject({ end: 'attackerStays' });
  });

  it('W22 LB-APP-14 LB-APP-15 LB-TERR-13 7 dice against 6, 5 if the attacker is Light', () => {
    const attacker = { ...column, sk: 2, dis: 1 };
    const defender = { ...line, sk: 1, dis: 2 };
    const more = { bought: 1, position: { defender: 'wood' } };
    const plain = approach(attacker, defender, null, more);
    expect([plain.attack.total, plain.defence.total]).toEqual([7, 6]);
    expect(approach({ ...attacker, traits: ['light'] }, defender, null, more).defence.total).toBe(5);
  });

  it('W23 LB-APP-09 LB-APP-13 fresh lancers in flank: 8 dice against 5, the skirmishers are gone', () => {
    const outcome = approach({ ...hussars, traits: ['lance'] }, { ...line, c: 5, dis: 1, sk: 2 }, null, {
      flank: true,
      firstAction: true,
    });
    expect([outcome.attack.total, outcome.defence.total]).toEqual([8, 5]);
    expect(outcome).toMatchObject({ passive: true, skirmishersLost: ['defender 1'] });
  });

  it('W24 LB-APP-14 dragoons on a square at DIS 3: 12 dice against 2', () => {
    const outcome = approach({ ...hussars, class: 'dragoons', c: 5 }, { ...square, dis: 3 }, null);
    expect([outcome.attack.total, outcome.defence.total]).toEqual([12, 2]);
  });
});

describe('Contact', () => {
  it('W25 LB-CON-10 LB-CON-13 less DIS wins the tie; the loser’s second die still hurts', () => {
    const outcome = contact({ ...column, dis: 1 }, line, roll([5, 4, 2], [5, 3, 2]));
    expect(outcome).toMatchObject({ winner: 'defender', settledBy: 'disorder', pursuit: false });
    expect(dis(outcome)).toEqual([1, 1]);
    expect(what(outcome.attacker)).toEqual(['retreats']);
  });

  it('W26 LB-CON-10 LB-CON-11 the spare die settles the tie, and is spent', () => {
    const outcome = contact({ ...line, dis: 1 }, { ...line, dis: 1 }, roll([5, 4, 3, 2], [5, 4, 3]));
    expect(outcome).toMatchObject({ winner: 'attacker', settledBy: 'unused', pursuit: false });
    expect(dis(outcome)).toEqual([2, 2]);
  });

  it('W27 LB-CON-10 better C settles it; pursuit', () => {
    const outcome = contact(column, { ...line, c: 5 }, roll([5, 3, 1], [5, 2, 2]));
    expect(outcome).toMatchObject({ winner: 'defender', settledBy: 'c', pursuit: true });
    expect(dis(outcome)).toEqual([1, 1]);
  });

  it('W28 LB-CON-10 all equal on 4-4: the attacker', () => {
    expect(contact(line, line, roll([4, 3, 2], [4, 3, 2]))).toMatchObject({ winner: 'attacker', settledBy: 'face' });
  });

  it('W29 LB-CON-10 all equal on 5-5: the defender', () => {
    expect(contact(line, line, roll([5, 3, 2], [5, 3, 2]))).toMatchObject({ winner: 'defender', settledBy: 'face' });
  });

  it('W30 LB-SPEC-02 LB-CON-14 LB-CON-22 Cuirass wins the tie, doubles, and tires', () => {
    const cuirassiers = { arm: 'cavalry', class: 'heavy', c: 6, dis: 2, traits: ['cuirass'] };
    const outcome = contact(cuirassiers, hussars, roll([6, 4, 4], [6, 2, 1]));
    expect(outcome).toMatchObject({
      winner: 'attacker',
      settledBy: 'cuirass',
      rule: 'LB-SPEC-02',
      doubled: true,
      pursuit: true,
    });
    expect(dis(outcome)).toEqual([3, 3]);
    expect(outcome.may).not.toContain('breakthrough');
  });

  it('W31 LB-CON-14 6-3 is doubled', () => {
    const outcome = contact(line, { ...line, dis: 1 }, roll([6, 6, 3], [5, 3, 3]));
    expect(dis(outcome)).toEqual([0, 3]);
    expect(outcome.pursuit).toBe(false);
  });

  it('W32 LB-CON-14 the loser’s double counts one', () => {
    const outcome = contact(line, { ...line, dis: 1 }, roll([6, 2, 2], [4, 4, 1]));
    expect(outcome).toMatchObject({ winner: 'attacker', doubled: false, pursuit: true });
    expect(dis(outcome)).toEqual([1, 2]);
  });

  it('W33 LB-CON-12 LB-CON-22 LB-BRK-01 infantry in line is eliminated by cavalry, which may break through', () => {
    const outcome = contact({ ...hussars, dis: 1 }, line, roll([6, 5, 3, 2], [4, 2, 2]));
    expect(outcome.defenders[0]?.eliminated).toBe(true);
    expect(outcome).toMatchObject({ pursuit: false, attacker: { dis: 2 } });
    expect(outcome.may).toContain('breakthrough');
  });

  it('W34 LB-CON-14 LB-CON-18 a square doubles the cavalry, and does not pursue', () => {
    const outcome = contact(hussars, { ...square, dis: 3 }, roll([4, 2, 1], [6, 6, 5]));
    expect(outcome).toMatchObject({ winner: 'defender', doubled: true, pursuit: false });
    expect(outcome.attacker).toMatchObject({ dis: 2, eliminated: false });
    expect(outcome.attacker.events.at(-1)).toMatchObject({ what: 'retreats', distance: { stick: 'L' } });
  });

  it('W35 LB-CON-12 LB-CON-15 a march column is eliminated though it won the second die', () => {
    const outcome = contact(march, line, roll([5, 5, 5], [6, 2, 2]));
    expect(outcome.attacker.eliminated).toBe(true);
    expect(outcome.defenders[0]?.dis).toBe(1);
  });

  it('W36 LB-DICE-09 LB-CON-17 the spare die makes the pursuit, which eliminates after the retreat', () => {
    const outcome = contact(line, { ...column, dis: 2 }, roll([6, 4, 3, 1], [5, 3, 3]));
    expect(what(outcome.defenders[0])).toEqual(['disorder', 'retreats', 'disorder', 'eliminated']);
    expect(outcome.pursuit).toBe(true);
  });

  it('W37 LB-CON-19 the winner dies of the second die: the loser retreats, nobody pursues', () => {
    const outcome = contact({ ...hussars, dis: 3 }, { ...hussars, dis: 1 }, roll([6, 4, 4], [5, 4, 2]));
    expect(outcome).toMatchObject({ winner: 'attacker', pursuit: false, attacker: { eliminated: true } });
    expect(outcome.defenders[0]).toMatchObject({ dis: 2, eliminated: false });
    expect(what(outcome.defenders[0])).toContain('retreats');
  });

  it('W38 LB-CON-18 a column beaten by a square is not pursued', () => {
    const outcome = contact({ ...column, dis: 1 }, square, roll([3, 2, 1], [6, 3, 3]));
    expect(outcome).toMatchObject({ winner: 'defender', pursuit: false, attacker: { dis: 2 } });
  });

  it('W39 LB-DICE-02 LB-CON-12 a single die is filled with 1s', () => {
    const outcome = contact(hussars, { ...line, dis: 3 }, roll([6, 2, 1], [4]));
    expect(outcome).toMatchObject({ doubled: true, attacker: { dis: 1 } });
    expect(outcome.defenders[0]?.eliminated).toBe(true);
  });

  it('W40 LB-CON-05 LB-LEAD-14 LB-SPEC-33 10 dice against 5, and tests of 2 dice and 1 die', () => {
    const outcome = contact(line, { ...line, dis: 2 }, null, {
      attack: { bought: 1, leader: 2, charismatic: true },
      position: { defender: 'hedge' },
    });
    expect([outcome.attack.total, outcome.defence.total]).toEqual([10, 5]);
    expect(outcome.leaderTests).toEqual([
      { side: 'attacker', dice: 2, rule: 'LB-LEAD-14' },
      { side: 'attacker', dice: 1, rule: 'LB-SPEC-33' },
    ]);
  });
});

describe('activation, Shaken, Break Points, moves', () => {
  it('W41 LB-ACT-08 LB-ACT-09 LB-ACT-13 Q 4 in command, 3 2 1: one action, 2-dice reaction, the slot closes', () => {
    const outcome = judged('activation', { q: 4, dice: { faces: [3, 2, 1] } });
    expect(outcome).toMatchObject({ successes: 1, failures: 2, actions: 1, slotCloses: true, answer: { dice: 2 } });
  });

  it('W42 LB-ACT-08 Q 5 out of command, 6 4', () => {
    const outcome = judged('activation', { q: 5, inCommand: false, dice: { faces: [6, 4] } });
    expect(outcome).toMatchObject({ successes: 1, failures: 1 });
  });

  it('W43 LB-SPEC-21 LB-SPEC-22 LB-FAQ-09 the Average die 5 out of command: Q 6', () => {
    const outcome = judged('activation', {
      traits: ['unpredictable'],
      inCommand: false,
      dice: { faces: [6, 5], average: 5 },
    });
    expect(outcome).toMatchObject({ quality: 6, successes: 1, failures: 1 });
  });

  it('W44 LB-SPEC-07 LB-FAQ-07 Elite, two natural 6s: an extra action', () => {
    const outcome = judged('activation', { q: 4, traits: ['elite'], inCommand: false, dice: { faces: [6, 6, 2] } });
    expect(outcome).toMatchObject({ successes: 2, actions: 3, failures: 1, answer: { dice: 1 } });
  });

  it('W45 LB-SPEC-10 Guard, two natural 5s: an extra action; without a pair none', () => {
    const pair = judged('activation', { q: 3, traits: ['guard'], inCommand: false, dice: { faces: [5, 5, 1] } });
    expect(pair).toMatchObject({ successes: 2, actions: 3, answer: { dice: 1 } });
    const none = judged('activation', { q: 3, traits: ['guard'], inCommand: false, dice: { faces: [6, 5, 4] } });
    expect(none).toMatchObject({ actions: 3, extraAction: null, answer: { what: 'nothing' } });
  });

  it('W46 LB-SPEC-06 Elan: one automatic success, two natural 1s, the slot closes', () => {
    const outcome = judged('activation', { q: 4, traits: ['elan'], dice: { chosen: 3, faces: [1, 1] } });
    expect(outcome).toMatchObject({ toRoll: 2, successes: 1, failures: 2, actions: 1, slotCloses: true });
  });

  it('W47 LB-SPEC-16 Opportunistic: no die to roll for one failure, two for three', () => {
    const one = judged('activation', { q: 4, traits: ['opportunistic'], reaction: true, dice: { chosen: 1 } });
    expect(one).toMatchObject({ toRoll: 0, successes: 1, actions: 1 });
    const three = judged('activation', {
      q: 4,
      traits: ['opportunistic'],
      reaction: true,
      dice: { chosen: 3, faces: [1, 6] },
    });
    expect(three).toMatchObject({ toRoll: 2, successes: 2, slotCloses: false, answer: { what: 'nothing' } });
  });

  it('W48 LB-ACT-16 a Leader’s failures close nothing', () => {
    const outcome = judged('activation', { by: 'leader', q: 3, lastSlot: true, dice: { faces: [1, 2, 2] } });
    expect(outcome).toMatchObject({ actions: 0, slotCloses: false, turnover: false });
    expect(outcome.answer).toEqual({ what: 'reaction', dice: 3, when: 'atOnce' });
  });

  it('W49 LB-VIC-09 one of five lost, 1 DIS left: 5 against 4', () => {
    expect(judged('breakpoint', { brigades: [{ units: 4, lost: 1, dis: 1 }] }).brigades[0]?.shaken).toBe(true);
  });

  it('W50 LB-VIC-08 a Brigade of 6 with 6 DIS is steady, with 7 Shaken', () => {
    const outcome = judged('breakpoint', {
      brigades: [
        { units: 6, dis: 6 },
        { units: 6, dis: 7 },
      ],
    });
    expect(outcome.brigades.map((b) => b.shaken)).toEqual([false, true]);
  });

  it('W51 LB-VIC-09 LB-VIC-10 a Reserve unit raises the limit, and brings no point back', () => {
    const outcome = judged('breakpoint', {
      brigades: [
        { units: 6, lost: 1, dis: 2 },
        { units: 7, lost: 1, dis: 2 },
      ],
    });
    expect(outcome.brigades.map((b) => b.shaken)).toEqual([false, false]);
    const late = judged('breakpoint', { brigades: [{ units: 6, lost: 1, dis: 3 }] });
    expect(late.brigades[0]?.shaken).toBe(true);
    const joined = judged('breakpoint', { brigades: [{ units: 7, lost: 1, dis: 3, shakenBefore: true }] });
    expect(joined).toMatchObject({ brigades: [{ shaken: false }], score: { total: 1 } });
  });

  it('W52 LB-VIC-01 17 Timid, 17 Stubborn, 15', () => {
    const point = (units: number, cinc: string[]) => judged('breakpoint', { units, cinc }).breakPoint;
    expect([point(17, ['timid']), point(17, ['stubborn']), point(15, [])]).toEqual([7, 9, 7]);
  });

  it('W53 LB-VIC-04 LB-VIC-05 LB-VIC-07 what a battle cost: 9.5', () => {
    const outcome = judged('breakpoint', {
      lost: [
        { arm: 'infantry', traits: ['guard'] },
        { arm: 'cavalry', class: 'heavy', traits: ['cuirass'] },
        { arm: 'infantry' },
        { arm: 'infantry', traits: ['expendable'] },
      ],
      generalsLost: 1,
      brigades: [{ units: 6, dis: 7 }],
    });
    expect(outcome.score.total).toBe(9.5);
  });

  it('W54 LB-VIC-11 a unit at DIS 3 does not count; the dragoons behind it do', () => {
    const outcome = judged('breakpoint', {
      enemies: [
        { arm: 'infantry', zone: 3, dis: 3 },
        { arm: 'cavalry', zone: 2, dis: 1 },
        { arm: 'infantry', zone: 1 },
      ],
    });
    expect(outcome).toMatchObject({ spearhead: 1, score: { total: 1 } });
  });

  it('W55 LB-VIC-13 6 + 2 reaches 8; pushed back to zone 1 it is 7', () => {
    const at = (zone: number) =>
      judged('breakpoint', { breakPoint: 8, lossPoints: 6, enemies: [{ arm: 'infantry', zone }] });
    expect(at(2)).toMatchObject({ score: { total: 8 }, loses: true });
    expect(at(1)).toMatchObject({ score: { total: 7 }, loses: false });
  });

  it('W56 LB-MOVE-15 LB-MOVE-16 LB-MOVE-17 a line wheels VS in the open, not in a wood, VS there if Light', () => {
    const wheels = (degrees: number, wood: boolean, light: boolean): boolean => {
      const state = battlefield({
        units: [{ at: [900, 600], traits: { light } }],
        terrain: wood ? [{ kind: 'wood', box: [900, 600, 600, 600] }] : [],
      });
      return planMove(state, mover(state, 0), { kind: 'wheel', pivot: 'left', angle: facing(degrees) }).ok;
    };
    expect([wheels(24, false, false), wheels(25, false, false)]).toEqual([true, false]);
    expect(wheels(1, true, false)).toBe(false);
    expect([wheels(24, true, true), wheels(25, true, true)]).toEqual([true, false]);
  });

  it('W57 LB-MOVE-15 LB-MOVE-23 a cavalry column over a hedge in rough ground: L to M to S', () => {
    const state = battlefield({
      units: [{ kind: 'lightCavalry', formation: 'column', at: [900, 600] }],
      terrain: [
        { kind: 'rough', box: [900, 600, 600, 600] },
        { kind: 'hedge', points: [600, 565, 1200, 565] },
      ],
    });
    const moves = (mm: number): boolean =>
      planMove(state, mover(state, 0), { kind: 'fast', direction: 0, distance: steps(mm), facing: 0 }).ok;
    expect([moves(80), moves(81)]).toEqual([true, false]);
  });
});
