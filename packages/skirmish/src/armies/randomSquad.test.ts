/** Random legal squads, small and quick (SK-SQD-1 to -8). */
import { describe, expect, it } from 'vitest';
import { pointsOf } from './points.ts';
import { homeOf, rosterCalled } from './profiles.ts';
import { emptySquad, type RandomPick, randomSquad } from './randomSquad.ts';
import { type SquadFile, squadPoints } from './squadFile.ts';
import { squadProblems } from './squadProblems.ts';
import { commanderOf, FEWEST, MOST, thirdOf, withAdded } from './violations.ts';
import { withNames } from './menNames.ts';

const first: RandomPick = () => 0;
const last: RandomPick = (n) => n - 1;
const middle: RandomPick = (n) => Math.floor(n / 2);

const profiles = ({ models }: SquadFile): readonly string[] => models.map(({ profile = '' }) => profile);

describe('a random squad', () => {
  it('SK-SQD-10 is empty at first, and casual with a limit that is not agreed on', () => {
    expect(emptySquad('fr', 400)).toEqual({
      format: 'drumhead-skirmish-squad',
      version: 1,
      variant: 'SDS',
      roster: 'fr',
      limit: 400,
      models: [],
    });
    expect(emptySquad('fr', 310)).toMatchObject({ casual: true, limit: 310 });
    expect(emptySquad('fiw-rng', 350)).toMatchObject({ variant: 'SDT', models: [] });
    expect('casual' in emptySquad('fiw-rng', 350)).toBe(false);
  });

  it.each<[string, number, RandomPick]>([
    ['fr', 400, first],
    ['gb', 400, last],
    ['fr', 200, last],
    ['fiw-rng', 350, middle],
    ['fiw-rng', 350, last],
    ['fiw-nat', 210, last],
    ['fiw-prov', 1200, first],
  ])('SK-SQD-1 to -8: of %s for %s points is legal, and nobody else fits', (roster, limit, pick) => {
    const squad = randomSquad(roster, limit, pick);
    expect(squadProblems(squad)).toEqual([]);
    expect(squad.models.length).toBeGreaterThanOrEqual(FEWEST);
    expect(squadPoints(squad)).toBeLessThanOrEqual(limit);
    expect(commanderOf(squad)?.points).toBeLessThanOrEqual(thirdOf(squad));
    if (squad.models.length < MOST) {
      for (const { id } of rosterCalled(roster).profiles) {
        const more = withAdded(squad, id);
        expect([id, squadPoints(more) > limit || squadProblems(more).length > 0]).toEqual([id, true]);
      }
    } else expect(squad.models).toHaveLength(MOST);
    // In the order of its roster, borrowed models last.
    const own = rosterCalled(roster).profiles.map(({ id }) => id);
    const places = profiles(squad).map((id) => (own.includes(id) ? own.indexOf(id) : own.length));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('SK-SQD-8 may borrow models of allies', () => {
    const rosters = new Set(profiles(randomSquad('fiw-rng', 700, last)).map((id) => homeOf(id)?.id));
    expect(rosters.has('fiw-rng')).toBe(true);
    expect(rosters.size).toBe(2);
    expect(new Set(profiles(randomSquad('fr', 400, last)).map((id) => homeOf(id)?.id))).toEqual(new Set(['fr']));
  });

  it('SK-SQD-5, SK-SQD-7 even the dearest soldiers leave enough for the fewest models', () => {
    for (const limit of [200, 205, 210, 215, 220]) {
      const squad = randomSquad('pr', limit, last);
      expect([limit, squadProblems(squad)]).toEqual([limit, []]);
      const cheapest = Math.min(
        ...profiles(squad).map((id) => pointsOf(rosterCalled('pr').profiles.find((one) => one.id === id) as never)),
      );
      expect(limit - squadPoints(squad)).toBeLessThan(cheapest + 30);
    }
  });

  it('SK-SQD-4 gives names of its nation to the nameless', () => {
    const squad = {
      ...emptySquad('fiw-rng', 350),
      models: [
        { profile: 'rg-ranger', name: 'Adams' },
        { profile: 'rg-ranger' },
        { profile: 'pv-soldier' },
        { custom: { name: 'Old Jacques', q: 3, c: 2, weapons: ['musket'], specials: [] } },
      ],
    } as SquadFile;
    expect(withNames(squad, first).models.map(({ name }) => name)).toEqual(['Adams', 'Allen', 'Baker', 'Barnes']);
    expect(withNames({ ...squad, roster: 'fiw-nat', models: squad.models.slice(3) }, first).models[0]?.name).toBe(
      'Black Kettle',
    );
    expect(withNames(squad, (n) => n).models.map(({ name }) => name)).toEqual([
      'Adams',
      undefined,
      undefined,
      undefined,
    ]);
    expect('name' in (withNames(squad, (n) => n).models[1] ?? {})).toBe(false);
  });
});
