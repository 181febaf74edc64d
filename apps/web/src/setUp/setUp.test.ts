import { begin } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { largeBattlesMessages } from '@drumhead/large-battles/messages';
import { largeBattlesReference } from '@drumhead/large-battles/reference';
import { describe, expect, it } from 'vitest';
import { games, manifestOf } from '../rulesets/manifests.ts';
import { seatsFor } from './chosen.ts';
import type { RulesSetUp } from './rulesSetUp.ts';

const rulesOf = async (ruleset: string): Promise<RulesSetUp> => (await manifestOf(ruleset)?.setUp()) as RulesSetUp;

describe.each(games.map(({ ruleset, game }) => [game.picture, ruleset] as const))(
  'setting up %s',
  (picture, ruleset) => {
    it('every battle is ready to be played, and is set the next time as it was', async () => {
      const rules = await rulesOf(ruleset);
      for (const tile of rules.tiles(picture)) {
        const draft = rules.withTile(rules.fresh(picture), tile.id);
        expect(rules.tileOf(draft)).toBe(tile.id);
        const made = rules.made(draft);
        expect(made).toMatchObject({ ok: true, value: { scenario: tile.scenario } });
        const again = rules.revived(JSON.parse(JSON.stringify(rules.kept(draft))), picture);
        expect(again === null ? null : rules.made(again)).toEqual(made);
        expect(again === null ? null : rules.seats(again)).toEqual(rules.seats(draft));
      }
    });

    it('what was kept and is damaged begins nothing that cannot be set up', async () => {
      const rules = await rulesOf(ruleset);
      const whole = JSON.parse(JSON.stringify(rules.kept(rules.fresh(picture)))) as Record<string, unknown>;
      const damaged = [
        null,
        'a word',
        [],
        ...Object.keys(whole).flatMap((field) =>
          [null, 7, 'a word', []].map((other) => ({ ...whole, [field]: other })),
        ),
        ...Object.keys(whole).map((field) => ({ ...whole, [field]: undefined })),
      ];
      for (const one of damaged) {
        const draft = rules.revived(one, picture);
        if (draft !== null) expect([one, rules.made(draft).ok]).toEqual([one, true]);
      }
    });
  },
);

it('every special rule of Large Battles is explained by the clause of its name in the reference', () => {
  const made = begin(largeBattles, largeBattles.scenario('peninsular-clash'));
  const { units, generals } = (made.ok ? made.value.state : null)?.field ?? { units: [], generals: [] };
  const traits = [...Object.keys(units[0]?.traits ?? {}), ...Object.keys(generals[0]?.traits ?? {})];
  expect(traits.length).toBeGreaterThan(20);
  const titles = largeBattlesReference.flatMap(({ rules }) => rules.map(({ title }) => title));
  for (const trait of traits) {
    const name = largeBattlesMessages[`lb.rule.${trait}`];
    expect([trait, titles.filter(({ en, it: italian }) => en === name?.en && italian === name.it).length]).toEqual([
      trait,
      1,
    ]);
  }
});

it('the computer plays what nobody else does', () => {
  const sides = ['north', 'south', 'west'];
  expect(seatsFor(sides, { against: 'computer', mine: [1] })).toEqual({
    north: 'captain',
    south: 'human',
    west: 'captain',
  });
  expect(
    Object.values(seatsFor(sides, { against: 'computer', mine: 'lot' })).filter((one) => one === 'human'),
  ).toHaveLength(1);
  for (const against of ['here', 'elsewhere'] as const)
    expect(new Set(Object.values(seatsFor(sides, { against, mine: [] })))).toEqual(new Set(['human']));
});
