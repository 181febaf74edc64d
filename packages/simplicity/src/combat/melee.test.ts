import { total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { charge, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import { MELEE, meleeScore, supports } from './scores.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import { pending } from '../turn/machine.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y: number, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const ALL = [6, 6, 6, 6];
const NONE = [1, 1, 1, 1];
const clash = { charger: 0, defender: 1, flank: false, hindered: false };

const fought = (units: readonly Troop[], extra: { terrain?: TerrainFile[]; commands?: Base[] } = {}) =>
  playing({ units: [...units, spare], ...extra }).red(charge(0, 1));

describe('dice and scores', () => {
  it('SIP-MEL-1 SIP-MEL-2 SIP-CMD-3 4 dice less DP, one more for an attached Command base', () => {
    const t = fought([red(), foe(40, { dp: 1 })], { commands: [{ side: 1, at: [60, 42.75] }] });
    t.roll(NONE, NONE);
    expect(t.eventsOf('meleeRolled').map(({ dice }) => total(dice))).toEqual([4, 4]);
  });

  it('SIP-MEL-1 SIP-CHG-7 a charge that touches is fought at once, one against one, and ends with the sides apart', () => {
    const t = fought([red(), foe(40), foe(40, { at: [67, 40] })]);
    expect(t.frame('melee')).toMatchObject({ charger: 0, defender: 1, step: 'charger', scored: [0, 0] });
    expect(t.unit(0)).toMatchObject({ ordered: true, section: -1 });
    expect(t.stands(0)).toEqual([60, 37, 0]);
    t.roll([4, 1, 1, 1], NONE, [1]);
    expect(t.event('meleeWon')).toMatchObject({ winner: 0, hits: [1, 0] });
    expect(t.stands(1)[1] - t.stands(0)[1]).toBeGreaterThan(3);
    expect(t.waits).toBe('red advance');
  });

  it('SIP-CMD-3 of two Command bases attached one counts', () => {
    const commands = [59, 61].map((x): Base => ({ side: 1, at: [x, 42.75] }));
    const t = fought([red(), foe(40)], { commands }).roll(NONE);
    t.roll([1, 1, 1, 1, 1]);
    expect(total(t.event('meleeRolled').dice)).toBe(5);
  });

  it('SIP-MEL-3 the table of scores', () => {
    const row = (kind: keyof typeof MELEE) => Object.values(MELEE[kind]);
    expect(row('line')).toEqual([4, 3, 4, 4, 4]);
    expect(row('light')).toEqual([6, 0, 6, 6, 0]);
    expect(row('heavyCavalry')).toEqual([4, 3, 4, 3, 3]);
    expect(row('lightCavalry')).toEqual([5, 3, 5, 4, 4]);
    expect(row('artillery')).toEqual([5, 0, 5, 5, 0]);
  });

  const score = (units: readonly Troop[], who: 'charger' | 'defender', more = {}, terrain: TerrainFile[] = []) =>
    total(meleeScore(playing({ units, terrain }).state, { ...clash, ...more }, who));

  it('SIP-MEL-4 SIP-GEN-2 each modifier adds up, from 3 to 6', () => {
    const lines = [red(), foe(33)];
    expect(score(lines, 'charger', { flank: true })).toBe(3);
    expect(score(lines, 'defender', { flank: true })).toBe(5);
    expect(score(lines, 'charger', { hindered: true })).toBe(5);
    const horse = [red({ kind: 'heavyCavalry' }), foe(33)];
    expect(score(horse, 'defender')).toBe(3);
    expect(score(horse, 'defender', { flank: true })).toBe(5);
    const cavalry = [red({ kind: 'lightCavalry' }), foe(33, { kind: 'heavyCavalry' })];
    expect(score(cavalry, 'charger')).toBe(4);
    expect(score(cavalry, 'defender')).toBe(3);
    expect(score([red({ kind: 'heavyCavalry' }), foe(33, { kind: 'light' })], 'charger', { flank: true })).toBe(3);
    expect(score([red({ kind: 'lightCavalry' }), foe(33)], 'charger', { hindered: true })).toBe(6);
    const wood: TerrainFile = { id: 'w', kind: 'woods', box: [50, 31.5, 70, 45] };
    expect(score([red(), foe(33.5, { kind: 'light' })], 'defender', {}, [wood])).toBe(5);
  });

  it('SIP-MEL-4 support is counted within 10 cm, not routing, the fighter itself not', () => {
    const units = [
      red(),
      foe(33),
      { at: [70, 30] as const },
      { at: [50, 30] as const, status: 'routing' as const, dp: 4 },
    ];
    const { state } = playing({ units });
    expect(supports(state, 0)).toBe(1);
    expect(score(units, 'charger')).toBe(3);
    expect(score([...units, foe(38, { at: [70, 40] })], 'charger')).toBe(4);
  });

  it('SIP-MEL-4 SIP-TER-5 SIP-TER-8 SIP-TER-9 SIP-TER-10 uphill, across a wall or stream, into cover: one worse, once', () => {
    const hindered = (terrain: TerrainFile[]) =>
      fought([red({ kind: 'heavyCavalry' }), foe(41)], { terrain }).frame('melee').hindered;
    const line = (kind: 'obstacle' | 'stream', y: number): TerrainFile => ({ id: 'l', kind, points: [40, y, 80, y] });
    expect(hindered([])).toBe(false);
    expect(hindered([line('obstacle', 36)])).toBe(true);
    expect(hindered([line('obstacle', 39.7)])).toBe(true);
    expect(hindered([line('stream', 36)])).toBe(true);
    expect(hindered([{ id: 'h', kind: 'hill', box: [50, 38.5, 70, 60] }])).toBe(true);
    expect(hindered([{ id: 'h', kind: 'hill', box: [50, 20, 70, 60] }])).toBe(false);
    expect(hindered([{ id: 'f', kind: 'fieldwork', box: [50, 39, 70, 60] }])).toBe(true);
  });

  it('SIP-MEL-5 cover gives no save in melee', () => {
    const t = fought([red(), foe(40)], { terrain: [{ id: 'w', kind: 'woods', box: [50, 38.5, 70, 50] }] });
    t.roll(ALL, NONE);
    expect(t.event('meleeWon')).toMatchObject({ winner: 0, hits: [4, 0] });
    expect(t.frame('melee').step).toBe('loser');
    t.roll([6]);
    expect(t.eventTypes).not.toContain('saved');
    expect(t.unit(1).dp).toBe(1);
  });
});

describe('the winner, and losses', () => {
  it('SIP-MEL-7 the loser counts two more hits, at most four; both are converted, loser first', () => {
    const t = fought([red(), foe(40)]).roll([4, 4, 4, 1], [4, 1, 1, 1], [1], [4]);
    expect(t.eventsOf('converted').map(({ unit, hits }) => [unit, total(hits)])).toEqual([
      [1, 4],
      [0, 1],
    ]);
  });

  it('SIP-MEL-8 SIP-MEL-9 a beaten defender goes back along the charge and faces it', () => {
    const t = fought([red(), foe(40, { facing: 135 })]).roll(ALL, NONE, [1]);
    expect(t.stands(1)).toEqual([60, 50, 180]);
  });

  it('SIP-MEL-8 SIP-MEL-6 a beaten charger goes back the way it came, on equal hits too', () => {
    for (const hits of [ALL, NONE]) {
      const t = fought([red(), foe(40)]).roll(hits === ALL ? NONE : hits, hits, [1]);
      expect(t.stands(0)).toEqual([60, 27, 0]);
      expect(t.stands(1)).toEqual([60, 40, 180]);
      expect(t.eventsOf('moved').at(-1)).toMatchObject({ unit: 0, rule: 'SIP-MEL-8', how: 'retreat' });
    }
  });

  it('SIP-MEL-9 SIP-MEL-10 lost over the table edge, or with an enemy behind it', () => {
    const edge = fought([red({ at: [60, 76] }), foe(84)]).roll(ALL, NONE, [1]);
    expect(edge.event('removed')).toMatchObject({ unit: 1, why: 'offTable' });
    const met = fought([red(), foe(40), { at: [60, 48], facing: 180 }]).roll(ALL, NONE, [1]);
    expect(met.event('removed')).toMatchObject({ unit: 1, why: 'blocked' });
  });

  it('SIP-MEL-10 SIP-TER-10 lost where a river is behind it; other ground is no bar', () => {
    const behind = (kind: 'river' | 'woods') =>
      fought([red(), foe(40)], { terrain: [{ id: 'g', kind, box: [0, 43, 120, 47] }] })
        .roll(ALL, NONE, [1])
        .unit(1).status;
    expect(behind('river')).toBe('removed');
    expect(behind('woods')).toBe('ready');
  });

  it('SIP-GEN-10 an enemy already beside it is met only where its centre lies ahead', () => {
    const beside = fought([red(), foe(40), { at: [66, 38], facing: 0 }]).roll(ALL, NONE, [1]);
    expect(beside.unit(1).status).toBe('ready');
    const ahead = fought([red(), foe(40), { at: [65.8, 42.5], facing: 0 }]).roll(ALL, NONE, [1]);
    expect(ahead.unit(1).status).toBe('removed');
  });

  it('SIP-GEN-10 its opponent in the melee is never met, even with its centre ahead', () => {
    const t = fought([red({ at: [65.7, 33] }), foe(40, { facing: 120 })]);
    expect(t.unit(0).y).toBeLessThan(t.unit(1).y);
    t.roll(ALL, NONE, [1]);
    expect(t.stands(1)).toEqual([60, 50, 180]);
  });

  it('SIP-MEL-12 SIP-BRK-1 foot with its fourth DP in melee with foot routs', () => {
    const t = fought([red(), foe(40, { dp: 3 })]).roll(ALL, [1], [2]);
    expect(t.unit(1).status).toBe('routing');
  });

  it('SIP-MEL-13 charging cavalry is recalled while its enemy stands, over friends, short of the edge', () => {
    const t = fought([red({ kind: 'heavyCavalry' }), foe(45), { at: [64.5, 31] }]).roll(ALL, NONE, [1]);
    expect(t.eventsOf('moved').at(-1)).toMatchObject({ unit: 0, how: 'recall' });
    expect(t.stands(0)[1]).toBeLessThan(29.1);
  });

  it('SIP-MEL-14 the winner may advance straight ahead, 1 cm from others; cavalry only where the enemy is gone', () => {
    const t = fought([red(), foe(40), foe(45.5, { at: [66, 45.5] })]).roll(ALL, NONE, [1]);
    const advance = (cm: number) =>
      ({ type: 'advance', distance: Math.round(cm * 640), facing: 0, occupy: false }) as const;
    expect(t.refused('red', advance(5.1))).toBe('SIP-MEL-14');
    expect(t.refused('red', advance(5))).toBe('SIP-MEL-14');
    t.red(advance(4));
    expect(t.stands(0)[1]).toBeCloseTo(41, 1);
  });

  it('SIP-MEL-15 a defender that beats off a charge in its flank turns to it', () => {
    const t = playing({ units: [{ at: [46, 52], facing: 90, kind: 'heavyCavalry' }, foe(50), spare] }).red(
      charge(0, 1),
    );
    t.roll(NONE, ALL, [1]);
    expect(t.stands(1)[2]).toBe(270);
    const front = fought([red(), foe(40)]).roll(NONE, ALL, [1]);
    expect(front.stands(1)[2]).toBe(180);
  });

  it('SIP-MEL-16 SIP-CMD-4 dice in order: both fights, conversions, danger to the loser’s general, then the winner’s', () => {
    const t = fought([red(), foe(40)], { commands: [{ at: [60, 27.3] }, { side: 1, at: [60, 42.75] }] });
    t.roll([6, 6, 6, 6], [1, 1, 1, 1, 4], [1], [1]);
    expect(t.waits).toBe('dice risk');
    t.roll([5]);
    expect(t.event('risked')).toMatchObject({ command: 1, lost: true });
  });

  it('SIP-GEN-5 dice fall in order: fights, conversions, friends passed, nearest first, then the two generals', () => {
    const t = playing({
      units: [red(), foe(40), foe(49, { at: [64.5, 49] }), foe(45, { at: [55.5, 45] }), spare],
      commands: [{ at: [60, 27.3] }, { side: 1, at: [60, 42.75] }],
    }).red(charge(0, 1, 0, 0));
    const order: string[] = [];
    const friends: number[] = [];
    const converted: number[] = [];
    for (const faces of [[6, 6, 6, 6, 6], [6, 1, 1, 1, 1], [1], [1], [1], [1], [1], [1]]) {
      const [dice] = pending(t.state)[0]?.dice ?? [];
      order.push(`${dice?.what.replace('sip.roll.', '')} ${dice?.owner}`);
      t.roll(faces);
      friends.push(...t.eventsOf('passed').map(({ friend }) => friend));
      converted.push(...t.eventsOf('converted').map(({ unit }) => unit));
    }
    const fights = ['melee red', 'melee blue', 'conversion red', 'conversion blue'];
    expect(order).toEqual([...fights, 'passing blue', 'passing blue', 'risk blue', 'risk red']);
    expect(friends).toEqual([3, 2]);
    expect(converted).toEqual([1, 0]);
  });

  it('SIP-CMD-4 the winner’s is lost on a 6 alone', () => {
    const with0 = () =>
      playing({ units: [red(), foe(40), spare], commands: [{ at: [60, 27.3] }] }).red(charge(0, 1, 0, 0));
    expect(with0().roll([6, 6, 6, 6, 6], NONE, [1], [5]).event('risked').lost).toBe(false);
    expect(with0().roll([6, 6, 6, 6, 6], NONE, [1], [6]).event('risked').lost).toBe(true);
  });
});

describe('routs', () => {
  const broken = (more: readonly Troop[] = [], terrain: TerrainFile[] = []) =>
    playing({ units: [{ at: [60, 30] }, foe(40, { dp: 3, class: 'raw' }), spare, ...more], terrain })
      .red({ type: 'fire', unit: 0, target: 1 })
      .roll(ALL);

  it('SIP-BRK-2 SIP-BRK-3 straight at its edge, over friends, on until clear', () => {
    expect(broken().stands(1)).toEqual([60, 55, 0]);
    const past = broken([foe(56, { at: [60, 56] })]);
    expect(past.stands(1)[1]).toBeGreaterThan(58.9);
    expect(past.unit(3).dp).toBe(0);
  });

  it('SIP-BRK-3 lost where an enemy or a river is in the way', () => {
    expect(broken([{ at: [60, 48], facing: 180 }]).unit(1).status).toBe('removed');
    expect(broken([], [{ id: 'r', kind: 'river', box: [0, 44, 120, 48] }]).unit(1).status).toBe('removed');
    expect(broken([], [{ id: 'w', kind: 'woods', box: [0, 44, 120, 48] }]).unit(1).status).toBe('routing');
  });

  it('SIP-BRK-4 SIP-BRK-5 it runs on at the end of its own turns, not twice in the turn it broke', () => {
    const t = broken([foe(80, { at: [90, 80] }), foe(80, { at: [30, 80] }), foe(80, { at: [10, 80] })])
      .red({ type: 'endTurn' })
      .roll([2]);
    expect(t.stands(1)[1]).toBe(55);
    t.blue({ type: 'endTurn' });
    expect(t.stands(1)[1]).toBe(70);
  });

  it('SIP-BRK-5 of several the nearest to its edge goes first, and leaves room for the next', () => {
    const units: Troop[] = [
      { at: [60, 50], status: 'routing', dp: 4 },
      { at: [60, 35], status: 'routing', dp: 4 },
      ...[5, 15, 25].map((x): Troop => ({ at: [x, 5] })),
      foe(40, { status: 'routing', dp: 4 }),
      foe(55, { status: 'routing', dp: 4 }),
      ...[5, 15, 25].map((x): Troop => ({ side: 1, at: [x, 85] })),
    ];
    const t = playing({ units }).red({ type: 'endTurn' });
    const ran = () => t.eventsOf('moved').map(({ unit }) => unit);
    expect(ran()).toEqual([1, 0]);
    expect([t.stands(0)[1], t.stands(1)[1]]).toEqual([35, 20]);
    t.roll([3]).blue({ type: 'endTurn' });
    expect(ran()).toEqual([6, 5]);
    expect([t.stands(5)[1], t.stands(6)[1]]).toEqual([55, 70]);
  });

  it('SIP-BRK-8 a routing unit takes no orders and gives no support', () => {
    const t = playing({ units: [red({ status: 'routing', dp: 4 }), foe(60), spare] });
    expect(t.refused('red', { type: 'retire', unit: 0, distance: 640 })).toBe('SIP-BRK-8');
    expect(supports(playing({ units: [red(), foe(60), { at: [66, 30], status: 'routing', dp: 4 }] }).state, 0)).toBe(0);
  });
});
