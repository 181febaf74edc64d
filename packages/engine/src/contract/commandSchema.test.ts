import { describe, expect, it } from 'vitest';
import { type CommandFields, commandSchema } from './commandSchema.ts';
import { choice, constant, flag, list, record, tagged, text, whole } from './schema.ts';

type Command =
  | { readonly type: 'stop' }
  | { readonly type: 'ride'; readonly rider: number; readonly gallop: boolean }
  | { readonly type: 'follow'; readonly riders: readonly number[]; readonly pace: 'walk' | 'trot' }
  | {
      readonly type: 'build';
      readonly part: { readonly kind: 'wall'; readonly length: number } | { readonly kind: 'gap' };
    }
  | { readonly type: 'path'; readonly corners: readonly number[]; readonly name: string }
  | { readonly type: 'lay'; readonly box: { readonly width: number; readonly height: number } };

interface State {
  readonly riders: number;
}

const riders = (state: State): number => state.riders;
const index = whole(0, 99);
const FIELDS: CommandFields<Command> = {
  stop: {},
  ride: { rider: index, gallop: flag },
  follow: { riders: list(index, 0, 3), pace: choice(['walk', 'trot']) },
  build: {
    part: tagged('kind', [
      record({ kind: constant('wall'), length: index }, {}),
      record({ kind: constant('gap') }, {}),
    ]),
  },
  path: { corners: list(index, 4, 6, 2), name: text(5) },
  lay: { box: record({ width: index, height: index }, {}) },
};
const problem = commandSchema<State>(FIELDS, { rider: riders, riders });
const three: State = { riders: 3 };
const said = (command: unknown) => {
  const refusal = problem(three, command);
  return refusal && [refusal.rule, refusal.reason, refusal.facts['field'] ?? refusal.facts['command']];
};
const inField = (field: string) => ['KERNEL-COMMAND', 'engine.command.field', field];

describe('the form of a command', () => {
  it('is sound with just its fields, in whatever order', () => {
    for (const command of [
      { type: 'stop' },
      { type: 'ride', rider: 2, gallop: false },
      { gallop: true, rider: 0, type: 'ride' },
      { type: 'follow', riders: [], pace: 'trot' },
      { type: 'follow', riders: [0, 1, 2], pace: 'walk' },
      { type: 'build', part: { kind: 'wall', length: 7 } },
      { type: 'build', part: { kind: 'gap' } },
      { type: 'path', corners: [0, 1, 2, 3, 4, 5], name: 'creek' },
      { type: 'lay', box: { height: 1, width: 2 } },
    ])
      expect(said(command), JSON.stringify(command)).toBe(null);
  });

  it('names the field that is missing, too many, or impossible', () => {
    expect(said({ type: 'ride', rider: 1 })).toEqual(inField('gallop'));
    expect(said({ type: 'ride', gallop: true })).toEqual(inField('rider'));
    expect(said({ type: 'ride', rider: 1, gallop: true, spurs: 2 })).toEqual(inField('spurs'));
    expect(said({ type: 'stop', now: true })).toEqual(inField('now'));
    for (const rider of [-1, 100, 1.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY, undefined, [1]])
      expect(said({ type: 'ride', rider, gallop: true })).toEqual(inField('rider'));
    expect(said({ type: 'ride', rider: 1, gallop: 'yes' })).toEqual(inField('gallop'));
    expect(said({ type: 'follow', riders: [0, 1, 2, 0], pace: 'walk' })).toEqual(inField('riders'));
    expect(said({ type: 'follow', riders: [0, 'x'], pace: 'walk' })).toEqual(inField('riders'));
    expect(said({ type: 'follow', riders: { 0: 1 }, pace: 'walk' })).toEqual(inField('riders'));
    for (const corners of [
      [1, 2],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ])
      expect(said({ type: 'path', corners, name: 'creek' })).toEqual(inField('corners'));
    expect(said({ type: 'path', corners: [1, 2, 3, 4], name: '' })).toEqual(inField('name'));
    expect(said({ type: 'follow', riders: [0], pace: 'gallop' })).toEqual(inField('pace'));
  });

  it('names the field within a field', () => {
    expect(said({ type: 'build', part: { kind: 'wall', length: -1 } })).toEqual(inField('part.length'));
    expect(said({ type: 'build', part: { kind: 'door' } })).toEqual(inField('part.kind'));
    expect(said({ type: 'build', part: { kind: 'gap', length: 1 } })).toEqual(inField('part.length'));
    expect(said({ type: 'build', part: 'wall' })).toEqual(inField('part'));
    expect(said({ type: 'lay', box: { width: 1 } })).toEqual(inField('box.height'));
    expect(said({ type: 'lay', box: [1, 2] })).toEqual(inField('box'));
  });

  it('takes nothing that is inherited, and nothing that only looks like a type', () => {
    expect(said(Object.assign(Object.create({ gallop: true }), { type: 'ride', rider: 1 }))).toEqual(inField('gallop'));
    for (const type of ['', 'gallop', 'toString', '__proto__', 'constructor', 5, null, undefined, {}, []])
      expect(problem(three, { type })?.reason).toBe('engine.command.unknown');
    for (const nothing of [null, undefined, 0, 'stop', true, [], [{ type: 'stop' }]])
      expect(problem(three, nothing)).toEqual({ rule: 'KERNEL-COMMAND', reason: 'engine.plain.command', facts: {} });
  });

  it('says which field names somebody who is not there', () => {
    expect(problem(three, { type: 'ride', rider: 3, gallop: true })).toEqual({
      rule: 'KERNEL-COMMAND',
      reason: 'engine.command.nobody',
      facts: { command: 'ride', field: 'rider', index: 3 },
    });
    expect(problem(three, { type: 'follow', riders: [2, 7, 9], pace: 'walk' })?.facts).toEqual({
      command: 'follow',
      field: 'riders',
      index: 7,
    });
  });

  it('cuts what it shows of a name', () => {
    const long = 'x'.repeat(200);
    expect(String(problem(three, { type: long })?.facts['command']).length).toBeLessThan(50);
    expect(String(problem(three, { type: 'stop', [long]: 1 })?.facts['field']).length).toBeLessThan(50);
  });
});
