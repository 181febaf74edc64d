import { readdirSync, readFileSync } from 'node:fs';
import { type AnyRuleset, begin, type Envelope, envelopeOf } from '@drumhead/engine';
import { rulesetById } from '@drumhead/rulesets';
import { describe, expect, it } from 'vitest';
import { cardOf } from '@drumhead/content/library';
import { MOST_LINK } from '../documents/shareLinks.ts';
import { recogniseText } from '@drumhead/content/outside';
import { oddsOf } from './cardOdds.ts';
import { forkOf } from './fork.ts';
import { openedScenario } from './opened.ts';
import { editionAddress, editionIn, foundAt } from './scenarioAt.ts';
import oldLinks from './oldLinks.json' with { type: 'json' };
import { readScenarioLink, scenarioLink, sent } from './scenarioLink.ts';

const EXAMPLES = new URL('../../../../examples/scenarios/', import.meta.url);
const files = readdirSync(EXAMPLES).map(
  (name) => [name, envelopeOf(JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8'))) as Envelope] as const,
);
const [, road] = files.find(([name]) => name === 'large-battles.json') as (typeof files)[number];

/** Of the first day: whatever the page becomes, it opens. */
const OLD = '2.o6Ln4GaCh1qggeeZowCMUWDpBWzWwBJebS0A5vf6';
const SMALL = {
  format: 'drumhead-scenario',
  version: 1,
  ruleset: 'simplicity',
  title: { en: 'The ford', it: 'Il guado' },
  setup: {},
};

const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);
const faultOf = async (query: string): Promise<string> => {
  const opened = await openedScenario(readScenarioLink(query));
  return opened.ok ? 'ok' : opened.fault.key;
};

describe('KERNEL-SCENARIO a scenario in a link', () => {
  it.each(files)('%s comes out of it as it went in, and is short', async (_name, file) => {
    const { address, length } = scenarioLink(file);
    expect(length).toBeLessThan(2000);
    const read = readScenarioLink(queryOf(address));
    expect(read).toEqual({ ok: true, value: sent(file) });
    // Whatever a letter puts around it, the door finds it.
    expect(recogniseText(`Have a look:\n<https://example.org/${address}>.`)).toMatchObject({ is: 'link', address });
    const opened = await openedScenario(read);
    expect(opened).toMatchObject({ ok: true, asked: { battle: { ruleset: file.ruleset, scenario: null } } });
  });

  it('leaves the picture under the table at home, unless its author sends it along', () => {
    const mark = { px: [1, 1], mm: [1, 1] } as const;
    const underlay = { picture: 'sha256-6a1f', a: mark, b: mark };
    const { underlay: _, ...bare } = road;
    expect(sent({ ...road, underlay })).toEqual(bare);
    const along = { ...road, underlay: { ...underlay, travels: true } };
    expect(sent(along)).toBe(along);
  });

  it('is read as long as its words are as they were', () => {
    expect(readScenarioLink(`s=${OLD}`)).toEqual({ ok: true, value: SMALL });
  });

  it.each(Object.entries(oldLinks))(
    'of November 2026 (%s) opens whatever was released since, and its battle begins',
    async (title, query) => {
      const read = readScenarioLink(query);
      expect(read).toMatchObject({ ok: true, value: { title: { en: title } } });
      expect(await openedScenario(read)).toMatchObject({ ok: true });
      const file = read.ok ? envelopeOf(read.value) : null;
      expect(begin(rulesetById(file?.ruleset ?? '') as AnyRuleset, file).ok).toBe(true);
    },
  );

  it('says what is wrong with it', async () => {
    const query = queryOf(scenarioLink(road).address);
    const changed = (by: object): string => queryOf(scenarioLink({ ...road, ...by }).address);
    const faults = [
      query.slice(0, -5),
      `${query.slice(0, 40)}*${query.slice(41)}`,
      query.replace('s=2.', 's=3.'),
      `s=2.${'A'.repeat(MOST_LINK)}`,
      's=',
      '',
      changed({ version: 2 }),
      changed({ format: 'drumhead-device' }),
      changed({ ruleset: 'chess' }),
      changed({ title: {} }),
      changed({ setup: { ...Object(road.setup), sides: [] } }),
    ];
    expect(await Promise.all(faults.map(faultOf))).toEqual([
      'web.papers.link.changed',
      'web.papers.link.character',
      'web.papers.link.version',
      'web.papers.link.long',
      'web.papers.link.cutShort',
      'web.papers.link.cutShort',
      'web.library.later',
      'web.library.strange',
      'web.fault.noScenario',
      'web.fault.position',
      'web.fault.position',
    ]);
  });
});

describe('a copy of somebody’s scenario', () => {
  it('names it with its author and licence, and the edition of a server that it was', () => {
    const address = editionAddress('7k2q', 2);
    const fork = forkOf({ ...road, author: 'Ada', licence: 'CC-BY-SA-4.0', edition: 2 }, address);
    expect(fork.from).toEqual({ title: road.title, author: 'Ada', licence: 'CC-BY-SA-4.0', address });
    expect([fork.author, fork.edition, fork.licence]).toEqual([undefined, undefined, 'CC-BY-SA-4.0']);
    expect(editionIn(address)).toEqual({ scenario: '7k2q', edition: 2 });
    expect(foundAt(queryOf(address))).toBe(address);
    // A link holds all of it: there is nothing to find at it.
    expect(foundAt(queryOf(scenarioLink(road).address))).toBe('');
    expect(forkOf(road, '').from).not.toHaveProperty('address');
    expect([editionIn('#/page/any/scenario?file=a.json'), editionIn(undefined)]).toEqual([null, null]);
  });

  it('is a scenario file like others', async () => {
    const opened = await openedScenario({ ok: true, value: forkOf(road, '') });
    expect(opened.ok).toBe(true);
    const nobody = await openedScenario({ ok: true, value: { ...road, from: { title: {} } } });
    expect(nobody).toMatchObject({ ok: false, fault: { facts: { path: 'from.title' } } });
  });
});

describe('the card of a scenario', () => {
  it('tells the first paragraph, its languages, and whether it has rules of its own', () => {
    const long = `${'Many words. '.repeat(40)}\n\nMore.`;
    const card = cardOf({ ...road, title: { en: 'A', it: 'B' }, briefing: { all: { en: long }, french: { en: 'x' } } });
    expect(card.languages).toEqual(['en']);
    expect(card.about?.['en']).toMatch(/^Many words\..*…$/);
    expect(card.about?.['en']?.length).toBeLessThan(282);
    expect(card.own).toBeUndefined();
    const [, ownRules] = files.find(([name]) => name === 'large-battles-own-rules.json') as (typeof files)[number];
    expect(cardOf(ownRules).own).toBe(true);
  });

  it('says how even it is as the laboratory would', () => {
    const of = (battles: number, wins: number) =>
      oddsOf({ battles, players: 'captain,captain', wins: { french: wins, allies: 1 - wins } });
    expect([of(1000, 0.5), of(100, 0.54), of(200, 0.8), of(10, 0.5)].map(({ verdict }) => verdict.kind)).toEqual([
      'even',
      'maybe',
      'favoured',
      'early',
    ]);
    expect(of(1000, 0.5).players).toBe('captain,captain');
  });
});
