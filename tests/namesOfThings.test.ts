// One rule for names at every door for files: whoever reads a file gets its names as they are seen, and the rest as it came.
import { isRecord } from '@drumhead/content/schema';
import { type Checked, seededRandomInt } from '@drumhead/engine';
import { randomDivision, readDivision } from '@drumhead/large-battles/armies';
import { readHistorical } from '@drumhead/large-battles/historical';
import { pickUpScenario } from '@drumhead/large-battles/pickup';
import { readClientMessage } from '@drumhead/protocol';
import { randomArmy, readArmy } from '@drumhead/simplicity/armies';
import { randomSquad, readCampaign, readGame, readSquad, skirmish } from '@drumhead/skirmish';
import { expect, it } from 'vitest';

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
  'skirmish game': [readGame, skirmish.scenario(skirmish.scenarios[0] as string)],
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
};

it.each(Object.entries(DOORS))('a file with a %s is read with its names as they are seen', (_what, [read, file]) => {
  const [clean, dirty] = [read(file), read(dirtied(file))];
  expect(clean).toMatchObject({ ok: true });
  // Also the order of its keys, by which files are kept and squads are sealed.
  expect(JSON.stringify(dirty)).toBe(JSON.stringify(clean));
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
