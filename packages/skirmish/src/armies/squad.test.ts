import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skirmishMessages } from '../text/messages/index.ts';
import { ROSTERS } from './rosters.ts';
import { SPECIALS, type Special } from './specials.ts';
import { WEAPONS, type Weapon } from './weapons.ts';
import {
  commanderOf,
  type Model,
  matchProblems,
  randomSquad,
  readSquad,
  type SquadFile,
  squadAllRepaired,
  squadPoints,
  squadProblems,
  squadRepaired,
  squadSchema,
} from '../index.ts';
import { alliesOf } from './allies.ts';

/** Malformed data. */
type Loose = ReturnType<typeof JSON.parse>;

const squad = (roster: string, limit: number, profiles: string, more: Partial<SquadFile> = {}): SquadFile => ({
  format: 'drumhead-skirmish-squad',
  version: 1,
  variant: roster.startsWith('fiw') ? 'SDT' : 'SDS',
  roster,
  limit,
  models: profiles.split(' ').map((profile): Model => ({ profile })),
  ...more,
});

const custom = (more: Partial<NonNullable<Model['custom']>> = {}): Model => ({
  custom: { name: 'Old Jacques', q: 3, c: 2, weapons: ['musket'], specials: [], ...more },
});

const faults = (of: SquadFile) =>
  squadProblems(of).map(({ path, rule, reason }) => `${path} ${rule} ${reason.replace('sk.problem.', '')}`);
const profiles = (of: SquadFile) => of.models.map(({ profile, custom: own }) => profile ?? own?.name).join(' ');
/** The squad after the repair of its first fault. */
const once = (of: SquadFile): SquadFile => {
  const [first] = squadProblems(of);
  return first === undefined ? of : squadRepaired(of, first);
};

/** 60 + 36 + 16 + 10 × 26 + 15 = 387. */
const french = squad('fr', 400, `fr-officer fr-eagle fr-drummer ${'fr-line '.repeat(10)}fr-conscript`);
const rangers = squad('fiw-rng', 350, 'rg-captain rg-ranger rg-ranger rg-recruit rg-recruit');

describe('what a squad may be', () => {
  it('SK-SQD-1 all models together cost no more than 400; larger totals by agreement', () => {
    expect(faults(french)).toEqual([]);
    expect(squadPoints(french)).toBe(387);
    const over = { ...french, models: [...french.models, { profile: 'fr-line' }] };
    expect(faults(over)).toEqual(['models SK-SQD-1 pointsOver']);
    expect(squadProblems(over)[0]?.facts).toEqual({ points: 413, limit: 400, over: 13 });
    // Removing the conscript's 15 points is enough, and nothing cheaper would be.
    expect(profiles(once(over))).toBe(`fr-officer fr-eagle fr-drummer ${'fr-line '.repeat(10)}fr-line`);
    expect(faults({ ...over, limit: 520 })).toEqual([]);
    expect(faults({ ...french, limit: 399 })).toEqual(['limit SK-SQD-1 limit.SDS']);
  });

  it('SK-SQD-2 350 points in SDT', () => {
    expect(faults(rangers)).toEqual([]);
    expect(faults({ ...rangers, limit: 351 })).toEqual(['limit SK-SQD-2 limit.SDT']);
    const over = { ...rangers, models: [...rangers.models, ...rangers.models.slice(1, 3)] };
    expect(faults(over)).toEqual(['models SK-SQD-2 pointsOver']);
    expect(faults(once(over))).toEqual([]);
  });

  it('SK-SQD-3 models come from the roster of the nation only', () => {
    const mixed = { ...french, models: [...french.models.slice(0, -1), { profile: 'gb-guard' }] };
    expect(faults(mixed)).toContain('models[13].profile SK-SQD-3 profileOfOther');
    expect(once(mixed).models.at(-1)).toEqual({ profile: 'fr-chasseur' });
    const unknown = { ...french, models: [...french.models.slice(0, -1), { profile: 'fr-lancer' }] };
    expect(faults(unknown)).toEqual(['models[13].profile SK-ROS-1 profileUnknown']);
    expect(faults(once(unknown))).toEqual([]);
  });

  it('SK-SQD-3 one side is France, the other is not', () => {
    const british = squad('gb', 400, 'gb-officer gb-line gb-line gb-line');
    const prussian = squad('pr', 400, 'pr-officer pr-fusilier pr-fusilier pr-fusilier');
    expect(matchProblems(french, british)).toEqual([]);
    expect(matchProblems(british, french)).toEqual([]);
    const rules = (one: SquadFile, two: SquadFile) => matchProblems(one, two).map(({ rule }) => rule);
    expect(rules(british, prussian)).toEqual(['SK-SQD-3']);
    expect(rules(french, french)).toEqual(['SK-SQD-3']);
    expect(rules(french, { ...british, limit: 520 })).toEqual(['SK-SQD-1']);
    expect(rules({ ...french, limit: 300 }, british)).toEqual([]);
    expect(matchProblems(french, rangers).map(({ reason }) => reason)).toEqual(['sk.problem.variantsDiffer']);
  });

  it('SK-SQD-5 a Leader commands, or an NCO the owner names', () => {
    const led = squad('fr', 400, 'fr-officer fr-nco fr-line fr-line');
    expect(commanderOf(led)?.at).toBe(0);
    const oneNco = squad('fr', 400, 'fr-line fr-nco fr-line fr-line');
    expect(faults(oneNco)).toEqual([]);
    expect(commanderOf(oneNco)?.at).toBe(1);
    const twoNcos = squad('fr', 400, 'fr-nco fr-nco fr-line fr-line fr-line fr-line fr-line fr-line');
    expect(faults(twoNcos)).toEqual(['models SK-SQD-5 commanderUnnamed']);
    expect(commanderOf(once(twoNcos))?.at).toBe(0);
    const second = {
      ...twoNcos,
      models: twoNcos.models.map((one, at) => (at === 1 ? { ...one, commander: true } : one)),
    };
    expect(faults(second)).toEqual([]);
    expect(commanderOf(second)?.at).toBe(1);
    const both = { ...led, models: led.models.map((one, at) => (at === 1 ? { ...one, commander: true } : one)) };
    expect(faults(both)).toEqual(['models[1].commander SK-SQD-5 notCommander']);
    expect(once(both)).toEqual(led);
  });

  it('SK-SQD-5 a squad without a commander is repaired by the cheapest of the roster', () => {
    const headless = squad('gb', 400, 'gb-line gb-line gb-line gb-line');
    expect(faults(headless)).toEqual(['models SK-SQD-5 noCommander']);
    expect(profiles(once(headless))).toBe('gb-line gb-line gb-line gb-line gb-sergeant');
    expect(faults({ ...headless, casual: true })).toEqual([]);
    const two = squad('fr', 400, 'fr-nco fr-nco fr-line fr-line fr-line fr-line fr-line fr-line', { casual: true });
    expect(faults(two)).toEqual(['models SK-SQD-5 commanderUnnamed']);
  });

  it('SK-SQD-5 one Leader, one NCO for five others, one Flag Bearer and Musician for 400 points of limit', () => {
    const of = (list: string, limit = 900) => faults(squad('fr', limit, list));
    const lines = 'fr-line '.repeat(5).trim();
    expect(of(`fr-officer fr-officer ${lines}`)).toEqual(['models SK-SQD-5 leaders']);
    expect(of(`fr-officer fr-nco fr-nco ${lines}`)).toEqual([]);
    expect(of(`fr-officer fr-nco fr-nco fr-line fr-line fr-line fr-line`)).toEqual(['models SK-SQD-5 ncos']);
    expect(of(`fr-officer fr-eagle fr-eagle fr-eagle ${lines}`)).toEqual([]);
    expect(of(`fr-officer fr-eagle fr-eagle ${lines}`, 400)).toEqual(['models SK-SQD-5 flagBearers']);
    expect(of(`fr-officer fr-drummer fr-drummer ${lines}`, 400)).toEqual(['models SK-SQD-5 musicians']);
    expect(of(`fr-officer fr-drummer fr-drummer ${lines}`, 401)).toEqual([]);
    const two = squad('fr', 900, `fr-officer fr-officer ${lines}`);
    expect(profiles(once(two))).toBe(`fr-officer ${lines}`);
  });

  it('SK-SQD-6 personalities cost a third of the limit: 133 of 400', () => {
    const at133 = squad('fr', 400, `fr-officer fr-nco fr-drummer ${'fr-line '.repeat(4).trim()}`);
    expect(faults(at133)).toEqual([]);
    const above = { ...at133, models: [...at133.models, { profile: 'fr-eagle' }] };
    expect(faults(above)).toEqual(['models SK-SQD-6 personalities']);
    expect(squadProblems(above)[0]?.facts).toEqual({ points: 168, most: 133 });
    expect(profiles(once(above))).toBe('fr-officer fr-drummer fr-line fr-line fr-line fr-line fr-eagle');
    expect(squadProblems({ ...rangers, models: [...rangers.models, { profile: 'rg-sergeant' }] })[0]?.facts).toEqual({
      points: 160,
      most: 116,
    });
    // No commander fits a third of 200: the limit is raised to three times the cheapest NCO.
    const poor = squad('fiw-nat', 203, 'na-chief na-youth na-youth fr-x', { casual: true });
    expect(faults(squadAllRepaired(poor))).toEqual([]);
  });

  it('SK-SQD-7 4 to 20 models, mounted ones for half of the limit', () => {
    const three = squad('fr', 400, 'fr-officer fr-line fr-line');
    expect(faults(three)).toEqual(['models SK-SQD-7 tooFew']);
    expect(profiles(once(three))).toBe('fr-officer fr-line fr-line fr-conscript');
    expect(faults(squad('fr', 400, `fr-nco ${'fr-conscript '.repeat(19).trim()}`))).toEqual([]);
    const many = squad('fr', 400, `fr-nco ${'fr-conscript '.repeat(20).trim()}`);
    expect(faults(many)).toEqual(['models SK-SQD-7 tooMany']);
    expect(once(many).models).toHaveLength(20);
    const riders = squad('fr', 400, `fr-officer ${'fr-chasseur-cheval '.repeat(6).trim()}`);
    expect(faults(riders)).toEqual(['models SK-SQD-7 mountedOver']);
    expect(squadProblems(riders)[0]?.facts).toEqual({ points: 210, most: 200 });
    expect(profiles(once(riders))).toBe(`fr-officer ${'fr-chasseur-cheval '.repeat(5)}fr-veteran`);
  });

  it('SK-SQD-8 up to a third of the limit from one other roster of its own side', () => {
    expect(alliesOf('fiw-rng')).toEqual(['fiw-gb', 'fiw-prov', 'fiw-nat']);
    expect(alliesOf('fiw-fr')).toEqual(['fiw-nat']);
    expect(alliesOf('fiw-nat')).toEqual(['fiw-fr', 'fiw-gb', 'fiw-prov', 'fiw-rng']);
    expect(alliesOf('fr')).toEqual([]);
    const own = 'rg-captain rg-recruit rg-recruit';
    expect(faults(squad('fiw-rng', 350, `${own} na-elite na-elite`))).toEqual([]);
    const over = squad('fiw-rng', 350, `${own} na-elite na-elite na-youth`);
    expect(faults(over)).toEqual(['models SK-SQD-8 alliesOver']);
    expect(squadProblems(over)[0]?.facts).toEqual({ ally: 'sk.roster.fiw-nat', points: 124, most: 116 });
    expect(faults(once(over))).toEqual([]);
    const third = squad('fiw-rng', 350, `${own} na-elite pv-soldier`);
    expect(faults(third)).toEqual(['models[4].profile SK-SQD-8 thirdRoster']);
    expect(profiles(once(third))).toBe(`${own} na-elite rg-recruit`);
    expect(faults(squad('fiw-rng', 350, `${own} nf-soldier`))).toEqual(['models[3].profile SK-SQD-8 profileOfOther']);
  });

  it('SK-SQD-8 French or Native against British, Provincial, Ranger or Native', () => {
    const side = (roster: string, list: string) => squad(roster, 350, list);
    const natives = side('fiw-nat', 'na-chief na-youth na-youth na-youth');
    const ofTheBritish = side('fiw-nat', 'na-chief na-youth na-youth rg-recruit');
    const marines = side('fiw-fr', 'nf-officer nf-marine nf-marine nf-marine');
    const rules = (one: SquadFile, two: SquadFile) => matchProblems(one, two).map(({ rule }) => rule);
    expect(rules(marines, rangers)).toEqual([]);
    expect(rules(natives, natives)).toEqual([]);
    expect(rules(natives, marines)).toEqual([]);
    expect(rules(ofTheBritish, marines)).toEqual([]);
    expect(rules(ofTheBritish, rangers)).toEqual(['SK-SQD-8']);
    expect(rules(marines, marines)).toEqual(['SK-SQD-8']);
    expect(rules(rangers, side('fiw-gb', 'rb-officer rb-redcoat rb-redcoat rb-redcoat'))).toEqual(['SK-SQD-8']);
  });

  it('SK-SQD-9 up to three fences or hedges at 5 points, in SDS', () => {
    expect(faults({ ...french, obstacles: ['fence', 'hedge'] })).toEqual([]);
    expect(squadPoints({ ...french, obstacles: ['fence', 'hedge'] })).toBe(397);
    const four: SquadFile = { ...french, limit: 420, obstacles: ['fence', 'hedge', 'hedge', 'hedge'] };
    expect(faults(four)).toEqual(['obstacles SK-SQD-9 obstaclesOver']);
    expect(once(four).obstacles).toEqual(['fence', 'hedge', 'hedge']);
    const dear: SquadFile = { ...french, obstacles: ['fence', 'hedge', 'hedge'] };
    expect(faults(dear)).toEqual(['models SK-SQD-1 pointsOver']);
    expect(once(dear).obstacles).toEqual(['fence', 'hedge']);
    const tomahawks: SquadFile = { ...rangers, obstacles: ['fence'] };
    expect(faults(tomahawks)).toEqual(['obstacles SK-SQD-9 obstaclesNotHad']);
    expect(once(tomahawks)).toEqual(rangers);
  });

  it('SK-SQD-10 a casual game: any limit, any nation, custom profiles', () => {
    const small = { ...french, limit: 390 };
    expect(once(small)).toEqual({ ...small, casual: true });
    expect(faults({ ...small, casual: true })).toEqual([]);
    const own = { ...french, limit: 500, models: [...french.models, custom()] };
    expect(faults(own)).toEqual(['models[14].custom SK-SQD-10 customCasual']);
    expect(faults(once(own))).toEqual([]);
    const casual = { ...french, casual: true };
    expect(matchProblems(casual, casual)).toEqual([]);
    expect(matchProblems(casual, french).map(({ rule }) => rule)).toEqual(['SK-SQD-3']);
  });

  it('SK-ROS-1 SK-ROS-2 a roster belongs to its game', () => {
    expect(faults({ ...french, variant: 'SDT' }).slice(0, 1)).toEqual(['roster SK-ROS-1 rosterOfOther']);
    expect(once({ ...french, variant: 'SDT' })).toEqual(french);
    expect(faults({ ...rangers, variant: 'SDS' }).slice(0, 1)).toEqual(['roster SK-ROS-2 rosterOfOther']);
  });
});

describe('a custom profile', () => {
  const of = (more: Partial<NonNullable<Model['custom']>>, variant: 'fr' | 'fiw-fr' = 'fr') => {
    const { models, ...rest } = variant === 'fr' ? french : squad('fiw-fr', 350, 'nf-officer nf-soldier nf-soldier');
    return { ...rest, limit: 900, casual: true, models: [...models.slice(0, 4), custom(more)] };
  };
  const own = (made: SquadFile) =>
    squadProblems(made).map(
      ({ path, rule, reason }) => `${path.replace(/^.*custom\./, '')} ${rule} ${reason.slice(11)}`,
    );

  it('SK-PRO-5 Quality 2 to 6, Combat 0 to 6', () => {
    expect(own(of({ q: 2, c: 0 }))).toEqual([]);
    expect(own(of({ q: 6, c: 6 }))).toEqual([]);
    expect(own(of({ q: 1, c: 7 }))).toEqual(['q SK-PRO-5 qOutOfRange', 'c SK-PRO-5 cOutOfRange']);
    expect(squadAllRepaired(of({ q: 1, c: 7 })).models[4]?.custom).toMatchObject({ q: 2, c: 6 });
    expect(own(of({ q: 7 }))).toEqual(['q SK-PRO-5 qOutOfRange']);
  });

  it('SK-PRO-5 one long firearm or bow, one pistol, one tomahawk', () => {
    expect(own(of({ weapons: ['musket', 'pistol', 'sword'] }))).toEqual([]);
    expect(own(of({ weapons: ['musket', 'sword', 'rifle'] }))).toEqual(['weapons[2] SK-PRO-5 weaponTooMany']);
    expect(own(of({ weapons: ['pistol', 'pistol'] }))).toEqual(['weapons[1] SK-PRO-5 weaponTwice']);
    expect(own(of({ weapons: ['bow', 'tomahawk', 'musket'] }, 'fiw-fr'))).toEqual([
      'weapons[2] SK-PRO-5 weaponTooMany',
    ]);
    const mended = squadAllRepaired(of({ weapons: ['musket', 'rifle', 'carbine', 'pistol', 'pistol'] }));
    expect(mended.models[4]?.custom?.weapons).toEqual(['musket', 'pistol']);
  });

  it('refuses weapons of the other war', () => {
    expect(own(of({ weapons: ['bow'] }))).toEqual(['weapons[0] SK-RNG-3 weaponOfOther']);
    expect(own(of({ weapons: ['bow'] }, 'fiw-fr'))).toEqual([]);
    expect(own(of({ weapons: ['carbine'] }, 'fiw-fr'))).toEqual(['weapons[0] SK-RNG-3 weaponOfOther']);
  });

  it('SK-PRO-5 no special rule twice, none with its opposite', () => {
    expect(own(of({ specials: ['strong', 'scout', 'strong'] }))).toEqual(['specials[2] SK-PRO-5 specialTwice']);
    const clashes: readonly (readonly [Special, Special])[] = [
      ['strong', 'weak'],
      ['steadfast', 'wavering'],
      ['marksman', 'poorShot'],
      ['fearless', 'wavering'],
      ['mounted', 'shortMove'],
    ];
    for (const [one, two] of clashes) {
      expect(own(of({ specials: [one, two] }))).toEqual(['specials[1] SK-PRO-5 specialsClash']);
      expect(squadAllRepaired(of({ specials: [two, one] })).models[4]?.custom?.specials).toEqual([two]);
    }
  });

  it('SK-PTS-5 points in the file must be those of the formula', () => {
    const priced = (points: number) => ({ ...french, models: french.models.map((one) => ({ ...one, points })) });
    const one = { ...french, models: french.models.map((model, at) => (at === 3 ? { ...model, points: 27 } : model)) };
    expect(faults(one)).toEqual(['models[3].points SK-PTS-5 pointsDiffer']);
    expect(once(one)).toEqual(french);
    expect(faults(priced(26))).not.toContain('models[3].points SK-PTS-5 pointsDiffer');
  });
});

// --- any squad -------------------------------------------------------------------------------------------------

const anyWeapon = fc.constantFrom(...(Object.keys(WEAPONS) as Weapon[]));
const anySpecial = fc.constantFrom(...(Object.keys(SPECIALS) as Special[]));
const anyProfile = fc.constantFrom(...ROSTERS.flatMap((roster) => roster.profiles.map(({ id }) => id)), 'no-such');
const anyModel: fc.Arbitrary<Model> = fc.oneof(
  fc.record(
    { profile: anyProfile, commander: fc.boolean(), points: fc.integer({ min: 0, max: 99 }) },
    { requiredKeys: ['profile'] },
  ),
  fc.record({
    custom: fc.record({
      name: fc.constant('Somebody'),
      q: fc.integer({ min: 0, max: 9 }),
      c: fc.integer({ min: 0, max: 9 }),
      weapons: fc.array(anyWeapon, { maxLength: 5 }),
      specials: fc.array(anySpecial, { maxLength: 6 }),
    }),
  }),
);
const anySquad: fc.Arbitrary<SquadFile> = fc
  .record({
    roster: fc.constantFrom(...ROSTERS.map(({ id }) => id)),
    limit: fc.integer({ min: 200, max: 900 }),
    casual: fc.boolean(),
    models: fc.array(anyModel, { maxLength: 24 }),
    obstacles: fc.array(fc.constantFrom('fence' as const, 'hedge' as const), { maxLength: 5 }),
    variant: fc.constantFrom('SDS' as const, 'SDT' as const),
  })
  .map((made) => ({ format: 'drumhead-skirmish-squad', version: 1, ...made }));

describe('any squad', () => {
  it('is legal if generated at random: ten rosters, limits from 200 to 600', () => {
    for (const { id } of ROSTERS) {
      fc.assert(
        fc.property(fc.integer({ min: 200, max: 600 }), fc.infiniteStream(fc.nat(1000)), (limit, stream) => {
          const made = randomSquad(id, limit, (n) => (stream.next().value as number) % n);
          expect(faults(made), profiles(made)).toEqual([]);
          expect(readSquad(made)).toEqual({ ok: true, value: made });
        }),
        { numRuns: 25, seed: 1805 },
      );
    }
  });

  it('is legal after its repairs, in any order', () => {
    fc.assert(
      fc.property(anySquad, fc.infiniteStream(fc.nat(1000)), (made, stream) => {
        let at = made;
        let left = 200;
        for (let found = squadProblems(at); found.length > 0 && left > 0; found = squadProblems(at), left--) {
          const problem = found[(stream.next().value as number) % found.length];
          if (problem !== undefined) at = squadRepaired(at, problem);
        }
        expect(faults(at), JSON.stringify(made)).toEqual([]);
        expect(faults(squadAllRepaired(made))).toEqual([]);
      }),
      { numRuns: 400, seed: 1812 },
    );
  });

  it('reports every fault in both languages, with all facts', () => {
    fc.assert(
      fc.property(anySquad, (made) => {
        for (const { reason, facts } of squadProblems(made)) {
          const words = skirmishMessages[reason];
          expect(words, reason).toBeDefined();
          for (const [, name = ''] of words?.en.matchAll(/\{\{(\w+)\}\}/g) ?? []) expect(facts).toHaveProperty(name);
        }
      }),
      { numRuns: 100, seed: 1759 },
    );
  });
});

describe('the squad file', () => {
  const formFaults = (value: Loose) => {
    const read = readSquad(value);
    return read.ok ? [] : read.problems.map(({ path, reason }) => `${path} ${reason.replace('engine.problem.', '')}`);
  };

  it('is the same after writing and reading', () => {
    expect(readSquad(JSON.parse(JSON.stringify(french)))).toEqual({ ok: true, value: french });
  });

  it('refuses hostile files with the place and the reason', () => {
    expect(formFaults(null)).toEqual([' notRecord']);
    expect(formFaults({ ...french, version: 2 })).toEqual(['version notConstant']);
    expect(formFaults({ ...french, format: 'drumhead-large-battles-division' })).toEqual(['format notConstant']);
    expect(formFaults({ ...french, limit: 1e9 })).toEqual(['limit outOfRange']);
    expect(formFaults({ ...french, roster: '__proto__' })).toEqual(['roster notOneOf']);
    expect(formFaults({ ...french, models: [{ profile: 'constructor' }] })).toEqual([]);
    expect(faults({ ...french, models: [...french.models.slice(0, 13), { profile: 'constructor' }] })).toEqual([
      'models[13].profile SK-ROS-1 profileUnknown',
    ]);
    expect(formFaults(JSON.parse(JSON.stringify(french).replace('{', '{"__proto__":{"limit":1},')))).toEqual([
      '__proto__ unknownKey',
    ]);
    expect(formFaults({ ...french, models: [{ ...custom(), profile: 'fr-line' }] })).toEqual(['models[0] oneOf']);
    expect(formFaults({ ...french, models: [{}] })).toEqual(['models[0] oneOf']);
    expect(formFaults({ ...french, models: [custom({ specials: ['invincible'] as Loose })] })).toEqual([
      'models[0].custom.specials[0] notOneOf',
    ]);
    expect(formFaults({ ...french, models: Array.from({ length: 100_000 }, () => ({ profile: 'fr-line' })) })).toEqual([
      'models listLength',
    ]);
    let deep: Loose = [];
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(formFaults({ ...french, models: deep })).toEqual(['models[0] notRecord']);
  });

  it('has a current published schema', () => {
    const published = readFileSync(new URL('../../schemas/squad.schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(published)).toEqual(squadSchema());
  });
});
