/** What each fault of a squad is repaired by (SK-SQD-1 to -9), and the choices that repairs are made of. */
import { describe, expect, it } from 'vitest';
import { rosterCalled } from './profiles.ts';
import { emptySquad } from './randomSquad.ts';
import { type Model, type SquadFile, squadPoints } from './squadFile.ts';
import { squadProblems, squadRepaired } from './squadProblems.ts';
import { cheapestIn, commandersIn, counterpart, dearestOf, membersOf, ranksOf, relieved } from './violations.ts';

const squad = (roster: string, limit: number, profiles: string, more: Partial<SquadFile> = {}): SquadFile => ({
  ...emptySquad(roster, limit),
  models: profiles === '' ? [] : profiles.split(' ').map((profile): Model => ({ profile })),
  ...more,
});
const profiles = (of: SquadFile) => of.models.map(({ profile, custom }) => profile ?? custom?.name).join(' ');

/** The squad after the repair of its fault with this reason; its facts. */
function repaired(of: SquadFile, reason: string) {
  const fault = squadProblems(of).find((one) => one.reason === `sk.problem.${reason}`);
  if (fault === undefined) return squadProblems(of).map((one) => one.reason);
  const after = squadRepaired(of, fault);
  return {
    rule: fault.rule,
    facts: fault.facts,
    profiles: profiles(after),
    limit: after.limit,
    obstacles: after.obstacles,
    casual: after.casual ?? false,
  };
}

describe('repairs of a squad', () => {
  it.each<[string, SquadFile, string, Record<string, unknown>]>([
    [
      'too dear: a soldier that is enough',
      squad('fr', 400, `fr-officer${' fr-line'.repeat(13)} fr-conscript`),
      'pointsOver',
      {
        rule: 'SK-SQD-1',
        facts: { points: 413, limit: 400, over: 13 },
        profiles: `fr-officer${' fr-line'.repeat(13)}`,
      },
    ],
    [
      'too dear: a soldier that is just enough',
      squad('fr', 400, `fr-officer${' fr-line'.repeat(12)} fr-conscript fr-conscript`),
      'pointsOver',
      { facts: { points: 402, limit: 400, over: 2 }, profiles: `fr-officer${' fr-line'.repeat(12)} fr-conscript` },
    ],
    [
      'too dear: fences go first',
      squad('gb', 400, `gb-officer${' gb-line'.repeat(13)}`, { obstacles: ['hedge', 'hedge', 'fence'] }),
      'pointsOver',
      { obstacles: ['hedge', 'hedge'] },
    ],
    [
      'too dear: nobody is enough, so the dearest',
      squad('fr', 400, `fr-officer${' fr-oldguard'.repeat(6)} fr-conscript`),
      'pointsOver',
      { profiles: `fr-officer${' fr-oldguard'.repeat(5)} fr-conscript` },
    ],
    [
      'too dear, with the fewest models: a cheaper soldier',
      squad('fr', 200, 'fr-officer fr-oldguard fr-oldguard fr-conscript'),
      'pointsOver',
      { profiles: 'fr-officer fr-oldguard fr-conscript fr-conscript' },
    ],
    [
      'too few',
      squad('fr', 400, 'fr-officer fr-line fr-line'),
      'tooFew',
      { rule: 'SK-SQD-7', facts: { count: 3, fewest: 4 }, profiles: 'fr-officer fr-line fr-line fr-conscript' },
    ],
    [
      'too few, and no points left',
      squad('fr', 200, 'fr-officer fr-oldguard fr-oldguard'),
      'tooFew',
      { profiles: 'fr-officer fr-oldguard fr-conscript fr-conscript' },
    ],
    [
      'too many',
      squad('fr', 2000, `fr-officer${' fr-line'.repeat(20)}`),
      'tooMany',
      { rule: 'SK-SQD-7', facts: { count: 21, most: 20 }, profiles: `fr-officer${' fr-line'.repeat(19)}` },
    ],
    [
      'too many, the commander last',
      squad('fr', 2000, `${'fr-line '.repeat(19)}fr-veteran fr-officer`),
      'tooMany',
      { profiles: `${'fr-line '.repeat(19)}fr-officer` },
    ],
    [
      'too many, the commander last but one',
      squad('fr', 2000, `${'fr-line '.repeat(19)}fr-officer fr-veteran`),
      'tooMany',
      { profiles: `${'fr-line '.repeat(19)}fr-officer` },
    ],
    [
      'two Leaders',
      squad('fr', 800, 'fr-officer fr-officer fr-line fr-line fr-line'),
      'leaders',
      { rule: 'SK-SQD-5', facts: { count: 2, most: 1 }, profiles: 'fr-officer fr-line fr-line fr-line' },
    ],
    [
      'two Leaders among the fewest',
      squad('fr', 800, 'fr-officer fr-officer fr-line fr-line'),
      'leaders',
      { profiles: 'fr-officer fr-conscript fr-line fr-line' },
    ],
    [
      'two NCOs, one of them in command',
      squad('fr', 400, 'fr-nco fr-nco fr-line fr-line fr-line', {
        models: [
          { profile: 'fr-nco' },
          { profile: 'fr-nco', commander: true },
          { profile: 'fr-line' },
          { profile: 'fr-line' },
          { profile: 'fr-line' },
        ],
      }),
      'ncos',
      { facts: { count: 2, most: 1 }, profiles: 'fr-nco fr-line fr-line fr-line' },
    ],
    [
      'two musicians',
      squad('fr', 400, 'fr-officer fr-drummer fr-drummer fr-line fr-line'),
      'musicians',
      { facts: { count: 2, most: 1 }, profiles: 'fr-officer fr-drummer fr-line fr-line' },
    ],
    [
      'no commander',
      squad('fr', 400, 'fr-line fr-line fr-line fr-line fr-oldguard'),
      'noCommander',
      { rule: 'SK-SQD-5', profiles: 'fr-line fr-line fr-line fr-line fr-nco' },
    ],
    [
      'no commander among the fewest',
      squad('fr', 400, 'fr-line fr-line fr-line fr-line'),
      'noCommander',
      { profiles: 'fr-line fr-line fr-line fr-line fr-nco' },
    ],
    ['no commander at all', squad('fr', 400, ''), 'noCommander', { profiles: 'fr-nco' }],
    [
      'personalities too dear',
      squad('fr', 300, 'fr-officer fr-eagle fr-drummer fr-line fr-line', { casual: true }),
      'personalities',
      { rule: 'SK-SQD-6', facts: { points: 112, most: 100 }, profiles: 'fr-officer fr-drummer fr-line fr-line' },
    ],
    [
      'mounted models too dear',
      squad('fr', 400, `fr-officer${' fr-cuirassier'.repeat(3)} fr-chasseur-cheval`),
      'mountedOver',
      { rule: 'SK-SQD-7' },
    ],
    [
      'too many obstacles',
      squad('gb', 400, 'gb-officer gb-line gb-line gb-line', { obstacles: ['fence', 'hedge', 'fence', 'hedge'] }),
      'obstaclesOver',
      { rule: 'SK-SQD-9', obstacles: ['fence', 'hedge', 'fence'] },
    ],
    [
      'a roster of the other game',
      { ...squad('fr', 400, 'fr-officer fr-line fr-line fr-line'), variant: 'SDT' },
      'rosterOfOther',
      { rule: 'SK-ROS-1' },
    ],
    [
      'a roster of the other game, the other way',
      { ...squad('fiw-rng', 350, 'rg-captain rg-ranger rg-recruit rg-recruit'), variant: 'SDS' },
      'rosterOfOther',
      { rule: 'SK-ROS-2' },
    ],
    [
      'models of two allies',
      squad('fiw-rng', 350, 'rg-captain rg-recruit rg-recruit pv-soldier rb-redcoat'),
      'thirdRoster',
      { rule: 'SK-SQD-8', facts: { ally: 'sk.roster.fiw-prov', other: 'sk.roster.fiw-gb' } },
    ],
    [
      'allies too dear',
      squad('fiw-rng', 350, 'rg-captain rg-recruit rb-highlander rb-highlander rb-highlander'),
      'alliesOver',
      { rule: 'SK-SQD-8' },
    ],
    [
      'allies too dear, one in command',
      squad('fiw-rng', 350, 'rb-officer rg-recruit rg-recruit rb-highlander rb-redcoat'),
      'alliesOver',
      { profiles: 'rb-officer rg-recruit rg-recruit rg-ranger rb-redcoat' },
    ],
  ])('SK-SQD-1 to -9: %s', (_, of, reason, expected) => {
    expect(repaired(of, reason)).toMatchObject(expected);
  });

  it('SK-SQD-6 a commander that is too dear makes way for one that is not, or for a larger limit', () => {
    const dear = squad('fiw-rng', 200, 'rg-captain rg-recruit rg-recruit rg-recruit', { casual: true });
    const found = squadProblems(dear).map(({ reason }) => reason);
    expect(found).toContain('sk.problem.personalities');
    expect(repaired(dear, 'personalities')).toMatchObject({ rule: 'SK-SQD-6' });
    const after = repaired(dear, 'personalities');
    if (Array.isArray(after)) throw new Error('no fault');
    const { profiles: now, limit } = after as { profiles: string; limit: number };
    const again = { ...squad('fiw-rng', limit, now), casual: true };
    expect(squadProblems(again).map(({ reason }) => reason)).not.toContain('sk.problem.personalities');
  });
});

describe('choices of repairs', () => {
  const members = (names: string) => membersOf(squad('fr', 400, names));

  it('SK-SQD-1 the dearest and the cheapest member, the last of equals', () => {
    expect(dearestOf(members('fr-line fr-oldguard fr-line fr-oldguard fr-conscript'))?.at).toBe(3);
    expect(cheapestIn(members('fr-conscript fr-line fr-conscript fr-oldguard'))?.at).toBe(2);
    expect([dearestOf([]), cheapestIn([])]).toEqual([undefined, undefined]);
    expect([dearestOf(members('fr-line'))?.at, cheapestIn(members('fr-line'))?.at]).toEqual([0, 0]);
  });

  it('SK-SQD-5 commanders and soldiers of a roster, the cheapest first', () => {
    expect(commandersIn('fr').map(({ id }) => id)).toEqual(['fr-nco', 'fr-officer']);
    expect(
      ranksOf('fr')
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['fr-conscript', 'fr-line', 'fr-grenadier']);
    expect(ranksOf('fr').map(({ id }) => id)).not.toContain('fr-cuirassier');
    expect(ranksOf('fr').map(({ id }) => id)).not.toContain('fr-eagle');
  });

  it('SK-SQD-3 the most similar profile: of the same post, else a soldier of nearly the same price', () => {
    const of = (id: string) => rosterCalled('gb').profiles.find((one) => one.id === id) ?? null;
    const like = (id: string, points: number) => counterpart('fr', of(id), points).id;
    expect([like('gb-ensign', 10), like('gb-drummer', 99), like('gb-officer', 26), like('gb-sergeant', 60)]).toEqual([
      'fr-eagle',
      'fr-drummer',
      'fr-officer',
      'fr-nco',
    ]);
    expect([like('gb-line', 26), like('gb-line', 1), like('gb-line', 999)]).toEqual([
      'fr-line',
      'fr-conscript',
      'fr-oldguard',
    ]);
    expect(counterpart('fr', null, 15).id).toBe('fr-conscript');
  });

  it('SK-SQD-7 a model goes, or where too few would be left a conscript takes its place', () => {
    expect(profiles(relieved(squad('fr', 400, 'fr-officer fr-line fr-line fr-line fr-line'), 1))).toBe(
      'fr-officer fr-line fr-line fr-line',
    );
    expect(profiles(relieved(squad('fr', 400, 'fr-officer fr-line fr-line fr-line'), 1))).toBe(
      'fr-officer fr-conscript fr-line fr-line',
    );
    expect(squadPoints(squad('fr', 400, 'fr-officer fr-conscript'))).toBe(75);
  });
});
