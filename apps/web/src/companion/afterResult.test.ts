import { expect, it } from 'vitest';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { isAct } from './acts.ts';
import { afterResult } from './afterResult.ts';
import { keptIn } from './follow.ts';
import { keptPieces, piecesIn } from './pieces.ts';
import type { Schema, Values } from './schemaForm.ts';
import { turnIn } from './turn.ts';

it('both whom a fight eliminates are out, whichever of the two losses is asked about next', () => {
  const line = { arm: 'infantry', c: 4, sk: 1, dis: 0, traits: [] };
  const horse = { arm: 'cavalry', c: 4, dis: 0, traits: [] };
  const pieces = [
    { id: 'fr', name: 'fr', side: 'France', record: horse },
    { id: 'gb', name: 'gb', side: 'Britain', record: line },
  ];
  const situation = { attacker: horse, defender: [line], dice: { attack: [1] } };
  const asked = { kind: 'contact', schema: largeBattles.judge.schema('contact') as Schema, situation, picked: null };
  const outcome = { attacker: { eliminated: true }, defenders: [{ eliminated: true }] };
  const follows = largeBattles.follows('contact', situation, outcome, keptIn({}));
  expect(follows.length).toBe(2);
  const known = afterResult(largeBattles, keptPieces(pieces), asked, follows, []);
  expect([...turnIn(known).out].sort()).toEqual(['fr', 'gb']);
  expect(known['contact']).not.toHaveProperty('dice');
});

it('whoever tests or falls has not acted by it; whoever fights has, and is as the fight leaves it', () => {
  for (const [config, suffered] of [
    [largeBattles, []],
    [simplicity, ['passing', 'rout']],
    [skirmish, ['morale', 'fall']],
  ] as const)
    expect(config.judge.kinds.filter((kind) => !isAct(config, kind)).sort()).toEqual([...suffered].sort());
  const record = { profile: 'fr-line' };
  const known = keptPieces([{ id: 'a', name: 'a', side: 'fr', record }]);
  const taken = (kind: string, situation: Values, path: string) => {
    const asked = { kind, schema: skirmish.judge.schema(kind) as Schema, situation, picked: 'a' };
    return afterResult(skirmish, known, asked, [], [[path, { posture: 'fallen' }]]);
  };
  const tested = taken('morale', record, '');
  const fought = taken('melee', { attacker: record }, 'attacker');
  expect([tested, fought].map((now) => turnIn(now).acted)).toEqual([[], ['a']]);
  expect(piecesIn(fought)[0]?.record).toEqual({ ...record, posture: 'fallen' });
});
