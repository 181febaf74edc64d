import { describe, expect, it } from 'vitest';
import { total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { attackBy, attacked, facing, type ManSpec } from '../../../test/fightPositions.ts';
import { playing } from '../../../test/playing.ts';
import { activationOf, type ModelSpec } from '../../../test/positions.ts';
import { pending } from '../../turn/machine.ts';
import { attackOffers } from './melee.ts';
import { meleeScores } from './meleeScores.ts';
import { scoreOf } from '../scores.ts';
import type { State } from '../../state/state.ts';

const PLAIN: ManSpec = { c: 2, weapons: ['musket'] };
const SWORD: ManSpec = { c: 2, weapons: ['sword'] };

/** The result of the dice. */
function result(state: State, faces: readonly [number, number], powerful = false) {
  const { loser, what } = attacked(state, powerful).roll([faces[0]], [faces[1]]).event('melee').result;
  return loser < 0 ? what : `${['attacker', 'defender'][loser]} ${what}`;
}

/** Sums of the two scores without the dice. */
function sums(state: State, change: Parameters<typeof attackBy>[2] = {}): readonly [number, number] {
  const { attack, defence } = meleeScores(state, attackBy(0, 1, change));
  return [total(attack), total(defence)];
}

const rulesOf = (state: State, change: Parameters<typeof attackBy>[2] = {}) => {
  const { attack, defence } = meleeScores(state, attackBy(0, 1, change));
  return { attack: attack.map(({ rule }) => rule), defence: defence.map(({ rule }) => rule) };
};

describe('the worked examples of a fight hand to hand', () => {
  it('E11, SK-HTH-4: 7 to 4, odd: the defender recoils', () => {
    const play = attacked(facing(PLAIN, PLAIN)).roll([5], [2]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'recoil' });
    expect(play.state.models[1]).toMatchObject({ x: steps(300), y: steps(280), posture: 'standing' });
  });
  it('E12, SK-HTH-4: 6 to 5, even: the defender is Fallen', () => {
    const play = attacked(facing(PLAIN, PLAIN)).roll([4], [3]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'fallen' });
    expect(play.state.models[1]).toMatchObject({ y: steps(300), posture: 'fallen' });
  });
  it('E13, SK-HTH-4, SK-HTH-5: 8 to 4, doubled: the defender is Wounded', () => {
    const play = attacked(facing(PLAIN, PLAIN)).roll([6], [2]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'wounded' });
    expect(play.state.models[1]).toMatchObject({ posture: 'out', out: 'wounded' });
  });
  it('E14, SK-HTH-8, SK-SEQ-5: 3 to 7: the attacker is Wounded', () => {
    const play = attacked(facing(PLAIN, PLAIN)).roll([1], [5]);
    expect(play.event('melee')).toMatchObject({ rule: 'SK-HTH-8', result: { loser: 0, what: 'wounded' } });
    expect(play.state.models[0]?.out).toBe('wounded');
  });
  it('E15, SK-HTH-7, SK-SEQ-5: 6 to 6: nothing', () => {
    const state = facing({ ...PLAIN, c: 3 }, PLAIN);
    const play = attacked(state).roll([3], [4]);
    expect(play.event('melee')).toMatchObject({ rule: 'SK-HTH-7', result: { loser: -1, what: 'nothing' } });
    expect(play.state.models[1]).toEqual(state.models[1]);
  });
  it('E16, SK-HTH-15: two men at a guardsman: 6 to 5, even: he is Fallen', () => {
    const others: readonly ModelSpec[] = [{ at: [300, 280], player: 0 }];
    expect(result(facing(PLAIN, { ...PLAIN, c: 3 }, { others }), [4, 3])).toBe('defender fallen');
  });
  it('E17, SK-HTH-3, SK-HTH-4: 7 to 6 against one who lies Fallen: Wounded', () => {
    const state = facing(PLAIN, { ...PLAIN, posture: 'fallen' });
    expect(rulesOf(state).attack).toEqual(['SK-PRO-3', 'SK-HTH-3']);
    expect(result(state, [3, 4])).toBe('defender wounded');
  });
  it('E18, SK-HTH-9: 5 to 7: the fallen man wins, and nothing happens', () => {
    const state = facing(PLAIN, { ...PLAIN, posture: 'fallen' });
    const play = attacked(state).roll([1], [5]);
    expect(play.event('melee')).toMatchObject({ rule: 'SK-HTH-9', result: { loser: -1, what: 'nothing' } });
    expect(play.state.models[0]?.posture).toBe('standing');
  });
  it('E19, SK-ACN-3: a Powerful blow: 7 to 3: Wounded', () => {
    expect(result(facing(PLAIN, PLAIN), [5, 2], true)).toBe('defender wounded');
  });
  it('E20, SK-HTH-11: the sword of the winner counts in the doubled test: 8 to 4: Wounded', () => {
    const play = attacked(facing(SWORD, PLAIN)).roll([5], [2]);
    expect(play.event('melee').doubling).toEqual([[{ rule: 'SK-HTH-11', add: 1, what: 'sk.tally.betterWeapon' }], []]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'wounded' });
  });
  it('E21, SK-HTH-12: the sword of the loser counts for him: 8 to 5, even: Fallen', () => {
    const play = attacked(facing(PLAIN, SWORD)).roll([6], [2]);
    expect(play.event('melee').doubling[1]).toEqual([{ rule: 'SK-HTH-12', add: 1, what: 'sk.tally.betterWeapon' }]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'fallen' });
  });
  it('E24, SK-SPR-2, SK-HTH-14: Elan against a man behind a wall: 7 to 7', () => {
    const state = facing({ ...PLAIN, specials: ['elan'] }, PLAIN, {
      features: [{ kind: 'lowWall', from: [280, 310], to: [320, 310] }],
      doing: { movedIntoContact: true },
    });
    expect(sums(state, { movedIn: true })).toEqual([3, 3]);
    expect(result(state, [4, 4])).toBe('nothing');
  });
  it('E25, SK-SPR-1, SK-HTH-12: a cuirassier in rough ground: 8 to 4, test 8 to 6, even: Fallen', () => {
    const cuirassier: ManSpec = { c: 3, weapons: ['sword', 'pistol'], specials: ['mounted', 'cuirass'] };
    const state = facing({ ...PLAIN, at: [300, 325] }, cuirassier, {
      features: [{ kind: 'rough', box: [300, 290, 60, 40] }],
    });
    expect(sums(state)).toEqual([2, 3]);
    const play = attacked(state).roll([6], [1]);
    expect(play.event('melee').doubling[1].map(({ rule }) => rule)).toEqual(['SK-HTH-12', 'SK-SPR-1']);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'fallen' });
  });
});

describe('who may attack', () => {
  it('SK-HTH-2, SK-SEQ-5: one enemy in base contact, for one action; a Powerful blow takes two (SK-ACN-3)', () => {
    const play = attacked(facing(PLAIN, PLAIN, { left: 3 }), true);
    expect(play.frame('acting').doing.left).toBe(1);
    const one = facing(PLAIN, PLAIN, { left: 1 });
    const attack = { type: 'attack', model: 0, target: 1, powerful: true } as const;
    expect(attacked(one).frame('acting').doing.left).toBe(0);
    expect(playing(one).refused('red', attack)).toBe('SK-ACN-5');
    const apart = facing(PLAIN, { ...PLAIN, at: [300, 299] });
    expect(playing(apart).refused('red', { ...attack, powerful: false })).toBe('SK-HTH-2');
    expect(playing(facing(PLAIN, PLAIN)).refused('red', { ...attack, target: 2 })).toBe('SK-HTH-2');
  });
  it('SK-ACN-2: no model attacks twice in a turn', () => {
    const play = attacked(facing(PLAIN, PLAIN)).roll([2], [2]);
    expect(play.refused('red', { type: 'attack', model: 0, target: 1, powerful: false })).toBe('SK-ACN-2');
    expect(play.offered('red', 'attack')).toEqual([]);
  });
  it('SK-HTH-2, SK-ACN-3: offers a blow at each enemy in contact, and a Powerful one with two actions', () => {
    const others: readonly ModelSpec[] = [
      { at: [280, 320], player: 0 },
      { at: [320, 320], player: 1 },
    ];
    const state = facing(PLAIN, PLAIN, { others });
    const offers = (left: number) =>
      attackOffers(state, activationOf(0, left)).map(
        ({ target, powerful }) => `${target} ${powerful ? 'powerful' : 'plain'}`,
      );
    expect(offers(3)).toEqual(['1 plain', '1 powerful', '3 plain', '3 powerful']);
    expect(offers(2)).toEqual(offers(3));
    expect(offers(1)).toEqual(['1 plain', '3 plain']);
    expect(offers(0)).toEqual([]);
    expect(attackOffers(facing({ ...PLAIN, attacked: true }, PLAIN), activationOf(0, 3))).toEqual([]);
    expect(attackOffers(facing(PLAIN, PLAIN), activationOf(0, 1))).toEqual([
      { type: 'attack', model: 0, target: 1, powerful: false },
    ]);
  });
  it('SK-HTH-2: no model attacks a friend, or a model that is gone', () => {
    const others: readonly ModelSpec[] = [
      { at: [280, 320], player: 0 },
      { at: [320, 320], player: 1, out: 'wounded' },
    ];
    const play = playing(facing(PLAIN, PLAIN, { others }));
    const attack = (target: number) => ({ type: 'attack', model: 0, target, powerful: false }) as const;
    expect(play.refused('red', attack(2))).toBe('SK-HTH-2');
    expect(play.refused('red', attack(3))).toBe('SK-HTH-2');
  });
  it('SK-GEN-12: the attacker rolls the first die, the defender the second, each his own', () => {
    const play = attacked(facing(PLAIN, PLAIN));
    expect(play.asks).toBe('SK-HTH-2');
    expect(pending(play.state)[0]?.dice?.map(({ owner, count }) => [owner, count])).toEqual([
      ['red', 1],
      ['blue', 1],
    ]);
  });
  it('SK-MOV-16, SK-MOV-17: Fallen and Prone models do not attack', () => {
    const attack = { type: 'attack', model: 0, target: 1, powerful: false } as const;
    const fallen = facing({ ...PLAIN, posture: 'fallen' }, PLAIN);
    expect(playing(fallen).refused('red', attack)).toBe('SK-MOV-16');
    const prone = facing({ ...PLAIN, posture: 'prone' }, PLAIN, { variant: 'SDT' });
    expect(playing(prone).refused('red', attack)).toBe('SK-MOV-17');
  });
});

describe('SK-HTH-3: modifiers of both dice', () => {
  it('SK-HTH-3: +1 against a Prone man (SDT)', () => {
    expect(sums(facing(PLAIN, { ...PLAIN, posture: 'prone' }, { variant: 'SDT' }))).toEqual([3, 2]);
  });
  it('SK-HTH-13: +1 from ambush: unseen when the activation began, and moved into contact in it', () => {
    const rules = (activation: object) => {
      const play = attacked(facing(PLAIN, PLAIN, { doing: activation })).roll([2], [2]);
      return play.event('melee').attack.map(({ rule }) => rule);
    };
    expect(rules({ unseen: true, movedIntoContact: true })).toEqual(['SK-PRO-3', 'SK-HTH-13']);
    expect(rules({ unseen: true })).toEqual(['SK-PRO-3']);
    expect(rules({ movedIntoContact: true })).toEqual(['SK-PRO-3']);
  });
  it('SK-HTH-14: +1 for a defender behind an obstacle, a window or a doorway', () => {
    const hedge = facing(PLAIN, PLAIN, { features: [{ kind: 'hedge', from: [270, 310], to: [330, 310] }] });
    expect(sums(hedge)).toEqual([2, 3]);
    const house = (kind: 'window' | 'door') =>
      facing(
        { ...PLAIN, at: [300, 321] },
        { ...PLAIN, at: [300, 299] },
        {
          features: [{ kind: 'building', box: [300, 280, 60, 60], openings: [{ kind, wall: 2 }] }],
        },
      );
    expect(sums(house('window'))).toEqual([2, 3]);
    const door = facing(PLAIN, PLAIN, {
      features: [{ kind: 'building', box: [300, 280, 60, 60], openings: [{ kind: 'door', wall: 2 }] }],
    });
    expect(rulesOf(door).defence).toEqual(['SK-PRO-3', 'SK-HTH-14']);
  });
  it('SK-HTH-14: +1 on higher ground, in attack and defence; not together with the obstacle', () => {
    const hill = (upper: 0 | 1) =>
      facing(
        { ...PLAIN, level: upper === 0 ? 1 : 0 },
        { ...PLAIN, level: upper },
        {
          features: [
            { kind: 'hill', box: [300, upper === 0 ? 340 : 280, 80, 60] },
            { kind: 'hedge', from: [270, 310], to: [330, 310] },
          ],
        },
      );
    expect(sums(hill(0))).toEqual([3, 3]);
    expect(rulesOf(hill(0)).attack).toEqual(['SK-PRO-3', 'SK-HTH-14']);
    expect(sums(hill(1))).toEqual([2, 3]);
    expect(rulesOf(hill(1)).defence).toEqual(['SK-PRO-3', 'SK-HTH-14']);
  });
  it('SK-HTH-15: -1 for each Standing enemy after the first, in attack and defence; Fallen enemies do not count', () => {
    const around: readonly ModelSpec[] = [
      { at: [300, 340], player: 1 },
      { at: [280, 320], player: 1 },
      { at: [320, 320], player: 1, posture: 'fallen' },
    ];
    expect(sums(facing(PLAIN, PLAIN, { others: around }))).toEqual([0, 2]);
  });
  it('SK-SPR-11: +1 Mounted, and -1 with the horse in broken ground; neither while horse and rider are down (SK-HTH-24)', () => {
    const rider: ManSpec = { c: 2, weapons: ['sword'], specials: ['mounted'], at: [300, 325] };
    const rough = [{ kind: 'rough', box: [300, 345, 80, 50] } as const];
    expect(sums(facing(rider, PLAIN))).toEqual([3, 2]);
    expect(sums(facing(rider, PLAIN, { features: rough }))).toEqual([2, 2]);
    expect(rulesOf(facing(rider, PLAIN, { features: rough })).attack).toEqual(['SK-PRO-3', 'SK-SPR-11', 'SK-SPR-11']);
    const down = facing({ ...PLAIN, at: [300, 325] }, { ...rider, at: [300, 300], posture: 'fallen' });
    expect(sums(down)).toEqual([4, 2]);
  });
  it('SK-SPR-20, SK-SPR-24: Strong +1 and Weak -1, in attack and defence', () => {
    expect(sums(facing({ ...PLAIN, specials: ['strong'] }, { ...PLAIN, specials: ['weak'] }))).toEqual([3, 1]);
    expect(sums(facing({ ...PLAIN, specials: ['weak'] }, { ...PLAIN, specials: ['strong'] }))).toEqual([1, 3]);
  });
  it('SK-SPR-2: Elan +1 only in an activation in which it moved into contact', () => {
    const state = facing({ ...PLAIN, specials: ['elan'] }, PLAIN);
    expect(sums(state, { movedIn: true })).toEqual([3, 2]);
    expect(sums(state)).toEqual([2, 2]);
  });
  it('SK-NAT-3: Vorwärts! +1', () => {
    const state = facing(PLAIN, PLAIN, { doing: { vorwaerts: true, movedIntoContact: true } });
    expect(
      attacked(state)
        .roll([2], [3])
        .event('melee')
        .attack.map(({ rule }) => rule),
    ).toEqual(['SK-PRO-3', 'SK-NAT-3']);
    const late = facing(PLAIN, PLAIN, { doing: { vorwaerts: true } });
    expect(attacked(late).roll([3], [3]).event('melee').attack).toHaveLength(1);
  });
});

describe('SK-HTH-5, SK-HTH-6: doubled, tripled, odd and even', () => {
  it('SK-HTH-5, SK-SEQ-5: three times the score is killed, and the loser is Out', () => {
    const play = attacked(facing({ ...PLAIN, c: 4 }, { ...PLAIN, c: 1 })).roll([5], [2]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'killed' });
    expect(play.state.models[1]?.out).toBe('killed');
    expect(play.reasons).toContain('out SK-HTH-5');
    const wounded = attacked(facing(PLAIN, PLAIN)).roll([6], [2]);
    expect(wounded.reasons).toContain('out SK-HTH-4');
  });
  it('SK-HTH-6: odd or even is that of the winner’s natural die, not of his score', () => {
    expect(result(facing({ ...PLAIN, c: 3 }, { ...PLAIN, c: 3 }), [4, 3])).toBe('defender fallen');
    expect(result(facing({ ...PLAIN, c: 3 }, { ...PLAIN, c: 3 }), [3, 5])).toBe('attacker recoil');
  });
  it('SK-HTH-6: doubled comes before Fallen, Fallen before odd and even', () => {
    expect(result(facing(PLAIN, { ...PLAIN, posture: 'fallen' }), [6, 1])).toBe('defender killed');
    expect(result(facing(PLAIN, { ...PLAIN, posture: 'fallen' }), [5, 6])).toBe('defender wounded');
  });
  it('SK-GEN-9: a score never goes below 0, and a loser at 0 is tripled by any win (SK-HTH-5)', () => {
    const around: readonly ModelSpec[] = [
      { at: [300, 280], player: 0 },
      { at: [280, 300], player: 0 },
      { at: [320, 300], player: 0 },
    ];
    const weak = { c: 1, weapons: ['musket'], specials: ['weak'] } as const;
    expect(result(facing({ c: 1 }, weak, { others: around }), [1, 1])).toBe('defender killed');
    expect(scoreOf(1, [{ rule: 'SK-GRP-15', add: -3, what: 'sk.tally.volley' }])).toBe(0);
    expect(scoreOf(4, [{ rule: 'SK-GRP-15', add: -3, what: 'sk.tally.volley' }])).toBe(1);
  });
  it('SK-HTH-9: a Prone defender who wins only survives (SDT)', () => {
    const state = facing(PLAIN, { ...PLAIN, posture: 'prone' }, { variant: 'SDT' });
    expect(result(state, [1, 5])).toBe('nothing');
    expect(result(state, [5, 4])).toBe('defender recoil');
    expect(attacked(state).roll([5], [4]).state.models[1]?.posture).toBe('prone');
  });
});

describe('SK-HTH-10: weapon classes', () => {
  const better = (attacker: ManSpec, defender: ManSpec) =>
    attacked(facing(attacker, defender))
      .roll([5], [4])
      .event('melee')
      .doubling.flat()
      .map(({ rule }) => rule);
  const armed = (...weapons: NonNullable<ManSpec['weapons']>): ManSpec => ({ c: 2, weapons });
  it('SK-HTH-10: none, knife, pistol, carbine and blunderbuss are the same, and less than a musket', () => {
    expect(better(armed('pistol'), armed('knife'))).toEqual([]);
    expect(better(armed('blunderbuss'), armed('carbine'))).toEqual([]);
    expect(better(armed('obsolete'), armed('carbine'))).toEqual(['SK-HTH-11']);
    expect(better(armed('rifle'), armed('musket'))).toEqual([]);
  });
  it('SK-HTH-10: swords, axes and clubs beat bayonets; the half-pike beats them', () => {
    for (const weapon of ['sword', 'axe', 'warClub'] as const) {
      expect(better(armed(weapon), armed('musket'))).toEqual(['SK-HTH-11']);
      expect(better(armed('halfPike'), armed(weapon))).toEqual(['SK-HTH-11']);
      expect(better(armed('musket'), armed(weapon))).toEqual(['SK-HTH-12']);
    }
  });
  it('SK-HTH-10: the best weapon counts, but no thrown tomahawk', () => {
    expect(better(armed('musket', 'sword'), armed('musket'))).toEqual(['SK-HTH-11']);
    expect(better(armed('musket', 'tomahawk'), armed('musket'))).toEqual(['SK-HTH-11']);
    expect(better({ ...armed('musket', 'tomahawk'), tomahawk: [10, 10] }, armed('musket'))).toEqual([]);
  });
  it('SK-HTH-10: a lance counts only in a charge', () => {
    expect(better({ ...armed('lance'), specials: ['mounted'], at: [300, 325] }, armed('knife'))).toEqual([]);
  });
});

describe('both sides have their modifiers', () => {
  it('SK-HTH-12, SK-SPR-1: the sword and cuirass of a losing attacker count', () => {
    const play = attacked(facing({ c: 2, weapons: ['sword'], specials: ['cuirass'] }, PLAIN)).roll([2], [6]);
    expect(play.event('melee').doubling.map((lines) => lines.map(({ rule }) => rule))).toEqual([
      ['SK-HTH-12', 'SK-SPR-1'],
      [],
    ]);
  });
  it('SK-HTH-10: the lance of a defender does not count', () => {
    const lancer: ManSpec = { c: 2, weapons: ['lance'], specials: ['mounted'] };
    const play = attacked(facing({ ...PLAIN, at: [300, 325] }, lancer)).roll([6], [4]);
    expect(play.event('melee').doubling[0].map(({ rule }) => rule)).toEqual(['SK-HTH-11']);
  });
  it('SK-HTH-14, SK-SPR-20: higher ground and Strong each count for their own side', () => {
    const above = facing(
      PLAIN,
      { ...PLAIN, level: 1, specials: ['strong'] },
      {
        features: [{ kind: 'hill', box: [300, 280, 80, 60] }],
      },
    );
    const { defence } = meleeScores(above, attackBy(0, 1));
    expect(defence.map(({ rule, what }) => `${rule} ${what}`)).toEqual([
      'SK-PRO-3 sk.tally.combat',
      'SK-HTH-14 sk.tally.height',
      'SK-SPR-20 sk.tally.strong',
    ]);
  });
});
