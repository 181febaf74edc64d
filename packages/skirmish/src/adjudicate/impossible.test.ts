/** What the rules forbid is refused with the rule and the place; its legal neighbour is judged. */
import { describe, expect, it } from 'vitest';
import { adjudicate, type SituationKind } from './index.ts';

/** Place and rule of each fault. */
function faults(kind: SituationKind, situation: unknown): readonly string[] {
  const found = adjudicate(kind, situation);
  return found.ok ? [] : found.problems.map(({ path, rule }) => `${path} ${rule}`);
}

const melee = (more: object, defender: object = {}, attacker: object = {}) =>
  faults('melee', { attacker, defender, ...more });
const volley = (count: number, more: object = {}, shooter: object = {}) =>
  faults('shot', { shooters: Array.from({ length: count }, () => ({ gap: 60, ...shooter })), target: {}, ...more });
const order = (kind: string, members: number) => faults('order', { order: kind, q: Array(members).fill(4) });

describe('groups', () => {
  it('SK-GRP-2 SK-GRP-13 SK-GRP-20 two to six members, for Shoot and Reload two equal lines', () => {
    expect(order('groupMove', 7)).toEqual(['q SK-GRP-2']);
    expect(order('volley', 7)).toEqual(['q SK-GRP-13']);
    expect(order('shootAndReload', 7)).toEqual(['q SK-GRP-20']);
    expect(order('shootAndReload', 3)).toEqual(['q SK-GRP-20']);
    for (const kind of ['groupMove', 'volley', 'shootAndReload']) expect(order(kind, 6)).toEqual([]);
  });
  it('SK-GRP-11 a Regroup has no limit', () => expect(order('regroup', 7)).toEqual([]));
  it('SK-GRP-13 a volley has at most six shooters', () => {
    expect(volley(7)).toEqual(['shooters SK-GRP-13']);
    expect(volley(6)).toEqual([]);
  });
});

describe('national features', () => {
  it('SK-NAT-2 a steady volley has three or more on foot in the nearest band, in Shakos', () => {
    const steady = { steady: true };
    expect(volley(3, steady)).toEqual([]);
    expect(volley(1, steady)).toEqual(['steady SK-NAT-2']);
    expect(volley(2, steady)).toEqual(['steady SK-NAT-2']);
    expect(volley(3, { ...steady, variant: 'SDT' })).toEqual(['steady SK-NAT-2']);
    expect(volley(3, steady, { gap: 150 })).toEqual(['steady SK-NAT-2']);
    expect(volley(3, steady, { weapons: ['carbine'], mounted: true })).toEqual(['steady SK-NAT-2']);
  });
  it('SK-NAT-3 Vorwaerts follows a Move into contact, on foot, in Shakos', () => {
    const forward = { vorwaerts: true };
    expect(melee({ ...forward, movedIn: true })).toEqual([]);
    expect(melee({ ...forward, movedIn: false })).toEqual(['vorwaerts SK-NAT-3']);
    expect(melee({ ...forward, movedIn: true, variant: 'SDT' })).toEqual(['vorwaerts SK-NAT-3']);
    expect(melee({ ...forward, movedIn: true }, {}, { specials: ['mounted'] })).toEqual(['vorwaerts SK-NAT-3']);
  });
  it('SK-NAT-2 SK-NAT-3 a feature is for the roster that has it; a model without a profile may be of any', () => {
    expect(volley(3, { steady: true }, { profile: 'gb-line' })).toEqual([]);
    expect(volley(3, { steady: true }, { profile: 'fr-line' })).toEqual(['steady SK-NAT-2']);
    const forward = { vorwaerts: true, movedIn: true };
    expect(melee(forward, {}, { profile: 'pr-musketeer' })).toEqual([]);
    expect(melee(forward, {}, { profile: 'at-german' })).toEqual(['vorwaerts SK-NAT-3']);
  });
});

describe('the game', () => {
  it('SK-MOV-17 SK-RNG-13 is that of the profiles, if the situation names none', () => {
    const rules = (more: object, profile: string) => {
      const shooters = [{ profile, gap: 100, weapon: 'musket' }];
      const found = adjudicate('shot', { shooters, target: {}, dice: { shooter: 5, target: 4 }, ...more });
      return found.ok ? found.value.result?.rule : found.problems;
    };
    expect(rules({}, 'gb-line')).toBe('SK-RNG-12');
    expect(rules({}, 'rb-redcoat')).toBe('SK-RNG-13');
    expect(rules({ variant: 'SDS' }, 'rb-redcoat')).toBe('SK-RNG-12');
    // Profiles of both games tell nothing.
    expect(rules({ target: { profile: 'fr-line' } }, 'rb-redcoat')).toBe('SK-RNG-12');
    const prone = { profile: 'pv-settler', posture: 'prone' };
    expect(melee({}, prone, { profile: 'rb-redcoat' })).toEqual([]);
    expect(melee({}, { ...prone, profile: 'fr-line' }, { profile: 'gb-line' })).toEqual(['defender.posture SK-MOV-17']);
  });
});

describe('ranges', () => {
  it('SK-RNG-2 says how far the weapon reaches', () => {
    const found = adjudicate('shot', { shooters: [{ weapon: 'pistol', gap: 130 }], target: {} });
    expect(found.ok ? [] : found.problems).toMatchObject([{ rule: 'SK-RNG-2', facts: { limit: 100 } }]);
  });
});

describe('weapons', () => {
  it('SK-RNG-3 no bow in Shakos, no carbine in Tomahawks', () => {
    expect(volley(1, { variant: 'SDS' }, { weapons: ['bow'] })).toEqual(['shooters[0].weapon SK-RNG-3']);
    expect(volley(1, { variant: 'SDT' }, { weapons: ['carbine'] })).toEqual(['shooters[0].weapon SK-RNG-3']);
    expect(volley(1, { variant: 'SDT' }, { weapons: ['bow'] })).toEqual([]);
    expect(volley(1, {}, { weapons: ['carbine'] })).toEqual([]);
    expect(melee({ variant: 'SDS' }, { weapons: ['tomahawk'] })).toEqual(['defender.weapons SK-RNG-3']);
    expect(melee({}, { weapons: ['tomahawk'] })).toEqual([]);
  });
  it('SK-RNG-3 SK-RNG-13 a shot with a bow that names no game is one of Tomahawks', () => {
    const shot = { shooters: [{ gap: 60, weapons: ['bow'] }], target: {}, dice: { shooter: 5, target: 3 } };
    expect(adjudicate('shot', shot)).toMatchObject({ value: { result: { what: 'cover' } } });
  });
  it('SK-HTH-22 friends brace a model on foot with musket, rifle or half-pike', () => {
    const rider = { specials: ['mounted'] as const };
    const charge = { charge: true, movedIn: true };
    expect(melee({ ...charge, braced: 1 }, { weapons: ['sword'] }, rider)).toEqual(['braced SK-HTH-22']);
    expect(melee({ braced: 1 }, { weapons: ['musket'], specials: ['mounted'] }, rider)).toEqual(['braced SK-HTH-22']);
    for (const weapon of ['musket', 'rifle', 'halfPike']) {
      expect(melee({ ...charge, braced: 1 }, { weapons: [weapon] }, rider)).toEqual([]);
    }
    expect(melee({ ...charge, braced: 0 }, { weapons: ['sword'] }, rider)).toEqual([]);
  });
});

describe('blows', () => {
  const rider = { specials: ['mounted'] as const };
  it('SK-HTH-13 SK-HTH-21 only a model that has moved in comes from ambush or charges', () => {
    expect(melee({ ambush: true, movedIn: false })).toEqual(['ambush SK-HTH-13']);
    expect(melee({ ambush: true, movedIn: true })).toEqual([]);
    expect(melee({ charge: true, movedIn: false }, {}, rider)).toEqual(['charge SK-HTH-21']);
    expect(melee({ charge: true, movedIn: true }, {}, rider)).toEqual([]);
  });
  it.each([
    ['ambush', {}],
    ['charge', rider],
    ['vorwaerts', {}],
  ])('SK-HTH-13 SK-HTH-21 SK-NAT-3 %s says that the attacker has moved in, and need not say it twice', (field, by) => {
    const judged = (more: object) => adjudicate('melee', { attacker: by, defender: {}, [field]: true, ...more });
    expect(judged({}).ok).toBe(true);
    expect(judged({})).toEqual(judged({ movedIn: true }));
    expect(judged({ movedIn: false }).ok).toBe(false);
  });
  it('SK-HTH-13 hidden models that a scenario reveals strike from ambush where they stand', () => {
    const attack = (more: object) => {
      const found = adjudicate('melee', { attacker: {}, defender: {}, ...more });
      return found.ok ? found.value.attack : null;
    };
    expect(attack({ revealed: true, movedIn: false })?.total).toBe((attack({ movedIn: false })?.total ?? NaN) + 1);
    expect(attack({ revealed: true, ambush: true })).toEqual(attack({ ambush: true }));
    expect(melee({ revealed: true, parting: true })).toEqual(['revealed SK-HTH-25']);
  });
  it('SK-HTH-21 SK-SPR-2 a charge is a move into contact, named or not', () => {
    const dragoon = { specials: ['mounted', 'elan'] as const };
    const added = (more: object) => {
      const found = adjudicate('melee', { attacker: dragoon, defender: {}, charge: true, ...more });
      return found.ok ? found.value.attack.total : null;
    };
    expect(added({})).toBe(added({ movedIn: true }));
    expect(melee({ charge: true, ambush: true }, {}, dragoon)).toEqual([]);
  });
  it('SK-HTH-25 a parting blow is neither aimed with power nor the end of a move', () => {
    for (const field of ['powerful', 'movedIn']) {
      expect(melee({ parting: true, [field]: true })).toEqual([`${field} SK-HTH-25`]);
    }
    expect(melee({ parting: true })).toEqual([]);
  });
  it('SK-HTH-15 each fighter counts the other, unless that one is down', () => {
    expect(melee({}, {}, { enemies: 0 })).toEqual(['attacker.enemies SK-HTH-15']);
    expect(melee({}, { enemies: 0 })).toEqual(['defender.enemies SK-HTH-15']);
    expect(melee({}, { posture: 'fallen' }, { enemies: 0 })).toEqual([]);
  });
});

describe('profiles', () => {
  it('SK-PRO-5 no model has special rules that contradict each other, or two long firearms', () => {
    expect(melee({}, { specials: ['strong', 'weak'] })).toEqual(['defender.specials[1] SK-PRO-5']);
    expect(melee({}, {}, { weapons: ['musket', 'rifle'] })).toEqual(['attacker.weapons[1] SK-PRO-5']);
    expect(melee({}, {}, { weapons: ['bow', 'matchlock'] })).toEqual(['attacker.weapons[1] SK-PRO-5']);
    expect(volley(1, {}, { specials: ['marksman', 'poorShot'] })).toEqual(['shooters[0].specials[1] SK-PRO-5']);
    expect(faults('morale', { specials: ['steadfast', 'wavering'] })).toEqual(['specials[1] SK-PRO-5']);
    expect(melee({}, { specials: ['strong', 'elan'], weapons: ['musket', 'pistol', 'sword'] })).toEqual([]);
  });
  it('SK-SPR-26 a model with Stealth in cover is no target beyond L', () => {
    const stealthy = (gap: number, cover: string) => volley(1, { target: { specials: ['stealth'] }, cover }, { gap });
    expect(stealthy(121, 'light')).toEqual(['shooters[0].gap SK-SPR-26']);
    expect(stealthy(120, 'heavy')).toEqual([]);
    expect(stealthy(121, 'none')).toEqual([]);
  });
  it('SK-MOR-7 no more models than started', () => {
    const force = { started: 10, enemies: 4, commander: true };
    expect(faults('break', { ...force, models: 11 })).toEqual(['models SK-MOR-7']);
    expect(faults('break', { ...force, models: 10 })).toEqual([]);
  });
});
