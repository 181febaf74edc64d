import { describe, expect, it } from 'vitest';
import type { RulesPuzzles } from '../puzzles/puzzle.ts';
import { manifests } from '../rulesets/manifests.ts';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { actsOf } from './acts.ts';
import {
  isFor,
  isTaken,
  keptPieces,
  meantIn,
  pieceOf,
  piecesIn,
  withoutWho,
  withPiece,
  withTable,
  withWho,
} from './pieces.ts';
import { keptTurn, turnIn } from './turn.ts';
import { conformed, isValues, kindOf, recordAt, type Schema } from './schemaForm.ts';

const puzzles = await Promise.all(manifests.map((manifest) => manifest.puzzles() as Promise<RulesPuzzles>));

describe.each([largeBattles, simplicity, skirmish])('pieces of a battle at a real table', (config) => {
  const { list, ruleset } = puzzles.find((one) => one.ruleset.id === config.ruleset) as RulesPuzzles;
  const tables = list.map(({ file }) => {
    const created = ruleset.create(file);
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    return config.told(created.value, (key) => key);
  });
  const pieces = tables.flatMap((told) => told.pieces);

  /** The schemas of records that a piece fills in: in a situation, its lists and its kinds. */
  const records = config.judge.kinds.flatMap((kind) => {
    if (config.judge.tableKinds.includes(kind)) return [];
    const schema = config.judge.schema(kind) as Schema;
    const inside = Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
      config.pieceFields.includes(name) ? [of.items ?? of] : [],
    );
    return config.pieceFields.includes(kind) ? [schema, ...inside] : inside;
  });

  it(`fill in what the forms of ${config.ruleset} ask for, with values that they take`, () => {
    expect(pieces.length).toBeGreaterThan(20);
    expect(records.length).toBeGreaterThanOrEqual(4);
    for (const schema of records) expect(pieces.some((piece) => isFor(schema, piece))).toBe(true);
    for (const piece of pieces) {
      const { record, name, side } = piece;
      expect(name).not.toBe('');
      expect(side).not.toBe('');
      for (const schema of records.filter((one) => isFor(one, piece))) {
        const { properties = {} } = schema.oneOf ? kindOf(schema, record) : schema;
        const taken = conformed(record, schema);
        for (const [field, value] of Object.entries(record))
          if (Object.hasOwn(properties, field))
            expect(isValues(taken) && taken[field], `${name} ${field}`).toEqual(value);
      }
    }
  });

  it('are drawn, and begin what they can do with themselves in it', () => {
    const begun = new Set<string>();
    for (const piece of pieces) {
      expect(config.picture(piece.record, piece.uniform ?? null), piece.name).not.toBeNull();
      const acts = actsOf(config, {}, piece);
      expect(acts.length, piece.name).toBeGreaterThan(0);
      for (const [kind, situation] of acts) {
        begun.add(kind);
        const schema = config.judge.schema(kind) as Schema;
        expect(conformed(situation, schema)).toEqual(situation);
        const inside = Object.entries(schema.properties ?? {}).flatMap(([name, of]) => {
          const found = situation[name];
          return [[of.items ?? of, Array.isArray(found) ? found[0] : found] as const];
        });
        expect([[schema, situation] as const, ...inside].some(([of, value]) => isTaken(of, value, piece))).toBe(true);
      }
    }
    expect([...begun].sort()).toEqual([...config.common].sort());
  });

  it('of another battle take the place of what was known of the table', () => {
    const before = { ...keptPieces(pieces), 'break:old': { models: 3 }, break: { models: 3 } };
    const [table] = tables;
    if (table === undefined) throw new Error('no table');
    const now = withTable(before, table);
    expect(piecesIn(now)).toEqual(table.pieces);
    expect(turnIn(now)).toEqual(table.turn);
    expect(now).toHaveProperty('break');
    expect(now).not.toHaveProperty(['break:old']);
  });

  it('are kept by the browser, and replace what stood in the form', () => {
    const kept = JSON.parse(JSON.stringify(keptPieces(pieces))) as Record<string, never>;
    expect(piecesIn(kept)).toEqual(JSON.parse(JSON.stringify(pieces)));
    expect(piecesIn({ pieces: { list: [{ id: 7 }] } })).toEqual([]);
    const [piece] = pieces;
    if (piece)
      expect(withPiece({ name: 'other', dis: 3, cover: true }, piece)).toEqual(
        expect.objectContaining({ cover: true, ...piece.record }),
      );
  });
});

it('a record is about the piece that was meant as long as it says what is known of it, and about none once changed by hand', () => {
  const schema = skirmish.judge.schema('melee') as Schema;
  const [of, value] = recordAt(
    schema,
    { attacker: { profile: 'fr-line' }, defender: { profile: 'gb-line' } },
    'defender',
  );
  const piece = (id: string) => ({ id, name: id, side: 'gb', record: { profile: 'gb-line' } });
  const pieces = [piece('one'), piece('two')];
  expect(pieceOf(pieces, of, value, 'two')?.id).toBe('two');
  expect(pieceOf(pieces, of, value, undefined, 'two')?.id).toBe('two');
  expect(pieceOf(pieces, of, { profile: 'gb-guard' }, 'two')).toBeUndefined();
  const list = { shooters: [{ profile: 'fr-line' }, { profile: 'fr-officer' }] };
  expect(recordAt(skirmish.judge.schema('shot') as Schema, list, 'shooters[1]')[1]).toEqual({ profile: 'fr-officer' });
});

it('of a volley every shooter is one of those who are alike: whoever was tapped, then those after who have not acted', () => {
  const record = { profile: 'fr-line', posture: 'standing', unloaded: [] };
  const pieces = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id, side: 'fr', record }));
  const shooter = { profile: 'fr-line', gap: 90 };
  const situation = { shooters: [shooter, shooter, shooter], target: { profile: 'gb-line' } };
  const known = { ...keptPieces(pieces), ...keptTurn({ number: 2, acted: ['c'], out: ['d'] }) };
  const schema = skirmish.judge.schema('shot') as Schema;
  const meant = meantIn(skirmish, known, { kind: 'shot', schema, situation, picked: 'b' });
  expect([...meant].map(([path, { id }]) => [path, id])).toEqual([
    ['shooters[0]', 'b'],
    ['shooters[1]', 'e'],
    ['shooters[2]', 'a'],
  ]);
});

it('whoever was chosen stays so though its DIS is corrected by hand, as after a rally; none but that one', () => {
  const record = { arm: 'infantry', c: 4, sk: 1, dis: 2, traits: [] };
  const pieces = ['a', 'b'].map((id) => ({ id, name: id, side: 'France', record }));
  const schema = largeBattles.judge.schema('contact') as Schema;
  const situation = { attacker: { ...record, dis: 1 }, defender: [{ arm: 'cavalry' }] };
  const asked = { kind: 'contact', schema, situation, picked: null };
  const meant = (situations: object) =>
    meantIn(largeBattles, { ...keptPieces(pieces), ...situations }, asked).get('attacker')?.id;
  const chosen = withWho({}, 'contact', { attacker: 'b' });
  expect(meant(chosen)).toBe('b');
  expect(meant({})).toBeUndefined();
  expect(meant(withoutWho(chosen, 'contact'))).toBeUndefined();
});
