/** What decides in the scenarios: counters, stormers, the farm. */
import { closeDraft, openDraft } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Event } from '../state/events.ts';
import type { State, Thing } from '../state/state.ts';
import {
  checkForage,
  countedFor,
  forageOf,
  isFarmTaken,
  mostForage,
  scenarioEnd,
  stormers,
} from './scenarioVictory.ts';

const MEN: readonly ModelSpec[] = [{ at: [100, 500] }, { at: [200, 500] }, { at: [100, 100], player: 1 }];

/** Counters by who carries or has scored them; `kind` other than a supply counts for nobody. */
type Counter = Partial<Thing>;
function foraging(counters: readonly Counter[], spec: Partial<PositionSpec> = {}): State {
  const things = counters.map(() => ({ at: [300, 300] as const }));
  const state = position({ models: MEN, scenario: 'foragingMission', things, ...spec });
  return { ...state, things: state.things.map((thing, i) => ({ ...thing, ...counters[i] })) };
}
const ended = (state: State, act: (draft: ReturnType<typeof openDraft<State, Event>>) => void) => {
  const draft = openDraft<State, Event>(state);
  act(draft);
  const { outcome } = closeDraft(draft);
  return outcome === null ? null : [outcome.winner, outcome.rule, outcome.reason.replace('sk.end.', '')];
};

describe('Foraging Mission', () => {
  it('SK-SCN-3 a team has what its models carry and what they carried off', () => {
    const state = foraging([
      { scored: 0 },
      { scored: 1 },
      { carrier: 0 },
      { carrier: 1 },
      {},
      { kind: 'tomahawk' as never, scored: 0 },
    ]);
    expect([forageOf(state, 0), forageOf(state, 1)]).toEqual([3, 1]);
    expect(forageOf(foraging([{ carrier: 2 }, {}]), 1)).toBe(1);
    const allies = foraging([{ scored: 0 }, { carrier: 2 }], { players: [{ team: 0 }, { team: 0 }] });
    expect(forageOf(allies, 0)).toBe(2);
  });

  it('SK-SCN-3 most counters win; as many are a draw; a broken or withdrawn squad has no part in it', () => {
    const most = (counters: readonly Counter[], squads: PositionSpec['squads'] = [{}, {}]) =>
      ended(foraging(counters, { squads: squads ?? [] }), (draft) => mostForage(draft, 'sk.end.forageTime'));
    expect(most([{ scored: 0 }, { scored: 0 }, { scored: 1 }])).toEqual(['red', 'SK-SCN-3', 'forageTime']);
    expect(most([{ scored: 1 }])).toEqual(['blue', 'SK-SCN-3', 'forageTime']);
    expect(most([{ scored: 0 }, { scored: 1 }])).toEqual([null, 'SK-SCN-3', 'forageTime']);
    expect(most([{ scored: 0 }], [{ broken: true }, {}])).toEqual(['blue', 'SK-SCN-3', 'forageTime']);
    expect(most([{ scored: 0 }], [{ withdrawn: true }, {}])).toEqual(['blue', 'SK-SCN-3', 'forageTime']);
  });

  it('SK-SCN-3 it ends with the last counter, or the last model of a side; in no other scenario', () => {
    const gone = (state: State) => ended(state, checkForage);
    expect(gone(foraging([{ scored: 0 }, {}]))).toBeNull();
    expect(gone(foraging([{ scored: 0 }, { scored: 1 }, { scored: 0 }]))).toEqual(['red', 'SK-SCN-3', 'forageGone']);
    const dead = (which: number) => MEN.map((man, i) => (i === which ? { ...man, out: 'wounded' as const } : man));
    expect(gone(foraging([{ scored: 1 }, {}], { models: dead(2) }))).toEqual(['blue', 'SK-SCN-3', 'forageGone']);
    expect(gone(foraging([{}], { models: dead(0) }))).toBeNull();
    expect(gone(foraging([{ scored: 0 }], { scenario: 'pickUp' }))).toBeNull();
    const over = { winner: 'blue', rule: 'SK-END-1', reason: 'sk.end.brokenSquad' };
    const before = openDraft<State, Event>({ ...foraging([{ scored: 0 }]), outcome: over });
    checkForage(before);
    expect(closeDraft(before).outcome).toEqual(over);
    expect(ended(foraging([{ scored: 0 }]), scenarioEnd)).toEqual(['red', 'SK-SCN-3', 'forageGone']);
    expect(ended(foraging([{}]), scenarioEnd)).toBeNull();
  });
});

describe('what is counted for a player', () => {
  const lines = (state: State, player: number) =>
    countedFor(state, player).map(({ rule, add, what }) => `${rule} ${add} ${what}`);

  it('SK-SCN-3 SK-SCN-2 SK-END-6 supplies, attackers beyond the wall, or points at the turn limit', () => {
    const forage = foraging([{ scored: 0 }, { carrier: 2 }, { carrier: 2 }]);
    expect([lines(forage, 0), lines(forage, 1)]).toEqual([
      ['SK-SCN-3 1 sk.counted.supplies'],
      ['SK-SCN-3 2 sk.counted.supplies'],
    ]);
    const storm = position({ models: MEN.map((man) => ({ ...man, at: [man.at[0], 20] })), scenario: 'forlornHope' });
    expect([lines(storm, 0), lines(storm, 1)]).toEqual([[`SK-SCN-2 ${stormers(storm)} sk.counted.beyondWall`], []]);
    expect(stormers(storm)).toBe(2);
    expect(lines(position({ models: MEN }), 0)).toEqual([]);
    const limit = { winner: null, rule: 'SK-END-6', reason: 'sk.end.turnLimit' };
    expect(lines({ ...position({ models: MEN }), outcome: limit }, 0)[0]).toMatch(
      /^SK-END-6 [1-9]\d* sk\.counted\.points$/,
    );
  });

  it('SK-SCN-4 the farm is taken by a Standing attacker inside without a Standing defender', () => {
    const farm = { kind: 'building', box: [300, 300, 90, 90] } as const;
    const taken = (...models: readonly ModelSpec[]) =>
      isFarmTaken(position({ models, features: [farm], scenario: 'assaultAtTheFarm' }));
    const attacker: ModelSpec = { at: [300, 300] };
    const defender: ModelSpec = { at: [320, 320], player: 1 };
    expect([taken(attacker), taken(defender), taken(attacker, defender), taken()]).toEqual([true, false, false, false]);
    expect(taken(attacker, { ...defender, posture: 'fallen' })).toBe(true);
    expect(taken({ ...attacker, posture: 'fallen' })).toBe(false);
    expect(taken({ at: [100, 100] })).toBe(false);
  });
});
