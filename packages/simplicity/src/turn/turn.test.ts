import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW, total } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { charge, move, Playing, playing } from '../../test/playing.ts';
import type { Base, Troop } from '../scenarios/position.ts';
import { activationNeeds } from '../command/activation.ts';
import { attachedTo, hasCommandBaseNear } from '../command/commandBases.ts';
import { simplicity } from '../ruleset.ts';
import { holderOf } from '../victory/holding.ts';
import { isBroken, pointsOf, worthOfObjectives } from '../victory/victory.ts';

const spare: Troop = { at: [5, 5] };
const foe = (y = 80, more: Partial<Troop> = {}): Troop => ({ side: 1, at: [60, y], ...more });
const red = (more: Partial<Troop> = {}): Troop => ({ at: [60, 30], ...more });
const blues: readonly Troop[] = [foe(), foe(80, { at: [40, 80] }), foe(80, { at: [20, 80] })];
const base = (x: number, y: number, more: Partial<Base> = {}): Base => ({ at: [x, y], ...more });

describe('the player turn', () => {
  it('SIP-TRN-1 SIP-GEN-8 clear, points, orders, routs, check; unspent points are lost', () => {
    const t = playing({ units: [red(), spare, ...blues], points: 4 })
      .red(move(0, 5))
      .red({ type: 'endTurn' });
    expect(t.event('turnEnded')).toMatchObject({ side: 0, lost: 3 });
    t.roll([2]).blue({ type: 'endTurn' }).roll([6]);
    expect(t.unit(0).ordered).toBe(false);
    expect(t.state).toMatchObject({ gameTurn: 2, active: 0, points: 6 });
  });

  it('SIP-BRK-4 SIP-BRK-5 routing units go on, the nearest to the home edge first, of two as near the first in order', () => {
    const routing = (y: number, x: number) => ({ at: [x, y] as const, status: 'routing' as const, dp: 4, facing: 180 });
    const ran = (ys: readonly number[], side: 0 | 1 = 0) => {
      const units = ys.map((y, i) => ({ ...routing(y, 20 + 20 * i), side }));
      const others = { at: [20, side === 0 ? 85 : 5] as const, side: (1 - side) as 0 | 1 };
      const own = [80, 90, 100, 110].map((x) => ({ at: [x, side === 0 ? 20 : 70] as const, side }));
      const t = playing({ units: [...units, ...own, others] }).red({ type: 'endTurn' });
      if (side === 1) t.roll([2]).blue({ type: 'endTurn' });
      return t.eventsOf('moved').map((event) => event.unit);
    };
    expect(ran([40, 20, 30])).toEqual([1, 2, 0]);
    expect(ran([30, 30])).toEqual([0, 1]);
    expect(ran([50, 70, 60], 1)).toEqual([1, 2, 0]);
  });

  it('SIP-AP-2 SIP-AP-3 every order costs a point, also a failed one; without a point there is none', () => {
    const t = playing({ units: [red({ dp: 1 }), spare, ...blues], points: 1 })
      .red(move(0, 5))
      .roll([1]);
    expect(t.waits).toBe('dice turn');
    const none = playing({ units: [red(), spare, ...blues], points: 2 }).red(move(0, 5));
    expect(none.state.points).toBe(1);
  });

  it('SIP-AP-4 one order a unit; a re-roll belongs to the rally it repeats', () => {
    const t = playing({ units: [red({ dp: 1 }), spare, ...blues], commands: [base(60, 25)] });
    t.red({ type: 'rally', unit: 0, command: -1 }).roll([3]);
    expect(t.refused('red', move(0, 5))).toBe('SIP-AP-4');
    expect(t.refused('red', { type: 'rally', unit: 0, command: -1 })).toBe('SIP-AP-4');
    expect(t.red({ type: 'reroll', unit: 0, command: 0 }).waits).toBe('dice rally');
  });

  it('SIP-GEN-7 only the player whose turn it is decides', () => {
    const t = playing({ units: [red(), spare, ...blues] });
    expect(t.refused('blue', move(2, 5))).toBe('KERNEL-TURN');
    expect(t.refused('red', move(2, 5))).toBe('SIP-AP-3');
  });

  it('SIP-INI-2 a game turn is one turn of each', () => {
    const t = playing({ units: [red(), spare, ...blues] })
      .red({ type: 'endTurn' })
      .roll([1]);
    expect(t.state.gameTurn).toBe(1);
    t.blue({ type: 'endTurn' });
    expect(t.event('gameTurnBegan').turn).toBe(2);
  });
});

describe('activation', () => {
  it('SIP-GEN-5 a roll that cannot fail is still made', () => {
    const t = playing({ units: [red({ class: 'elite', dp: 1 }), spare, foe()], commands: [base(60, 25)] });
    expect(t.red(move(0, 5)).waits).toBe('dice activation');
    expect(t.roll([1]).stands(0)[1]).toBe(35);
  });

  const needs = (more: Partial<Troop>, commands: Base[] = []) => {
    const { needed, tally } = activationNeeds(playing({ units: [red(more), spare, foe()], commands }).state, 0);
    return needed - total(tally);
  };

  it('SIP-ACT-1 SIP-ACT-2 SIP-ACT-3 3+, 4+, 5+; Elite and a Command base help, Raw does not', () => {
    expect([1, 2, 3].map((dp) => needs({ dp }))).toEqual([3, 4, 5]);
    expect(needs({ dp: 2, class: 'elite' })).toBe(3);
    expect(needs({ dp: 2, class: 'raw' })).toBe(5);
    expect(needs({ dp: 2 }, [base(60, 25), base(66, 25)])).toBe(3);
    expect(playing({ units: [red(), spare, foe()] }).red(move(0, 5)).eventTypes).not.toContain('activationRolled');
  });

  it('SIP-CLS-1 class adds to an activation die: Elite 1 more, Raw 1 less', () => {
    const after = (unitClass: 'raw' | 'regular' | 'elite', face: number) =>
      playing({ units: [red({ class: unitClass, dp: 2 }), spare, foe()] })
        .red(move(0, 5))
        .roll([face])
        .stands(0)[1];
    expect([after('elite', 3), after('elite', 2)]).toEqual([35, 30]);
    expect([after('regular', 4), after('regular', 3)]).toEqual([35, 30]);
    expect([after('raw', 5), after('raw', 4)]).toEqual([35, 30]);
  });

  it('SIP-ACT-8 a failed move uses up the order, and the unit stays', () => {
    const t = playing({ units: [red({ dp: 3 }), spare, foe()] })
      .red(move(0, 5))
      .roll([4]);
    expect(t.unit(0)).toMatchObject({ ordered: true, confused: false });
    expect(t.stands(0)[1]).toBe(30);
  });

  it('SIP-CMD-1 SIP-CMD-2 any friendly base within 10 cm, edge to edge', () => {
    const near = (gap: number) =>
      hasCommandBaseNear(playing({ units: [red(), foe()], commands: [base(60, 28.5 - gap - 1.25)] }).state, 0);
    expect([near(10), near(10.1)]).toEqual([true, false]);
  });

  it('SIP-CMD-2 any base of its side serves it, however many others are far away; an enemy’s does not', () => {
    const served = (...commands: readonly Base[]) =>
      hasCommandBaseNear(playing({ units: [red(), foe()], commands }).state, 0);
    const [near, far] = [base(60, 25), base(110, 5)];
    expect([served(near), served(near, far), served(far, near)]).toEqual([true, true, true]);
    expect([served(far), served(base(60, 25, { side: 1 }), far), served()]).toEqual([false, false, false]);
    const needs = (...commands: readonly Base[]) =>
      total(activationNeeds(playing({ units: [red({ dp: 1 }), foe()], commands }).state, 0).tally);
    expect([needs(far, near), needs(far)]).toEqual([1, 0]);
  });
});

describe('rallying', () => {
  const rally = (dp: number, face: number, more: Partial<Troop> = {}) => {
    const t = playing({ units: [red({ dp, ...more }), spare, foe()] }).red({ type: 'rally', unit: 0, command: -1 });
    return t.roll([face]).unit(0).dp;
  };

  it('SIP-RAL-1 SIP-RAL-2 SIP-RAL-4 4+, 5+, 6 by itself, one DP less; never guns, never in good order', () => {
    expect([rally(1, 4), rally(2, 5), rally(3, 6)]).toEqual([0, 1, 2]);
    expect([rally(1, 3), rally(2, 4), rally(3, 5)]).toEqual([1, 2, 3]);
    const refused = (more: Partial<Troop>) =>
      playing({ units: [red(more), spare, foe()] }).refused('red', { type: 'rally', unit: 0, command: -1 });
    expect(refused({ kind: 'footArtillery', dp: 1 })).toBe('SIP-RAL-1');
    expect(refused({})).toBe('SIP-RAL-1');
  });

  it('SIP-RAL-3 SIP-GEN-4 SIP-CLS-2 class counts, a Command base does not; a natural 6 always rallies', () => {
    expect(rally(2, 4, { class: 'elite' })).toBe(1);
    expect(rally(1, 4, { class: 'raw' })).toBe(1);
    expect(rally(3, 6, { class: 'raw' })).toBe(2);
    const near = playing({ units: [red({ dp: 1 }), spare, foe()], commands: [base(60, 25)] });
    expect(near.red({ type: 'rally', unit: 0, command: -1 }).roll([3]).unit(0).dp).toBe(1);
  });

  it('SIP-RAL-5 SIP-RAL-6 SIP-RAL-9 one re-roll, by a base within 10 cm, which may ride there first', () => {
    const t = playing({ units: [red({ dp: 1 }), spare, foe()], commands: [base(60, 5)] });
    t.red({ type: 'rally', unit: 0, command: -1 }).roll([1]);
    expect(t.refused('red', { type: 'reroll', unit: 0, command: 0 })).toBe('SIP-RAL-5');
    t.red({ type: 'moveCommand', command: 0, path: [60 * 640, 65 * 640] });
    t.red({ type: 'reroll', unit: 0, command: 0 }).roll([1]);
    expect(t.refused('red', { type: 'reroll', unit: 0, command: 0 })).toBe('SIP-RAL-6');
  });

  it('SIP-RAL-7 SIP-RAL-8 a routing unit rallies only by a base in contact; failing, it runs on', () => {
    const units = [red({ status: 'routing', dp: 4, facing: 180 }), spare, { at: [20, 5] as const }, foe()];
    const far = playing({ units, commands: [base(60, 34)] });
    expect(far.refused('red', { type: 'rally', unit: 0, command: 0 })).toBe('SIP-RAL-7');
    expect(far.refused('red', { type: 'rally', unit: 0, command: -1 })).toBe('SIP-RAL-7');
    const t = playing({ units, commands: [base(60, 32.8)] })
      .red({ type: 'rally', unit: 0, command: 0 })
      .roll([4]);
    t.red({ type: 'endTurn' });
    expect(t.stands(0)[1]).toBe(15);
  });
});

describe('Command bases', () => {
  it('SIP-CMD-3 attached to the nearest unit that it touches', () => {
    const { state } = playing({ units: [red(), { at: [67, 30] }, foe()], commands: [base(63.4, 27.2), base(60, 26)] });
    expect(attachedTo(state, 0)).toBe(0);
    expect(attachedTo(state, 1)).toBe(-1);
  });

  it('SIP-CMD-3 contact is a gap of 0.1 cm; of two units in contact the nearer, then the first, and never an enemy', () => {
    const units = [red(), red({ at: [67, 30] }), foe()];
    const attached = (x: number, y: number, side: 0 | 1 = 0) =>
      attachedTo(playing({ units, commands: [base(x, y, { side })] }).state, 0);
    expect([attached(60, 27.15), attached(60, 27.14)]).toEqual([0, -1]);
    expect([attached(63.6, 27.2), attached(63.5, 27.2)]).toEqual([1, 0]);
    expect(attached(60, 27.2, 1)).toBe(-1);
  });

  it('SIP-CMD-3 SIP-CMD-5 with a garrison it is in the middle of the section', () => {
    const t = playing({
      units: [red(), spare, foe(0, { section: 0 }), foe(85, { at: [20, 85] })],
      terrain: [{ id: 'town', kind: 'section', box: [55, 50, 65, 58] }],
      commands: [{ side: 1, at: [60, 36] }],
    }).red(move(0, 4));
    expect(t.rides(0)).toEqual([60, 54]);
  });

  it('SIP-CMD-5 an enemy that comes to it makes it fly to a friend within 25 cm, or takes it', () => {
    const run = (more: Troop[]) =>
      playing({
        units: [red(), spare, ...more, foe(85, { at: [20, 85] }), foe(85, { at: [100, 85] })],
        commands: [{ side: 1, at: [60, 36] }],
      }).red(move(0, 4));
    const fled = run([foe(58)]);
    expect(fled.event('commandFled').to).toBe(2);
    expect(fled.rides(0)).toEqual([60, 59.5]);
    const taken = run([]);
    expect(taken.event('commandLost').why).toBe('captured');
    const held = run([foe(38.75)]);
    expect(held.eventTypes).not.toContain('commandFled');
  });
});

describe('the end', () => {
  it('SIP-VIC-1 half an army lost, rounded up, is the end; with both broken the smaller part decides', () => {
    const lost = (side: 0 | 1, n: number, of: number): Troop[] =>
      Array.from({ length: of }, (_, i) => ({
        side,
        at: [10 + 8 * i, side === 0 ? 10 : 80],
        status: i < n ? 'removed' : 'ready',
      }));
    const end = (a: number, b: number) =>
      playing({ units: [...lost(0, a, 5), ...lost(1, b, 5)] }).red({ type: 'endTurn' }).state.outcome?.winner;
    expect(end(2, 2)).toBeUndefined();
    expect(end(3, 2)).toBe('blue');
    expect(end(2, 3)).toBe('red');
    expect(end(3, 4)).toBe('red');
    expect(end(3, 3)).toBeNull();
  });

  it('SIP-VIC-2 SIP-VIC-3 SIP-SCN-4 at the limit points decide, a lead of 3 wins; a side may win draws', () => {
    const at = (objectives: { id: string; x: number; y: number; points: number }[], more = {}) => {
      const t = playing({
        units: [red({ at: [60, 40] }), spare, ...blues],
        objectives,
        limit: 2,
        gameTurn: 2,
        ...more,
      });
      return t.red({ type: 'endTurn' }).roll([1]).blue({ type: 'endTurn' }).state.outcome?.winner;
    };
    expect(at([{ id: 'a', x: 60, y: 40, points: 3 }])).toBe('red');
    expect(at([{ id: 'a', x: 60, y: 40, points: 2 }])).toBeNull();
    expect(at([{ id: 'a', x: 60, y: 40, points: 2 }], { winsDraws: 1 })).toBe('blue');
  });

  it('SIP-VIC-4 held by ready foot or horse within 5 cm, the enemy having none', () => {
    const held = (units: Troop[]) =>
      holderOf(playing({ units: [...units, foe()] }).state, { x: 60 * 640, y: 50 * 640 });
    expect(held([red({ at: [60, 33.5] })])).toBe(0);
    expect(held([red({ at: [60, 33.4] })])).toBe(-1);
    expect(held([red({ at: [60, 38] }), foe(42)])).toBe(-1);
    expect(held([red({ at: [60, 38], kind: 'footArtillery' })])).toBe(-1);
  });

  it('SIP-VIC-4 SIP-VIC-6 a section belongs to its garrison, or to the last there was', () => {
    const terrain = [{ id: 'b', kind: 'section' as const, box: [55, 36, 65, 44] }];
    const t = playing({ units: [{ at: [0, 0], section: 0 }, spare, ...blues], terrain, everySection: 2 });
    expect(worthOfObjectives(t.state)).toEqual([2]);
    expect(total(pointsOf(t.state, 0))).toBe(2);
    t.red({ type: 'leave', unit: 0, side: 2, distance: 0 });
    expect(total(pointsOf(t.state, 0))).toBe(2);
  });

  it('SIP-VIC-5 a player may concede at any time, in the enemy’s turn too', () => {
    const conceded = (seat: 'red' | 'blue') => playing({ units: [red(), ...blues] })[seat]({ type: 'resign' });
    expect(conceded('red').state.outcome).toMatchObject({ winner: 'blue', rule: 'SIP-VIC-5' });
    expect(conceded('blue').state.outcome).toMatchObject({ winner: 'red', rule: 'SIP-VIC-5' });
  });

  it('SIP-VIC-5 he may concede while dice are awaited, before the battle has begun, and when a draw is offered', () => {
    const begun = playing({ units: [red(), ...blues] }).state;
    const deploying = new Playing({ ...begun, gameTurn: 0, frames: [{ at: 'deploy', stage: 'command', side: 0 }] });
    const rolling = playing({ units: [red({ dp: 1 }), ...blues] }).red({ type: 'rally', unit: 0, command: -1 });
    expect(rolling.waits).toMatch(/^dice/);
    const offered = playing({ units: [red(), ...blues] }).red(OFFER_DRAW);
    for (const { state } of [deploying, rolling, offered]) {
      for (const seat of ['red', 'blue'] as const) {
        const t = new Playing(state).say(seat, { type: 'resign' });
        expect(t.reasons).toEqual(['resigned SIP-VIC-5', 'ended SIP-VIC-5']);
        expect(t.state.outcome).toEqual({
          winner: seat === 'red' ? 'blue' : 'red',
          rule: 'SIP-VIC-5',
          reason: 'sip.end.resigned',
        });
      }
    }
  });

  it('SIP-VIC-5 both may concede together, which is a draw, also where one side wins draws', () => {
    const t = playing({ units: [red(), ...blues], winsDraws: 1 }).red(OFFER_DRAW);
    expect([t.waits, t.asks, ...t.reasons]).toEqual(['blue drawOffer', 'SIP-VIC-5', 'drawOffered SIP-VIC-5']);
    expect(t.blue(ACCEPT_DRAW).reasons).toEqual(['drawAccepted SIP-VIC-5', 'ended SIP-VIC-5']);
    expect(t.state.outcome).toEqual({ winner: null, rule: 'SIP-VIC-5', reason: 'sip.end.agreed' });
  });

  it('SIP-VIC-5 a side offers a draw once in each game turn; declined, the turn goes on', () => {
    const t = playing({ units: [red(), ...blues] })
      .blue(OFFER_DRAW)
      .red(DECLINE_DRAW);
    expect(t.reasons).toEqual(['drawDeclined SIP-VIC-5']);
    expect(t.waits).toBe('red turn.orders');
    expect(t.refusal('blue', OFFER_DRAW)).toMatchObject({ rule: 'SIP-VIC-5', reason: 'sip.refusal.drawAgain' });
    t.red(OFFER_DRAW).blue(DECLINE_DRAW).red({ type: 'endTurn' }).roll([1]);
    expect(t.refused('blue', OFFER_DRAW)).toBe('SIP-VIC-5');
    t.blue({ type: 'endTurn' }).roll([1]);
    expect(t.blue(OFFER_DRAW).waits).toBe('red drawOffer');
  });

  it('SIP-VIC-5 a side without ready units is broken, whatever it has lost', () => {
    const broken = (...units: readonly Troop[]) => isBroken(playing({ units: [...units, ...blues] }).state, 0, 0);
    expect(broken(red({ status: 'routing', dp: 4 }))).toBe(true);
    expect(broken(red({ status: 'routing', dp: 4 }), spare)).toBe(false);
    expect(broken(red({ status: 'removed' }))).toBe(true);
    expect(broken(red({ status: 'routing', dp: 4 }), { ...spare, status: 'reserve' })).toBe(false);
  });

  it('SIP-VIC-5 SIP-VIC-1 such a side has lost at the check at the end of the turn, not before', () => {
    const t = playing({ units: [red({ status: 'routing', dp: 4 }), ...blues] });
    expect(t.state.outcome).toBeNull();
    t.red({ type: 'endTurn' });
    expect(t.state.outcome).toMatchObject({ winner: 'blue', reason: 'sip.end.broken' });
  });
});

describe('variants', () => {
  it('SIP-VAR-1 classic: no points; every unit has its one order', () => {
    const t = playing({ units: [red(), spare, ...blues], classic: true, points: 0 })
      .red(move(0, 5))
      .red(move(1, 5));
    expect(t.eventTypes).toContain('moved');
    // Nothing is left to order: the turn has passed.
    expect(t.waits).toBe('blue turn.orders');
  });

  it('SIP-VAR-2 SIP-VAR-3 classic: no activation, DP take no dice in melee either', () => {
    const t = playing({ units: [red({ dp: 3 }), foe(40), spare, ...blues], classic: true }).red(charge(0, 1));
    t.roll([1, 1, 1, 1], [1, 1, 1, 1]);
    expect(total(t.event('meleeRolled').dice)).toBe(4);
  });

  it('SIP-VAR-3 each Command base may make one attempt, within 10 cm, never again', () => {
    const t = playing({
      units: [red({ dp: 1 }), { at: [70, 30], dp: 1 }, ...blues],
      commands: [base(65, 25)],
      classic: true,
    });
    expect(t.refused('red', { type: 'rally', unit: 0, command: -1 })).toBe('SIP-VAR-3');
    t.red({ type: 'rally', unit: 0, command: 0 }).roll([1]);
    expect(t.refused('red', { type: 'rally', unit: 1, command: 0 })).toBe('SIP-VAR-3');
    expect(t.refused('red', { type: 'reroll', unit: 0, command: 0 })).toBe('SIP-VAR-3');
    const none = playing({ units: [red({ dp: 1 }), spare, ...blues], switches: { rallyMode: 'none' } });
    expect(none.refused('red', { type: 'rally', unit: 0, command: -1 })).toBe('SIP-VAR-3');
    const paid = playing({
      units: [red({ dp: 1 }), spare, ...blues],
      commands: [base(60, 25)],
      switches: { rallyMode: 'perCommand' },
    });
    expect(paid.red({ type: 'rally', unit: 0, command: 0 }).state.points).toBe(9);
  });

  it('SIP-VAR-4 with rallyClear no ready unit rallies with an enemy within 10 cm', () => {
    const near = (gap: number) =>
      playing({ units: [red({ dp: 1 }), spare, foe(33 + gap)], switches: { rallyClear: true } });
    expect(near(10).refused('red', { type: 'rally', unit: 0, command: -1 })).toBe('SIP-VAR-4');
    expect(near(10.1).red({ type: 'rally', unit: 0, command: -1 }).waits).toBe('dice rally');
  });

  it('SIP-VAR-4 is on where nothing else is named, in the three scenarios by name, and off in the classic game', () => {
    const rallyClear = (scenario: unknown): boolean | undefined => {
      const made = simplicity.create(scenario);
      return made.ok ? made.value.field.switches.rallyClear : undefined;
    };
    for (const id of simplicity.scenarios) {
      const { switches, ...plain } = simplicity.scenario(id) as { readonly switches: object };
      expect(switches).toEqual({ rallyClear: true });
      expect(rallyClear(plain)).toBe(true);
      expect(rallyClear({ ...plain, variant: 'classic' })).toBe(false);
    }
  });
});
