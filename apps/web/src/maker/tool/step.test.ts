import { readFileSync } from 'node:fs';
import type { AnyRuleset, Envelope } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manifests } from '../../rulesets/manifests.ts';
import { faultsIn } from '../check/faults.ts';
import { laidIn, namesOf, piecesOf, setupOf, sizeOf, withSetup } from '../document/edits.ts';
import { crossing } from '../draw/outline.ts';
import type { Place } from '../draw/places.ts';
import { pointsOf } from '../draw/shape.ts';
import type { RulesMaker } from '../rulesMaker.ts';
import { EMPTY_HAND, type Hand } from './hand.ts';
import { keyed, TOOL_KEYS, TOOLS, withTool } from './keys.ts';
import { drag, drop, finish, type Ground, press, type Step, tap } from './step.ts';

const makers = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, (await manifest.maker()) as RulesMaker] as const)),
);

/** A table without pieces, and a hand that does what somebody at the page does. */
function atTable(ruleset: string) {
  const rules = makers.get(ruleset) as RulesMaker;
  const example = JSON.parse(readFileSync(`examples/scenarios/${ruleset}.json`, 'utf8')) as Envelope;
  const bare = withSetup(example, rules.bare({ ...setupOf(example), terrain: [] }));
  const { names: _, ...empty } = bare;
  let file: Envelope = empty;
  let hand: Hand = EMPTY_HAND;
  let [free, straight, scale] = [false, false, 0.7];
  const ground = (): Ground => ({
    rules,
    file,
    scale,
    free,
    straight,
    newWords: { name: { en: 'Name' }, place: { en: 'Place' }, objective: {} },
  });
  const step = (one: Step | null): void => {
    if (one === null) return;
    hand = one.hand;
    if (one.edit) file = one.edit(file);
  };
  return {
    rules,
    file: () => file,
    hand: () => hand,
    holding: (next: { readonly free?: boolean; readonly straight?: boolean; readonly scale?: number }) => {
      ({ free = false, straight = false, scale = 0.7 } = next);
    },
    key: (key: string, shiftKey = false) =>
      step(key === 'Enter' ? finish(ground(), hand) : keyed(ground(), hand, { key, shiftKey })),
    kind: (kind: string) => {
      hand = { ...hand, kind };
    },
    tap: (place: Place) => step(tap(ground(), hand, place, 20)),
    /** Presses at the first place and goes to the others; false: the press moves the table. */
    drag: (places: readonly Place[], touch = false): boolean => {
      const [first, ...rest] = places as readonly [Place, ...Place[]];
      const pressed = press(ground(), hand, first, 20, touch);
      if (pressed === null) return false;
      hand = pressed;
      for (const place of rest) hand = drag(ground(), hand, place);
      step(drop(ground(), hand, rest.at(-1) ?? first));
      return true;
    },
    withTool: (tool: (typeof TOOLS)[number]) => {
      hand = withTool(ground(), hand, tool) ?? hand;
      return hand.tool === tool;
    },
  };
}

const ids = manifests.map(({ id }) => id);
const whole = (min: number, max: number) => fc.integer({ min, max });
const place = fc.tuple(whole(-60, 1300), whole(-60, 1000));

const doing = fc.oneof(
  fc.record({
    is: fc.constant('stroke' as const),
    tool: fc.nat(8),
    kind: fc.nat(3),
    places: fc.array(place, { minLength: 2, maxLength: 14 }),
    free: fc.boolean(),
  }),
  fc.record({
    is: fc.constant('taps' as const),
    tool: fc.nat(8),
    places: fc.array(place, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({
    is: fc.constant('change' as const),
    places: fc.array(place, { minLength: 2, maxLength: 4 }),
    touch: fc.boolean(),
  }),
  fc.record({
    is: fc.constant('key' as const),
    key: fc.constantFrom('q', 'E', 'ArrowLeft', 'ArrowDown', 'Delete', 'Escape', 'Backspace', 'Enter'),
    far: fc.boolean(),
  }),
);

describe.each(ids)('the hand on a table of %s', (ruleset) => {
  it('never draws what the rules cannot take', () => {
    fc.assert(
      fc.property(fc.array(doing, { minLength: 1, maxLength: 12 }), (all) => {
        const table = atTable(ruleset);
        const { width, height } = sizeOf(table.rules, table.file());
        for (const one of all) {
          const before = new Map(laidIn(table.file()).map((piece) => [piece.id, piece]));
          if (one.is === 'stroke' || one.is === 'taps') {
            const tool = TOOLS[one.tool] ?? 'select';
            if (!table.withTool(tool) || tool === 'select') continue;
            if (one.is === 'stroke') {
              const kinds = table.rules.kinds.filter((kind) => kind.tool === tool);
              if (kinds.length > 0) table.kind((kinds[one.kind % kinds.length] as (typeof kinds)[number]).id);
              table.holding({ free: one.free });
              table.drag(one.places);
            } else {
              for (const at of one.places) table.tap(at);
              table.key('Enter');
              table.key('Escape');
            }
            // What was drawn now is sound, whatever the hand did.
            for (const { id, shape } of piecesOf(table.rules, table.file())) {
              if (before.has(id)) continue;
              const points = pointsOf(shape);
              for (const [x, y] of points)
                expect([id, x >= 0 && y >= 0 && x <= width && y <= height]).toEqual([id, true]);
              if (shape.is === 'area') expect(crossing(points)).toBeNull();
            }
          } else if (one.is === 'change') table.drag(one.places, one.touch);
          else table.key(one.key, one.far);
          expect(new Set(laidIn(table.file()).map(({ id }) => id)).size).toBe(laidIn(table.file()).length);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('puts every kind on the table by keys alone, moves it, turns it, deletes it', () => {
    const judge = rulesetById(ruleset) as AnyRuleset;
    for (const kind of makers.get(ruleset)?.kinds ?? []) {
      const table = atTable(ruleset);
      table.key(TOOL_KEYS[kind.tool].toLowerCase());
      table.kind(kind.id);
      table.key('Enter');
      for (const key of ['ArrowRight', 'q', 'e', 'e']) table.key(key, key === 'ArrowRight');
      const [piece] = piecesOf(table.rules, table.file());
      expect(piece?.kind).toBe(kind.id);
      expect([kind.id, faultsIn(judge, table.rules, table.file())]).toEqual([kind.id, []]);
      table.key('Delete');
      expect(laidIn(table.file())).toEqual([]);
    }
  });
});

describe('the hand', () => {
  it('draws a wood, moves its corner by finger from below, then all of it with its name', () => {
    const table = atTable('large-battles');
    table.withTool('wood');
    table.drag([
      [300, 300],
      [400, 280],
      [500, 300],
      [520, 400],
      [400, 460],
      [300, 420],
      [300, 300],
    ]);
    const [wood] = piecesOf(table.rules, table.file());
    const corner = pointsOf(wood?.shape as never)[0] as Place;
    table.holding({ free: true, scale: 1 });
    expect(table.drag([corner, [corner[0] - 60, corner[1] + 10]], true)).toBe(true);
    expect(pointsOf(piecesOf(table.rules, table.file())[0]?.shape as never)[0]).toEqual([
      corner[0] - 60,
      corner[1] - 30,
    ]);
    table.withTool('name');
    table.tap([420, 360]);
    expect(namesOf(table.file())).toEqual([{ at: [420, 360], of: 'wood', text: { en: 'Name' } }]);
    table.tap([450, 340]);
    expect(table.hand().chosen).toEqual({ is: 'piece', id: 'wood' });
    table.drag([
      [450, 340],
      [480, 350],
    ]);
    expect(namesOf(table.file())[0]?.at).toEqual([450, 370]);
  });

  it('makes a hill of a drag from corner to corner', () => {
    const table = atTable('large-battles');
    table.withTool('hill');
    table.drag([
      [300, 300],
      [400, 350],
      [500, 400],
      [600, 450],
    ]);
    const points = pointsOf(piecesOf(table.rules, table.file())[0]?.shape as never);
    const of = (i: 0 | 1) => points.map((place) => place[i]);
    expect([Math.min(...of(0)), Math.max(...of(0)), Math.min(...of(1)), Math.max(...of(1))]).toEqual([
      300, 600, 300, 450,
    ]);
  });

  it('leaves a piece alone that is not chosen: the press moves the table', () => {
    const table = atTable('simplicity');
    table.withTool('house');
    table.drag([
      [300, 300],
      [400, 380],
    ]);
    table.key('Escape');
    expect(table.hand().chosen).toBeNull();
    expect(
      table.drag([
        [350, 340],
        [500, 340],
      ]),
    ).toBe(false);
  });

  it('lets a road end where another one runs', () => {
    const table = atTable('large-battles');
    table.withTool('road');
    table.drag([
      [100, 500],
      [600, 500],
      [1100, 500],
    ]);
    table.withTool('road');
    table.drag([
      [600, 100],
      [606, 300],
      [603, 492],
    ]);
    expect(pointsOf(piecesOf(table.rules, table.file())[1]?.shape as never).at(-1)).toEqual([603, 500]);
    table.holding({ straight: true });
    table.withTool('road');
    table.drag([
      [200, 200],
      [300, 220],
      [400, 208],
    ]);
    expect(pointsOf(piecesOf(table.rules, table.file())[2]?.shape as never)).toHaveLength(2);
  });
});
