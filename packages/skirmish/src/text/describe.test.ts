import { textsIn } from '@drumhead/content/begun';
import { startI18n, translateIn } from '@drumhead/content/translator';
import type { Facts, ScriptNews } from '@drumhead/engine';
import { describe as group, expect, it } from 'vitest';
import { position } from '../../test/positions.ts';
import { describe } from './describe.ts';
import type { Event, EventType } from '../state/events.ts';
import { skirmishMessages } from './messages/index.ts';
import { factsInWords, modelLabel } from './names.ts';

const players = [
  { name: 'sk.roster.fr', feature: 'SK-NAT-1' },
  { name: 'sk.roster.gb', feature: 'SK-NAT-2' },
];
const plain = position({
  players,
  models: [
    { at: [100, 100], weapons: ['musket', 'sword'] },
    { at: [150, 100] },
    { at: [100, 300], player: 1 },
    { at: [150, 300], player: 1 },
    { at: [200, 300], player: 1 },
  ],
  features: [{ kind: 'fence', id: 'fence-7', from: [50, 200], to: [90, 200] }],
  things: [{ at: [300, 300] }, { at: [310, 300], kind: 'flag' }],
});
const NAMES = ['fr-officer', 'fr-line', 'gb-line', 'gb-line', 'gb-officer'];
const ORDINALS = [1, 2, 1, 2, 1];
/** Two squads with an officer each, and line infantry of the same name. */
const state = {
  ...plain,
  field: {
    ...plain.field,
    models: plain.field.models.map((profile, i) => ({
      ...profile,
      name: `sk.profile.${NAMES[i]}`,
      ordinal: ORDINALS[i] ?? 0,
    })),
  },
};

const translators = { en: translatorIn('en'), it: translatorIn('it') };

function translatorIn(language: 'en' | 'it') {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const { texts } = textsIn(language, skirmishMessages, {});
  return translateIn(
    startI18n(language, texts, { missing: fail, missingFact: (text, fact) => fail(`${fact}: ${text}`) }),
  );
}

const inWords = (facts: Facts, language: 'en' | 'it' = 'en') => factsInWords(state, facts, translators[language]);

function line(event: Event, language: 'en' | 'it' = 'en'): string {
  const { key, facts } = describe(state, event);
  return translators[language](key, inWords(facts, language));
}

const bonus = [{ rule: 'SK-CMD-1', add: 1, what: 'sk.tally.leader' }];
const sum = [{ rule: 'SK-PRO-3', add: 2, what: 'sk.tally.combat' }];
const roll = { rule: 'SK-ACT-2', quality: 4, bonus, faces: [5, 3, 1], successes: 1, failures: 2 };
const place = { x: 0, y: 0, level: 0, broken: false, rule: 'SK-MOV-1', model: 0 };
const clash = { faces: [5, 2], attack: sum, defence: sum, doubling: [[], []] } as const;
const results = ['nothing', 'recoil', 'fallen', 'wounded', 'killed', 'cover', 'prone'] as const;
const ways = [
  'move',
  'climb',
  'stairs',
  'ladder',
  'jump',
  'scout',
  'recoil',
  'fall',
  'flight',
  'cover',
  'rideOn',
  'exit',
] as const;

/** Events of every kind of the book; complete by type, so a new kind of event does not compile without an entry. */
const EVENTS: { readonly [K in Exclude<EventType, ScriptNews['type']>]: readonly (Event & { readonly type: K })[] } = {
  rolesRolled: [0, null].map((winner) => ({
    type: 'rolesRolled',
    rule: 'SK-SET-1',
    faces: [4, 2],
    tallies: [sum, sum],
    winner,
  })),
  roleChosen: [true, false].map((attack) => ({ type: 'roleChosen', rule: 'SK-SET-1', player: 0, attack })),
  terrainRolled: [1, 3].map((count) => ({
    type: 'terrainRolled',
    rule: 'SK-TER-5',
    quarter: 3,
    face: 4,
    what: 'sk.rolled.fences',
    count,
  })),
  featureLaid: [{ type: 'featureLaid', rule: 'SK-TER-1', feature: 'fence-7', kind: 'sk.feature.fence' }],
  featureDropped: [{ type: 'featureDropped', rule: 'SK-TER-13', kind: 'sk.rolled.hill' }],
  edgeChosen: [{ type: 'edgeChosen', rule: 'SK-DEP-1', player: 0, edge: 'west' }],
  placed: [0, 2].map((level) => ({ type: 'placed', rule: 'SK-DEP-3', model: 0, x: 0, y: 0, level })),
  lifted: [{ type: 'lifted', rule: 'SK-DEP-3', model: 0 }],
  deployed: [{ type: 'deployed', rule: 'SK-DEP-2', player: 0 }],
  initiativeRolled: [0, null].map((first) => ({ type: 'initiativeRolled', rule: 'SK-INI-1', faces: [4, 4], first })),
  cardDrawn: [{ type: 'cardDrawn', rule: 'SK-MPL-1', player: 0 }],
  gameTurnBegan: [{ type: 'gameTurnBegan', rule: 'SK-GEN-10', turn: 3 }],
  turnBegan: [{ type: 'turnBegan', rule: 'SK-ACT-10', player: 0 }],
  turnEnded: (['turnover', 'all', 'choice'] as const).map((why) => ({
    type: 'turnEnded',
    rule: 'SK-ACT-3',
    player: 0,
    why,
  })),
  nominated: [{ type: 'nominated', rule: 'SK-ACT-1', model: 0 }],
  activationRolled: [false, true].flatMap((turnover) =>
    ['SK-ACT-2', 'SK-SPR-21'].map((rule) => ({ type: 'activationRolled', model: 0, turnover, ...roll, rule })),
  ),
  unpredictableRolled: [{ type: 'unpredictableRolled', rule: 'SK-SPR-22', model: 0, face: 6 }],
  stopped: [{ type: 'stopped', rule: 'SK-ACT-8', model: 0, left: 1 }],
  moved: ways.flatMap((how) => [0, 1].map((level) => ({ type: 'moved', how, ...place, level }))),
  posture: (['standing', 'fallen', 'prone'] as const).map((posture) => ({
    type: 'posture',
    rule: 'SK-HTH-4',
    model: 0,
    posture,
  })),
  out: (['wounded', 'killed', 'fled', 'left', 'safe'] as const).map((reason) => ({
    type: 'out',
    rule: 'SK-HTH-5',
    model: 0,
    reason,
  })),
  reloaded: [{ type: 'reloaded', rule: 'SK-RNG-18', model: 0, weapon: 0 }],
  depleted: [{ type: 'depleted', rule: 'SK-RNG-16', model: 0, weapon: 0 }],
  resupplied: [{ type: 'resupplied', rule: 'SK-RNG-17', model: 0, weapon: 0, from: 1 }],
  bashed: [true, false].map((done) => ({
    type: 'bashed',
    rule: 'SK-MOV-12',
    model: 0,
    face: 4,
    tally: sum,
    needed: 6,
    done,
    feature: 'fence-7',
  })),
  unbarred: [{ type: 'unbarred', rule: 'SK-MOV-10', model: 0, feature: 'house-1' }],
  fell: [true, false].map((wounded) => ({
    type: 'fell',
    rule: 'SK-MOV-15',
    model: 0,
    faces: [3, 5],
    levels: 1,
    wounded,
  })),
  thing: (['taken', 'handed', 'dropped', 'carriedOff', 'captured'] as const).flatMap((done) =>
    [0, 1].map((thing) => ({ type: 'thing', rule: 'SK-SCN-1', model: 0, thing, done })),
  ),
  tomahawkFound: [{ type: 'tomahawkFound', rule: 'SK-RNG-21', model: 0 }],
  dismounted: [{ type: 'dismounted', rule: 'SK-MOV-18', model: 0 }],
  ordered: (['groupMove', 'regroup', 'volley', 'shootAndReload'] as const).flatMap((kind) =>
    [-1, 4].map((target) => ({ type: 'ordered', rule: 'SK-GRP-1', leader: 0, kind, members: [0, 1], target })),
  ),
  orderRolled: [false, true].map((turnover) => ({ type: 'orderRolled', leader: 0, turnover, ...roll })),
  feature: ['SK-NAT-1', 'SK-NAT-2', 'SK-NAT-3', 'SK-NAT-4', 'SK-NAT-5'].flatMap((rule) =>
    [true, false].map((used) => ({ type: 'feature', rule, player: 0, used })),
  ),
  heldFire: [{ type: 'heldFire', rule: 'SK-SEQ-7', leader: 0 }],
  melee: ['SK-HTH-4', 'SK-HTH-25'].flatMap((rule) =>
    results.flatMap((what) =>
      (what === 'cover' || what === 'prone' ? [2] : [2, 0]).map((loser) => ({
        type: 'melee',
        rule,
        attacker: 0,
        defender: 2,
        result: { loser: what === 'nothing' ? -1 : loser, what },
        ...clash,
      })),
    ),
  ),
  shot: results.flatMap((what) =>
    [[0], [0, 1]].map((shooters) => ({
      type: 'shot',
      rule: 'SK-RNG-12',
      shooters,
      weapons: shooters.map((shooter) => state.field.models[shooter]?.weapons.length ?? 0).map((count) => count - 1),
      target: 2,
      result: { loser: what === 'nothing' ? -1 : 2, what },
      ...clash,
    })),
  ),
  fearRolled: [true, false].map((flees) => ({
    type: 'fearRolled',
    rule: 'SK-SPR-4',
    model: 0,
    of: 2,
    face: 1,
    bonus,
    flees,
  })),
  moraleRolled: [0, 1, 2, 3].map((failures) => ({
    type: 'moraleRolled',
    rule: 'SK-MOR-2',
    player: 0,
    model: 0,
    faces: [1, 3, 6],
    bonus: [],
    failures,
  })),
  succeeded: [{ type: 'succeeded', rule: 'SK-CMD-4', player: 0, model: 0 }],
  broken: [
    { type: 'broken', rule: 'SK-END-2', player: 0 },
    { type: 'broken', rule: 'SK-END-3', player: 0 },
  ],
  withdrawn: [{ type: 'withdrawn', rule: 'SK-END-4', player: 0 }],
  resigned: [
    { type: 'resigned', rule: 'SK-END-4', player: 0 },
    { type: 'resigned', rule: 'SK-SCN-7', player: 0 },
  ],
  drawOffered: [{ type: 'drawOffered', rule: 'SK-END-6', player: 0 }],
  drawAccepted: [{ type: 'drawAccepted', rule: 'SK-END-6', player: 1 }],
  drawDeclined: [{ type: 'drawDeclined', rule: 'SK-END-6', player: 1 }],
  ended: [0, null].map((winner) => ({ type: 'ended', rule: 'SK-END-6', winner })),
};

/** Text that only a program would write: keys, holes, ids, invalid numbers. */
const RAW = /\bsk\.|\{\{|\b(?:red|blue)\b|fence-7|undefined|null|NaN/;

group('log lines', () => {
  it.each(Object.entries(EVENTS))('describe %s in both languages, in plain words', (_type, events) => {
    for (const event of events) {
      for (const language of ['en', 'it'] as const) {
        const said = line(event, language);
        expect(said).not.toMatch(RAW);
        expect(said).toMatch(/^\p{Lu}.*[.]$/u);
      }
    }
  });

  it('read naturally', () => {
    const [shot, volley] = EVENTS.shot.slice(2);
    expect(line(shot as Event)).toBe(
      'Officer (France) shoots at Line Infantryman 1 (Britain): target recoils (7 against 4; dice 5, 2; winner’s die odd; Sword).',
    );
    const { weapons: _, ...older } = shot as Event & { type: 'shot' };
    expect(line(older)).toMatch(/dice 5, 2; winner’s die odd\)\.$/);
    expect(line(volley as Event, 'it')).toBe(
      'Salva contro Fante di Linea 1 (Gran Bretagna): il bersaglio arretra (7 contro 4; dadi 5, 2; dado del vincitore dispari; Spada, Moschetto; Ufficiale, Fante di Linea).',
    );
    expect(line(EVENTS.activationRolled[2] as Event, 'it')).toBe(
      'Ufficiale (Francia): azioni 1, poi passaggio del turno (dadi 5, 3, 1 con 3+).',
    );
    expect(line(EVENTS.terrainRolled[0] as Event)).toBe('Terrain, lower left of the table: fences 1 (rolled 4).');
    expect(line({ type: 'stopped', rule: 'SK-ACT-8', model: 0, left: 1 })).toBe(
      'Officer (France) ends its activation: unused actions 1.',
    );
  });
});

group('names', () => {
  it('have a number if several of a squad share a name, and a side if models of another player do', () => {
    expect(modelLabel(state, 2).key).toBe('sk.label.model');
    expect(modelLabel(state, 0).key).toBe('sk.label.model.only');
    expect(inWords({ model: state.field.models[2]?.id ?? '' })['model']).toBe('Line Infantryman 1 (Britain)');
    const alone = { ...state, field: { ...state.field, models: state.field.models.slice(2) } };
    const only = factsInWords(alone, { model: 2 }, translators.en);
    expect(only['model']).toBe('Officer');
  });

  it('replace indices and ids of models and features', () => {
    expect(inWords({ model: 4 }, 'it')['model']).toBe('Ufficiale (Gran Bretagna)');
    const members = [2, 3].map((i) => state.field.models[i]?.id).join(', ');
    expect(inWords({ members })['members']).toBe('Line Infantryman 1, Line Infantryman 2');
    expect(inWords({ feature: 'fence-7' }, 'it')['feature']).toBe('steccato');
    expect(inWords({ length: 12.345 })['length']).toBe(12.3);
  });
});

group('players', () => {
  it('have a number where their squads are of one nation', () => {
    const named = (players: typeof state.field.players) =>
      players
        .map(({ id }) => factsInWords({ ...state, field: { ...state.field, players } }, { player: id }, translators.en))
        .map(({ player }) => player);
    expect(named(state.field.players)).toEqual(['France', 'Britain']);
    expect(named(state.field.players.map((one) => ({ ...one, name: 'sk.roster.ru' })))).toEqual([
      'Russia 1',
      'Russia 2',
    ]);
  });
});

group('men with a name of their own', () => {
  it('are told apart also where a man of the other side has the same one', () => {
    const models = state.field.models.map((profile) => ({ ...profile, ownName: 'Tom' }));
    const named = { ...state, field: { ...state.field, models } };
    const all = models.map((_, model) => factsInWords(named, { model }, translators.en)['model']);
    expect(new Set(all).size).toBe(all.length);
    const alone = {
      ...state,
      field: { ...state.field, models: models.map((one, i) => (i === 0 ? one : { ...one, ownName: 'Jack' })) },
    };
    expect(factsInWords(alone, { model: 0 }, translators.en)['model']).toBe('Tom (Officer)');
  });
});
