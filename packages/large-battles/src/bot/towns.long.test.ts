/** Towns and Grand Batteries by the bot: it enters, storms, assaults, leaves, and joins guns. */
import { onePlayer, playState, seededDice } from '@drumhead/engine';
import { facing } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { chosen, withActions } from '../../test/botChoices.ts';
import { deployed } from '../../test/townAndStream.ts';
import { playing } from '../../test/scriptedPlay.ts';
import { battlefield, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Event, EventType } from '../state/events.ts';
import { offers } from '../turn/machine.ts';
import { largeBattles } from '../ruleset.ts';
import type { State } from '../state/state.ts';

const HAMLET: readonly TerrainSpec[] = [{ kind: 'sector', box: [900, 600, 120, 120] }];
/** 0 above, 1 below. */
const VILLAGE: readonly TerrainSpec[] = [
  { kind: 'sector', box: [900, 480, 120, 120] },
  { kind: 'sector', box: [900, 600, 120, 120] },
];
const column = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  at: [x, y],
  formation: 'attackColumn',
  ...more,
});
const garrison = (sector: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  at: [900, y],
  formation: 'garrison',
  sector,
  ...more,
});

/** The same state, in which red's first unit may do a thing of this kind with its action. */
function open(state: State, type: Command['type']): State {
  expect(offers(withActions(state, 0, 1), 'red').map((offer) => offer.type)).toContain(type);
  return state;
}

/** Red's commands with so many actions of its first unit, one after the other, while no dice are to be rolled. */
function doings(state: State, actions: number): readonly Command['type'][] {
  const t = playing(withActions(state, 0, actions));
  const list: Command['type'][] = [];
  while (t.state.frames.at(-1)?.at === 'acting' && list.length < actions) {
    const command = chosen(t.state, 'red');
    list.push(command.type);
    if (command.type === 'stop') break;
    t.red(command);
  }
  return list;
}

describe('an empty sector', () => {
  const foes: readonly UnitSpec[] = [column(860, 330, { side: 1, c: 6 }), column(960, 330, { side: 1, c: 6 })];

  it('LB-BUA-02 is held before the enemy comes, by a column that is near', () => {
    const state = battlefield({ units: [column(900, 675), ...foes], terrain: HAMLET });
    expect(chosen(withActions(state, 0, 1), 'red')).toEqual({ type: 'enter', unit: 0, sector: 0 });
    for (const formation of ['attackColumn', 'marchColumn'] as const) {
      const near = battlefield({ units: [column(900, 760, { formation }), ...foes], terrain: HAMLET });
      expect(doings(near, 2), formation).toEqual(['move', 'enter']);
    }
  });

  it('LB-BUA-02 is marched by when no enemy is near it', () => {
    const state = battlefield({ units: [column(900, 675), column(300, 60, { side: 1 })], terrain: HAMLET });
    expect(doings(open(state, 'enter'), 2)).not.toContain('enter');
  });

  it('LB-BUA-21 is left alone when it is about to fall down', () => {
    const ruin: TerrainSpec[] = [{ kind: 'sector', box: [900, 600, 120, 120], dis: 6 }];
    const state = battlefield({ units: [column(900, 675), ...foes], terrain: ruin });
    expect(doings(open(state, 'enter'), 1)).not.toContain('enter');
  });
});

describe('a garrison', () => {
  it('LB-BUA-04 comes out when the battle is elsewhere', () => {
    const state = battlefield({ units: [garrison(0, 600), column(900, 100, { side: 1 })], terrain: HAMLET });
    expect(chosen(withActions(state, 0, 1), 'red')).toEqual({ type: 'leave', unit: 0, facing: facing(0) });
  });

  it('LB-BUA-04 stays when the enemy is before it', () => {
    const enemies = [column(860, 330, { side: 1, c: 6 }), column(960, 330, { side: 1, c: 6 })];
    const state = battlefield({ units: [garrison(0, 600), ...enemies], terrain: HAMLET });
    expect(doings(open(state, 'leave'), 1)).toEqual(['stop']);
  });

  it('LB-BUA-17 storms the next sector where the dice are for it, and only there', () => {
    const beside = (own: Partial<UnitSpec>, its: Partial<UnitSpec>): State =>
      battlefield({ units: [garrison(1, 600, own), garrison(0, 480, { side: 1, ...its })], terrain: VILLAGE });
    expect(chosen(withActions(beside({ c: 7 }, { c: 3, dis: 3 }), 0, 3), 'red')).toEqual({
      type: 'storm',
      unit: 0,
      sector: 0,
    });
    expect(doings(open(beside({ c: 3, dis: 2 }, { c: 7 }), 'storm'), 1)).not.toContain('storm');
  });

  it('LB-BUA-11 is assaulted from outside by an attack column where the dice are for it, and only there', () => {
    const before = (own: Partial<UnitSpec>, its: Partial<UnitSpec>): State =>
      battlefield({ units: [column(900, 760, own), garrison(0, 600, { side: 1, ...its })], terrain: HAMLET });
    expect(chosen(withActions(before({ c: 7, sk: 3 }, { c: 3, dis: 3 }), 0, 3), 'red')).toEqual({
      type: 'approach',
      unit: 0,
      sector: 0,
    });
    expect(doings(open(before({ c: 3, dis: 2 }, { c: 7 }), 'approach'), 1)).not.toContain('approach');
  });
});

describe('two batteries', () => {
  const guns = (enemy: UnitSpec): State => {
    const laid = battlefield({
      units: [{ kind: 'battery', at: [900, 900] }, { kind: 'battery', at: [960, 900], id: 'reserve-guns' }, enemy],
      switches: { grandBattery: true },
    });
    const units = laid.field.units.map((profile) =>
      profile.id === 'reserve-guns' ? { ...profile, brigade: -1 } : profile,
    );
    return { ...laid, field: { ...laid.field, units } };
  };

  it('LB-OPT-01 become a Grand Battery where no enemy can attack them', () => {
    expect(chosen(withActions(guns(column(900, 150, { side: 1 })), 0, 1), 'red')).toEqual({
      type: 'join',
      unit: 0,
      partner: 1,
    });
  });

  it('LB-OPT-01 do not with the enemy upon them', () => {
    const state = guns({ kind: 'heavyCavalry', at: [930, 700], side: 1 });
    expect(doings(open(state, 'join'), 1)).not.toContain('join');
  });
});

describe('a battle for a town', () => {
  /** These must happen in one of so many battles. */
  const WANTED: EventType[] = ['entered', 'cameOut', 'stormed', 'joined'];
  const BATTLES = 12;

  it('LB-BUA-02 LB-BUA-04 LB-BUA-17 LB-OPT-01 is fought in the town by the bot', () => {
    const told = new Set<EventType>();
    for (let battle = 1; battle <= BATTLES && !WANTED.every((type) => told.has(type)); battle++) {
      let commands = 0;
      const onStep = ({ events }: { readonly events: readonly Event[] }): void => {
        commands++;
        for (const { type } of events) told.add(type);
      };
      const players = onePlayer<State, Command>(largeBattles.seats(deployed()), (view, seat) => chosen(view, seat));
      const table = { players, dice: seededDice(battle) };
      playState(largeBattles, deployed(), table, { until: () => commands >= 1500, onStep });
    }
    expect([...told]).toEqual(expect.arrayContaining(WANTED));
  }, 300_000);
});
