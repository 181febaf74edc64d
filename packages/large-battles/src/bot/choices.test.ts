import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { chosen, generalWithActions, inSlot, withActions, withChance } from '../../test/botChoices.ts';
import { playing } from '../../test/scriptedPlay.ts';
import { battlefield } from '../../test/positions.ts';
import { decide } from '../turn/machine.ts';
import { evaluation } from './index.ts';

describe('attacks', () => {
  it('prefers the flank to the front', () => {
    const state = battlefield({
      units: [
        { at: [900, 800] },
        { at: [900, 650], side: 1 }, // in front, looking at us
        { at: [1060, 800], side: 1, facing: 0 }, // beside us, looking away up the table
      ],
    });
    const turn = chosen(withActions(state, 0, 2), 'red');
    expect(turn).toMatchObject({ type: 'move', unit: 0, move: { kind: 'rotate' } });
    const turned = decide(withActions(state, 0, 2), 'red', turn);
    if (!turned.ok) throw new Error('refused');
    expect(chosen(turned.state, 'red')).toEqual({ type: 'approach', unit: 0, sector: -1 });
  });

  it('goes in where the dice are for it', () => {
    const state = battlefield({ units: [{ at: [900, 800] }, { at: [900, 660], side: 1, dis: 2 }] });
    expect(chosen(withActions(state, 0, 3), 'red')).toMatchObject({ type: 'approach', unit: 0 });
  });

  it('refuses a bad charge: light horse against fresh infantry behind a wall of numbers', () => {
    const state = battlefield({
      units: [
        { at: [900, 900], kind: 'lightCavalry', dis: 2 },
        { at: [860, 700], side: 1, c: 5 },
        { at: [990, 700], side: 1, c: 5 },
      ],
    });
    expect(chosen(withActions(state, 0, 1), 'red').type).not.toBe('approach');
  });

  it('puts what is left into dice, and closes in on who was shaken', () => {
    const state = battlefield({ units: [{ at: [900, 800] }, { at: [900, 660], side: 1, dis: 3 }] });
    const t = playing(withActions(state, 0, 3)).red({ type: 'approach', unit: 0, sector: -1 });
    expect(chosen(t.state, 'red')).toMatchObject({ type: 'spend' });
  });

  it('presses a side that is near its Break Point', () => {
    const units = [{ at: [900, 800] }, { at: [900, 660], side: 1, dis: 3 }] as const;
    const early = battlefield({ units, breakPoints: [8, 8] });
    const late = { ...early, sides: [early.sides[0], { ...early.sides[1], lossHalves: 14 }] as const };
    const gain = (state: typeof early): number => {
      const begun = withActions(state, 0, 3);
      const went = decide(begun, 'red', { type: 'approach', unit: 0, sector: -1 });
      const stopped = decide(begun, 'red', { type: 'stop' });
      if (!went.ok || !stopped.ok) throw new Error('refused');
      return evaluation.value(went.state, 'red') - evaluation.value(stopped.state, 'red');
    };
    expect(gain(late)).toBeGreaterThan(gain(early));
  });
});

describe('under threat', () => {
  it('forms square when cavalry can reach it', () => {
    const state = battlefield({
      active: 1,
      units: [{ at: [900, 800] }, { at: [900, 560], side: 1, kind: 'heavyCavalry' }, { at: [300, 300], side: 1 }],
      generals: [{ brigade: 0, at: [900, 860] }],
    });
    const alarmed = withChance(state, 0, 2, 1, 2);
    expect(chosen(alarmed, 'red')).toEqual({ type: 'react', unit: 0 });
    expect(chosen(withActions(state, 0, 1, 'reaction'), 'red')).toMatchObject({ type: 'form', formation: 'square' });
  });

  it('leaves the square when only infantry is near', () => {
    const state = battlefield({
      units: [
        { at: [900, 800], formation: 'square' },
        { at: [900, 560], side: 1 },
      ],
    });
    expect(chosen(withActions(state, 0, 1), 'red')).toMatchObject({ type: 'form', formation: 'line' });
  });

  it('turns its front to whoever stands in its flank', () => {
    const state = battlefield({
      active: 1,
      units: [{ at: [900, 800] }, { at: [1120, 800], side: 1, facing: 270 }],
    });
    const turn = chosen(withActions(state, 0, 1, 'reaction'), 'red');
    expect(turn).toMatchObject({ type: 'move', unit: 0, move: { kind: 'rotate' } });
    const turned = decide(withActions(state, 0, 1, 'reaction'), 'red', turn);
    if (!turned.ok) throw new Error('refused');
    expect(turned.state.units[0]?.facing).toBe(1440); // east
  });
});

describe('guns', () => {
  it('fire at the best target', () => {
    const state = battlefield({
      units: [
        { at: [900, 1000], kind: 'battery' },
        { at: [880, 700], side: 1 },
        { at: [920, 720], side: 1, dis: 2, formation: 'attackColumn' },
      ],
    });
    expect(chosen(withActions(state, 0, 1), 'red')).toMatchObject({ type: 'fire', target: 2, added: 0 });
  });

  it('fire and reload with two actions, unless the target is nearly done for', () => {
    const fresh = battlefield({
      units: [
        { at: [900, 1000], kind: 'battery' },
        { at: [900, 700], side: 1 },
      ],
    });
    const first = chosen(withActions(fresh, 0, 2), 'red');
    expect(first).toMatchObject({ type: 'fire', target: 1, added: 0 });
  });

  it('come into range before they unlimber, and lay on their target', () => {
    const state = battlefield({
      units: [
        { at: [900, 1100], kind: 'horseBattery', formation: 'limbered' },
        { at: [900, 300], side: 1 },
      ],
    });
    expect(chosen(withActions(state, 0, 1), 'red')).toMatchObject({ type: 'move', move: { kind: 'fast' } });
    const near = battlefield({
      units: [
        { at: [900, 700], kind: 'horseBattery', formation: 'limbered', facing: 90 },
        { at: [900, 300], side: 1 },
      ],
    });
    expect(chosen(withActions(near, 0, 2), 'red')).toEqual({
      type: 'form',
      unit: 0,
      formation: 'unlimbered',
      facing: 0,
    });
  });
});

describe('order and time', () => {
  it('rallies a unit at DIS 3 that is out of reach', () => {
    const state = battlefield({
      units: [
        { at: [900, 1000], dis: 3 },
        { at: [900, 300], side: 1 },
      ],
      generals: [{ brigade: 0, at: [900, 1080] }],
    });
    expect(chosen(withActions(state, 0, 1), 'red')).toEqual({ type: 'rally', unit: 0 });
  });

  it('advances when nothing threatens', () => {
    const state = battlefield({
      units: [
        { at: [900, 1000], formation: 'attackColumn' },
        { at: [900, 200], side: 1 },
      ],
    });
    const move = chosen(withActions(state, 0, 1), 'red');
    expect(move.type).toBe('move');
    const moved = decide(withActions(state, 0, 1), 'red', move);
    if (!moved.ok) throw new Error('refused');
    expect((state.units[0]?.y ?? 0) - (moved.state.units[0]?.y ?? 0)).toBeGreaterThan(steps(80));
  });

  it('does not risk the slot for one unit while others of the Brigade have much to do', () => {
    const state = battlefield({
      units: [
        { at: [300, 1000], formation: 'attackColumn', q: 5 },
        { at: [600, 800], kind: 'battery' },
        { at: [900, 800] },
        { at: [900, 660], side: 1, dis: 3 },
        { at: [600, 560], side: 1, dis: 3 },
        { at: [300, 200], side: 1 },
      ],
      generals: [{ brigade: 0, at: [750, 900] }],
    });
    const command = chosen(inSlot(state, 0), 'red');
    // The column on the wing can only march: its dice come after the others', or are few.
    expect(command).not.toEqual({ type: 'activate', unit: 0, dice: 3 });
    expect(command).not.toEqual({ type: 'activate', unit: 0, dice: 2 });
  });

  it('rolls more dice for the last unit of the slot than for the first of several', () => {
    const spec = (activated: boolean) => ({
      units: [
        { at: [900, 800] as const },
        { at: [600, 800] as const, activated },
        { at: [1200, 800] as const, activated },
        { at: [900, 660] as const, side: 1 as const },
        { at: [600, 660] as const, side: 1 as const, dis: 3 },
        { at: [1200, 660] as const, side: 1 as const, dis: 3 },
      ],
    });
    const dice = (activated: boolean): number => {
      const state = inSlot(battlefield(spec(activated)), 0);
      const worth = [1, 2, 3].map(
        (n) => evaluation.expectedValue(state, 'red', { type: 'activate', unit: 0, dice: n }) ?? 0,
      );
      return 1 + worth.indexOf(Math.max(...worth));
    };
    expect(dice(true)).toBeGreaterThan(dice(false));
  });

  it('holds a reaction that would bring nothing', () => {
    const state = battlefield({
      active: 1,
      units: [
        { at: [900, 1100], kind: 'battery', loaded: true },
        { at: [900, 200], side: 1, kind: 'battery' },
      ],
    });
    expect(chosen(withChance(state, 0, 1, 1, 0), 'red')).toEqual({ type: 'hold' });
  });

  it('rolls a failed die again', () => {
    const state = battlefield({
      units: [{ at: [900, 1000] }, { at: [900, 200], side: 1 }],
      generals: [
        { brigade: 0, at: [900, 1060] },
        { cinc: true, side: 0, at: [960, 1100] },
      ],
    });
    const t = playing(inSlot(state, 0)).red({ type: 'activateGeneral', general: 0, dice: 2 }).roll([1, 5]);
    expect(chosen(t.state, 'red')).toEqual({ type: 'reroll', die: 0 });
  });
});

describe('Generals', () => {
  it('keep behind their troops', () => {
    const state = battlefield({
      units: [{ at: [700, 700] }, { at: [900, 700] }, { at: [1100, 700] }, { at: [900, 450], side: 1 }],
      generals: [{ brigade: 0, at: [400, 1000] }],
    });
    const ride = chosen(generalWithActions(state, 0, 1), 'red');
    if (ride.type === 'ride') expect(ride.y).toBeGreaterThan(steps(700));
    else expect(ride.type).toBe('group');
    const alone = battlefield({
      units: [
        { at: [700, 700], activated: true },
        { at: [1100, 700], activated: true },
        { at: [900, 450], side: 1 },
      ],
      generals: [{ brigade: 0, at: [200, 1000] }],
    });
    const back = chosen(generalWithActions(alone, 0, 1), 'red');
    expect(back).toMatchObject({ type: 'ride' });
    if (back.type === 'ride') expect(back.y).toBeGreaterThan(steps(700));
  });

  it('do not stake themselves for little', () => {
    const state = battlefield({
      units: [{ at: [900, 760] }, { at: [900, 660], side: 1, dis: 3, formation: 'attackColumn' }],
      generals: [{ brigade: 0, unit: 0 }],
    });
    const t = playing(withActions(state, 0, 2)).red({ type: 'approach', unit: 0, sector: -1 });
    t.red({ type: 'spend', dice: 0 });
    t.roll([1, 6, 5, 2, 2, 2, 2], [6, 3, 2]);
    if (t.waits === 'red attacker') t.red({ type: 'contact', unit: 0 });
    if (t.waits === 'red declareA') expect(chosen(t.state, 'red')).toMatchObject({ type: 'declare', leader: 0 });
  });

  it('order a march of all who have nothing better to do', () => {
    const state = battlefield({
      units: [
        { at: [700, 1000], formation: 'attackColumn' },
        { at: [830, 1000], formation: 'attackColumn' },
        { at: [960, 1000], formation: 'attackColumn' },
        { at: [900, 200], side: 1 },
      ],
      generals: [{ brigade: 0, at: [830, 1080] }],
    });
    expect(chosen(inSlot(state, 0), 'red')).toMatchObject({ type: 'activateGeneral', general: 0 });
    expect(chosen(generalWithActions(state, 0, 1), 'red')).toMatchObject({ type: 'group', units: [0, 1, 2] });
  });

  it('send the Guards when the line thins, not before; the cavalry at once', () => {
    const units = [
      { at: [700, 800] },
      { at: [900, 800] },
      { at: [900, 1050], brigade: -1, c: 5, q: 3, traits: { guard: true } },
      { at: [900, 400], side: 1 },
    ] as const;
    const generals = [
      { brigade: 0, at: [800, 880] as const },
      { cinc: true, side: 0 as const, at: [850, 1100] as const },
    ];
    const early = battlefield({ units, generals, breakPoints: [8, 8] });
    expect(chosen(generalWithActions(early, 2, 1), 'red').type).not.toBe('assign');
    const late = { ...early, sides: [{ ...early.sides[0], lossHalves: 8 }, early.sides[1]] as const };
    expect(chosen(generalWithActions(late, 2, 1), 'red')).toEqual({ type: 'assign', unit: 2, brigade: 0 });
    const horse = battlefield({
      units: [units[0], units[1], { at: [900, 1050], brigade: -1, kind: 'dragoons' }, units[3]],
      generals,
      breakPoints: [8, 8],
    });
    expect(chosen(generalWithActions(horse, 2, 1), 'red')).toEqual({ type: 'assign', unit: 2, brigade: 0 });
  });
});
