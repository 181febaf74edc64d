// One rule for names at every door for files: whoever reads a file gets its names as they are seen, and the rest as it came.
import { isRecord } from '@drumhead/content/schema';
import { type AnyRuleset, type Checked, seededRandomInt } from '@drumhead/engine';
import { largeBattles } from '@drumhead/large-battles';
import { randomDivision, readDivision } from '@drumhead/large-battles/armies';
import { readHistorical } from '@drumhead/large-battles/historical';
import { pickUpScenario } from '@drumhead/large-battles/pickup';
import { readClientMessage } from '@drumhead/protocol';
import { simplicity } from '@drumhead/simplicity';
import { randomArmy, readArmy } from '@drumhead/simplicity/armies';
import { randomSquad, readCampaign, readGame, readSquad, skirmish } from '@drumhead/skirmish';
import { expect, it } from 'vitest';
import { namingIn } from '../apps/server/src/http/naming.ts';
import largeBattlesPosition from '../examples/positions/large-battles.json' with { type: 'json' };
import simplicityPosition from '../examples/positions/simplicity.json' with { type: 'json' };
import skirmishPosition from '../examples/positions/skirmish.json' with { type: 'json' };

const NAMES: ReadonlySet<string> = new Set(['name', 'ownName', 'names', 'summary']);

/** With signs that nobody sees before, in and behind every name. */
function dirtied(value: unknown, isName = false): unknown {
  if (Array.isArray(value)) return value.map((one) => dirtied(one, isName));
  if (isName && typeof value === 'string')
    return `\u202e${value.slice(0, 2)}\u200b\u0085\u0007${value.slice(2)}\u00ad `;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dirtied(one, NAMES.has(key))]));
}

const pick = seededRandomInt('names of things');
const squad = { ...randomSquad('fr', 400, pick), name: 'Les Élèves' };
const company = (roster: string, models: readonly string[]) => ({
  name: `Of ${roster}`,
  models: models.map((profile) => ({ name: 'A man', profile })),
  roster,
});
const fifteen = (profile: string) => Array<string>(15).fill(profile);
const division = { name: 'Guard', ...randomDivision('france', '1805-1812', pick) };
const side = (name: string) => ({
  name,
  cinc: { q: 4, name: 'Chief', rules: [] },
  brigades: [
    {
      name: 'I',
      leader: { name: 'General', q: 4, rules: [] },
      units: [{ troops: 'lineInfantry', name: 'Line', count: 2, men: 600 }],
    },
  ],
  reserve: [],
});

const DOORS: Readonly<Record<string, readonly [(given: unknown) => Checked<unknown>, unknown]>> = {
  squad: [readSquad, squad],
  'skirmish game': [readGame, named(skirmish.scenario(skirmish.scenarios[0] as string))],
  campaign: [
    readCampaign,
    {
      version: 1,
      format: 'drumhead-skirmish-campaign',
      variant: 'SDS',
      scale: '15mm',
      games: 3,
      players: [
        { name: 'A', id: 'france', company: company('fr', ['fr-officer', 'fr-nco', ...fifteen('fr-line')]) },
        { id: 'britain', company: company('gb', ['gb-officer', 'gb-sergeant', ...fifteen('gb-line')]), name: 'B' },
      ],
      played: [],
    },
  ],
  army: [readArmy, { name: 'Left Wing', ...randomArmy('plain', 2, pick) }],
  division: [readDivision, division],
  'pick-up game': [
    pickUpScenario,
    {
      format: 'drumhead-large-battles-pickup',
      version: 1,
      scale: '15mm',
      deployment: 'hidden',
      sides: [
        { id: 'north', name: 'North', division },
        { id: 'south', name: 'South', division },
      ],
    },
  ],
  'order of battle': [
    readHistorical,
    {
      name: '1809',
      format: 'drumhead-large-battles-historical',
      version: 1,
      level: 'division',
      ground: 'open',
      sides: [side('France'), side('Austria')],
    },
  ],
  ...begunBy(largeBattles, largeBattlesPosition),
  ...begunBy(skirmish, skirmishPosition),
  ...begunBy(simplicity, simplicityPosition),
};

/** Files that a battle of this rule set begins from. */
function begunBy(ruleset: AnyRuleset, position: unknown): typeof DOORS {
  const begin = (given: unknown) => ruleset.create(given);
  const scenario = named(ruleset.scenario(ruleset.scenarios[0] as string));
  return {
    [`scenario of ${ruleset.id}`]: [begin, written(scenario)],
    [`position of ${ruleset.id}`]: [begin, written(position)],
  };
}

/** With names for the players of a skirmish and their squads, which those of the list have not. */
function named(file: unknown): unknown {
  if (!isRecord(file) || !Array.isArray(file.players)) return file;
  const players = (file.players as readonly { readonly squad: object }[]).map((player, i) => ({
    ...player,
    name: `Player ${i}`,
    squad: { ...player.squad, name: `Squad ${i}` },
  }));
  return { ...file, players };
}

/** With plain words where message keys stand for names: those are not for the author of a file to choose. */
function written(value: unknown, isName = false): unknown {
  if (Array.isArray(value)) return value.map((one) => written(one, isName));
  if (isName && typeof value === 'string') return value.replaceAll('.', ' ');
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one, NAMES.has(key))]));
}

it.each(Object.entries(DOORS))('a file with a %s is read with its names as they are seen', (_what, [read, file]) => {
  const [clean, dirty] = [read(file), read(dirtied(file))];
  expect(clean).toMatchObject({ ok: true });
  // Also the order of its keys, by which files are kept and squads are sealed.
  expect(JSON.stringify(dirty)).toBe(JSON.stringify(clean));
});

/** What a stranger may call a thing, and how it is read; null: it is refused. */
const STRANGE: readonly (readonly [string, string | null])[] = [
  ['\u202eGuard\u202c', 'Guard'],
  ['\u2066G\u2069\u200b\u200d\u2060\ufeffuard\u00ad', 'Guard'],
  ['\u0000\u0007G\u001b[31muard\u009b', 'G[31muard'],
  ['G\nu\ta\rr\u00a0d', 'G u a r d'],
  ['G\ud800uard\ue000', 'Guard'],
  ['G\u2028uard\u2029\u{e0041}', 'Guard'],
  [`G${'\u0301'.repeat(50)}uard`, 'Ǵ\u0301\u0301uard'],
  [`${'\u200b'.repeat(10_000)}Guard`, 'Guard'],
  ['G'.repeat(10_000), null],
  ['\u{1f600}'.repeat(10_000), null],
  ['', null],
  ['   ', null],
  ['\u200b\u202e\u2060', null],
  ['\u3164\u115f', null],
  ['\u2800\u2800', null],
  ['\u2800Old\u{1d159}Guard\u2800', 'Old Guard'],
];

/** Every place of a name, with what puts another name there. */
function* placesIn(
  value: unknown,
  put: (one: unknown) => unknown,
  isName = false,
): Iterable<(name: string) => unknown> {
  if (isName && typeof value === 'string') yield put;
  else if (Array.isArray(value))
    for (const [i, one] of value.entries())
      yield* placesIn(one, (next) => put(Object.assign([...value], { [i]: next })), isName);
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value))
      yield* placesIn(one, (next) => put({ ...value, [key]: next }), NAMES.has(key));
}

it.each(Object.entries(DOORS))('a file with a %s takes or refuses any name as all others do', (_what, [read, file]) => {
  const places = [...placesIn(file, (whole) => whole)];
  expect(places.length).toBeGreaterThan(0);
  // Of a long file some: its first names, its last ones, and every fifth between them.
  const tried = places.filter((_, i) => i < 4 || i > places.length - 4 || i % 5 === 0);
  for (const put of tried)
    for (const [given, seen] of STRANGE) {
      const found = read(put(given));
      if (seen === null) expect([found.ok, JSON.stringify(found).length < 2000]).toEqual([false, true]);
      else expect(JSON.stringify(found)).toBe(JSON.stringify(read(put(seen))));
    }
});

it.each(STRANGE)('lists of battles name them and their sides as they are seen, strange name %#', (given, seen) => {
  const setup = { name: given, sides: [{ id: 'north', name: given }] };
  const { name = null, sides } = namingIn(JSON.stringify({ setup }));
  expect([name, sides.north?.name ?? null]).toEqual([seen, seen]);
});

it('keeps the keys of a squad in the order that it was given in', () => {
  const turned = Object.fromEntries(Object.entries(squad).reverse());
  expect(readSquad(turned)).toMatchObject({ ok: true });
  expect(JSON.stringify((readSquad(turned) as { value?: unknown }).value)).toBe(JSON.stringify(turned));
});

it.each([
  ['chat', { text: 'a\u202eb\u0085c\u200bd\n' }, { text: 'abcd' }],
  ['report', { reason: '\u2066rude\u2069' }, { reason: 'rude' }],
])('what is said in a %s enters as it is seen', (t, given, seen) => {
  expect(readClientMessage(JSON.stringify({ t, ...given }))).toEqual({ ok: true, value: { t, ...seen } });
});
