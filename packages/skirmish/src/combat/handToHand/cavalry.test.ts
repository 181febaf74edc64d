import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { attacked, facing, type FightSpec, type ManSpec, MUSKET } from '../../../test/fightPositions.ts';
import type { Playing } from '../../../test/playing.ts';
import type { ModelSpec } from '../../../test/positions.ts';
import { inContact } from '../../ground/geometry.ts';
import type { Command } from '../../state/commands.ts';
import { covers } from '../../turn/machine.ts';
import type { State } from '../../state/state.ts';

const SWORD: ManSpec = { c: 2, weapons: ['sword'] };

const hussar: ManSpec = { c: 2, weapons: ['sword', 'carbine'], specials: ['mounted'], at: [300, 325] };
/** A charge of this length straight from the south. */
const charging = (mm: number, clear = true) => ({
  movedIntoContact: true,
  charge: { x: steps(300), y: steps(325 + mm), clear },
});
const beside: readonly ModelSpec[] = [
  { at: [280, 300], player: 1 },
  { at: [320, 300], player: 1 },
];
const attackRules = (state: State) =>
  attacked(state)
    .roll([3], [3])
    .event('melee')
    .attack.map(({ rule }) => rule);

describe('SK-HTH-21, SK-HTH-22: charges', () => {
  it('E22, SK-HTH-21, SK-HTH-23, SK-SEQ-5: 7 to 5, odd: the musketeer recoils, and the hussar may ride on up to S', () => {
    const play = attacked(facing(hussar, MUSKET, { doing: charging(60) })).roll([3], [3]);
    expect(play.event('melee').attack.map(({ rule, add }) => [rule, add])).toEqual([
      ['SK-PRO-3', 2],
      ['SK-SPR-11', 1],
      ['SK-HTH-21', 1],
    ]);
    expect(play.event('melee').result).toEqual({ loser: 1, what: 'recoil' });
    // The musketeer stands 20 mm farther off: contact is all there is to ride for.
    expect(play.waits).toBe('red ridingThrough');
    expect(play.asks).toBe('SK-HTH-23');
    play.red({ type: 'rideOn', distance: steps(20) });
    expect(play.state.models[0]).toMatchObject({ x: steps(300), y: steps(305) });
    expect(play.refused('red', { type: 'attack', model: 0, target: 1, powerful: false })).toBe('SK-ACN-2');
  });
  it('E23, SK-HTH-22: against a musketeer with two such friends in contact neither charge nor horse count: a tie', () => {
    const state = facing(hussar, MUSKET, { others: beside, doing: charging(60) });
    expect(attackRules(state)).toEqual(['SK-PRO-3']);
    expect(attacked(state).roll([3], [3]).event('melee').result.what).toBe('nothing');
  });
  it('SK-HTH-22: one friend in contact takes the charge away and leaves the horse', () => {
    const one = facing(hussar, MUSKET, { others: beside.slice(0, 1), doing: charging(60) });
    expect(attackRules(one)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
  });
  it('SK-HTH-22: both must be Standing on foot with musket, rifle or half-pike', () => {
    const charged = (friend: Partial<ModelSpec>, target: ManSpec = MUSKET) =>
      attackRules(facing(hussar, target, { others: [{ at: [280, 300], player: 1, ...friend }], doing: charging(60) }));
    const home = ['SK-PRO-3', 'SK-SPR-11', 'SK-HTH-21'];
    expect(charged({ weapons: ['sword'] })).toEqual(home);
    expect(charged({ posture: 'fallen' })).toEqual(home);
    expect(charged({ specials: ['mounted'], at: [275, 300] })).toEqual(home);
    expect(charged({}, { c: 2, weapons: ['sword'] })).toEqual(home);
    expect(charged({ weapons: ['halfPike'] })).toEqual(['SK-PRO-3', 'SK-SPR-11']);
  });
  it('SK-HTH-22: a half-pike alone stops a charge', () => {
    const state = facing(hussar, { c: 2, weapons: ['halfPike'] }, { doing: charging(60) });
    expect(attackRules(state)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
    // Nor has a lance its bonus and its class against it.
    const lancer = facing({ ...hussar, weapons: ['lance'] }, { c: 2, weapons: ['halfPike'] }, { doing: charging(60) });
    const stopped = attacked(lancer).roll([4], [3]).event('melee');
    expect(stopped.attack.map(({ rule }) => rule)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
    expect(stopped.doubling[0]).toEqual([]);
  });
  it('SK-HTH-21: at least S, straight, on unbroken ground, against a man on foot', () => {
    const plain = ['SK-PRO-3', 'SK-SPR-11'];
    expect(attackRules(facing(hussar, MUSKET, { doing: charging(50) }))).toHaveLength(3);
    expect(attackRules(facing(hussar, MUSKET, { doing: charging(49) }))).toEqual(plain);
    expect(attackRules(facing(hussar, MUSKET, { doing: charging(60, false) }))).toEqual(plain);
    const horse: ManSpec = { ...MUSKET, specials: ['mounted'], weapons: ['sword'], at: [300, 295] };
    expect(attackRules(facing(hussar, horse, { doing: charging(60) }))).toEqual(plain);
    const foot = facing(MUSKET, MUSKET, { doing: { ...charging(60), charge: { x: 0, y: 0, clear: true } } });
    expect(attackRules(foot)).toEqual(['SK-PRO-3']);
  });
  it('SK-HTH-21: a lance in a charge has class 3 and +1 more', () => {
    const lancer: ManSpec = { ...hussar, weapons: ['lance'] };
    const play = attacked(facing(lancer, SWORD, { doing: charging(60) })).roll([4], [3]);
    expect(play.event('melee').attack.map(({ rule }) => rule)).toEqual([
      'SK-PRO-3',
      'SK-SPR-11',
      'SK-HTH-21',
      'SK-HTH-21',
    ]);
    expect(play.event('melee').doubling[0].map(({ rule }) => rule)).toEqual(['SK-HTH-11']);
    const braced = facing(lancer, MUSKET, { others: beside.slice(0, 1), doing: charging(60) });
    const stopped = attacked(braced).roll([4], [3]).event('melee');
    expect(stopped.attack).toHaveLength(2);
    expect(stopped.doubling[1].map(({ rule }) => rule)).toEqual(['SK-HTH-12']);
  });
  it('SK-HTH-21: contact by other than a straight Move, or before this activation, is no charge', () => {
    const crooked = facing(hussar, MUSKET, { doing: { movedIntoContact: true, charge: null } });
    expect(attackRules(crooked)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
    const late = facing(hussar, MUSKET, { doing: { ...charging(60), movedIntoContact: false } });
    expect(attackRules(late)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
  });
  it('SK-HTH-21: only the lance is better for a charge', () => {
    const play = attacked(facing(hussar, SWORD, { doing: charging(60) })).roll([4], [3]);
    expect(play.event('melee').doubling).toEqual([[], []]);
  });
  it('SK-HTH-22: a sword besides the musket is no hindrance', () => {
    const sergeant: ManSpec = { c: 2, weapons: ['musket', 'sword'] };
    const state = facing(hussar, sergeant, { others: beside.slice(0, 1), doing: charging(60) });
    expect(attackRules(state)).toEqual(['SK-PRO-3', 'SK-SPR-11']);
  });
});

describe('SK-HTH-23: riding through', () => {
  it('SK-HTH-23: over a Fallen target if he clears it, not onto it', () => {
    const play = attacked(facing(hussar, MUSKET, { doing: charging(60) })).roll([4], [3]);
    expect(play.state.models[1]?.posture).toBe('fallen');
    expect(play.refusal('red', { type: 'rideOn', distance: steps(30) }).rule).toBe('SK-GEO-5');
    expect(play.refusal('red', { type: 'rideOn', distance: steps(51) }).rule).toBe('SK-HTH-23');
    play.red({ type: 'rideOn', distance: steps(50) });
    expect(play.state.models[0]).toMatchObject({ y: steps(275) });
  });
  it('SK-HTH-23: the rider may stay, or come into contact with another enemy, which stops him', () => {
    const others: readonly ModelSpec[] = [{ at: [300, 240], player: 1 }];
    const play = attacked(facing(hussar, { ...MUSKET, c: 1 }, { others, doing: charging(60) })).roll([6], [1]);
    expect(play.state.models[1]?.out).not.toBeNull();
    const far = steps(50);
    expect(play.refused('red', { type: 'rideOn', distance: steps(61) })).toBe('SK-HTH-23');
    play.red({ type: 'rideOn', distance: far });
    expect(play.state.models[0]?.y).toBe(steps(275));
    const stay = attacked(facing(hussar, MUSKET, { doing: charging(60) })).roll([3], [3]);
    stay.red({ type: 'rideOn', distance: 0 });
    expect(stay.state.models[0]?.y).toBe(steps(325));
  });
  it('SK-HTH-20, SK-HTH-23: a model that did not charge does not follow, on foot or mounted', () => {
    expect(attacked(facing(MUSKET, MUSKET)).roll([5], [2]).waits).toBe('red acting');
    expect(attacked(facing(hussar, MUSKET)).roll([5], [3]).waits).toBe('red acting');
  });
  it('SK-HTH-20: on foot no winner follows, whoever won and however well, and stays where he fought', () => {
    const fights: readonly (readonly [ManSpec, readonly [number, number]])[] = [
      [MUSKET, [6, 1]],
      [MUSKET, [5, 2]],
      [MUSKET, [3, 2]],
      [MUSKET, [2, 5]],
      [{ ...MUSKET, specials: ['elan'] }, [6, 1]],
    ];
    for (const [man, [own, theirs]] of fights) {
      const before = attacked(facing(man, MUSKET, { doing: { movedIntoContact: true } }));
      const places = before.state.models.map(({ x, y }) => [x, y]);
      const play = before.roll([own], [theirs]);
      const winner = own > theirs ? 0 : 1;
      expect([play.state.models[winner]?.x, play.state.models[winner]?.y]).toEqual(places[winner]);
      expect(play.eventsOf('moved').filter(({ model }) => model === winner)).toEqual([]);
      expect(play.waits).not.toContain('ridingThrough');
    }
  });
  it('SK-HTH-20, SK-HTH-23: a rider who charged is asked; one who was charged is not, though he wins', () => {
    expect(attacked(facing(hussar, MUSKET, { doing: charging(60) })).roll([3], [3]).waits).toBe('red ridingThrough');
    expect(attacked(facing(MUSKET, hussar)).roll([1], [5]).waits).not.toContain('ridingThrough');
  });
  /** A charge that throws the enemy back 20 mm, unless other dice are given. */
  const won = (target: ManSpec = MUSKET, spec: FightSpec = {}, faces: readonly [number, number] = [3, 3]): Playing =>
    attacked(facing(hussar, target, { doing: charging(60), ...spec })).roll([faces[0]], [faces[1]]);
  const offered = (play: Playing) => play.offered('red', 'rideOn').map(({ distance }) => distance / 64);

  it('SK-HTH-23: every legal tenth of S is offered, and any distance between is legal too', () => {
    const play = won({ ...MUSKET, c: 1 }, {}, [6, 1]);
    expect(offered(play)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(covers(play.state, 'red', { type: 'rideOn', distance: steps(12.5) })).toBe(true);
    expect(covers(play.state, 'red', { type: 'rideOn', distance: steps(51) })).toBe(false);
    expect(covers(play.state, 'red', { type: 'stop' })).toBe(false);
    expect(play.refusal('red', { type: 'stop' })).toMatchObject({ rule: 'SK-HTH-23', reason: 'sk.fight.rideFirst' });
  });
  it('SK-HTH-23, SK-MOV-8: over no Fallen enemy but the target', () => {
    const beside = (x: number): readonly ModelSpec[] => [{ at: [x, 300], player: 1, posture: 'fallen' }];
    const ride: Command = { type: 'rideOn', distance: steps(50) };
    expect(won({ ...MUSKET, c: 1 }, { others: beside(326) }, [6, 1]).red(ride).state.models[0]?.y).toBe(steps(275));
    expect(won({ ...MUSKET, c: 1 }, { others: beside(321) }, [6, 1]).refusal('red', ride)).toMatchObject({
      rule: 'SK-MOV-8',
      reason: 'sk.fight.enemyInWay',
    });
  });
  it('SK-HTH-23: once, and staying is no ride', () => {
    const play = won();
    expect(offered(play)).toEqual([0, 5, 10, 15, 20]);
    play.red({ type: 'rideOn', distance: steps(10) });
    expect(play.event('moved')).toMatchObject({ rule: 'SK-HTH-23', how: 'rideOn', broken: false, y: steps(315) });
    expect(play.waits).toBe('red acting');
    expect(won().red({ type: 'rideOn', distance: 0 }).eventTypes).toEqual([]);
  });
  it('SK-HTH-23: along the line of the charge, in any direction', () => {
    const place = { ...hussar, at: [318, 318] } as const;
    const charge = { x: steps(318 + 60), y: steps(318 + 60), clear: true };
    const play = won({ ...MUSKET, c: 1 }, { doing: { movedIntoContact: true, charge } }, [6, 1]);
    expect(play.state.models[1]?.out).not.toBeNull();
    const aslant = attacked(facing(place, { ...MUSKET, c: 1 }, { doing: { movedIntoContact: true, charge } }))
      .roll([6], [1])
      .red({ type: 'rideOn', distance: 3200 });
    expect(aslant.state.models[0]).toMatchObject({ x: steps(318) - 2263, y: steps(318) - 2263 });
  });
  it('SK-HTH-23: there is no decision without room to ride on', () => {
    const behind: readonly ModelSpec[] = [{ at: [300, 270], player: 1 }];
    const play = won(MUSKET, { others: behind }, [4, 3]);
    expect(play.state.models[1]?.posture).toBe('fallen');
    expect(play.waits).toBe('red acting');
  });
  it('SK-HTH-23, SK-SEQ-5: nor if the rider is beaten', () => {
    const play = won(MUSKET, {}, [1, 5]);
    expect(play.event('melee').result).toEqual({ loser: 0, what: 'recoil' });
    expect(play.waits).toBe('red acting');
  });
  it('SK-HTH-23, SK-SPR-4: riding into another enemy tests Fear for that enemy, not for those touched before', () => {
    const terrible: ManSpec = { ...hussar, specials: ['mounted', 'fear'] };
    const others: readonly ModelSpec[] = [
      { at: [325, 325], player: 1 },
      { at: [300, 250], player: 1 },
    ];
    const state = facing(terrible, { ...MUSKET, c: 1 }, { others, doing: charging(60) });
    const play = attacked(state).roll([6], [1]);
    play.red({ type: 'rideOn', distance: steps(50) });
    expect(play.waits).toBe('dice fear');
    expect(play.frame('fear')).toMatchObject({ model: 3, of: 0 });
    expect(play.state.frames.filter(({ at }) => at === 'fear')).toHaveLength(1);
    const short = attacked(state)
      .roll([6], [1])
      .red({ type: 'rideOn', distance: steps(5) });
    expect(inContact(short.state, 0, 2)).toBe(true);
    expect(short.waits).toBe('red acting');
  });
});
