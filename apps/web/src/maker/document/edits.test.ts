import { readFileSync } from 'node:fs';
import { type AnyRuleset, begin, type Envelope, isEnvelope, rulesSetup } from '@drumhead/engine';
import { rulesetById, rulesets } from '@drumhead/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEditorStore } from '../../documents/editorStore.ts';
import { memoryDocumentStorage } from '../../documents/documentStorage.ts';
import { manifests } from '../../rulesets/manifests.ts';
import { faultsIn } from '../check/faults.ts';
import { cornersOf, pointsOf, type Shape } from '../draw/shape.ts';
import type { Place } from '../draw/places.ts';
import type { MakerSetup, RulesMaker } from '../rulesMaker.ts';
import * as edits from './edits.ts';
import { envelopeAround } from './envelopeAround.ts';
import { byTheBook, withOwnRules } from './script.ts';
import { objectiveChanged, placedIn, spotAdded, spotBarred, spotMoved, spotRemoved, spotsOf } from './spots.ts';

const makers = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, (await manifest.maker()) as RulesMaker] as const)),
);
const makerOf = (ruleset: string): RulesMaker => makers.get(ruleset) as RulesMaker;

/** Every scenario that comes with a rule set, as it stands there. */
const ready = rulesets.flatMap((ruleset) =>
  ruleset.scenarios.map((id) => [`${ruleset.id} ${id}`, ruleset.id, ruleset.scenario(id)] as const),
);

const exampleOf = (ruleset: string): Envelope =>
  JSON.parse(readFileSync(`examples/scenarios/${ruleset}.json`, 'utf8')) as Envelope;

const problemsOf = (file: Envelope): readonly unknown[] => {
  const made = begin(rulesetById(file.ruleset) as AnyRuleset, JSON.parse(JSON.stringify(file)));
  return made.ok ? [] : made.problems;
};

/** The same scenario with its ground in the file. */
const drawnFrom = (ruleset: string, setup: unknown): Envelope =>
  edits.withGround(makerOf(ruleset))(envelopeAround(ruleset, setup, { en: 'A copy' }));

describe('a scenario in the maker', () => {
  it.each(ready)('%s opens, and is saved byte for byte', (_, ruleset, given) => {
    const file = envelopeAround(ruleset, given, { en: 'A copy' });
    const setup = rulesSetup(given);
    expect(edits.bytesOf(isEnvelope(given) ? file : rulesSetup(file))).toBe(edits.bytesOf(given));
    const drawn = drawnFrom(ruleset, given);
    expect(problemsOf(drawn)).toEqual([]);
    if (makerOf(ruleset).isDrawn(setup as MakerSetup)) expect(edits.bytesOf(drawn)).toBe(edits.bytesOf(file));
    const { objectives } = makerOf(ruleset);
    expect(edits.bytesOf(objectives?.with(setup as never, objectives.of(setup as never)) ?? setup)).toBe(
      edits.bytesOf(setup),
    );
    // Written anew in the form in which it is drawn, it is still what the judge takes, and lies where it lay.
    const rules = makerOf(ruleset);
    const pieces = edits.piecesOf(rules, drawn);
    const again = pieces.reduce((file, { id }) => edits.reshaped(rules, id, (shape) => shape)(file), drawn);
    expect(problemsOf(again)).toEqual([]);
    edits.piecesOf(rules, again).forEach(({ shape }, i) => {
      const before = pointsOf((pieces[i] as edits.Piece).shape);
      pointsOf(shape).forEach(([x, y], k) => {
        const [bx, by] = before[k] as Place;
        expect(Math.max(Math.abs(x - bx), Math.abs(y - by))).toBeLessThanOrEqual(1.5);
      });
    });
  });

  it.each(manifests.map(({ id }) => id))('of %s takes every kind that is drawn', (ruleset) => {
    const rules = makerOf(ruleset);
    const empty = edits.withSetup(exampleOf(ruleset), { ...edits.setupOf(exampleOf(ruleset)), terrain: [] });
    const bare = edits.withSetup(empty, rules.bare(edits.setupOf(empty)));
    expect(problemsOf(bare)).toEqual([]);
    for (const kind of rules.kinds) {
      const file = edits.added(rules, kind, shapeOf(kind.form, [200, 200], kind.size))(bare);
      expect([kind.id, problemsOf(file)]).toEqual([kind.id, []]);
      const [piece] = edits.piecesOf(rules, file);
      const turned = edits.turned(rules, piece?.id ?? '', 30)(edits.movedBy(rules, piece?.id ?? '', 60, 45)(file));
      expect([kind.id, problemsOf(turned)]).toEqual([kind.id, []]);
      for (const { id } of rules.kinds.filter(({ form }) => form === kind.form)) {
        const other = edits.ofKind(rules, piece?.id ?? '', id)(turned);
        expect([kind.id, id, problemsOf(other)]).toEqual([kind.id, id, []]);
      }
    }
  });

  it('has objectives that are moved, worth more, made and deleted, or says that it has none', () => {
    for (const { id } of manifests) {
      const [rules, file] = [makerOf(id), exampleOf(id)];
      const seen = (of: Envelope) =>
        spotsOf(rules, of).flatMap(({ is, at, points }) => (is === 'objective' ? [[...at, points]] : []));
      const [first, ...others] = seen(file);
      if (rules.objectives === undefined) {
        expect([seen(file), spotBarred(rules, file, 'objective')]).toEqual([[], 'none']);
        continue;
      }
      const moved = spotMoved(rules, { is: 'objective', i: 0 }, [200, 130])(file);
      const more = objectiveChanged(rules, 0, { points: 5 })(spotAdded(rules, 'objective', [50, 60], {})(moved));
      expect(seen(more)).toEqual([[200, 130, 5], ...others, [50, 60, 1]]);
      expect(problemsOf(more)).toEqual([]);
      expect(edits.bytesOf(spotRemoved(rules, { is: 'objective', i: others.length + 1 })(more))).toBe(
        edits.bytesOf(objectiveChanged(rules, 0, { points: 5 })(moved)),
      );
      expect(first).not.toEqual([200, 130, 5]);
      const mill = edits.ofWorth(rules, 'mill', 4)(more);
      expect([edits.worthOf(rules, file, 'mill'), edits.worthOf(rules, mill, 'mill'), problemsOf(mill)]).toEqual([
        2,
        4,
        [],
      ]);
      expect(edits.worthOf(rules, edits.ofWorth(rules, 'mill', 0)(mill), 'mill')).toBe(0);
      expect([edits.worthOf(rules, mill, 'rise'), edits.worthOf(rules, withOwnRules(rules)(mill), 'mill')]).toEqual([
        null,
        null,
      ]);
      // Rules of its own count places.
      expect(seen(withOwnRules(rules)(more))).toEqual([]);
    }
  });

  it('has models that stand on the table, and brigades that come later by the book', () => {
    const [rules, file] = [makerOf('skirmish'), exampleOf('skirmish')];
    const [first] = placedIn(rules, file);
    expect(first).toMatchObject({ id: 'britain-light-1', at: [250, 430] });
    const put = (id: string, at: Place | null) => (now: Envelope) =>
      edits.withSetup(now, rules.placed?.with(edits.setupOf(now), 1, id, at));
    const moved = spotMoved(rules, { is: 'placed', i: 0 }, [262, 520])(put('britain-redcoat-1', [300, 500])(file));
    expect(placedIn(rules, moved).map(({ id, at }) => [id, ...at])).toEqual([
      ['britain-light-1', 262, 520],
      ['britain-light-2', 275, 448],
      ['britain-redcoat-1', 300, 500],
    ]);
    expect(problemsOf(moved)).toEqual([]);
    const none = [0, 0, 0].reduce((now: Envelope) => spotRemoved(rules, { is: 'placed', i: 0 })(now), moved);
    expect([placedIn(rules, none), JSON.stringify(none).includes('placed')]).toEqual([[], false]);
    const book = makerOf('simplicity');
    const road = exampleOf('simplicity');
    const messages = { translate: (key: string) => key } as never;
    const all = book.arrivals?.of(messages, edits.setupOf(road)) ?? [];
    expect(all.map(({ side, turn, by }) => [side, turn, by])).toEqual([
      [0, 0, null],
      [1, 0, null],
      [1, 5, { edge: 'left', from: 420, to: 780 }],
    ]);
    // Written as it is, it is the same file.
    const [, , late] = all;
    const same = edits.withSetup(road, book.arrivals?.with(edits.setupOf(road), 2, late as never));
    expect(edits.setupOf(same)).toEqual(edits.setupOf(road));
    const sooner = edits.withSetup(road, book.arrivals?.with(edits.setupOf(road), 2, { turn: 3, by: null }));
    expect(problemsOf(sooner)).toEqual([]);
    expect(book.arrivals?.of(messages, edits.setupOf(sooner))[2]).toMatchObject({ turn: 3, by: null });
    const by = { edge: 'left', from: 83, to: 817 } as const;
    const odd = book.arrivals?.with(edits.setupOf(road), 2, { turn: 3, by });
    expect(JSON.stringify(odd)).toContain('"along":[8.3,81.7]');
  });

  it('has a table of another size, on which everything stays where it is', () => {
    for (const { id } of manifests) {
      const [rules, file] = [makerOf(id), exampleOf(id)];
      const { table } = rules;
      if (table === undefined) continue;
      const { width, height } = edits.sizeOf(rules, file);
      const bounds = [table.least, { width: width + 120, height: height + 90 }, table.most];
      for (const size of bounds) {
        const after = edits.withSetup(file, table.resized(edits.setupOf(file), size));
        expect(edits.sizeOf(rules, after)).toEqual(size);
        expect(edits.piecesOf(rules, after)).toEqual(edits.piecesOf(rules, file));
        expect(spotsOf(rules, after)).toEqual(spotsOf(rules, file));
        if (size.width >= width) expect(problemsOf(after)).toEqual([]);
        // What is beyond the edge now comes back, or goes.
        let left = faultsIn(rulesetById(id) as AnyRuleset, rules, after);
        let now = after;
        for (let n = 0; n < 30 && left.length > 0; n++) {
          now = left[0]?.remedy?.edit(now) ?? now;
          left = faultsIn(rulesetById(id) as AnyRuleset, rules, now);
        }
        expect([id, size, left.filter(({ problem }) => problem?.path.includes('terrain') ?? false)]).toEqual([
          id,
          size,
          [],
        ]);
      }
    }
  });

  it('has no odds of the battle that it was before', () => {
    const file = { ...exampleOf('skirmish'), balance: { battles: 20, players: 'captain,captain', wins: {} } };
    const rules = makerOf('skirmish');
    expect('balance' in edits.titled('en', 'Another')(file)).toBe(true);
    expect('balance' in edits.movedBy(rules, 'pines', 5, 0)(file)).toBe(false);
  });

  it('becomes another kind of the same form', () => {
    const rules = makerOf('large-battles');
    const swamp = edits.ofKind(rules, 'wood', 'swamp')(exampleOf('large-battles'));
    expect(problemsOf(swamp)).toEqual([]);
    const { kind, shape } = edits.pieceCalled(rules, swamp, 'wood') as edits.Piece;
    expect([edits.kindOf(rules, kind)?.tool, shape]).toEqual([
      'rough',
      edits.pieceCalled(rules, exampleOf('large-battles'), 'wood')?.shape,
    ]);
  });

  it('becomes another kind of another form: a stream a river, and a stream again', () => {
    const rules = makerOf('simplicity');
    const { script: _, ...file } = exampleOf('simplicity');
    const points: readonly Place[] = [
      [100, 300],
      [400, 320],
      [700, 280],
    ];
    const stream = edits.kindOf(rules, 'stream') as never;
    const wet = edits.added(rules, stream, { is: 'line', points })(file);
    const { id } = edits.piecesOf(rules, wet).at(-1) as edits.Piece;
    const river = edits.ofKind(rules, id, 'river')(wet);
    expect([edits.pieceCalled(rules, river, id)?.shape.is, problemsOf(river)]).toEqual(['area', []]);
    const again = edits.pieceCalled(rules, edits.ofKind(rules, id, 'stream')(river), id)?.shape;
    expect(again?.is).toBe('line');
    pointsOf(again as Shape).forEach(([x, y], i) => {
      const [bx, by] = points[i] as Place;
      expect(Math.hypot(x - bx, y - by)).toBeLessThanOrEqual(2);
    });
  });

  it('promises the languages alone that it speaks', () => {
    const file = edits.titled('it', '')(exampleOf('large-battles'));
    expect(problemsOf(file)).toHaveLength(1);
    expect(edits.promised(file).languages).toEqual(['en']);
    expect(problemsOf(edits.promised(file))).toEqual([]);
    expect('languages' in edits.promised(edits.titled('en', '')(edits.titled('fr', 'Un titre')(file)))).toBe(false);
  });

  it('takes its doors with a house', () => {
    const rules = makerOf('skirmish');
    const moved = edits.movedBy(rules, 'cabin', 20, -10)(exampleOf('skirmish'));
    const bare = edits.withSetup(moved, rules.bare(edits.setupOf(moved)));
    expect(problemsOf(edits.turned(rules, 'cabin', 45)(bare))).toEqual([]);
    expect(edits.laidIn(moved).find(({ id }) => id === 'cabin')).toMatchObject({
      openings: [{ kind: 'door' }, { kind: 'window' }],
    });
  });

  it.each(manifests.map(({ id }) => id))('of %s is undone step by step, to the same bytes', (ruleset) => {
    const rules = makerOf(ruleset);
    const start = exampleOf(ruleset);
    fc.assert(
      fc.property(fc.array(anEdit, { minLength: 350, maxLength: 350 }), (all) => {
        const editor = createEditorStore<Envelope>({
          kind: 'test',
          fresh: () => start,
          read: () => ({ ok: true, value: start }),
          storage: () => Promise.resolve(memoryDocumentStorage()),
        });
        const { store } = editor;
        store.setState({ value: start });
        const steps = all.map((one) => {
          const before = edits.bytesOf(store.getState().value);
          editor.change(applied(rules, one)(store.getState().value as Envelope));
          return before;
        });
        const last = edits.bytesOf(store.getState().value);
        for (const bytes of [...steps].reverse()) {
          editor.undo();
          expect(edits.bytesOf(store.getState().value)).toBe(bytes);
        }
        for (const _ of steps) editor.redo();
        expect(edits.bytesOf(store.getState().value)).toBe(last);
      }),
      { numRuns: 1 },
    );
  });
});

function shapeOf(form: string, [x, y]: Place, size: number): Shape {
  const box = { is: 'box', x, y, width: size, height: size, turned: 0 } as const;
  if (form === 'point') return { is: 'point', x, y };
  if (form === 'box') return box;
  if (form === 'line')
    return {
      is: 'line',
      points: [
        [x - size / 2, y],
        [x + size / 2, y + 10],
      ],
    };
  return { is: 'area', points: cornersOf(box) };
}

interface AnEdit {
  readonly is: number;
  readonly n: number;
  readonly at: readonly [number, number];
  readonly text: string;
}

const anEdit: fc.Arbitrary<AnEdit> = fc.record({
  is: fc.nat(13),
  n: fc.nat(99),
  at: fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 })),
  text: fc.constantFrom('', 'Great Wood', 'Bosco', 'Two\n\nparagraphs'),
});

function applied(rules: RulesMaker, { is, n, at, text }: AnEdit): edits.Edit {
  return (file) => {
    const pieces = edits.laidIn(file);
    const id = pieces[n % Math.max(1, pieces.length)]?.id ?? '';
    const kind = rules.kinds[n % rules.kinds.length] as (typeof rules.kinds)[number];
    const language = n % 2 === 0 ? 'en' : 'it';
    const all: readonly edits.Edit[] = [
      edits.added(rules, kind, shapeOf(kind.form, at, kind.size)),
      edits.removed(id),
      edits.movedBy(rules, id, at[0] - 250, at[1] - 250),
      edits.turned(rules, id, n * 15),
      edits.titled(language, text),
      edits.briefed(n % 3 === 0 ? 'all' : 'french', language, text),
      edits.named(at, { en: text }, id),
      edits.renamed(0, { en: text }),
      edits.nameMoved(0, at),
      edits.unnamed(0),
      spotAdded(rules, n % 2 === 0 ? 'objective' : 'place', at, { en: text }),
      spotMoved(rules, { is: n % 2 === 0 ? 'objective' : 'place', i: 0 }, at),
      spotRemoved(rules, { is: 'objective', i: 0 }),
      n % 5 === 0 ? byTheBook : withOwnRules(rules),
    ];
    return (all[is] as edits.Edit)(file);
  };
}
