import { DEFAULT_ORDERS } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { apart, type FightSpec, type ManSpec, MUSKET, shotAt } from '../../../test/fightPositions.ts';
import type { FeatureSpec, ModelSpec } from '../../../test/positions.ts';
import { wayToCover } from './coverSearch.ts';
import { standing } from '../../query/standing.ts';
import { covers } from '../../turn/machine.ts';

type Box = readonly [number, number, number, number];

const runTo = (x: number, y: number) => ({ type: 'takeCover', x: steps(x), y: steps(y) }) as const;

describe('SK-RNG-22, SK-RNG-23, SK-RNG-25: to cover (SDT)', () => {
  const shaken = (target: ManSpec, spec: FightSpec = {}) =>
    shotAt(apart(100, MUSKET, { ...MUSKET, ...target }, { variant: 'SDT', ...spec })).roll([5], [4]);

  it('SK-RNG-22: with no cover on the table the target goes prone', () => {
    const play = shaken({});
    expect(play.state.models[1]?.posture).toBe('prone');
    expect(play.reasons).toContain('posture SK-RNG-22');
  });
  it('SK-RNG-22, SK-RNG-25: with none within S it moves S towards the nearest', () => {
    const play = shaken({}, { features: [{ kind: 'wood', box: [300, 200, 100, 60] }] });
    expect(play.state.models[1]).toMatchObject({ x: steps(300), y: steps(330), posture: 'standing' });
    expect(play.reasons).toContain('moved SK-RNG-22');
  });
  it('SK-RNG-22: up to S, into cover from the shooter, not into contact', () => {
    const wood: FeatureSpec = { kind: 'wood', box: [300, 320, 100, 60] };
    const play = shaken({}, { features: [wood], others: [{ at: [300, 340], player: 0, posture: 'standing' }] });
    const to = (x: number, y: number) => play.refused('blue', { type: 'takeCover', x: steps(x), y: steps(y) });
    expect(to(300, 329)).toBe('SK-RNG-22');
    expect(to(300, 370)).toBe('SK-RNG-22');
    expect(to(300, 361)).toBe('SK-RNG-22');
    expect(to(309, 358)).toBe('SK-MOV-8');
    // Standing orders run to the nearest one, if they are to.
    const far = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - steps(300), y - steps(380));
    const offered = play.offers('blue').flatMap((one) => (one.type === 'takeCover' ? [one] : []));
    const settled = standing(play.state, 'blue', { ...DEFAULT_ORDERS, settle: true });
    expect(settled?.type === 'takeCover' && far(settled)).toBe(Math.min(...offered.map(far)));
    expect(standing(play.state, 'red', { ...DEFAULT_ORDERS, settle: true })).toBeNull();
    expect(standing(play.state, 'blue', DEFAULT_ORDERS)).toBeNull();
    play.blue({ type: 'takeCover', x: steps(270), y: steps(355) });
    expect(play.state.models[1]).toMatchObject({ x: steps(270), y: steps(355) });
  });
  it('SK-RNG-22: a rider recoils instead, in cover or not', () => {
    const rider: ManSpec = { weapons: ['carbine'], specials: ['mounted'], at: [300, 375] };
    expect(shaken(rider).event('shot').result.what).toBe('recoil');
    expect(shaken(rider, { features: [{ kind: 'wood', box: [300, 375, 100, 60] }] }).event('shot').result.what).toBe(
      'recoil',
    );
  });
  it('SK-RNG-23: Prone in cover: no effect; Prone out of cover: it crawls and stays Prone', () => {
    const wood = (y: number): readonly FeatureSpec[] => [{ kind: 'wood', box: [300, y, 100, 60] }];
    expect(shaken({ posture: 'prone' }, { features: wood(380) }).event('shot').result.what).toBe('nothing');
    const play = shaken({ posture: 'prone' }, { features: wood(320) });
    play.blue({ type: 'takeCover', x: steps(300), y: steps(350) });
    expect(play.state.models[1]?.posture).toBe('prone');
  });
  /** A hedge to the north at this distance, which gives cover to a model touching it from behind. */
  const hedge = (far: number): FeatureSpec => ({ kind: 'hedge', from: [285, 380 - far], to: [315, 380 - far] });
  it('SK-RNG-22, SK-RNG-25: some places with cover are offered, and all others are legal too', () => {
    const play = shaken({}, { features: [hedge(20)] });
    expect(play.offers('blue')).toEqual([runTo(300, 350)]);
    expect(covers(play.state, 'blue', runTo(304, 350))).toBe(true);
    expect(covers(play.state, 'blue', runTo(304, 340))).toBe(false);
    expect(covers(play.state, 'blue', { type: 'stop' })).toBe(false);
    expect(play.refusal('blue', { type: 'stop' })).toMatchObject({ rule: 'SK-RNG-22', reason: 'sk.fight.coverFirst' });
    play.blue(runTo(300, 350));
    expect(play.events).toEqual([
      {
        type: 'moved',
        rule: 'SK-RNG-22',
        model: 1,
        x: steps(300),
        y: steps(350),
        level: 0,
        how: 'cover',
        broken: false,
      },
    ]);
    expect(play.waits).toBe('red acting');
  });
  it('SK-RNG-22: the run may use all of S', () => {
    const play = shaken({}, { features: [hedge(40)] });
    expect(play.offers('blue')).toEqual([runTo(300, 330)]);
    play.blue(runTo(300, 330));
    expect(play.state.models[1]?.y).toBe(steps(330));
  });
  it('SK-RNG-23: a Prone model that finds no cover stays as it is', () => {
    const play = shaken({ posture: 'prone' });
    expect(play.reasons).toEqual(['shot SK-RNG-13']);
    expect(play.state.models[1]?.posture).toBe('prone');
  });
  it('SK-RNG-15, SK-RNG-23: no effect has no loser', () => {
    const wood: FeatureSpec = { kind: 'wood', box: [300, 380, 100, 60] };
    const play = shaken({ posture: 'prone' }, { features: [wood] });
    expect(play.event('shot').result).toEqual({ loser: -1, what: 'nothing' });
  });
});

describe('SK-RNG-22, SK-RNG-25: the way to the nearest cover on the table', () => {
  /** Where a model at (300, 380) gets to, in millimetres. */
  const way = (features: readonly FeatureSpec[], others: readonly ModelSpec[] = []) => {
    const found = wayToCover(apart(100, MUSKET, MUSKET, { variant: 'SDT', features, others }), 1);
    return found === null ? null : [found.x / 64, found.y / 64].map((mm) => Math.round(10 * mm) / 10);
  };
  const tree = (x: number, y: number): FeatureSpec => ({ kind: 'tree', at: [x, y] });
  it('SK-RNG-25: a tree, on any side', () => {
    expect(way([tree(400, 380)])).toEqual([350, 380]);
    expect(way([tree(200, 380)])).toEqual([250, 380]);
    expect(way([tree(300, 280)])).toEqual([300, 330]);
    expect(way([tree(300, 600)])).toEqual([300, 430]);
  });
  it('SK-RNG-25: the nearest point of an obstacle, between its ends or at one of them', () => {
    const fence = (from: readonly [number, number], to: readonly [number, number]): FeatureSpec => ({
      kind: 'fence',
      from,
      to,
    });
    expect(way([fence([360, 280], [460, 400])])).toEqual([338.4, 348]);
    expect(way([fence([200, 300], [260, 220])])).toEqual([261, 348.8]);
    expect(way([fence([400, 200], [380, 300])])).toEqual([335.3, 344.7]);
    expect(way([fence([400, 330], [400, 460])])).toEqual([350, 380]);
  });
  it('SK-RNG-25: the nearest side of a wood or a building', () => {
    const kinds = [
      (box: Box): FeatureSpec => ({ kind: 'wood', box }),
      (box: Box): FeatureSpec => ({ kind: 'building', box }),
    ];
    for (const piece of kinds) {
      expect(way([piece([450, 380, 100, 60])])).toEqual([350, 380]);
      expect(way([piece([150, 380, 100, 60])])).toEqual([250, 380]);
      expect(way([piece([300, 250, 100, 60])])).toEqual([300, 330]);
      expect(way([piece([300, 550, 100, 60])])).toEqual([300, 430]);
    }
  });
  it('SK-RNG-25: the nearest of several, and nothing that gives no cover', () => {
    expect(way([tree(400, 380), tree(220, 380), tree(300, 280)])).toEqual([250, 380]);
    const bare: readonly FeatureSpec[] = [
      { kind: 'rough', box: [300, 330, 100, 20] },
      { kind: 'stream', box: [300, 430, 100, 20] },
      { kind: 'hill', box: [450, 380, 100, 60] },
      { kind: 'highWall', from: [220, 300], to: [220, 400] },
    ];
    expect(way(bare)).toBeNull();
    expect(way([...bare, tree(300, 280)])).toEqual([300, 330]);
  });
  it('SK-RNG-22: as far as the way is free, in tenths of S; not into contact, and not at all at a wall', () => {
    expect(way([tree(300, 250)], [{ at: [300, 330], player: 0 }])).toEqual([300, 355]);
    expect(way([tree(300, 250), { kind: 'highWall', from: [250, 369], to: [350, 369] }])).toBeNull();
  });
});
