/** Refusals of orders that go too far cite the rule that sets the limit they name. */
import type { Refusal } from '@drumhead/engine';
import { describe, expect, it } from 'vitest';
import { position, type Troop } from '../scenarios/position.ts';
import type { TerrainFile } from '../scenarios/scenarioFile.ts';
import type { Command } from '../state/commands.ts';
import { cm } from '../state/lengths.ts';
import type { Kind } from '../state/state.ts';
import { decide } from '../turn/machine.ts';

/** SIP-MOV-1 as printed, in cm. */
const RATES: Readonly<Record<Kind, number>> = {
  line: 10,
  light: 12,
  heavyCavalry: 20,
  lightCavalry: 25,
  footArtillery: 10,
  horseArtillery: 20,
};
const COMMAND_RATE = 25;

const road: TerrainFile = { id: 'road', kind: 'road', points: [60, 5, 60, 85] };
const bridge: TerrainFile = { id: 'bridge', kind: 'bridge', box: [57, 27, 63, 33] };
const GROUNDS: readonly (readonly TerrainFile[])[] = [
  [],
  [{ id: 'hedge', kind: 'obstacle', points: [30, 34, 90, 34] }],
  [{ id: 'wood', kind: 'woods', box: [40, 34, 80, 60] }],
  [{ id: 'rough', kind: 'rough', box: [40, 34, 80, 60] }],
  [{ id: 'town', kind: 'section', box: [55, 36, 65, 42] }],
  [road],
  [road, bridge],
];

/** What a rule lets the order go at most, in cm; undefined: it sets no limit to it. */
function limitBy({ rule }: Refusal, kind: Kind, order: Command, terrain: readonly TerrainFile[]): number | undefined {
  const rate = RATES[kind];
  switch (rule) {
    case 'SIP-MOV-1':
      if (order.type === 'moveCommand') return COMMAND_RATE;
      if (order.type === 'road' || order.type === 'charge') return undefined;
      return order.type === 'moveFire' && kind === 'line' ? undefined : rate;
    case 'SIP-MOV-6':
      return order.type === 'moveFire' && kind === 'line' ? 5 : undefined;
    case 'SIP-TER-11':
      return order.type === 'road' ? rate * (terrain.includes(bridge) ? 1 : 1.5) : undefined;
    case 'SIP-CHG-2':
      return order.type === 'charge' ? rate : undefined;
    default:
      return undefined;
  }
}

describe('an order that goes too far', () => {
  it('SIP-MOV-1 SIP-MOV-6 SIP-TER-11 SIP-CHG-2 is refused by the rule whose limit it names', () => {
    const seen = new Map<string, number>();
    for (const kind of Object.keys(RATES) as Kind[]) {
      for (const terrain of GROUNDS) {
        for (const garrison of [false, true]) {
          const held = terrain.some((piece) => piece.kind === 'section') && garrison;
          const units: Troop[] = [
            { kind, at: [60, 30], ...(held ? { section: 0 } : {}) },
            { side: 1, kind: 'footArtillery', at: [60, 51] },
            { at: [5, 5] },
          ];
          const table = position({ units, terrain, commands: [{ at: [20, 20] }] });
          for (let tenths = 1; tenths < 400; tenths += 29) {
            const distance = cm(tenths / 10);
            const way = { unit: 0, turn: tenths % 2 === 0 ? 0 : 800, distance, turnAfter: 0 };
            const ahead = { ...way, turn: 0 };
            const orders: Command[] = [
              { type: 'move', ...way },
              { type: 'move', ...ahead },
              { type: 'retire', unit: 0, distance },
              { type: 'moveFire', ...ahead, target: 1, fireFirst: tenths % 3 === 0 },
              { type: 'moveFire', ...way, target: 1, fireFirst: false },
              { type: 'road', unit: 0, road: 0, distance, facing: 2880 },
              { type: 'road', unit: 0, road: 0, distance: -distance, facing: 0 },
              { type: 'leave', unit: 0, side: tenths % 4, distance },
              { type: 'enter', unit: 0, turn: 0, section: 0, facing: 0 },
              { type: 'charge', unit: 0, target: 1, turn: tenths % 720, from: held ? 0 : -1, command: -1 },
              { type: 'moveCommand', command: 0, path: [cm(20 + tenths / 10), cm(90 - 20)] },
            ];
            for (const order of orders) {
              const judged = decide(table, 'red', order);
              if (judged.ok || judged.refusal.facts['allowed'] === undefined) continue;
              const { rule, facts } = judged.refusal;
              const told = `${kind} ${JSON.stringify(order)} ${JSON.stringify(judged.refusal)}`;
              const by = `${order.type} ${rule}`;
              seen.set(by, (seen.get(by) ?? 0) + 1);
              expect(facts['asked'], told).toBeGreaterThan(Number(facts['allowed']));
              expect(limitBy(judged.refusal, kind, order, terrain), told).toBe(facts['allowed']);
            }
          }
        }
      }
    }
    expect([...seen.keys()].sort()).toEqual([
      'charge SIP-CHG-2',
      'leave SIP-MOV-1',
      'move SIP-MOV-1',
      'moveCommand SIP-MOV-1',
      'moveFire SIP-MOV-1',
      'moveFire SIP-MOV-6',
      'retire SIP-MOV-1',
      'road SIP-TER-11',
    ]);
  });
});
