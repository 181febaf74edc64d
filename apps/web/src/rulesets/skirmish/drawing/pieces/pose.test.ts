import { skirmish, type State } from '@drumhead/skirmish/screen';
import { begin } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { looksLeft, poseOf } from './pose.ts';

/** Two men of either side on the table, the others still waiting. */
function meeting(gap: number): State {
  const begun = begin(skirmish, skirmish.scenario('shakos-assault-at-the-farm'));
  if (!begun.ok) throw new Error('no such game');
  const state: State = begun.value.state;
  const first = state.field.models.findIndex(({ player, weapons }) => player === 0 && weapons.includes('musket'));
  const enemy = state.field.models.findIndex(({ player, weapons }) => player === 1 && weapons.includes('musket'));
  const models = state.models.map((model, i) =>
    i === first || i === enemy
      ? { ...model, posture: 'standing' as const, x: 20_000 + (i === enemy ? gap : 0), y: 50_000 }
      : model,
  );
  return { ...state, models };
}

const FRENCH = 0;
const manOf = ({ field }: State, side: number) =>
  field.models.findIndex(({ player, weapons }) => player === side && weapons.includes('musket'));

/** The same with one man changed. */
const but = (state: State, man: number, change: Partial<State['models'][number]>): State => ({
  ...state,
  models: state.models.map((model, i) => (i === man ? { ...model, ...change } : model)),
});

describe('what a man is seen doing', () => {
  const apart = meeting(12_000);
  const man = manOf(apart, FRENCH);
  const empty = apart.models[man]?.loaded.map(() => false) ?? [];

  it('stands ready, rests when he has acted, loads when he is empty, aims when he has fired', () => {
    expect(poseOf(apart, man)).toBe('ready');
    expect(poseOf(but(apart, man, { activated: true }), man)).toBe('resting');
    expect(poseOf(but(apart, man, { loaded: empty }), man)).toBe('loading');
    expect(poseOf(but(apart, man, { loaded: empty, fired: empty.map(() => true) }), man)).toBe('aiming');
  });

  it('fights in base contact, also with an empty musket', () => {
    const close = meeting(2 * apart.field.footRadius);
    expect(poseOf(close, man)).toBe('fighting');
    expect(poseOf(but(close, man, { loaded: empty }), man)).toBe('fighting');
    expect(poseOf(but(close, man, { posture: 'fallen' }), man)).toBe('ready');
  });

  it('looks towards the nearest enemy', () => {
    expect(looksLeft(apart, man)).toBe(false);
    expect(looksLeft(apart, manOf(apart, 1))).toBe(true);
    expect(looksLeft(meeting(-12_000), man)).toBe(true);
  });
});
