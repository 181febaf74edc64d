import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { apart, type FightSpec, type ManSpec, MUSKET, shotAt } from '../test/fights.ts';
import type { FeatureSpec } from '../test/positions.ts';

describe('SK-RNG-22, SK-RNG-23, SK-RNG-25: to cover (SDT)', () => {
  const shaken = (target: ManSpec, spec: FightSpec = {}) =>
    shotAt(apart(100, MUSKET, { ...MUSKET, ...target }, { variant: 'SDT', ...spec })).roll([5], [4]);

  it('SK-RNG-22: with no cover on the table he goes prone', () => {
    const play = shaken({});
    expect(play.state.models[1]?.posture).toBe('prone');
    expect(play.reasons).toContain('posture SK-RNG-22');
  });
  it('SK-RNG-22, SK-RNG-25: with none within S he moves S towards the nearest', () => {
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
  it('SK-RNG-23: Prone in cover: no effect; Prone out of cover he crawls and stays Prone', () => {
    const wood = (y: number): readonly FeatureSpec[] => [{ kind: 'wood', box: [300, y, 100, 60] }];
    expect(shaken({ posture: 'prone' }, { features: wood(380) }).event('shot').result.what).toBe('nothing');
    const play = shaken({ posture: 'prone' }, { features: wood(320) });
    play.blue({ type: 'takeCover', x: steps(300), y: steps(350) });
    expect(play.state.models[1]?.posture).toBe('prone');
  });
});
