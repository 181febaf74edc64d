import { describe, expect, it } from 'vitest';
import { playing } from '../../test/playing.ts';
import { type ModelSpec, position } from '../../test/positions.ts';
import { activationBonus, outcomeOf } from './activation.ts';
import { limited } from './quality.ts';

/** A red model with a distant enemy, and another red model so that the turn goes on. */
function nominated(model: Partial<ModelSpec>, others: readonly ModelSpec[] = []) {
  const models: ModelSpec[] = [
    { at: [100, 550], ...model },
    { at: [500, 550] },
    { at: [100, 50], player: 1 },
    { at: [500, 50], player: 1 },
    { at: [300, 50], player: 1 },
    ...others,
  ];
  return playing(position({ models })).say('red', { type: 'nominate', model: 0 });
}

const rolling = (model: Partial<ModelSpec>, ...faces: readonly number[]) =>
  nominated(model).say('red', { type: 'dice', dice: faces.length, charge: false }).roll(faces);

describe('the activation roll', () => {
  it.each([
    [1, 1, 0, 1, false],
    [1, 0, 1, 0, false],
    [2, 2, 0, 2, false],
    [2, 1, 1, 1, false],
    [2, 0, 2, 0, true],
    [3, 3, 0, 3, false],
    [3, 2, 1, 2, false],
    [3, 1, 2, 1, true],
    [3, 0, 3, 0, true],
  ])('SK-ACT-2 SK-ACT-3 %i dice, %i successes, %i failures: %i actions', (dice, good, bad, actions, turnover) => {
    const faces = Array.from({ length: dice }, (_, i) => (i < good ? 6 : 1));
    expect(outcomeOf(4, 0, faces)).toEqual({ actions, failures: bad, turnover });
  });

  it('SK-SEQ-3 SK-ACT-2 one failure of one die: the same player goes on', () => {
    expect(rolling({}, 3).waits).toBe('red turn');
  });

  it('SK-ACT-3 two failures of two dice: play passes', () => {
    const game = rolling({}, 3, 2);
    expect(game.reasons).toContain('turnEnded SK-ACT-3');
    expect(game.waits).toBe('blue turn');
  });

  it('SK-ACT-3 SK-ACT-9 a model with one success and two failures acts, then play passes', () => {
    const game = rolling({}, 3, 2, 6);
    expect(game.waits).toBe('red acting');
    expect(game.frame('acting').doing.left).toBe(1);
    game.say('red', { type: 'stop' });
    expect(game.reasons).toContain('turnEnded SK-ACT-3');
  });

  it('SK-ACT-8 unused actions are lost', () => {
    const game = rolling({}, 6, 6).say('red', { type: 'stop' });
    expect(game.event('stopped')).toMatchObject({ rule: 'SK-ACT-8', left: 2 });
    expect(game.waits).toBe('red turn');
  });

  it('SK-ACT-7 one model finishes before another is nominated', () => {
    expect(rolling({}, 6).refused('red', { type: 'nominate', model: 1 })).toBe('SK-SEQ-3');
    expect(rolling({}, 6).refused('red', { type: 'reload', model: 1, weapon: 0 })).toBe('SK-ACT-7');
  });

  it('SK-ACT-1 one, two or three dice', () => {
    const game = nominated({});
    expect(game.offered('red', 'dice').map(({ dice }) => dice)).toEqual([1, 2, 3]);
    expect(game.refused('red', { type: 'dice', dice: 4, charge: false })).toBe('SK-ACT-1');
    expect(game.refused('red', { type: 'endTurn' })).toBe('SK-ACT-1');
  });

  it('SK-GEN-7 a natural 1 fails and a natural 6 succeeds, whatever Q', () => {
    expect(outcomeOf(6, -2, [6]).actions).toBe(1);
    expect(outcomeOf(2, 2, [1]).actions).toBe(0);
  });

  it('SK-GEN-8 bonuses count on every die and no more than 2', () => {
    expect(outcomeOf(5, 2, [3, 4, 2]).actions).toBe(2);
    const models: ModelSpec[] = [
      { at: [100, 550], specials: ['elan'] },
      { at: [130, 550], specials: ['leader'] },
      { at: [100, 450], player: 1 },
    ];
    const bonus = activationBonus(position({ models }), 0, true, true);
    expect(bonus.map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-CMD-1', 1],
      ['SK-SPR-2', 1],
      ['SK-SPR-22', 1],
      ['SK-GEN-8', -1],
    ]);
  });

  it('SK-GEN-12 the dice are the acting player’s and rolled in one handful', () => {
    const game = nominated({}).say('red', { type: 'dice', dice: 3, charge: false });
    expect(game.waits).toBe('dice activationRoll');
    expect(game.roll([1, 6, 1]).event('activationRolled')).toMatchObject({ faces: [1, 6, 1], successes: 1 });
  });
});

describe('worked examples', () => {
  it('X1 SK-PRO-2 Q4+, die 4: a success', () => expect(outcomeOf(4, 0, [4]).actions).toBe(1));
  it('E1 SK-ACT-2 Q4+, dice 4 2', () => {
    expect(outcomeOf(4, 0, [4, 2])).toEqual({ actions: 1, failures: 1, turnover: false });
  });
  it('E2 SK-ACT-2 SK-ACT-3 Q4+, dice 5 1 3', () => {
    expect(outcomeOf(4, 0, [5, 1, 3])).toEqual({ actions: 1, failures: 2, turnover: true });
  });
  it('E3 SK-ACT-2 Q3+, dice 3 6 2', () => {
    expect(outcomeOf(3, 0, [3, 6, 2])).toEqual({ actions: 2, failures: 1, turnover: false });
  });
  it('E4 SK-ACT-2 Q5+, one die 4: no action, and the same player goes on', () => {
    const game = rolling({ q: 5 }, 4);
    expect(game.event('activationRolled')).toMatchObject({ successes: 0, failures: 1, turnover: false });
    expect(game.waits).toBe('red turn');
  });
  it('E5 SK-GEN-7 Q2+, dice 1 1 2', () => {
    expect(outcomeOf(2, 0, [1, 1, 2])).toEqual({ actions: 1, failures: 2, turnover: true });
  });
  it('SK-GEN-8 bonuses total no less than -2', () => {
    const line = (add: number) => ({ rule: 'SK-SPR-23', add, what: 'sk.tally.wavering' });
    const cut = { rule: 'SK-GEN-8', add: 1, what: 'sk.bonus.limit' };
    expect(limited([line(-1), line(-2)])).toEqual([line(-1), line(-2), cut]);
    expect(limited([line(-2)])).toEqual([line(-2)]);
    expect(limited([line(2)])).toEqual([line(2)]);
  });

  it('E6 SK-CMD-1 SK-GEN-8 Q4+ within L of the Leader, dice 3 3 1: 2 actions', () => {
    const leader: ModelSpec = { at: [200, 550], specials: ['leader'] };
    const game = nominated({}, [leader]).say('red', { type: 'dice', dice: 3, charge: false }).roll([3, 3, 1]);
    expect(game.event('activationRolled')).toMatchObject({ successes: 2, failures: 1, turnover: false });
  });
  it('E7 SK-SPR-21 Unstable Q5+, dice 6 5 1: the successes are lost, no turnover', () => {
    const game = rolling({ q: 5, specials: ['unstable'] }, 6, 5, 1);
    expect(game.event('activationRolled')).toMatchObject({
      rule: 'SK-SPR-21',
      successes: 0,
      failures: 1,
      turnover: false,
    });
    expect(game.waits).toBe('red turn');
  });
  it('E10 SK-SPR-7 a Green soldier rolls one or two dice only', () => {
    const game = nominated({ specials: ['green'] });
    expect(game.offered('red', 'dice').map(({ dice }) => dice)).toEqual([1, 2]);
    expect(game.refused('red', { type: 'dice', dice: 3, charge: false })).toBe('SK-SPR-7');
  });
});

describe('special rules of the roll', () => {
  it('SK-SPR-22 on a 1 the opponent chooses the number of dice', () => {
    const game = nominated({ specials: ['unpredictable'] });
    expect(game.waits).toBe('dice unpredictable');
    game.roll([1]);
    expect(game.waits).toBe('blue diceChoice');
    expect(game.asks).toBe('SK-SPR-22');
    game.say('blue', { type: 'dice', dice: 2, charge: false });
    expect(game.waits).toBe('dice activationRoll');
  });

  it('SK-SPR-22 a 6 adds +1 to each die, any other roll nothing', () => {
    const six = nominated({ specials: ['unpredictable'] }).roll([6]);
    six.say('red', { type: 'dice', dice: 1, charge: false }).roll([3]);
    expect(six.event('activationRolled')).toMatchObject({ successes: 1 });
    for (const face of [2, 3, 4, 5]) {
      const plain = nominated({ specials: ['unpredictable'] }).roll([face]);
      plain.say('red', { type: 'dice', dice: 1, charge: false }).roll([3]);
      expect(plain.event('activationRolled')).toMatchObject({ bonus: [], successes: 0 });
    }
  });

  const near: ModelSpec = { at: [100, 480], player: 1 };

  it('SK-SPR-2 Elan: a charge gives +1 to each die, and the first action must be the Move into contact', () => {
    const game = nominated({ specials: ['elan'] }, [near]);
    expect(game.offered('red', 'dice').filter(({ charge }) => charge)).toHaveLength(3);
    game.say('red', { type: 'dice', dice: 1, charge: true }).roll([3]);
    expect(game.event('activationRolled')).toMatchObject({ successes: 1 });
    expect(game.offered('red', 'shoot')).toEqual([]);
    expect(game.refused('red', { type: 'move', model: 0, x: 6400, y: 35_200, sprint: false })).toMatch(/^SK-/);
    for (const { y } of game.offered('red', 'move')) expect(y).toBeLessThan(33_000);
  });

  it('SK-SPR-2 a model without Elan, or with no enemy in reach, cannot charge', () => {
    expect(nominated({}, [near]).refused('red', { type: 'dice', dice: 1, charge: true })).toBe('SK-SPR-2');
    expect(nominated({ specials: ['elan'] }).refused('red', { type: 'dice', dice: 1, charge: true })).toBe('SK-SPR-2');
  });

  it('SK-SPR-22 SK-SPR-2 if the opponent chose the dice, the owner declares the charge afterwards', () => {
    const game = nominated({ specials: ['elan', 'unpredictable'] }, [near]).roll([1]);
    expect(game.refused('blue', { type: 'dice', dice: 1, charge: true })).toBe('SK-SPR-2');
    game.say('blue', { type: 'dice', dice: 2, charge: false });
    expect(game.waits).toBe('red diceChoice');
    expect(game.refused('red', { type: 'dice', dice: 3, charge: false })).toBe('SK-SPR-22');
    game.say('red', { type: 'dice', dice: 2, charge: true }).roll([3, 3]);
    expect(game.event('activationRolled')).toMatchObject({ successes: 2 });
  });
});
