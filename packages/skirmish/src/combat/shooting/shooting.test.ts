import { total } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { apart, facing, type FightSpec, type ManSpec, MUSKET, shotAt, shotBy } from '../../../test/fightPositions.ts';
import { playing } from '../../../test/playing.ts';
import { activationOf, type FeatureSpec, type ModelSpec } from '../../../test/positions.ts';
import { pending } from '../../turn/machine.ts';
import { bandAt, farthest, rangeModifier } from './ranges.ts';
import { type Weapon, WEAPONS } from '../../armies/weapons.ts';
import { shotOffers, shotProblem } from './shooting.ts';
import type { ShotFacts } from './shotFacts.ts';
import { fireScores, shotScores } from './shotScores.ts';
import type { State } from '../../state/state.ts';

function result(state: State, faces: readonly [number, number], aimed = false) {
  return shotAt(state, aimed).roll([faces[0]], [faces[1]]).event('shot').result.what;
}

const lines = (state: State, shooters: readonly number[] = [0], change: Parameters<typeof shotBy>[2] = {}) => {
  const { attack, defence } = shotScores(state, shotBy(shooters, 1, change));
  return { attack: attack.map(({ rule, add }) => [rule, add]), defence: defence.map(({ rule, add }) => [rule, add]) };
};

const sums = (state: State, shooters: readonly number[] = [0], change: Parameters<typeof shotBy>[2] = {}) => {
  const { attack, defence } = shotScores(state, shotBy(shooters, 1, change));
  return [total(attack), total(defence)];
};

/** A hedge right in front of a target at this distance. */
const hedge = (gap: number): FeatureSpec => ({ kind: 'hedge', from: [260, 490 - gap], to: [340, 490 - gap] });

describe('the worked examples of shooting', () => {
  it('X2, SK-PRO-3, SK-RNG-10: a man behind a hedge: the shooter has -1', () => {
    const state = apart(100, MUSKET, MUSKET, { features: [hedge(100)] });
    expect(lines(state).attack).toEqual([
      ['SK-PRO-3', 2],
      ['SK-RNG-3', 2],
      ['SK-RNG-10', -1],
    ]);
  });
  it('E26, SK-RNG-1, SK-RNG-12: SDS, 9 to 6, odd: the target recoils from the shooter', () => {
    const play = shotAt(apart(100, MUSKET, MUSKET)).roll([5], [4]);
    expect(play.event('shot')).toMatchObject({ rule: 'SK-RNG-12', result: { loser: 1, what: 'recoil' } });
    expect(play.state.models[1]).toMatchObject({ y: steps(360) });
  });
  it('E27, SK-RNG-13, SK-RNG-22: the same in SDT in the open: the target moves up to S towards cover', () => {
    const features: readonly FeatureSpec[] = [{ kind: 'wood', box: [300, 320, 100, 60] }];
    const play = shotAt(apart(100, MUSKET, MUSKET, { variant: 'SDT', features })).roll([5], [4]);
    expect(play.event('shot').result).toEqual({ loser: 1, what: 'cover' });
    expect(play.waits).toBe('blue takeCover');
    expect(play.asks).toBe('SK-RNG-22');
    play.blue({ type: 'takeCover', x: steps(300), y: steps(350) });
    expect(play.event('moved')).toMatchObject({ rule: 'SK-RNG-22', model: 1, how: 'cover' });
  });
  it('E28, SK-RNG-13: the same in woods: 8 to 6, odd, in cover: he goes prone', () => {
    const features: readonly FeatureSpec[] = [{ kind: 'wood', box: [300, 380, 100, 60] }];
    const play = shotAt(apart(100, MUSKET, MUSKET, { variant: 'SDT', features })).roll([5], [4]);
    expect(total(play.event('shot').attack)).toBe(3);
    expect(play.event('shot').result).toEqual({ loser: 1, what: 'prone' });
    expect(play.state.models[1]?.posture).toBe('prone');
  });
  it('E29, SK-RNG-10, SK-RNG-15: x3 at a man behind a hedge: 5 to 5: no effect', () => {
    const state = apart(300, MUSKET, MUSKET, { features: [hedge(300)] });
    expect(sums(state)).toEqual([1, 2]);
    const play = shotAt(state).roll([4], [3]);
    expect(play.event('shot')).toMatchObject({ rule: 'SK-RNG-15', result: { what: 'nothing' } });
  });
  it('E30, SK-ACN-3, SK-SPR-10: a rifleman aims: 10 to 4: doubled, Wounded', () => {
    const rifleman: ManSpec = { c: 3, weapons: ['rifle'], specials: ['marksman'] };
    const play = shotAt(apart(200, rifleman, MUSKET), true).roll([4], [3]);
    expect([total(play.event('shot').attack), total(play.event('shot').defence)]).toEqual([6, 1]);
    expect(play.event('shot').result.what).toBe('wounded');
    expect(play.frame('acting').doing.left).toBe(1);
  });
  it('SK-SEQ-6: the shot is paid for and told, and its result is carried out', () => {
    const result = (attack: number, defence: number) => {
      const play = shotAt(apart(100, MUSKET, MUSKET)).roll([attack], [defence]);
      const before = apart(100, MUSKET, MUSKET).models[1];
      const { x, y, posture, out } = play.state.models[1] ?? {};
      expect(play.state.models[0]?.loaded).toEqual([false]);
      return [
        play.event('shot').result.what,
        posture,
        out !== null,
        x === before?.x && y === before?.y ? 'there' : 'back',
      ];
    };
    expect(result(1, 3)).toEqual(['nothing', 'standing', false, 'there']);
    expect(result(3, 4)).toEqual(['recoil', 'standing', false, 'back']);
    expect(result(2, 3)).toEqual(['fallen', 'fallen', false, 'there']);
    expect(result(6, 1)[2]).toBe(true);
    // Two actions for an aimed shot, and none without a loaded weapon.
    const shoot = { type: 'shoot', model: 0, weapon: 0, target: 1 } as const;
    const poor = shotAt(apart(100, MUSKET, MUSKET)).roll([1], [3]);
    expect(poor.refused('red', { ...shoot, aimed: false })).toMatch(/^SK-/);
  });
  it('E31, SK-RNG-16, SK-SEQ-6: 5 to 4 with a natural 1: the target recoils, the musket is depleted', () => {
    const play = shotAt(apart(100, MUSKET, MUSKET)).roll([1], [2]);
    expect(play.event('shot').result.what).toBe('recoil');
    expect(play.state.models[0]).toMatchObject({ loaded: [false], depleted: [true] });
    expect(play.event('depleted')).toMatchObject({ rule: 'SK-RNG-16', model: 0, weapon: 0 });
    expect(play.refused('red', { type: 'reload', model: 0, weapon: 0 })).toBe('SK-RNG-16');
  });
  it('E32, SK-RNG-1, SK-RNG-11, SK-RNG-14: a Fallen target beyond L: 6 to 5: Wounded', () => {
    const state = apart(200, MUSKET, { ...MUSKET, posture: 'fallen' });
    expect(lines(state).attack.at(-1)).toEqual(['SK-RNG-11', -1]);
    const play = shotAt(state).roll([4], [3]);
    expect(play.event('shot')).toMatchObject({ rule: 'SK-RNG-14', result: { loser: 1, what: 'wounded' } });
    expect(play.event('out')).toMatchObject({ rule: 'SK-RNG-14', model: 1, reason: 'wounded' });
  });
  it('E37, SK-RNG-3: a bow at x3: 6 to 5, even: Fallen; the bow needs no reload', () => {
    const play = shotAt(apart(200, { c: 2, weapons: ['bow'] }, MUSKET, { variant: 'SDT' })).roll([6], [3]);
    expect(total(play.event('shot').attack)).toBe(0);
    expect(play.event('shot').result.what).toBe('fallen');
    expect(shotProblem({ ...play.state, models: rested(play.state) }, 0, 0, 1, SINGLE)).toBeNull();
  });
  it('E38, SK-RNG-4, SK-RNG-9: a carbine from the saddle: 8 to 5, odd: recoils', () => {
    const state = apart(60, { c: 2, weapons: ['carbine'], specials: ['mounted'], at: [300, 505] }, MUSKET);
    expect(lines(state).attack).toEqual([
      ['SK-PRO-3', 2],
      ['SK-RNG-3', 2],
      ['SK-RNG-9', -1],
    ]);
    expect(result(state, [5, 3])).toBe('recoil');
  });
});

const SINGLE = { aimed: false, volley: false } as const;

/** The position at the beginning of the player's next turn. */
const rested = ({ models }: State) => models.map((model) => ({ ...model, attacked: false, threw: false }));

describe('SK-RNG-2, SK-RNG-3, SK-RNG-4: bands', () => {
  const modifier = (weapon: NonNullable<ManSpec['weapons']>[number], gap: number, variant: 'SDS' | 'SDT') => {
    const state = apart(gap, { c: 2, weapons: [weapon] }, MUSKET, { variant });
    const found = shotProblem(state, 0, 0, 1, SINGLE);
    return found === null ? total(shotScores(state, shotBy([0], 1)).attack) - 2 : found.rule;
  };
  const row = (weapon: Parameters<typeof modifier>[0], stick: number, variant: 'SDS' | 'SDT' = 'SDS') =>
    [stick, 2 * stick, 3 * stick].map((gap) => modifier(weapon, gap, variant));

  it('SK-RNG-3: the printed table', () => {
    expect(row('musket', 120)).toEqual([2, 1, 0]);
    expect(row('rifle', 120)).toEqual([2, 2, 1]);
    expect(row('blunderbuss', 50)).toEqual([2, 0, 'SK-RNG-2']);
    expect(row('pistol', 50, 'SDT')).toEqual([1, 0, -1]);
    expect(row('bow', 80, 'SDT')).toEqual([0, -1, -2]);
    expect(row('matchlock', 80, 'SDT')).toEqual([1, 0, -1]);
    expect(row('tomahawk', 80, 'SDT')).toEqual([0, 'SK-RNG-2', 'SK-RNG-2']);
  });
  it('SK-RNG-4: pistols two Short and carbines two Medium in SDS', () => {
    expect(row('pistol', 50)).toEqual([1, 0, 'SK-RNG-2']);
    expect(row('carbine', 80)).toEqual([2, 0, 'SK-RNG-2']);
  });
  it('SK-RNG-2: a band ends with its stick; beyond the last there is no shot', () => {
    expect(modifier('musket', 121, 'SDS')).toBe(1);
    expect(modifier('musket', 361, 'SDS')).toBe('SK-RNG-2');
  });
  it('SK-RNG-3: other weapons do not shoot', () => {
    expect(shotProblem(apart(60, { weapons: ['sword'] }, MUSKET), 0, 0, 1, SINGLE)?.rule).toBe('SK-RNG-3');
    expect(shotProblem(apart(60, MUSKET, MUSKET), 0, 1, 1, SINGLE)?.rule).toBe('SK-RNG-3');
  });
});

describe('who may shoot', () => {
  const refusal = (shooter: ManSpec, spec: FightSpec = {}, target: ManSpec = MUSKET) =>
    shotProblem(apart(60, shooter, target, spec), 0, 0, 1, SINGLE)?.rule ?? 'fires';

  it('SK-RNG-5: only with a loaded weapon, which is empty afterwards', () => {
    expect(refusal({ ...MUSKET, loaded: false })).toBe('SK-RNG-5');
    const play = shotAt(apart(60, MUSKET, MUSKET)).roll([3], [3]);
    expect(play.state.models[0]).toMatchObject({ loaded: [false], fired: [true], attacked: true, depleted: [false] });
  });
  it('SK-ACN-2: one attack a turn', () => {
    expect(refusal({ ...MUSKET, attacked: true })).toBe('SK-ACN-2');
  });
  it('SK-RNG-8: not while engaged, nor at a target in contact with the shooter’s side', () => {
    expect(refusal(MUSKET, { others: [{ at: [300, 520], player: 1 }] })).toBe('SK-RNG-8');
    expect(refusal(MUSKET, { others: [{ at: [300, 520], player: 1, posture: 'fallen' }] })).toBe('fires');
    expect(refusal(MUSKET, { others: [{ at: [300, 400], player: 0, posture: 'fallen' }] })).toBe('SK-RNG-8');
    expect(refusal(MUSKET, { others: [{ at: [320, 420], player: 1 }] })).toBe('fires');
  });
  it('SK-RNG-6: only at a target in sight', () => {
    expect(refusal(MUSKET, { features: [{ kind: 'highWall', from: [200, 450], to: [400, 450] }] })).toBe('SK-RNG-6');
  });
  it('SK-RNG-9: from horseback pistol, carbine or bow only', () => {
    const rider = (weapon: 'pistol' | 'carbine' | 'bow' | 'musket' | 'tomahawk'): ManSpec => ({
      weapons: [weapon],
      specials: ['mounted'],
      at: [300, 505],
    });
    expect((['pistol', 'carbine'] as const).map((weapon) => refusal(rider(weapon)))).toEqual(['fires', 'fires']);
    expect(refusal(rider('bow'), { variant: 'SDT' })).toBe('fires');
    expect(refusal(rider('musket'))).toBe('SK-RNG-9');
    expect(refusal(rider('tomahawk'), { variant: 'SDT' })).toBe('SK-RNG-9');
  });
  it('SK-MOV-16, SK-MOV-17: not while Fallen; while Prone with loaded firearms, not with bow or tomahawk', () => {
    expect(refusal({ ...MUSKET, posture: 'fallen' })).toBe('SK-MOV-16');
    const prone = (weapon: 'musket' | 'bow' | 'tomahawk') =>
      refusal({ weapons: [weapon], posture: 'prone' }, { variant: 'SDT' });
    expect([prone('musket'), prone('bow'), prone('tomahawk')]).toEqual(['fires', 'SK-MOV-17', 'SK-MOV-17']);
  });
  it('SK-SCN-1: not while carrying an object', () => {
    expect(refusal({ ...MUSKET, object: 0 }, { things: [{ at: [300, 500], carrier: 0 }] })).toBe('SK-SCN-1');
  });
  it('SK-RNG-16: a depleted bow cannot shoot', () => {
    expect(refusal({ weapons: ['bow'], depleted: true }, { variant: 'SDT' })).toBe('SK-RNG-16');
    const play = shotAt(apart(60, { weapons: ['bow'] }, MUSKET, { variant: 'SDT' })).roll([1], [6]);
    expect(play.state.models[0]?.depleted).toEqual([true]);
  });
  it('SK-RNG-19: rifle and matchlock do not shoot in the turn they were loaded; muskets may (SK-RNG-18)', () => {
    expect(refusal({ weapons: ['rifle'], reloaded: true })).toBe('SK-RNG-19');
    expect(refusal({ weapons: ['matchlock'], reloaded: true }, { variant: 'SDT' })).toBe('SK-RNG-19');
    expect(refusal({ ...MUSKET, reloaded: true })).toBe('fires');
  });
  it('SK-SPR-26: Stealth hides in cover from more than L away', () => {
    const stealthy: ManSpec = { ...MUSKET, specials: ['stealth'] };
    const hit = (gap: number, features: readonly FeatureSpec[]) =>
      shotProblem(apart(gap, MUSKET, stealthy, { features }), 0, 0, 1, SINGLE)?.rule ?? 'fires';
    expect(hit(130, [hedge(130)])).toBe('SK-SPR-26');
    expect(hit(120, [hedge(120)])).toBe('fires');
    expect(hit(130, [])).toBe('fires');
  });
});

describe('SK-RNG-7: the nearest target', () => {
  /** A second enemy, 20 mm nearer than the target and well apart from the line to it. */
  const nearer = (change: Partial<ModelSpec> = {}): readonly ModelSpec[] => [{ at: [380, 420], player: 1, ...change }];
  const allowed = (others: readonly ModelSpec[], shooter: ManSpec = MUSKET, features: readonly FeatureSpec[] = []) => {
    const state = apart(110, shooter, MUSKET, { others, features });
    const problem = shotProblem(state, 0, 0, 1, SINGLE);
    const offered = playing(state)
      .offered('red', 'shoot')
      .some(({ target }) => target === 1);
    expect(offered).toBe(problem === null);
    return problem?.rule ?? 'fires';
  };
  it('SK-RNG-7: must be taken', () => {
    expect(allowed(nearer())).toBe('SK-RNG-7');
    expect(allowed([])).toBe('fires');
  });
  it('SK-RNG-7: with any number of others farther off', () => {
    expect(allowed([...nearer(), { at: [220, 380], player: 1 }])).toBe('SK-RNG-7');
  });
  it('SK-RNG-7: may be skipped if Fallen, Prone or in cover', () => {
    expect(allowed(nearer({ posture: 'fallen' }))).toBe('fires');
    expect(allowed(nearer(), MUSKET, [{ kind: 'wood', box: [390, 420, 40, 40] }])).toBe('fires');
  });
  it('SK-RNG-7: does not count if it is no legal target', () => {
    expect(allowed([...nearer(), { at: [400, 420], player: 0 }])).toBe('fires');
    expect(allowed(nearer(), MUSKET, [{ kind: 'highWall', from: [330, 470], to: [420, 440] }])).toBe('fires');
  });
  it('SK-SPR-10: does not bind a Marksman, nor a volley', () => {
    expect(allowed(nearer(), { ...MUSKET, specials: ['marksman'] })).toBe('fires');
    const state = apart(110, MUSKET, MUSKET, { others: nearer() });
    expect(shotProblem(state, 0, 0, 1, { aimed: false, volley: true })).toBeNull();
  });
  it('SK-RNG-7: ties are free', () => {
    const state = facing(
      { ...MUSKET, at: [300, 500] },
      { ...MUSKET, at: [240, 420] },
      {
        others: [{ at: [360, 420], player: 1 }],
      },
    );
    expect([1, 2].map((target) => shotProblem(state, 0, 0, target, SINGLE))).toEqual([null, null]);
  });
});

describe('modifiers and results', () => {
  it('SK-RNG-24: all in order, the target -1 against an aimed shot', () => {
    const state = apart(
      200,
      { ...MUSKET, specials: ['poorShot'] },
      { ...MUSKET, posture: 'fallen' },
      {
        features: [hedge(200)],
      },
    );
    expect(lines(state, [0], { aimed: true })).toEqual({
      attack: [
        ['SK-PRO-3', 2],
        ['SK-RNG-3', 1],
        ['SK-SPR-14', -1],
        ['SK-RNG-10', -1],
        ['SK-RNG-11', -1],
      ],
      defence: [
        ['SK-PRO-3', 2],
        ['SK-ACN-3', -1],
      ],
    });
  });
  it('SK-RNG-24, SK-GRP-14, SK-GRP-15, SK-GRP-17, SK-GRP-18: all that a volley can add up, in order', () => {
    const shooter = { c: 3, specials: ['marksman'], modifier: 2, mounted: false, far: false } as const;
    const target = { c: 1, specials: [], posture: 'prone', mounted: false } as const;
    const facts: ShotFacts = { variant: 'SDS', shooters: [shooter], target, cover: 0, aimed: false, steady: false };
    const told = (change: Partial<ShotFacts>) => {
      const { attack, defence } = fireScores({ ...facts, ...change });
      return [attack, defence].map((tally) => tally.map(({ rule, add }) => `${rule} ${add}`).join(', '));
    };
    expect(told({})).toEqual(['SK-PRO-3 3, SK-RNG-3 2, SK-SPR-10 1', 'SK-PRO-3 1']);
    const worse = { c: 2, specials: ['marksman', 'poorShot'], modifier: 1, mounted: true, far: true } as const;
    expect(told({ shooters: [shooter, worse, shooter], cover: 2, steady: true })).toEqual([
      'SK-PRO-3 2, SK-RNG-3 1, SK-SPR-10 1, SK-SPR-14 -1, SK-RNG-10 -2, SK-RNG-9 -1, SK-RNG-11 -1, SK-NAT-2 1',
      'SK-PRO-3 1, SK-GRP-15 -2',
    ]);
    // Marksmen among others are none, and one who is near and stands spares nobody.
    const plain = { ...shooter, specials: [] };
    expect(told({ shooters: [shooter, plain], cover: 1, aimed: true })).toEqual([
      'SK-PRO-3 3, SK-RNG-3 2, SK-RNG-10 -1',
      'SK-PRO-3 1, SK-ACN-3 -1, SK-GRP-15 -1',
    ]);
    expect(told({ shooters: [worse], target: { ...target, posture: 'standing' } })[0]).not.toContain('SK-RNG-11');
  });
  it('SK-RNG-10: heavy cover -2', () => {
    const features: readonly FeatureSpec[] = [
      { kind: 'building', box: [300, 380, 70, 60], openings: [{ kind: 'window', wall: 2 }] },
    ];
    expect(lines(apart(100, MUSKET, MUSKET, { features })).attack.at(-1)).toEqual(['SK-RNG-10', -2]);
  });
  it('SK-RNG-11: a Fallen or Prone target within L gives no modifier', () => {
    expect(sums(apart(120, MUSKET, { ...MUSKET, posture: 'fallen' }))).toEqual([4, 2]);
    expect(sums(apart(121, MUSKET, { ...MUSKET, posture: 'prone' }, { variant: 'SDT' }))).toEqual([2, 2]);
  });
  it('SK-RNG-1: hand-to-hand modifiers never help the target', () => {
    const strong: ManSpec = { ...MUSKET, specials: ['strong', 'mounted'], at: [300, 405] };
    expect(sums(apart(60, MUSKET, strong))).toEqual([4, 2]);
  });
  it('SK-SPR-10, SK-SPR-14: Marksman +1, Poor Shot -1', () => {
    expect(sums(apart(60, { ...MUSKET, specials: ['marksman'] }, MUSKET))).toEqual([5, 2]);
    expect(sums(apart(60, { ...MUSKET, specials: ['poorShot'] }, MUSKET))).toEqual([3, 2]);
  });
  it('SK-SPR-1: a Cuirass counts in the doubled test of the target', () => {
    expect(result(apart(60, MUSKET, MUSKET), [4, 2])).toBe('wounded');
    const play = shotAt(apart(60, MUSKET, { ...MUSKET, specials: ['cuirass'] })).roll([4], [2]);
    expect(play.event('shot').doubling).toEqual([[], [{ rule: 'SK-SPR-1', add: 1, what: 'sk.tally.cuirass' }]]);
    expect(play.event('shot').result.what).toBe('fallen');
  });
  it('SK-HTH-11: weapons hand to hand do not count', () => {
    const sword: ManSpec = { ...MUSKET, weapons: ['musket', 'sword'] };
    expect(
      shotAt(apart(60, sword, MUSKET))
        .roll([3], [4])
        .event('shot').doubling,
    ).toEqual([[], []]);
  });
  it('SK-RNG-12: even: Fallen; doubled: Wounded; tripled: killed', () => {
    expect(result(apart(60, MUSKET, MUSKET), [2, 2])).toBe('fallen');
    expect(result(apart(60, MUSKET, MUSKET), [6, 1])).toBe('killed');
  });
  it('SK-RNG-14: a Fallen target that is beaten at all is Wounded', () => {
    expect(result(apart(60, MUSKET, { ...MUSKET, posture: 'fallen' }), [3, 4])).toBe('wounded');
  });
  it('SK-RNG-15: a losing shooter suffers nothing', () => {
    const play = shotAt(apart(60, MUSKET, { ...MUSKET, c: 4 })).roll([2], [6]);
    expect(play.event('shot')).toMatchObject({ rule: 'SK-RNG-15', result: { loser: -1, what: 'nothing' } });
    expect(play.state.models[0]?.posture).toBe('standing');
  });
  it('SK-ACN-3: an aimed shot takes two actions', () => {
    const state = apart(60, MUSKET, MUSKET, { left: 1 });
    expect(playing(state).refused('red', { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: true })).toBe(
      'SK-ACN-5',
    );
    expect(playing(state).offered('red', 'shoot')).toHaveLength(1);
  });
});

describe('the rule named by a shot', () => {
  const fired = (faces: readonly [number, number], target: ManSpec = MUSKET, spec: FightSpec = {}) =>
    shotAt(apart(60, MUSKET, target, spec)).roll([faces[0]], [faces[1]]);
  it('SK-RNG-12, SK-RNG-13: each game has its own results, carried out by the same rule', () => {
    expect(fired([5, 4]).reasons).toEqual(['shot SK-RNG-12', 'moved SK-RNG-12']);
    expect(fired([4, 3]).reasons).toEqual(['shot SK-RNG-12', 'posture SK-RNG-12']);
    expect(fired([4, 3], MUSKET, { variant: 'SDT' }).reasons).toEqual(['shot SK-RNG-13', 'posture SK-RNG-13']);
    expect(fired([4, 2], MUSKET, { variant: 'SDT' }).reasons).toEqual(['shot SK-RNG-13', 'out SK-RNG-13']);
    expect(fired([4, 2]).reasons).toEqual(['shot SK-RNG-12', 'out SK-RNG-12']);
  });
  it('SK-RNG-14: a Standing target that is Wounded was doubled', () => {
    expect(fired([4, 2]).event('shot').rule).toBe('SK-RNG-12');
    expect(fired([4, 4], { ...MUSKET, posture: 'fallen' }).event('shot').rule).toBe('SK-RNG-14');
    expect(fired([6, 1], { ...MUSKET, c: 1, posture: 'fallen' }).event('shot').rule).toBe('SK-RNG-12');
  });
  it('SK-HTH-5: three times the score is killed', () => {
    const play = fired([6, 1], { ...MUSKET, c: 1 });
    expect(play.event('out')).toMatchObject({ rule: 'SK-HTH-5', reason: 'killed' });
  });
  it('SK-RNG-15, SK-SPR-1: the cuirass of a winning target adds nothing', () => {
    const play = fired([1, 6], { ...MUSKET, specials: ['cuirass'] });
    expect(play.event('shot').doubling).toEqual([[], []]);
  });
  it('SK-GEN-12: the shooter rolls the first die, the target the second, each his own', () => {
    const play = shotAt(apart(60, MUSKET, MUSKET));
    expect(play.asks).toBe('SK-RNG-1');
    expect(play.frame('shot')).toMatchObject({ aimed: false, volley: false, steady: false });
    expect(pending(play.state)[0]?.dice?.map(({ what, owner }) => [what, owner])).toEqual([
      ['sk.dice.shot', 'red'],
      ['sk.dice.target', 'blue'],
    ]);
  });
});

describe('offers, and the state after a shot', () => {
  const offers = (state: State, left: number) =>
    shotOffers(state, activationOf(0, left)).map(({ weapon, target, aimed }) => [weapon, target, aimed]);
  it('SK-RNG-1, SK-ACN-3: each weapon at each target, aimed with two actions', () => {
    const pair: ManSpec = { c: 2, weapons: ['musket', 'sword', 'pistol'] };
    const state = apart(60, pair, MUSKET, { others: [{ at: [252, 436], player: 1, posture: 'fallen' }] });
    const plain = [
      [0, 1, false],
      [0, 2, false],
      [2, 1, false],
      [2, 2, false],
    ];
    expect(offers(state, 1)).toEqual(plain);
    expect(offers(state, 2)).toEqual(
      plain.flatMap(([weapon, target]) => [
        [weapon, target, false],
        [weapon, target, true],
      ]),
    );
    expect(offers(state, 0)).toEqual([]);
    expect(shotOffers(apart(60, MUSKET, MUSKET), activationOf(0, 1))).toEqual([
      { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false },
    ]);
  });
  it('SK-RNG-1, SK-RNG-5, SK-RNG-8: nothing for a model that cannot fire; no friends, no models gone or in a fight', () => {
    expect(offers(apart(60, { ...MUSKET, loaded: false }, MUSKET), 3)).toEqual([]);
    const others: readonly ModelSpec[] = [
      { at: [240, 420], player: 1, out: 'wounded' },
      { at: [360, 420], player: 0 },
      { at: [380, 420], player: 1 },
    ];
    expect(offers(apart(60, MUSKET, MUSKET, { others }), 1)).toEqual([[0, 1, false]]);
  });
  it('SK-RNG-21, SK-ACN-3: a tomahawk is thrown, never aimed; a musket beside it may be', () => {
    const state = apart(20, { c: 2, weapons: ['tomahawk', 'musket'] }, MUSKET, { variant: 'SDT' });
    expect(offers(state, 2)).toEqual([
      [0, 1, false],
      [1, 1, false],
      [1, 1, true],
    ]);
  });
  it('SK-RNG-7: of many enemies those up to the nearest Standing in the open, and others equally near', () => {
    const others: readonly ModelSpec[] = [
      { at: [240, 500 - 60], player: 1, posture: 'fallen' },
      { at: [330, 400], player: 1, posture: 'fallen' },
      { at: [300, 250], player: 1 },
      { at: [100, 500], player: 1 },
    ];
    const state = apart(100, MUSKET, MUSKET, { others });
    expect(offers(state, 1)).toEqual([
      [0, 1, false],
      [0, 2, false],
      [0, 3, false],
    ]);
    const sharp = apart(100, { ...MUSKET, specials: ['marksman'] }, MUSKET, { others });
    expect(offers(sharp, 1).map(([, target]) => target)).toEqual([1, 2, 3, 5]);
  });
  it('SK-RNG-1: no shot at a friend, or at a model that is gone', () => {
    const others: readonly ModelSpec[] = [
      { at: [240, 420], player: 0 },
      { at: [360, 420], player: 1, out: 'wounded' },
    ];
    const state = apart(60, MUSKET, MUSKET, { others });
    expect([2, 3].map((target) => shotProblem(state, 0, 0, target, SINGLE)?.rule)).toEqual(['SK-RNG-1', 'SK-RNG-1']);
  });
  it('SK-RNG-8: nor at a Fallen enemy in contact with the shooter', () => {
    const state = apart(0, MUSKET, { ...MUSKET, posture: 'fallen' });
    expect(shotProblem(state, 0, 0, 1, SINGLE)?.rule).toBe('SK-RNG-8');
  });
  it('SK-RNG-5: only the weapon that was fired is empty', () => {
    const play = shotAt(apart(60, { c: 2, weapons: ['musket', 'pistol'] }, MUSKET)).roll([3], [3]);
    expect(play.state.models[0]).toMatchObject({
      loaded: [false, true],
      fired: [true, false],
      depleted: [false, false],
    });
  });
  it('SK-RNG-16: only the weapon that was fired is depleted', () => {
    const state = apart(60, { c: 2, weapons: ['musket', 'pistol'] }, MUSKET);
    expect(shotAt(state, false, 1).roll([1], [6]).state.models[0]?.depleted).toEqual([false, true]);
  });
  it('SK-ACN-2, SK-RNG-5: a shot with the bow is an attack, and a bow is never loaded nor fired empty', () => {
    const play = shotAt(apart(60, { c: 2, weapons: ['bow'] }, MUSKET, { variant: 'SDT' })).roll([3], [3]);
    expect(play.state.models[0]).toMatchObject({ attacked: true, fired: [false], loaded: [false] });
  });
  it('SK-RNG-2, SK-RNG-3: the range of each weapon in millimetres', () => {
    const reach = (variant: 'SDS' | 'SDT', weapon: Weapon) =>
      farthest(apart(60, MUSKET, MUSKET, { variant }), WEAPONS[weapon].ranged) / 64;
    const weapons: readonly Weapon[] = ['musket', 'pistol', 'carbine', 'tomahawk', 'bow', 'sword'];
    expect(weapons.map((weapon) => reach('SDS', weapon))).toEqual([360, 100, 160, 80, 240, 0]);
    expect(reach('SDT', 'pistol')).toBe(150);
    const state = apart(60, MUSKET, MUSKET);
    expect(bandAt(state, WEAPONS.sword.ranged, 0)).toBeNull();
    expect([rangeModifier(state, 0, 0, 1), rangeModifier(state, 0, 1, 1)]).toEqual([2, null]);
  });
});

describe('Tomahawks', () => {
  const brave: ManSpec = { c: 2, weapons: ['tomahawk', 'musket'] };
  const wild = (spec: FightSpec = {}) => apart(60, brave, MUSKET, { variant: 'SDT', ...spec });

  it('SK-RNG-21: a throw is an extra attack; the tomahawk lies where the target stood', () => {
    const play = shotAt(wild()).roll([1], [6]);
    expect(play.state.models[0]).toMatchObject({
      threw: true,
      attacked: false,
      depleted: [false, false],
      tomahawk: { x: steps(300), y: steps(420), level: 0 },
    });
    expect(play.refused('red', { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: false })).toBe('SK-RNG-21');
    play.red({ type: 'shoot', model: 0, weapon: 1, target: 1, aimed: false }).roll([3], [4]);
    expect(play.state.models[0]?.attacked).toBe(true);
  });
  it('SK-RNG-21: after another attack it may still be thrown; a second throw is an attack', () => {
    expect(
      shotProblem(apart(60, { ...brave, attacked: true }, MUSKET, { variant: 'SDT' }), 0, 0, 1, SINGLE),
    ).toBeNull();
    const again = apart(60, { ...brave, threw: true }, MUSKET, { variant: 'SDT' });
    expect(shotAt(again).roll([3], [3]).state.models[0]?.attacked).toBe(true);
    const both = apart(60, { ...brave, threw: true, attacked: true }, MUSKET, { variant: 'SDT' });
    expect(shotProblem(both, 0, 0, 1, SINGLE)?.rule).toBe('SK-ACN-2');
  });
  it('SK-RNG-21: it is never aimed', () => {
    expect(playing(wild()).refused('red', { type: 'shoot', model: 0, weapon: 0, target: 1, aimed: true })).toBe(
      'SK-RNG-21',
    );
    const offered = playing(wild()).offered('red', 'shoot');
    expect(offered.filter(({ weapon }) => weapon === 0).map(({ aimed }) => aimed)).toEqual([false]);
  });
});
