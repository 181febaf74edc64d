import { begin } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { expect, it } from 'vitest';
import type { Messages } from '../i18n/index.ts';
import { manifests } from '../rulesets/manifests.ts';
import type { Handicap, RulesBriefing } from './rulesBriefing.ts';

/** Words do not matter here. */
const messages = { t: (key: string) => key, translate: (key: string) => key } as unknown as Messages;

/** More steps than any handicap has. */
const MOST = 40;

it('LB-OPT-06 SK-SQD-10 a handicap goes step by step through set-ups that can be begun, and back to the one as printed', async () => {
  let stepped = 0;
  for (const manifest of manifests) {
    const { id } = manifest;
    const rules = (await manifest.briefing()) as RulesBriefing;
    const ruleset = rulesetById(id);
    for (const scenario of ruleset?.scenarios ?? []) {
      const printed = ruleset?.scenario(scenario);
      const handicapIn = (setup: unknown, side: number): Handicap | null => {
        const begun = ruleset && begin(ruleset, setup);
        if (!begun?.ok) throw new Error(`${scenario} cannot be begun`);
        return rules.handicap(messages, begun.value.state, setup, printed, side);
      };
      for (const side of [0, 1])
        for (const by of [1, -1] as const) {
          const way = [printed];
          for (let setup: unknown = printed; way.length < MOST; way.push(setup)) {
            const step = handicapIn(setup, side)?.step(by);
            if (step === undefined || 'closed' in step) break;
            setup = step.setup;
          }
          const values = way.map((setup) => handicapIn(setup, side)?.value ?? 0);
          expect(
            [...values].sort((a, b) => by * (a - b)),
            scenario,
          ).toEqual(values);
          expect(new Set(values).size, scenario).toBe(id === 'simplicity' ? 1 : way.length);
          const back = way.slice(1).reduceRight<unknown>((setup) => {
            const step = handicapIn(setup, side)?.step(by === 1 ? -1 : 1);
            return step && 'setup' in step ? step.setup : null;
          }, way.at(-1));
          expect(back, scenario).toEqual(printed);
          stepped += way.length - 1;
        }
    }
  }
  expect(stepped).toBeGreaterThan(50);
});

it('names the added rules that a set-up has on, and none of a scenario as printed', async () => {
  const changes: Readonly<Record<string, readonly [object, readonly string[]]>> = {
    'large-battles': [
      { switches: { wornUnits: true, chargeGoesHome: true } },
      ['web.brief.lb.wornUnits', 'web.brief.lb.chargeGoesHome'],
    ],
    skirmish: [{ gruesomeMorale: true }, ['web.brief.sk.gruesome']],
    simplicity: [{ switches: { rallyClear: false } }, ['web.brief.sip.rallyAnywhere']],
  };
  for (const manifest of manifests) {
    const { id } = manifest;
    const rules = (await manifest.briefing()) as RulesBriefing;
    const ruleset = rulesetById(id);
    const [scenario = ''] = ruleset?.scenarios ?? [];
    const printed = ruleset?.scenario(scenario) as object;
    const [changed, names] = changes[id] ?? [{}, []];
    const added = (setup: unknown): readonly string[] => {
      const begun = ruleset && begin(ruleset, setup);
      return begun?.ok ? rules.added(messages, begun.value.state) : [`${id} cannot be begun`];
    };
    expect(added(printed)).toEqual([]);
    expect(added({ ...printed, ...changed })).toEqual(names);
  }
});
