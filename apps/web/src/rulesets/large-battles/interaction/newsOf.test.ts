import { begin } from '@drumhead/engine';
import { type Command, type Event, largeBattles, type State } from '@drumhead/large-battles';
import { expect, it } from 'vitest';
import firstBattle from '../positions/first-battle.json' with { type: 'json' };
import { newsOf } from './firstSteps.ts';
import { sceneOf } from './scene.ts';

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
