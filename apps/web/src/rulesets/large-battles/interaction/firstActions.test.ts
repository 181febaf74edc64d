import { begin, DICE } from '@drumhead/engine';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import { ordered } from '../../../battle/host/ordered.ts';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { firstStep, newsOf } from './firstSteps.ts';
import { sceneOf } from './scene.ts';
import { NO_INTERACTION } from './tool.ts';

/** The advice for the 1st Line with two actions, an even Approach before it; the enemy breaks at so many points. */
function advised(theirs: number) {
  const setup = structuredClone(firstBattle);
  Object.assign(setup.position.sides[1] ?? {}, { breakPoint: theirs });
  const made = begin<State, Command, Event>(largeBattles, setup);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const activating = ordered(
    made.value,
    'france',
    { type: 'open', brigade: 0 },
    { type: 'activate', unit: 0, dice: 2 },
  );
  const battle = ordered(activating, DICE, { type: 'roll', faces: [[6, 6]] });
  return firstStep(sceneOf(battle.state, 'france'), NO_INTERACTION);
}

it('LB-BRK-02 tells of eliminated units on both sides, and of the DIS that eliminated one', () => {
  const made = begin<State, Command, Event>(largeBattles, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { units } = made.value.state.field;
  const [own, foe] = [0, 1].map((side) => units.findIndex((unit) => unit.side === side));
  const events = [
    { type: 'disordered', unit: own, dis: 4 },
    { type: 'eliminated', unit: own, rule: 'LB-BRK-02' },
    { type: 'eliminated', unit: foe, rule: 'LB-CON-12' },
  ] as unknown as readonly Event[];
  expect(newsOf(sceneOf(made.value.state, 'france'), events)).toMatchObject([
    { key: 'web.guide.lb.lostByDis', facts: { dis: 4 }, pieces: { unit: { what: 'unit', index: own } } },
    { key: 'web.guide.lb.gained', pieces: { unit: { what: 'unit', index: foe } } },
  ]);
});

it('LB-UNIT-05 tells of DIS that own units took and still have, not of the enemy, nor of those that are lost', () => {
  const made = begin<State, Command, Event>(largeBattles, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { state } = made.value;
  const own = state.field.units.flatMap((unit, i) => (unit.side === 0 ? [i] : []));
  const [worn, rallied, lost] = own as [number, number, number];
  const foe = state.field.units.findIndex(({ side }) => side === 1);
  const dis = new Map([
    [worn, { dis: 2 }],
    [rallied, { dis: 0 }],
    [lost, { dis: 3, status: 'eliminated' as const }],
    [foe, { dis: 1 }],
  ]);
  const units = state.units.map((unit, i) => ({ ...unit, ...dis.get(i) }));
  const events = [...dis.keys(), worn].map((unit) => ({
    type: 'disordered',
    unit,
    dis: 1,
  })) as unknown as readonly Event[];
  expect(newsOf(sceneOf({ ...state, units }, 'france'), events)).toEqual([
    {
      key: 'web.guide.lb.worn',
      rule: 'LB-UNIT-05',
      facts: { dis: 2, most: 4 },
      pieces: { unit: { what: 'unit', index: worn } },
    },
  ]);
});

it('LB-VIC-07 tells of brigades that became Shaken and still are, which the score counts', () => {
  const made = begin<State, Command, Event>(largeBattles, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { state } = made.value;
  const [own, foe] = [0, 1].map((side) => state.field.brigades.findIndex((brigade) => brigade.side === side));
  const events = [own, foe].map((brigade) => ({ type: 'shaken', brigade })) as unknown as readonly Event[];
  const shakenAre = (shaken: boolean) => ({ ...state, brigades: state.brigades.map((one) => ({ ...one, shaken })) });
  const told = (now: State) => newsOf(sceneOf(now, 'france'), events).map(({ key }) => key);
  expect(told(shakenAre(true))).toEqual(['web.guide.lb.shaken.own', 'web.guide.lb.shaken.enemy']);
  expect(told(shakenAre(false))).toEqual([]);
});

/** The advice for the Leader, whom the enemy came too near, with figures of own units changed. */
function repositioned(change: (own: number) => object) {
  const made = begin<State, Command, Event>(largeBattles, firstBattle);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { state } = made.value;
  const own = state.field.units.flatMap(({ side }, i) => (side === 0 ? [i] : []));
  const units = state.units.map((unit, i) => (own.includes(i) ? { ...unit, ...change(own.indexOf(i)) } : unit));
  const general = state.field.generals.findIndex(({ side }) => side === 0);
  const frame = { at: 'reposition', general, side: 0, rule: 'LB-LEAD-19' } as const;
  const scene = sceneOf({ ...state, units, frames: [...state.frames, frame] }, 'france');
  const step = firstStep(scene, NO_INTERACTION);
  return { scene, step, own, at: JSON.parse(step?.answer ?? '{}') as { readonly x: number; readonly y: number } };
}

it('LB-LEAD-20 places a General behind a steady unit', () => {
  const { scene, step, own, at } = repositioned(() => ({}));
  expect(step).toMatchObject({ key: 'web.guide.lb.repositionBehind', pieces: { unit: { what: 'unit' } } });
  const cover = Object(step?.pieces?.['unit']).index as number;
  // The front of the French is towards smaller y.
  expect(at.y).toBeGreaterThan(scene.state.units[cover]?.y ?? Number.POSITIVE_INFINITY);
  // Only the last unit is steady: it is taken for cover.
  const alone = repositioned((i) => ({ dis: i === own.length - 1 ? 0 : 3 }));
  expect(alone.step?.pieces).toEqual({ unit: { what: 'unit', index: own.at(-1) } });
});

it('LB-LEAD-20 says so where there is no place behind a steady unit', () => {
  // Guns, too, although they never rally.
  const { step } = repositioned(() => ({ dis: 3 }));
  expect(step).toMatchObject({ key: 'web.guide.lb.reposition', rule: 'LB-LEAD-19' });
  expect(step?.answer).toBeDefined();
});

it('LB-APP-20 advises an even fight where the enemy is nearer to breaking, and says so', () => {
  const step = advised(2);
  expect(step).toMatchObject({ key: 'web.guide.lb.approachEven', facts: { mine: 4, theirs: 2 } });
  expect(step?.facts['chance']).toBe(step?.facts['own']);
});

it('LB-APP-20 advises against an even fight where that is not so, and says why', () => {
  expect(advised(4)).toMatchObject({ key: 'web.guide.lb.waitsEven', facts: { mine: 4, theirs: 4 } });
});
