// Whatever a battle's data names has its words in the bundles that its table loads, in every rule set.
import type { AnyScreen } from './screen.ts';
import { manifests } from '../rulesets/manifests.ts';
import { loadScreen } from '../rulesets/screens.ts';
import { NATIONS } from '@drumhead/large-battles/armies';
import { beginOn } from './host/beginOn.ts';
import { CLASSES, KINDS } from '@drumhead/simplicity/armies';
import { ROSTERS } from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import { messageBundles as shared, type MessageBundles } from '../i18n/messageBundles.ts';
import { messageBundles as largeBattles } from '../rulesets/large-battles/messageBundles.ts';
import { messageBundles as simplicity } from '../rulesets/simplicity/messageBundles.ts';
import { messageBundles as skirmish } from '../rulesets/skirmish/messageBundles.ts';

const BUNDLES: readonly MessageBundles[] = [shared, largeBattles, simplicity, skirmish];

/** The keys of these bundles. */
async function keysOf(names: readonly (string | undefined)[]): Promise<ReadonlySet<string>> {
  const sources = names.flatMap((name) => BUNDLES.flatMap((bundles) => bundles[name ?? ''] ?? []));
  const found = await Promise.all(
    sources.map(async ([file, name]) => {
      const module = (await import(new URL(`../../../../${file}`, import.meta.url).href)) as Record<string, object>;
      return Object.keys(module[name] ?? {});
    }),
  );
  return new Set(found.flat());
}

/** Message keys that stand in data, and for a unit of Large Battles the short name that the table shows, too. */
const keysIn = (data: unknown): readonly string[] =>
  [...new Set(JSON.stringify(data).match(/(?<=")(?:lb|sip|sk)\.[a-z][\w.-]+(?=")/g) ?? [])].flatMap((key) =>
    key.startsWith('lb.unit.') ? [key, `${key}.short`] : [key],
  );

/** What may stand in a battle that is no ready one, by rule set. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'large-battles': keysIn(NATIONS),
  simplicity: CLASSES.flatMap((training) => KINDS.map((kind) => `sip.troops.${training}.${kind}`)),
  skirmish: ROSTERS.flatMap(({ id, profiles }) => [
    `sk.roster.${id}`,
    ...profiles.flatMap((one) => [
      `sk.profile.${one.id}`,
      ...one.weapons.map((weapon) => `sk.weapon.${weapon}`),
      ...one.specials.map((special) => `sk.special.${special}`),
    ]),
  ]),
};

it.each(manifests)('names on the table of $id have their words in what it loads', async (manifest) => {
  const screen = (await loadScreen(manifest.id)) as AnyScreen;
  const table = await keysOf(['page', screen.bundle]);
  const [first] = manifest.games;
  const ready = [...manifest.scenarios.map(({ id }) => id), first?.first.scenario ?? ''];
  for (const id of ready) {
    const battle = await beginOn(screen, id, undefined);
    if (!battle.ok) throw new Error(`${id} cannot be begun`);
    const { field } = battle.value.state as { readonly field: unknown };
    expect(
      keysIn(field).filter((key) => !table.has(key)),
      id,
    ).toEqual([]);
  }
  const all = await keysOf(['page', screen.bundle, screen.extraBundle]);
  const listed = LISTED[manifest.id] ?? [];
  expect(listed.length).toBeGreaterThan(15);
  expect([...new Set(listed)].filter((key) => !all.has(key))).toEqual([]);
});
