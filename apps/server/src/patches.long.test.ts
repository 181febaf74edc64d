import { applyPatch, patchOf } from '@drumhead/protocol';
import { rulesets } from '@drumhead/rulesets';
import { randomWalk } from '@drumhead/testkit';
import { expect, it } from 'vitest';

/** Commands of each battle: `DRUMHEAD_STEPS=5000` for whole ones. */
const STEPS = Number(process.env['DRUMHEAD_STEPS'] ?? 150);

const battles = rulesets.flatMap((ruleset) => ruleset.scenarios.map((scenario) => [ruleset, scenario] as const));

it.each(battles.map(([ruleset, scenario]) => [ruleset.id, scenario, ruleset] as const))(
  'views of %s, %s, are led on by patches that came over the wire',
  (_id, scenario, ruleset) => {
    const held = new Map<string | null, unknown>();
    let bytes = 0;
    let whole = 0;
    const onState = ({ battle: { state } }: { readonly battle: { readonly state: unknown } }): void => {
      for (const seat of [...ruleset.seats(state), null]) {
        const view = ruleset.view(state, seat);
        const patch = JSON.stringify(patchOf(held.get(seat) ?? null, view));
        const after = applyPatch(held.get(seat) ?? null, JSON.parse(patch) as ReturnType<typeof patchOf>);
        expect(after).toEqual({ value: view });
        held.set(seat, after?.value);
        bytes += patch.length;
        whole += JSON.stringify(view).length;
      }
    };
    randomWalk(ruleset, ruleset.scenario(scenario), 7, { steps: STEPS, onState });
    expect(bytes).toBeLessThan(whole / 5);
  },
  600_000,
);
