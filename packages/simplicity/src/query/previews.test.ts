import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { charge, playing } from '../../test/playing.ts';
import type { Troop } from '../scenarios/position.ts';
import type { Command } from '../state/commands.ts';
import { cm, toCm } from '../state/lengths.ts';
import { nearest } from './nearest.ts';
import { simplicity } from '../ruleset.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import {
  chargeArcOf,
  chargeLane,
  destinationOf,
  fireArcOf,
  moveReach,
  orderPreview,
  suggestedArrivals,
  suggestedPlace,
} from './index.ts';
import type { State } from '../state/state.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const north = { turn: 0, turnAfter: 0 };

const rush = { type: 'charge', unit: 0, turn: 0, from: -1, command: -1 } as const;

describe('what an order would bring', () => {
  it('SIP-ACT-2 SIP-ACT-3 the die that a shaken unit must pass, its reasons apart', () => {
    const { state } = playing({
      units: [red({ dp: 2, class: 'elite' }), foe(70), spare],
      commands: [{ at: [60, 25] }],
    });
    const { activation } = orderPreview(state, { type: 'move', unit: 0, distance: cm(5), ...north });
    expect(activation).toMatchObject({ needed: 4, face: 2 });
    expect(activation?.tally.map(({ add }) => add)).toEqual([1, 1]);
    expect(activation?.chance).toBeCloseTo(5 / 6);
    const steady = playing({ units: [red(), foe(70), spare] }).state;
    expect(orderPreview(steady, { type: 'move', unit: 0, distance: cm(5), ...north }).activation).toBe(null);
  });

  it('SIP-RAL-2 SIP-GEN-4 a rally, which a six never fails', () => {
    const { state } = playing({ units: [red({ dp: 3, class: 'raw' }), foe(70), spare] });
    expect(orderPreview(state, { type: 'rally', unit: 0, command: -1 }).rally).toMatchObject({ needed: 6, face: 6 });
  });

  it('SIP-FIR-3 SIP-FIR-4 a shot with the dice, score and odds that it is resolved with', () => {
    const { state } = playing({ units: [red({ dp: 1 }), foe(40), spare] });
    const shot = orderPreview(state, { type: 'fire', unit: 0, target: 1 }).shot;
    expect([total(shot?.dice ?? []), total(shot?.score ?? [])]).toEqual([3, 4]);
    expect(shot?.hits).toHaveLength(4);
    expect(shot?.disrupts).toBeCloseTo(0.396, 3);
    expect(shot?.fatal).toBe(false);
  });

  it('SIP-MOV-8 the shot of a move and fire from where it will stand', () => {
    const { state } = playing({ units: [red(), foe(46), spare] });
    const order = { type: 'moveFire', unit: 0, target: 1, fireFirst: false, distance: cm(5), ...north } as const;
    const shot = orderPreview(state, order).shot;
    expect(toCm(shot?.range ?? 0)).toBe(8);
    expect(total(shot?.score ?? [])).toBe(5);
    expect(orderPreview(state, { ...order, fireFirst: true }).shot).toBe(null);
  });

  it('SIP-BRK-1 SIP-FIR-8 marks a DP that would be the last', () => {
    const shaken = playing({ units: [red(), foe(40, { dp: 3 }), spare] }).state;
    expect(orderPreview(shaken, { type: 'fire', unit: 0, target: 1 }).shot?.fatal).toBe(true);
    const routing = playing({ units: [red(), foe(40, { status: 'routing', dp: 4 }), spare] }).state;
    expect(orderPreview(routing, { type: 'fire', unit: 0, target: 1 }).shot?.fatal).toBe(true);
  });

  it('SIP-MEL-2 SIP-MEL-3 a charge as the melee at its contact, which the odds table of the book knows', () => {
    const { state } = playing({ units: [red(), foe(38), spare] });
    const melee = orderPreview(state, charge(0, 1)).melee;
    expect(melee).toMatchObject({ charger: 0, defender: 1, flank: false, hindered: false });
    expect(melee?.chargerWins).toBeCloseTo(0.363, 3);
    expect(melee?.score.map((tally) => total(tally))).toEqual([4, 4]);
  });

  it('SIP-CHG-9 SIP-MEL-2 with the Command base that rides along a die more', () => {
    const { state } = playing({ units: [red(), foe(38), spare], commands: [{ at: [60, 27.2] }] });
    const alone = orderPreview(state, charge(0, 1)).melee;
    const led = orderPreview(state, charge(0, 1, 0, 0)).melee;
    expect(total(alone?.dice[0] ?? [])).toBe(4);
    expect(total(led?.dice[0] ?? [])).toBe(5);
    expect(led?.chargerWins).toBeGreaterThan(alone?.chargerWins ?? 1);
  });

  it('SIP-CHG-10 no melee with a unit that routs', () => {
    const { state } = playing({ units: [red(), foe(38, { status: 'routing', dp: 4 }), spare] });
    expect(orderPreview(state, charge(0, 1)).melee).toBe(null);
  });
});

describe('what a unit commands from where it stands', () => {
  it('SIP-LOS-1 SIP-FIR-1 its arc: the ends of its front, and its ranges', () => {
    const { state } = playing({ units: [red({ kind: 'footArtillery' }), red({ at: [20, 30], kind: 'lightCavalry' })] });
    const arc = fireArcOf(state, 0);
    expect(arc?.from.map(toCm)).toEqual([58, 58, 62, 58]);
    expect([toCm(arc?.effective ?? 0), toCm(arc?.long ?? 0)]).toEqual([40, 60]);
    expect(fireArcOf(state, 1)).toBe(null);
  });

  it('SIP-TER-7 a garrison fires all round from its section', () => {
    const town = { id: 'b', kind: 'section', box: [55, 36, 65, 44] } as const;
    const { state } = playing({ units: [red({ at: [60, 40], section: 0 }), spare], terrain: [town] });
    expect(fireArcOf(state, 0)?.facing).toBe(null);
    expect(fireArcOf(state, 0)?.from).toHaveLength(8);
    expect(moveReach(state, 0)).toEqual([]);
  });

  it('SIP-TER-7 a garrison charges to any side with half its rate, the other half for leaving', () => {
    const town = { id: 'b', kind: 'section', box: [55, 36, 65, 44] } as const;
    const units = [red({ at: [60, 40], section: 0 }), red({ at: [20, 30] }), spare];
    const { state } = playing({ units, terrain: [town] });
    const [garrison, outside] = [chargeArcOf(state, 0), chargeArcOf(state, 1)];
    expect(garrison?.facing).toBe(null);
    expect(garrison?.from).toEqual(fireArcOf(state, 0)?.from);
    expect(garrison?.effective).toBe((outside?.effective ?? 0) / 2);
    expect(outside?.facing).not.toBe(null);
    const light = playing({ units: [red({ at: [60, 40], section: 0, kind: 'light' }), spare], terrain: [town] });
    expect(chargeArcOf(light.state, 0)).toBe(null);
  });

  it('SIP-MOV-1 SIP-MOV-3 its reach: a whole rate ahead, half after a quarter turn, none about', () => {
    const { state } = playing({ units: [red(), spare] });
    const outline = moveReach(state, 0);
    const far = outline
      .flatMap((x, i) => (i % 2 === 0 ? [Math.hypot(x - cm(60), (outline[i + 1] ?? 0) - cm(60))] : []))
      .map(toCm);
    expect(Math.max(...far)).toBe(10);
    expect(far).toContain(5);
    expect(Math.min(...far)).toBe(0);
  });

  it('SIP-MOV-10 the reach ends short of the enemy', () => {
    const { state } = playing({ units: [red(), foe(39), spare] });
    const ys = moveReach(state, 0).filter((_, i) => i % 2 === 1);
    expect(toCm(Math.min(...ys))).toBeGreaterThan(54.9);
  });

  it('SIP-CHG-6 SIP-CHG-8 the lane of a charge, from its start to the touch', () => {
    const { state } = playing({ units: [red(), foe(38, { facing: 0 }), spare] });
    const lane = chargeLane(state, { ...rush, target: 1 });
    expect(lane?.flank).toBe(true);
    expect(toCm(lane?.pose.y ?? 0)).toBe(55);
    expect(chargeLane(state, { ...rush, target: 2 })).toBe(null);
  });

  it('SIP-MOV-2 SIP-MOV-9 where an order would leave its unit, and what of its rate that takes', () => {
    const { state } = playing({ units: [red({ dp: 2 }), foe(38), spare] });
    const moved = destinationOf(state, { type: 'move', unit: 0, turn: 960, distance: cm(2), turnAfter: 0 });
    expect([toCm(moved?.cost ?? 0), toCm(moved?.rate ?? 0)]).toEqual([7, 10]);
    const back = destinationOf(state, { type: 'retire', unit: 0, distance: cm(4) });
    expect(toCm(back?.pose.y ?? 0)).toBe(64);
    expect(toCm(destinationOf(state, charge(0, 1))?.pose.y ?? 0)).toBe(55);
    expect(destinationOf(state, { type: 'endTurn' })).toBe(null);
  });
});

describe('the rate that an order may take', () => {
  it('SIP-TER-11 is half as much again on a road, and plain over a bridge', () => {
    const road: TerrainFile = { id: 'r', kind: 'road', points: [60, 0, 60, 90] };
    const over: TerrainFile[] = [
      { id: 'w', kind: 'river', box: [0, 16, 120, 20] },
      { id: 'b', kind: 'bridge', box: [57, 16, 63, 20] },
    ];
    const march = (distance: number): Command => ({
      type: 'road',
      unit: 0,
      road: 0,
      distance: cm(distance),
      facing: 0,
    });
    const rate = (terrain: readonly TerrainFile[], distance: number) => {
      const { state } = playing({ units: [{ at: [60, 10] }, spare, { side: 1, at: [20, 85] }], terrain });
      const marched = state.terrain.findIndex(({ kind }) => kind === 'road');
      const went = destinationOf(state, { ...march(distance), road: marched } as Command);
      return went && [toCm(went.cost ?? 0), toCm(went.rate)];
    };
    expect(rate([road], 12)).toEqual([12, 15]);
    expect(rate([road, ...over], 10)).toEqual([10, 10]);
    expect(rate([road], 16)).toBe(null);
  });
});

/** A scenario at its first decision. */
function begun(name: string): State {
  const made = simplicity.create(simplicity.scenario(name));
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

describe('places at one tap', () => {
  it('SIP-DEP-3 SIP-DEP-4 SIP-DEP-5 every piece of both sides finds its place, in every scenario', () => {
    for (const name of simplicity.scenarios) {
      let state = begun(name);
      for (;;) {
        const frame = state.frames[state.frames.length - 1];
        if (frame?.at !== 'deploy') break;
        const place = suggestedPlace(state, frame.side);
        const answer = place && simplicity.decide(state, state.field.sides[frame.side].id, place);
        if (!answer?.ok) throw new Error(`${name}: ${JSON.stringify(place)}`);
        expect(suggestedPlace(state, frame.side === 0 ? 1 : 0)).toBe(null);
        state = answer.state;
      }
      expect(state.units.filter(({ status }) => status === 'waiting')).toEqual([]);
    }
  });

  it('SIP-SCN-1 all that is due comes on, and nothing else', () => {
    const state = begun('crossroads');
    const side = 0;
    const due = state.field.units.filter((unit) => unit.side === side && unit.arrives > 0).length + 1;
    const turn: State = {
      ...state,
      gameTurn: 4,
      active: side,
      frames: [{ at: 'turn', side, step: 'arrivals' }],
    };
    expect(suggestedArrivals(turn, side)).toHaveLength(due);
    expect(suggestedArrivals({ ...turn, gameTurn: 3 }, side)).toEqual([]);
  });
});

describe('the closest legal form', () => {
  it('SIP-MOV-11 of a ride: straight there, as far as a Command base rides', () => {
    const { state } = playing({ units: [red(), foe(80)], commands: [{ at: [20, 20] }] });
    const ride = nearest(state, 'red', { type: 'moveCommand', command: 0, path: [cm(80), cm(70)] });
    expect(ride).toMatchObject({ type: 'moveCommand', command: 0 });
    if (ride?.type !== 'moveCommand') throw new Error('no ride');
    expect(toCm(ride.path[0] ?? 0)).toBe(45);
    expect(toCm(ride.path[1] ?? 0)).toBe(70);
  });

  it('SIP-DEP-5 of a place: moved into the zone, and beside units that stand there', () => {
    const state = begun('windmill-ridge');
    const asked = { type: 'placeCommand', command: 0, x: cm(60), y: cm(45) } as const;
    const place = nearest(state, 'austria', asked);
    if (place?.type !== 'placeCommand') throw new Error('no place');
    expect(toCm(place.x)).toBe(60);
    expect(toCm(place.y)).toBeCloseTo(71.3, 0);
  });

  it('SIP-SCN-1 of an arrival: along the edge', () => {
    const state = begun('crossroads');
    const turn: State = { ...state, gameTurn: 4, active: 0, frames: [{ at: 'turn', side: 0, step: 'arrivals' }] };
    const unit = state.field.units.findIndex(({ arrives, side }) => arrives > 0 && side === 0);
    const near = nearest(turn, 'france', { type: 'arrive', unit, command: -1, x: cm(40) });
    expect(near?.type === 'arrive' && toCm(near.x)).toBe(48);
  });

  it('SIP-MOV-1 of a move: as far as the rate goes', () => {
    const { state } = playing({ units: [red(), foe(80)] });
    const near = nearest(state, 'red', { type: 'move', unit: 0, distance: cm(30), ...north });
    expect(near?.type === 'move' && toCm(near.distance)).toBe(10);
  });
});
