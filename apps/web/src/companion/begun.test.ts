// A real table begun from a running battle: nothing that the battle knows is typed again.
import type { State as LargeState } from '@drumhead/large-battles';
import type { State as SimplicityState } from '@drumhead/simplicity';
import type { State as SkirmishState } from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import type { RulesPuzzles } from '../puzzles/puzzle.ts';
import { CONFIG as largeBattles } from '../rulesets/large-battles/pages/companion.tsx';
import { manifests } from '../rulesets/manifests.ts';
import { CONFIG as simplicity } from '../rulesets/simplicity/pages/companion.tsx';
import { CONFIG as skirmish } from '../rulesets/skirmish/pages/companion.tsx';
import { keptIn, keptName } from './follow.ts';
import { piecesIn, withChanged, withTable } from './pieces.ts';

const puzzles = await Promise.all(manifests.map((manifest) => manifest.puzzles() as Promise<RulesPuzzles>));

/** A position in which many pieces stand. */
function stateOf(id: string): unknown {
  const found = puzzles.find(({ ruleset }) => ruleset.id === id) as RulesPuzzles;
  const states = found.list.flatMap(({ file }) => {
    const created = found.ruleset.create(file);
    return created.ok
      ? [created.value as { readonly units?: readonly unknown[]; readonly models?: readonly unknown[] }]
      : [];
  });
  const size = ({ units, models }: (typeof states)[number]): number => (units ?? models ?? []).length;
  return states.sort((a, b) => size(b) - size(a))[0];
}

const words = (key: string): string => key;
const unknown = () => ({});

it('a skirmish: the turn, who has acted, who is out, who is down, whose musket is unloaded', () => {
  const begun = stateOf('skirmish') as SkirmishState;
  const here = begun.models.flatMap(({ out }, i) => (out === null ? [i] : []));
  const actor = here.find((i) => {
    const { player, weapons } = begun.field.models[i] ?? {};
    return player === begun.active && weapons?.[0] === 'musket';
  });
  const [dead, down] = here.filter((i) => i !== actor);
  const models = begun.models.map((model, i) =>
    i === actor
      ? { ...model, activated: true, loaded: model.loaded.map(() => false) }
      : i === dead
        ? { ...model, posture: 'out' as const, out: 'killed' as const }
        : i === down
          ? { ...model, posture: 'fallen' as const }
          : model,
  );
  const squads = begun.squads.map((squad) => ({ ...squad, turns: 4 }));
  const told = skirmish.told({ ...begun, models, squads }, words);
  const idOf = (i = -1): string => begun.field.models[i]?.id ?? '';
  expect(told.turn.number).toBe(4);
  expect(told.turn.acted).toContain(idOf(actor));
  expect(told.turn.out).toContain(idOf(dead));
  const records = new Map(told.pieces.map(({ id, record }) => [id, record]));
  expect(records.get(idOf(actor))).toMatchObject({ posture: 'standing', unloaded: ['musket'] });
  expect(records.get(idOf(down))).toMatchObject({ posture: 'fallen', unloaded: [] });
  expect(records.has(idOf(dead))).toBe(true);
  expect(skirmish.closed?.('shot', records.get(idOf(actor)) ?? {})).toBe('web.companion.closed.unloaded');
  expect(skirmish.closed?.('melee', records.get(idOf(actor)) ?? {})).toBeNull();
  expect(skirmish.closed?.('melee', records.get(idOf(down)) ?? {})).toBe('web.companion.closed.down');
  // Whoever is knocked down by the next shot is marked so.
  const judged = { result: { loser: 'target', what: 'fallen' } };
  const shot = { shooters: [{ weapons: ['musket'] }, { weapons: ['bow'] }], target: {} };
  expect(skirmish.became('shot', shot, judged, unknown)).toEqual([
    ['shooters[0]', { unloaded: ['musket'] }],
    ['target', { posture: 'fallen' }],
  ]);
  // What was unloaded before stays so; of several weapons the first that can shoot does, be it thrown.
  const armed = { shooters: [{ weapons: ['musket', 'pistol'] }, { weapons: ['tomahawk', 'musket'] }] };
  expect(skirmish.became('shot', armed, {}, () => ({ unloaded: ['pistol'] }))).toEqual([
    ['shooters[0]', { unloaded: ['pistol', 'musket'] }],
  ]);
});

it('Large Battles: the phase, who has acted, the losses so far; those to come are added to them', () => {
  const begun = stateOf('large-battles') as LargeState;
  const other = begun.active === 0 ? 1 : 0;
  const onTable = (side: number) =>
    begun.field.units.flatMap((unit, i) => (unit.side === side && begun.units[i]?.status === 'table' ? [i] : []));
  const [actor] = onTable(begun.active);
  const [lost] = onTable(other);
  const units = begun.units.map((unit, i) =>
    i === actor ? { ...unit, activated: true } : i === lost ? { ...unit, status: 'eliminated' as const } : unit,
  );
  // The unit counts one point against its side (LB-VIC-04).
  const sides = begun.sides.map((one, side) => (side === other ? { ...one, lossHalves: one.lossHalves + 2 } : one));
  const told = largeBattles.told({ ...begun, phase: 9, units, sides }, words);
  expect(told.turn).toMatchObject({ number: 9, acted: expect.arrayContaining([begun.field.units[actor ?? -1]?.id]) });
  expect(told.turn.out).toContain(begun.field.units[lost ?? -1]?.id);
  const table = withTable({}, told);
  const side = piecesIn(table).find(({ id }) => id === begun.field.units[lost ?? -1]?.id)?.side ?? '';
  const before = told.situations?.[keptName('breakpoint', side)] ?? {};
  const gone = before['lost'] as readonly unknown[];
  expect(gone.length).toBeGreaterThan(0);
  expect(largeBattles.judge.adjudicate('breakpoint', before, words)).toMatchObject({ ok: true });
  const fight = { attacker: { arm: 'cavalry' }, defender: { arm: 'infantry' } };
  const kept = keptIn(table, (path) => (path === 'defender' ? side : undefined));
  const [next] = largeBattles.follows('contact', fight, { attacker: {}, defenders: [{ eliminated: true }] }, kept);
  expect(next).toMatchObject({ whose: side, fallen: ['defender'] });
  expect(next?.situation['lost']).toEqual([...gone, { arm: 'infantry' }]);
  // The DIS of a fight stays with the unit.
  expect(largeBattles.became('contact', fight, { attacker: { dis: 2 }, defenders: [{ dis: 1 }] }, unknown)).toEqual([
    ['attacker', { dis: 2 }],
    ['defender', { dis: 1 }],
  ]);
});

it('Simplicity: the turn, who has acted, who is out; the DP of a fight stay with the unit', () => {
  const begun = stateOf('simplicity') as SimplicityState;
  const ready = begun.field.units.flatMap(({ side }, i) =>
    side === begun.active && begun.units[i]?.status === 'ready' ? [i] : [],
  );
  const [actor, gone] = ready;
  const units = begun.units.map((unit, i) =>
    i === actor ? { ...unit, fired: true } : i === gone ? { ...unit, status: 'removed' as const } : unit,
  );
  const told = simplicity.told({ ...begun, gameTurn: 3, units }, words);
  const idOf = (i = -1): string => begun.field.units[i]?.id ?? '';
  expect(told.turn).toMatchObject({ number: 3, acted: [idOf(actor)] });
  expect(told.turn.out).toContain(idOf(gone));
  const outcome = { charger: { fate: { dp: 1, status: 'ready' } }, defender: { fate: { dp: 4, status: 'routing' } } };
  const became = simplicity.became('melee', {}, outcome, unknown);
  expect(became).toEqual([['charger', { dp: 1 }]]);
  const changed = withChanged(withTable({}, told), new Map([[idOf(actor), { dp: 1 }]]));
  expect(piecesIn(changed).find(({ id }) => id === idOf(actor))?.record).toMatchObject({ dp: 1 });
});
