/** Deployment: places offered, refused and taken up again (SK-DEP-2, -3), and bought obstacles (SK-SQD-9). */
import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import { draftOf } from '../state/draft.ts';
import type { DeployFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { deployHandler } from './deploy.ts';

describe('deployment, case by case', () => {
  const frame: DeployFrame = { at: 'deploy', players: [0, 1] };
  /** Red deploys at the lower edge, y = 520 to 600. */
  const table = (rest: PositionSpec = {}, others: readonly ModelSpec[] = []): State =>
    position({
      ...rest,
      models: [{ at: [0, 0], posture: 'waiting' }, { at: [300, 560] }, { at: [300, 40], player: 1 }, ...others],
      frames: [{ at: 'turn', player: 0, over: false }, frame],
    });
  const offers = (state: State) => deployHandler.offers?.(state, frame, 0) ?? [];
  const at = (x: number, y: number, model = 0, level = 0): Command => ({
    type: 'deploy',
    model,
    x: steps(x),
    y: steps(y),
    level,
  });
  const covers = (state: State, command: Command, player = 0) => deployHandler.covers?.(state, frame, player, command);
  const acted = (state: State, command: Command) => {
    const draft = draftOf(state);
    return { why: deployHandler.act?.(draft, frame, 0, command) ?? null, draft };
  };

  it('SK-DEP-3 places are offered all over the zone, and no others', () => {
    const places = offers(table()) as Extract<Command, { type: 'deploy' }>[];
    const [xs, ys] = [places.map(({ x }) => toMm(x)), places.map(({ y }) => toMm(y))];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([10, 590, 530, 590]);
    expect([...new Set(xs)]).toHaveLength(9);
    expect([...new Set(ys)].sort((a, b) => a - b)).toEqual([530, 560, 590]);
    expect(places).toHaveLength(26);
    for (const place of places) expect(covers(table(), place)).toBe(true);
    // At an upright edge the columns run downwards.
    const east = offers(table({ squads: [{ edge: 'east' }, {}] })) as typeof places;
    expect([...new Set(east.map(({ y }) => y))]).toHaveLength(9);
    expect([...new Set(east.map(({ x }) => toMm(x)))].sort((a, b) => a - b)).toEqual([530, 560, 590]);
  });

  it.each<[string, Command, string | null]>([
    ['inside its zone', at(100, 560), null],
    ['at the upper line', at(100, 530), null],
    ['a step beyond it', at(100, 530 - 1 / 64), 'sk.refusal.outsideZone'],
    ['at the corner', at(590, 590), null],
    ['over the right edge', at(590.1, 590), 'sk.refusal.outsideZone'],
    ['over the left edge', at(9.9, 590), 'sk.refusal.outsideZone'],
    ['over the lower edge', at(100, 590.1), 'sk.refusal.outsideZone'],
    ['on a friend', at(310, 560), 'sk.refusal.baseOverlap'],
    ['in contact with an enemy', at(500, 560), 'sk.refusal.deployedInContact'],
    ['on a floor that is not there', at(100, 560, 0, 1), 'sk.refusal.noFloor'],
    ['another’s model', at(100, 560, 2), 'sk.refusal.notYours'],
    ['nobody’s model', at(100, 560, 9), 'sk.refusal.notYours'],
    ['a model that stands already', at(200, 560, 1), null],
    ['taking one up', { type: 'lift', model: 1 }, null],
    ['taking up one not there', { type: 'lift', model: 0 }, 'sk.refusal.notDeployed'],
    ['taking up another’s', { type: 'lift', model: 2 }, 'sk.refusal.notYours'],
    ['ready too early', { type: 'ready' }, 'sk.refusal.deployAll'],
    ['something else', { type: 'stop' }, 'sk.refusal.deployFirst'],
  ])('SK-DEP-2, SK-DEP-3 %s', (_, command, reason) => {
    const state = table({}, [{ at: [520.2, 560], player: 1 }]);
    expect(covers(state, command)).toBe(reason === null);
    const { why } = acted(state, command);
    expect(why?.reason ?? null).toBe(reason);
    if (reason === 'sk.refusal.deployFirst') expect(why?.rule).toBe('SK-DEP-2');
  });

  it('SK-DEP-2 a full zone is searched closely; if it has no place, one that is there may be taken up', () => {
    const rows = [530, 550, 570, 590].flatMap((y) =>
      Array.from({ length: 30 }, (_, i): ModelSpec => ({ at: [10 + 20 * i, y] })),
    );
    const full = table({}, rows);
    expect(offers(full).every(({ type }) => type === 'lift')).toBe(true);
    expect(offers(full)).toHaveLength(121);
    expect(offers(full)[0]).toEqual({ type: 'lift', model: 1 });
  });

  it('SK-DEP-2 once all are there it may be ready, and the next player deploys', () => {
    const state = table();
    const there = {
      ...state,
      models: state.models.map((model, i) =>
        i === 0 ? { ...model, posture: 'standing' as const, x: steps(100), y: steps(560) } : model,
      ),
    };
    expect(offers(there)).toEqual([{ type: 'ready' }]);
    const { draft, why } = acted(
      { ...there, squads: there.squads.map((squad) => ({ ...squad, ready: false })) },
      { type: 'ready' },
    );
    expect([why, draft.squads.map(({ ready }) => ready), draft.frames.at(-1)]).toEqual([
      null,
      [true, false],
      { at: 'deploy', players: [1] },
    ]);
    const lifted = acted(there, { type: 'lift', model: 1 }).draft;
    expect(lifted.models[1]).toMatchObject({ posture: 'waiting', x: 0, y: 0, level: 0 });
    expect(acted(table(), at(100, 560)).draft.models[0]).toMatchObject({
      posture: 'standing',
      x: steps(100),
      y: steps(560),
    });
  });

  it('SK-SQD-9 bought fences and hedges are offered in the own half, one after another, at their length', () => {
    const bought = table({ players: [{ obstacles: ['fence', 'hedge'] }, {}] });
    const state = {
      ...bought,
      models: bought.models.map((model, i) =>
        i === 0 ? { ...model, posture: 'standing' as const, x: steps(100), y: steps(580) } : model,
      ),
    };
    const [ready, ...layings] = offers(state);
    expect(ready).toEqual({ type: 'ready' });
    expect(layings.length).toBeGreaterThan(5);
    const spots = layings.map((offer) => (offer.type === 'layFence' ? offer.laying : null));
    expect([...new Set(spots.map((spot) => toMm(spot?.x ?? 0)))]).toEqual([120, 240, 360, 480]);
    expect([...new Set(spots.map((spot) => toMm(spot?.y ?? 0)))]).toEqual([360, 420, 480, 540]);
    for (const offer of layings) expect(acted(state, offer).why).toBe(null);
    const [first] = layings;
    const laid = acted(state, first as Command).draft;
    expect(laid.features[0]).toMatchObject({ kind: 'fence', group: 1000 });
    expect(laid.events[0]).toMatchObject({ rule: 'SK-SQD-9', kind: 'sk.feature.fence' });
    const next = acted(laid, layings.at(-1) as Command).draft;
    expect(next.features[1]?.kind).toBe('hedge');
    expect(acted(next, first as Command).why?.reason).toBe('sk.refusal.noObstacleLeft');
    expect(deployHandler.offers?.(next, frame, 0)).toEqual([{ type: 'ready' }]);
  });
});
