import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import {
  FRANCE,
  BRITAIN,
  FRAME,
  field,
  start,
  bare,
  unit,
  general,
  at,
  atGeneral,
  rule,
  after,
  refusal,
} from '../../test/deploying.ts';
import { inCommand } from '../command/inCommand.ts';
import type { Command } from '../state/commands.ts';
import { deployHandler, deployOffers, type Groups, unfinished } from './deployment.ts';
import { suggestedDeployment } from './suggestedDeployment.ts';
import { boxOf } from './placing.ts';
import { startState } from '../scenarios/index.ts';
import type { DeploymentArea, Field, SideIndex, State } from '../state/state.ts';

/** Small seeded numbers, so that a test is the same every time. */
function numbers(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) >>> 0;
    return Math.floor(((now >>> 8) / 16777216) * below);
  };
}

function deployAtRandom(of: Field, seed: number): State {
  const pick = numbers(seed);
  let state = startState(of);
  for (let turn = 0; state.frames[0]?.at === 'deploy'; turn++) {
    if (turn > 500) throw new Error('deployment does not end');
    const asked = deployHandler.asks(state, FRAME);
    const side = asked === 'both' ? (pick(2) as SideIndex) : (asked as SideIndex);
    const offers = deployHandler.offers(state, FRAME, side);
    const command = offers[pick(offers.length)] as Command;
    expect(deployHandler.covers?.(state, FRAME, side, command)).toBe(true);
    state = after(state, side, command);
  }
  return state;
}

describe('attached companies', () => {
  const share = (id: string, points: number): Command => ({ type: 'share', unit: unit(id), points });

  it('LB-SKIR-06 LB-SCN-11 the 3 points of the Rifle company go to battalions of the English brigade, none above 3', () => {
    const two = after(start, BRITAIN, share('br-1-line-1', 2));
    expect(two.units[unit('br-1-line-1')]?.sk).toBe(3);
    expect(refusal(start, BRITAIN, share('br-1-line-1', 3))).toMatchObject({
      rule: 'LB-SKIR-06',
      facts: { sk: 4, most: 3 },
    });
    const all = after(two, BRITAIN, share('br-1-line-2', 1));
    expect(refusal(all, BRITAIN, share('br-1-line-3', 1))).toMatchObject({ rule: 'LB-SKIR-06', facts: { left: 0 } });
    expect(rule(after(all, BRITAIN, share('br-1-line-1', 0)), BRITAIN, share('br-1-line-3', 2))).toBe('accepted');
  });

  it.each([
    ['br-2-line-1', 1, BRITAIN],
    ['br-1-guns-1', 1, BRITAIN],
    ['fr-1-line-1', 1, FRANCE],
    ['britain-reserve-guards-1', 1, BRITAIN],
    ['br-1-line-1', -1, BRITAIN],
    ['br-1-line-1', 0.5, BRITAIN],
    ['br-1-line-1', Number.NaN, BRITAIN],
  ] as const)('LB-SKIR-06 not for %s with %f points', (id, points, side) => {
    expect(rule(start, side, share(id, points))).toBe('LB-SKIR-06');
  });

  it('LB-SKIR-06 all points are shared out before the side is ready', () => {
    const commands = suggestedDeployment(start, BRITAIN);
    const unshared = after(start, BRITAIN, ...commands.filter((command) => command.type !== 'share'));
    expect(refusal(unshared, BRITAIN, { type: 'ready' })).toMatchObject({ rule: 'LB-SKIR-06', facts: { left: 3 } });
    expect(deployHandler.offers(unshared, FRAME, BRITAIN).every((offer) => offer.type === 'share')).toBe(true);
    const all = after(start, BRITAIN, ...commands);
    expect(all.units.filter((u, i) => u.sk > (field.units[i]?.sk ?? 0)).length).toBe(3);
    expect(refusal(all, BRITAIN, { type: 'ready' })).toBeNull();
  });
});

describe('offers', () => {
  it('LB-SET-08 the suggested place first, a handful of others, all legal, for the next unit and the next General', () => {
    const offers = deployHandler.offers(start, FRAME, FRANCE);
    const of = (type: Command['type']) => offers.filter((offer) => offer.type === type);
    expect(of('place').length).toBe(5);
    expect(of('placeGeneral').length).toBe(5);
    expect(offers.length).toBe(10);
    expect(of('place')[0]).toEqual(at('fr-1-line-1', 295, 385, 'line'));
    expect(of('placeGeneral')[0]).toEqual({ ...atGeneral('fr-1-leader', 575, 265), facing: 2880 });
    for (const offer of offers) expect(rule(start, FRANCE, offer)).toBe('accepted');
    expect(new Set(of('place').map((offer) => (offer.type === 'place' ? offer.formation : ''))).size).toBeGreaterThan(
      1,
    );
  });

  it('LB-SKIR-06 one point more for every battalion of the brigade that has a company', () => {
    const shares = deployHandler.offers(start, FRAME, BRITAIN).filter((offer) => offer.type === 'share');
    expect(shares).toEqual([0, 1, 2, 3].map((i) => ({ type: 'share', unit: unit('br-1-line-1') + i, points: 1 })));
    expect(deployHandler.offers(start, FRAME, FRANCE).some((offer) => offer.type === 'share')).toBe(false);
  });
});

describe('offers one at a time', () => {
  const types = (offers: readonly Command[]) => [...new Set(offers.map(({ type }) => type))].sort();
  const offersOf = (state: State, side: SideIndex, groups: Groups = null) => deployOffers(state, side, groups);

  it('LB-SET-08 the end of deployment alone once everything is placed', () => {
    const all = after(start, FRANCE, ...suggestedDeployment(start, FRANCE));
    expect(offersOf(all, FRANCE)).toEqual([{ type: 'ready' }]);
    const noUnit = after(all, FRANCE, { type: 'lift', unit: unit('fr-2-line-1') });
    expect(types(offersOf(noUnit, FRANCE))).toEqual(['place']);
    const noGeneral = after(all, FRANCE, { type: 'liftGeneral', general: general('fr-1-leader') });
    expect(types(offersOf(noGeneral, FRANCE))).toEqual(['placeGeneral']);
    expect(types(offersOf(start, FRANCE))).toEqual(['place', 'placeGeneral']);
  });

  it('LB-SET-08 the suggested place first, of this unit and this General', () => {
    const placed = after(start, FRANCE, at('fr-1-line-1', 295, 385, 'line'), {
      ...atGeneral('fr-1-leader', 575, 265),
      facing: 2880,
    } as Command);
    const next = offersOf(placed, FRANCE);
    expect(next.find(({ type }) => type === 'place')).toEqual(at('fr-1-line-2', 545, 385, 'line'));
    expect(next.find(({ type }) => type === 'placeGeneral')).toEqual({
      ...atGeneral('fr-2-leader', 1200, 265),
      facing: 2880,
    });
    // One that is taken is not offered.
    const inTheWay = after(start, FRANCE, at('fr-2-guns-1', 295, 370, 'unlimbered'));
    expect(offersOf(inTheWay, FRANCE)).not.toContainEqual(at('fr-1-line-1', 295, 385, 'line'));
    const onHim = after(start, FRANCE, at('fr-2-guns-1', 575, 265, 'unlimbered'));
    expect(offersOf(onHim, FRANCE)).not.toContainEqual({ ...atGeneral('fr-1-leader', 575, 265), facing: 2880 });
  });

  it('LB-SET-08 the places are spread over the area on a grid of 25 mm', () => {
    const open = startState(bare(() => {}));
    const places = (state: State) =>
      offersOf(state, FRANCE).map((offer) =>
        offer.type === 'place' || offer.type === 'placeGeneral' ? `${toMm(offer.x)} ${toMm(offer.y)}` : offer.type,
      );
    expect(places(open)).toEqual([
      '1300 225',
      '975 275',
      '650 325',
      '325 375',
      '1100 225',
      '375 250',
      '1475 275',
      '1150 325',
      '825 375',
      '1275 275',
    ]);
  });

  it('LB-SET-08 where nothing has room, every unit and General placed may be lifted; only those of the Brigade placed in turn', () => {
    const tight = (formations: string[]) =>
      startState(
        bare((file) => {
          const deployment = { zones: [2], within: { terrain: 'farm', sticks: '1VS' }, formations };
          file.sides[1].brigades[0].deployment = deployment;
        }),
      );
    // Lines of 180 mm: a third has no room by the farm.
    let state = after(tight(['line', 'unlimbered']), BRITAIN, atGeneral('br-2-leader', 1400, 900));
    for (let i = 0; i < 40 && !offersOf(state, BRITAIN).some(({ type }) => type === 'lift'); i++) {
      state = after(state, BRITAIN, offersOf(state, BRITAIN).find(({ type }) => type !== 'share') as Command);
    }
    const lifts = (groups: Groups) =>
      offersOf(state, BRITAIN, groups).filter(({ type }) => type === 'lift' || type === 'liftGeneral');
    const standing = state.units.flatMap((u, i) =>
      u.status === 'table' && field.units[i]?.side === BRITAIN ? [i] : [],
    );
    const leaders = state.generals.flatMap((g, i) =>
      g.status === 'table' && field.generals[i]?.side === BRITAIN ? [i] : [],
    );
    expect(standing.length).toBeGreaterThan(0);
    expect(lifts(null)).toEqual([
      ...standing.map((one) => ({ type: 'lift', unit: one })),
      ...leaders.map((one) => ({ type: 'liftGeneral', general: one })),
    ]);
    const first = field.generals.findIndex(({ id }) => id === 'br-1-leader');
    expect(lifts([first]).length).toBeLessThan(lifts(null).length);
    expect(lifts([first])).not.toContainEqual({ type: 'liftGeneral', general: general('br-2-leader') });
    expect(lifts([first])).toContainEqual({ type: 'liftGeneral', general: first });
  });

  it('LB-SKIR-06 no share for a battalion that has 3 points', () => {
    const two = after(start, BRITAIN, { type: 'share', unit: unit('br-1-line-1'), points: 2 });
    const shares = offersOf(two, BRITAIN).flatMap((offer) =>
      offer.type === 'share' ? [offer.unit - unit('br-1-line-1')] : [],
    );
    expect(shares).toEqual([1, 2, 3]);
    const one = after(start, BRITAIN, { type: 'share', unit: unit('br-1-line-1'), points: 1 });
    expect(offersOf(one, BRITAIN)[0]).toEqual({ type: 'share', unit: unit('br-1-line-1'), points: 2 });
  });

  it('LB-SKIR-06 LB-SET-08 LB-SET-13 refusals name the unit, General or company', () => {
    const facts = (command: Command, side: SideIndex = BRITAIN, state: State = start) =>
      refusal(state, side, command)?.facts;
    expect(facts({ type: 'lift', unit: unit('br-1-line-1') })).toEqual({ unit: unit('br-1-line-1') });
    expect(facts({ type: 'liftGeneral', general: general('br-1-leader') })).toEqual({
      general: general('br-1-leader'),
    });
    expect(facts({ type: 'share', unit: unit('br-1-line-1'), points: 9 })).toEqual({ company: 3 });
    expect(refusal(start, FRANCE, { type: 'share', unit: unit('br-1-line-1'), points: 1 })).toMatchObject({
      rule: 'LB-GEN-01',
    });
    expect(refusal(start, FRANCE, { type: 'share', unit: unit('fr-1-line-1'), points: 1 })).toMatchObject({
      reason: 'lb.refusal.deploy.noCompany',
      facts: { unit: unit('fr-1-line-1') },
    });
    const done = after(start, FRANCE, ...suggestedDeployment(start, FRANCE), { type: 'ready' });
    expect(facts({ type: 'ready' }, FRANCE, done)).toEqual({});
    expect(refusal(done, FRANCE, { type: 'ready' })).toMatchObject({ reason: 'lb.refusal.deploy.alreadyReady' });
    expect(deployHandler.covers?.(start, FRAME, FRANCE, at('fr-1-line-1', 900, 300))).toBe(true);
  });
});

describe('where places are looked for', () => {
  const box = (area: Partial<DeploymentArea>, side: SideIndex) => {
    const found = boxOf(field, side, { ...field.brigades[0]?.deployment, ...area } as DeploymentArea);
    return [found.minX, found.maxX, found.minY, found.maxY].map((at) => at / 64);
  };

  it('LB-GEO-14 LB-GEO-15 all of the open zones between the lateral bands, or with them', () => {
    expect(box({ zones: [2] }, FRANCE)).toEqual([200, 1600, 200, 400]);
    expect(box({ zones: [2] }, BRITAIN)).toEqual([200, 1600, 800, 1000]);
    expect(box({ zones: [3, 2], lateral: true }, FRANCE)).toEqual([0, 1800, 0, 400]);
    expect(box({ zones: [1, 3] }, BRITAIN)).toEqual([200, 1600, 600, 1200]);
  });

  it('LB-SCN-01 near the farm, only as far as its distance reaches', () => {
    expect(box({ zones: [2], within: { terrain: 'farm', distance: steps(180) } }, BRITAIN)).toEqual([
      275, 725, 800, 1000,
    ]);
    expect(box({ zones: [2], within: { terrain: 'farm', distance: steps(50) } }, BRITAIN)).toEqual([
      405, 595, 820, 980,
    ]);
  });
});

describe('deployment without a plan', () => {
  it('LB-SET-08 taking any offers comes to an end, and different ones to different ends', () => {
    const ends = new Set(Array.from({ length: 40 }, (_, i) => JSON.stringify(deployAtRandom(field, i + 1).units)));
    expect(ends.size).toBeGreaterThan(35);
  });

  it('LB-SET-09 LB-SET-08 also where nothing is suggested and everybody must be in command', () => {
    const strict = bare((file) => {
      file.id = 'own';
      for (const side of file.sides) {
        for (const brigade of side.brigades) brigade.deployment = { zones: [2, 3], inCommand: true };
        side.reserve.deployment = { zones: [3], inCommand: true };
      }
    });
    for (let seed = 1; seed <= 10; seed++) deployAtRandom(strict, seed);
  });

  it('LB-SET-08 where there is no room left, placed troops may be lifted', () => {
    // The whole English brigade within 1VS of the farm, in lines only: it cannot all stand there.
    const tight = startState(
      bare((file) => {
        file.sides[1].brigades[0].deployment = {
          zones: [2],
          within: { terrain: 'farm', sticks: '1VS' },
          formations: ['line', 'unlimbered'],
        };
      }),
    );
    const pick = numbers(3);
    let state = tight;
    let lifts = 0;
    for (let turn = 0; turn < 60; turn++) {
      const offers = deployHandler.offers(state, FRAME, BRITAIN);
      expect(offers.length).toBeGreaterThan(0);
      const command = offers[pick(offers.length)] as Command;
      if (command.type === 'lift' || command.type === 'liftGeneral') lifts += 1;
      state = after(state, BRITAIN, command);
      if (command.type === 'ready') break;
    }
    expect(lifts).toBeGreaterThan(0);
  });
});

describe('deployment in one tap', () => {
  it('LB-SCN-01 LB-SET-12 the suggested deployment keeps every rule, for both sides, in order', () => {
    for (const side of [FRANCE, BRITAIN] as const) {
      const done = after(start, side, ...suggestedDeployment(start, side));
      expect(unfinished(done, side)).toBeNull();
      expect(done.units.every((u, i) => field.units[i]?.side !== side || u.status === 'table')).toBe(true);
    }
  });

  it('LB-SCN-01 from any state of one’s deployment: troops placed elsewhere are moved', () => {
    const some = after(start, FRANCE, at('fr-2-line-1', 700, 300, 'line'), atGeneral('fr-2-leader', 400, 300));
    const done = after(some, FRANCE, ...suggestedDeployment(some, FRANCE));
    expect(done.units).toEqual(after(start, FRANCE, ...suggestedDeployment(start, FRANCE)).units);
    expect(suggestedDeployment(after(done, FRANCE, { type: 'ready' }), FRANCE)).toEqual([]);
  });

  it('LB-SCN-01 it is the scenario’s, place by place, even with troops in the way', () => {
    const inTheWay = after(
      start,
      FRANCE,
      at('fr-2-guns-1', 295, 370, 'unlimbered'),
      atGeneral('fr-2-leader', 575, 265),
    );
    const done = after(inTheWay, FRANCE, ...suggestedDeployment(inTheWay, FRANCE));
    for (const placement of field.suggested) {
      const { x, y, facing: front, formation } = placement;
      const profile = (placement.what === 'unit' ? field.units : field.generals)[placement.index];
      if (profile?.side !== FRANCE) continue;
      if (placement.what === 'unit')
        expect(done.units[placement.index]).toMatchObject({ x, y, facing: front, formation });
      else expect(done.generals[placement.index]).toMatchObject({ x, y, facing: front });
    }
    expect(suggestedDeployment(start, FRANCE).length).toBe(20);
    expect(suggestedDeployment(start, BRITAIN).length).toBe(20);
  });

  it('LB-SET-08 with nothing of the other side, and company points in turn to those with the fewest', () => {
    const commands = suggestedDeployment(start, BRITAIN);
    expect(commands.every((command) => !('unit' in command) || field.units[command.unit]?.side === BRITAIN)).toBe(true);
    const shares = commands.flatMap((command) => (command.type === 'share' ? [command] : []));
    const first = unit('br-1-line-1');
    expect(shares.map(({ unit: one, points }) => [one - first, points])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    const all = after(start, BRITAIN, ...commands);
    const again = suggestedDeployment(all, BRITAIN);
    const lifts = again.flatMap((command) =>
      command.type === 'lift' || command.type === 'liftGeneral' ? [command.type] : [],
    );
    expect(lifts.filter((type) => type === 'lift')).toHaveLength(
      all.units.filter(({ status }) => status === 'table').length,
    );
    expect(lifts).toContain('liftGeneral');
    expect(suggestedDeployment(start, FRANCE).some(({ type }) => type === 'lift' || type === 'liftGeneral')).toBe(
      false,
    );
  });

  it('LB-SET-08 where a scenario suggests nothing there is still one', () => {
    const none = startState(bare(() => {}));
    for (const side of [FRANCE, BRITAIN] as const) {
      expect(unfinished(after(none, side, ...suggestedDeployment(none, side)), side)).toBeNull();
    }
  });

  it('LB-SCN-01 it makes sense: batteries of the brigades in action, everybody facing the enemy and in command', () => {
    let state = start;
    for (const side of [FRANCE, BRITAIN] as const) state = after(state, side, ...suggestedDeployment(state, side));
    state.units.forEach((u, i) => {
      const profile = field.units[i];
      expect(u.facing).toBe(profile?.side === FRANCE ? 2880 : 0);
      if (profile?.arm === 'artillery' && profile.brigade >= 0) expect(u.formation).toBe('unlimbered');
      expect(inCommand(state, i)).toBe(true);
    });
  });
});
