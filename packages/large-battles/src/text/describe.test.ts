import { textsIn } from '@drumhead/content/begun';
import { startI18n, translateIn } from '@drumhead/content/translator';
import type { Facts, ScriptNews } from '@drumhead/engine';
import { describe as group, expect, it } from 'vitest';
import { describe, factsInWords, generalLabel, unitLabel } from './describe.ts';
import type { Event, EventType } from '../state/events.ts';
import { largeBattlesMessages } from './messages/index.ts';
import { fieldFrom, SCENARIOS, startState } from '../scenarios/index.ts';
import type { State } from '../state/state.ts';

const read = fieldFrom(SCENARIOS['peninsular-clash']);
if (!read.ok) throw new Error('refused');
const state: State = startState(read.value);

const translators = { en: translatorIn('en'), it: translatorIn('it') };

function translatorIn(language: 'en' | 'it') {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const { texts } = textsIn(language, largeBattlesMessages, {});
  return translateIn(
    startI18n(language, texts, { missing: fail, missingFact: (text, fact) => fail(`${fact}: ${text}`) }),
  );
}

function line(event: Event, language: 'en' | 'it' = 'en'): string {
  const { key, facts } = describe(state, event);
  return translators[language](key, factsInWords(state, facts, translators[language]));
}

const faces = [
  [6, 5, 3],
  [4, 2, 1],
] as const;
const tally = [{ rule: 'LB-APP-01', add: 4, what: 'lb.tally.infantry' }];
const rolledBase = {
  side: 0,
  quality: 4,
  bonus: [{ rule: 'LB-ACT-09', add: 1, what: 'lb.tally.leader' }],
  faces: [4, 2],
  average: 0,
  automatic: 1,
  successes: 2,
  failures: 1,
  actions: 2,
} as const;

/** At least one of every kind; total by type, so a new kind of event does not compile until it is here. */
const EVENTS: { readonly [K in Exclude<EventType, ScriptNews['type']>]: readonly (Event & { readonly type: K })[] } = {
  generalRolled: [
    { type: 'generalRolled', rule: 'LB-LIST-05', general: 0, face: 6, q: 2, plus: false },
    { type: 'generalRolled', rule: 'LB-LIST-05', general: 4, face: 5, q: 3, plus: true },
  ],
  plusChosen: [{ type: 'plusChosen', rule: 'LB-LIST-06', general: 0, trait: 'charismatic' }],
  breakPointsSet: [{ type: 'breakPointsSet', rule: 'LB-VIC-01', breakPoints: [8, 7] }],
  rolesRolled: [
    { type: 'rolesRolled', rule: 'LB-SET-04', faces: [6, 2], tallies: [[], []], winner: 0 },
    { type: 'rolesRolled', rule: 'LB-SET-04', faces: [3, 3], tallies: [[], []], winner: null },
  ],
  rolesChosen: [{ type: 'rolesChosen', rule: 'LB-SET-04', defender: 1 }],
  terrainLaid: [{ type: 'terrainLaid', rule: 'LB-SET-05', side: 0, zone: 2, kind: 'wood' }],
  terrainTakenUp: [{ type: 'terrainTakenUp', rule: 'LB-SET-05', side: 0, kind: 'stream' }],
  zoneLaid: [{ type: 'zoneLaid', rule: 'LB-SET-05', side: 1, zone: 3 }],
  brigadeDeployed: [
    { type: 'brigadeDeployed', rule: 'LB-SET-08', side: 0, brigade: 0 },
    { type: 'brigadeDeployed', rule: 'LB-SET-08', side: 1, brigade: -1 },
  ],
  placed: [{ type: 'placed', rule: 'LB-SET-08', unit: 0, x: 1, y: 1, facing: 0, formation: 'line' }],
  generalPlaced: [{ type: 'generalPlaced', rule: 'LB-SET-13', general: 0, x: 1, y: 1 }],
  lifted: [{ type: 'lifted', rule: 'LB-SET-08', unit: 0 }],
  generalLifted: [{ type: 'generalLifted', rule: 'LB-SET-13', general: 4 }],
  shared: [{ type: 'shared', rule: 'LB-SKIR-06', unit: 17, points: 2 }],
  deployed: [{ type: 'deployed', rule: 'LB-SET-08', side: 0 }],
  initiativeRolled: [
    { type: 'initiativeRolled', rule: 'LB-ACT-02', faces, first: 0 },
    { type: 'initiativeRolled', rule: 'LB-ACT-03', faces, first: null },
  ],
  phaseBegan: [{ type: 'phaseBegan', rule: 'LB-ACT-01', side: 1, phase: 3 }],
  slotOpened: [
    { type: 'slotOpened', rule: 'LB-ACT-04', side: 0, brigade: 1 },
    { type: 'slotOpened', rule: 'LB-ACT-04', side: 0, brigade: -1 },
  ],
  cincIdle: [{ type: 'cincIdle', rule: 'LB-SCN-06', side: 1 }],
  slotClosed: [
    { type: 'slotClosed', rule: 'LB-ACT-05', side: 1, brigade: 3 },
    { type: 'slotClosed', rule: 'LB-ACT-05', side: 1, brigade: -1 },
  ],
  turnover: [{ type: 'turnover', rule: 'LB-ACT-14', side: 0 }],
  passed: [{ type: 'passed', rule: 'LB-ACT-23', side: 0 }],
  activationRolled: [
    { type: 'activationRolled', rule: 'LB-ACT-08', ...rolledBase, unit: 0, general: -1, reaction: false },
    { type: 'activationRolled', rule: 'LB-ACT-08', ...rolledBase, unit: -1, general: 0, reaction: false },
    { type: 'activationRolled', rule: 'LB-REACT-04', ...rolledBase, unit: 0, general: -1, reaction: true },
    { type: 'activationRolled', rule: 'LB-REACT-04', ...rolledBase, unit: -1, general: 5, reaction: true },
  ],
  // The last of each kind is that of a released version, which names no actor.
  rerolled: [
    { type: 'rerolled', rule: 'LB-CINC-03', general: 0, die: 0, from: 1, to: 6 },
    { type: 'rerolled', rule: 'LB-CINC-03', die: 0, from: 1, to: 6 },
  ],
  held: [{ type: 'held', rule: 'LB-REACT-09', side: 1 }],
  reactionLost: [{ type: 'reactionLost', rule: 'LB-REACT-09', side: 1 }],
  groupOrdered: [{ type: 'groupOrdered', rule: 'LB-LEAD-05', general: 0, units: [0, 1] }],
  moved: [
    { type: 'moved', rule: 'LB-MOVE-04', unit: 0, move: { kind: 'straight', distance: 5120 }, x: 1, y: 1, facing: 0 },
    {
      type: 'moved',
      rule: 'LB-MOVE-05',
      unit: 0,
      move: { kind: 'oblique', distance: 5120, angle: -320 },
      x: 1,
      y: 1,
      facing: 0,
    },
    {
      type: 'moved',
      rule: 'LB-MOVE-06',
      unit: 0,
      move: { kind: 'lateral', distance: 3200, side: 'left' },
      x: 1,
      y: 1,
      facing: 0,
    },
    {
      type: 'moved',
      rule: 'LB-MOVE-06',
      unit: 0,
      move: { kind: 'lateral', distance: 3200, side: 'right' },
      x: 1,
      y: 1,
      facing: 0,
    },
    { type: 'moved', rule: 'LB-MOVE-07', unit: 0, move: { kind: 'backward', distance: 3200 }, x: 1, y: 1, facing: 0 },
    {
      type: 'moved',
      rule: 'LB-MOVE-09',
      unit: 0,
      move: { kind: 'wheel', pivot: 'left', angle: 320 },
      x: 1,
      y: 1,
      facing: 0,
    },
    { type: 'moved', rule: 'LB-MOVE-12', unit: 0, move: { kind: 'rotate', angle: -320 }, x: 1, y: 1, facing: 0 },
    { type: 'moved', rule: 'LB-MOVE-13', unit: 0, move: { kind: 'aboutFace' }, x: 1, y: 1, facing: 0 },
    {
      type: 'moved',
      rule: 'LB-MOVE-22',
      unit: 0,
      move: { kind: 'fast', direction: 0, distance: 3200, facing: 0 },
      x: 1,
      y: 1,
      facing: 0,
    },
    {
      type: 'moved',
      rule: 'LB-MOVE-25',
      unit: 0,
      move: { kind: 'road', road: 'road', distance: -3200, facing: 0 },
      x: 1,
      y: 1,
      facing: 0,
    },
    {
      type: 'moved',
      rule: 'LB-MOVE-19',
      unit: 0,
      move: { kind: 'shift', direction: 0, distance: 3200 },
      x: 1,
      y: 1,
      facing: 0,
    },
  ],
  corrected: ['LB-PROX-06', 'LB-APP-42'].map((rule) => ({ type: 'corrected', rule, unit: 0, x: 1, y: 1 })),
  violation: [{ type: 'violation', rule: 'LB-PROX-06', unit: 0 }],
  formed: [{ type: 'formed', rule: 'LB-FORM-02', unit: 0, formation: 'square', x: 1, y: 1, facing: 0 }],
  entered: [{ type: 'entered', rule: 'LB-BUA-02', unit: 0, sector: 0, x: 1, y: 1, facing: 0 }],
  cameOut: [{ type: 'cameOut', rule: 'LB-BUA-04', unit: 0, sector: 0, x: 1, y: 1, facing: 0 }],
  stormed: [{ type: 'stormed', rule: 'LB-BUA-17', unit: 0, sector: 1, against: 17 }],
  joined: [{ type: 'joined', rule: 'LB-OPT-01', unit: 6, partner: 13, x: 1, y: 1, facing: 0 }],
  reloaded: [{ type: 'reloaded', rule: 'LB-BOMB-02', unit: 6 }],
  rallied: [{ type: 'rallied', rule: 'LB-UNIT-09', unit: 0, dis: 1 }],
  stopped: [{ type: 'stopped', rule: 'LB-ACT-22', unit: 0 }],
  rode: [{ type: 'rode', rule: 'LB-LEAD-04', general: 0, x: 1, y: 1 }],
  attached: [{ type: 'attached', rule: 'LB-LEAD-11', general: 0, unit: 1 }],
  nominated: [{ type: 'nominated', rule: 'LB-LEAD-25', general: 0, brigade: 0, x: 1, y: 1 }],
  assigned: [{ type: 'assigned', rule: 'LB-CINC-06', unit: 14, brigade: 0 }],
  repositioned: [{ type: 'repositioned', rule: 'LB-LEAD-20', general: 0, x: 1, y: 1 }],
  bombarded: [
    {
      type: 'bombarded',
      rule: 'LB-BOMB-10',
      battery: 6,
      target: 17,
      sector: -1,
      attack: tally,
      defence: tally,
      faces,
      pairs: ['W', 'D', 'L'],
    },
    {
      type: 'bombarded',
      rule: 'LB-BOMB-18',
      battery: 6,
      target: -1,
      sector: 0,
      attack: tally,
      defence: tally,
      faces,
      pairs: ['W', 'D', 'L'],
    },
  ],
  sectorDamaged: [{ type: 'sectorDamaged', rule: 'LB-BUA-21', sector: 0, dis: 5 }],
  bounced: [{ type: 'bounced', rule: 'LB-BOMB-16', battery: 6, unit: 18 }],
  approached: [
    {
      type: 'approached',
      rule: 'LB-APP-01',
      attacker: 0,
      defenders: [17, 18],
      sector: -1,
      flank: false,
      passive: false,
      x: 1,
      y: 1,
    },
    {
      type: 'approached',
      rule: 'LB-APP-01',
      attacker: 0,
      defenders: [17],
      sector: -1,
      flank: true,
      passive: true,
      x: 1,
      y: 1,
    },
    {
      type: 'approached',
      rule: 'LB-BUA-11',
      attacker: 0,
      defenders: [17],
      sector: 0,
      flank: false,
      passive: false,
      x: 1,
      y: 1,
    },
  ],
  skirmishersLost: [{ type: 'skirmishersLost', rule: 'LB-APP-09', unit: 4 }],
  approachRolled: [true, false, undefined].map((passive) => ({
    type: 'approachRolled' as const,
    rule: 'LB-APP-20',
    attacker: 0,
    defenders: [17],
    attack: tally,
    defence: tally,
    faces,
    pairs: ['W', 'D', 'L'] as const,
    a: 1,
    d: 1,
    ...(passive === undefined ? {} : { passive }),
  })),
  combatRerolled: [
    { type: 'combatRerolled', rule: 'LB-SPEC-03', of: 'a', units: [0], from: 1, to: 5 },
    { type: 'combatRerolled', rule: 'LB-SPEC-23', of: 'd', units: [17, 18], from: 6, to: 6 },
    { type: 'combatRerolled', rule: 'LB-SPEC-23', of: 'd', from: 6, to: 1 },
  ],
  cancelled: [
    { type: 'cancelled', rule: 'LB-APP-28', unit: 17, left: 1 },
    { type: 'cancelled', rule: 'LB-APP-28', left: 1 },
  ],
  turned: [{ type: 'turned', rule: 'LB-APP-40', unit: 0, facing: 0 }],
  intoContact: [
    { type: 'intoContact', rule: 'LB-CON-02', unit: 0, against: [17], x: 1, y: 1 },
    { type: 'intoContact', rule: 'LB-OPT-05', unit: 0, against: [17], x: 1, y: 1 },
  ],
  contactRolled: (['dice', 'cuirass', 'disorder', 'unused', 'c', 'face'] as const).flatMap((settled) =>
    (['a', 'd'] as const).flatMap((winner) =>
      [{}, { least: [0, 1] as const, second: 'W' as const, doubled: true }].map((told) => ({
        type: 'contactRolled' as const,
        rule: 'LB-CON-10',
        attacker: 0,
        defenders: [17],
        attack: tally,
        defence: tally,
        faces,
        winner,
        ladder: null,
        settled,
        second: 'D' as const,
        doubled: false,
        third: 'L' as const,
        ...told,
      })),
    ),
  ),
  disordered: [{ type: 'disordered', rule: 'LB-UNIT-05', unit: 0, dis: 2 }],
  eliminated: [{ type: 'eliminated', rule: 'LB-VIC-04', unit: 0, halves: 1 }],
  retreated: [
    { type: 'retreated', rule: 'LB-RET-01', unit: 0, x: 1, y: 1, facing: 0, passed: [] },
    { type: 'retreated', rule: 'LB-RET-01', unit: 0, x: 1, y: 1, facing: 0, passed: [1, 2] },
    { type: 'retreated', rule: 'LB-APP-26', unit: 0, x: 1, y: 1, facing: 0, passed: [] },
  ],
  pursued: [
    { type: 'pursued', rule: 'LB-CON-18', unit: 0, by: [17] },
    { type: 'pursued', rule: 'LB-CON-18', unit: 0 },
  ],
  carried: [{ type: 'carried', rule: 'LB-CON-20', unit: 0, x: 1, y: 1 }],
  brokeThrough: [{}, { x: 1, y: 1 }].map((at) => ({
    type: 'brokeThrough',
    rule: 'LB-BRK-03',
    unit: 14,
    target: 17,
    ...at,
  })),
  discharged: [{ type: 'discharged', rule: 'LB-CD-05', unit: 6 }],
  becameWorn: [{ type: 'becameWorn', rule: 'LB-OPT-03', unit: 0 }],
  generalTested: [
    { type: 'generalTested', rule: 'LB-LEAD-14', general: 0, faces: [2, 3], survived: true },
    { type: 'generalTested', rule: 'LB-LEAD-14', general: 0, faces: [1, 3], survived: false },
  ],
  generalLost: [{ type: 'generalLost', rule: 'LB-LEAD-23', general: 0 }],
  generalLeft: [{ type: 'generalLeft', rule: 'LB-LEAD-22', general: 0 }],
  shaken: [{ type: 'shaken', rule: 'LB-VIC-08', brigade: 2 }],
  steadied: [{ type: 'steadied', rule: 'LB-VIC-08', brigade: 2 }],
  scored: [
    { type: 'scored', rule: 'LB-SEQ-11', against: [tally, []], breakPoints: [8, 7] },
    { type: 'scored', rule: 'LB-SEQ-11', against: [tally, []], breakPoints: [4, 7] },
    { type: 'scored', rule: 'LB-SEQ-11', against: [[], tally], breakPoints: [8, 4] },
    { type: 'scored', rule: 'LB-SEQ-11', against: [tally, tally], breakPoints: [4, 3] },
  ],
  suddenDeath: [{ type: 'suddenDeath', rule: 'LB-VIC-14' }],
  resigned: [{ type: 'resigned', rule: 'LB-GEN-09', side: 0 }],
  drawOffered: [{ type: 'drawOffered', rule: 'LB-GEN-09', side: 0 }],
  drawAccepted: [{ type: 'drawAccepted', rule: 'LB-GEN-09', side: 1 }],
  drawDeclined: [{ type: 'drawDeclined', rule: 'LB-GEN-09', side: 1 }],
  ended: [
    { type: 'ended', rule: 'LB-VIC-13', winner: 1 },
    { type: 'ended', rule: 'LB-GEN-09', winner: null },
  ],
};

group('the log', () => {
  it.each(Object.entries(EVENTS))('%s has a line in both languages that uses no index and no key', (_type, events) => {
    for (const event of events) {
      for (const language of ['en', 'it'] as const) {
        const said = line(event, language);
        expect(said).not.toMatch(/\{\{|\blb\.|\b(?:undefined|null|NaN)\b/);
        expect(said).toMatch(/[.)?!]$/);
      }
    }
  });

  it('names the unit, the event and the rule', () => {
    const [first] = EVENTS.activationRolled;
    expect(line(first as Event)).toBe(
      'I/36th Line (I Brigade) activates: actions 2, failures 1 (automatic successes 1, rolled 4 2 on 3+).',
    );
    expect(line(first as Event, 'it')).toBe(
      'I/36° di linea (I brigata) si attiva: azioni 2, fallimenti 1 (successi automatici 1, tiro 4 2 con 3+).',
    );
    expect(EVENTS.scored.map((event) => line(event as Event))).toEqual([
      'France: 4 until it breaks. Britain: 7 until it breaks.',
      'France: at its Break Point. Britain: 7 until it breaks.',
      'France: 8 until it breaks. Britain: at its Break Point.',
      'France, Britain: both at their Break Point.',
    ]);
    expect(line(EVENTS.ended[0] as Event)).toBe('Victory: Britain.');
    expect(line(EVENTS.moved[1] as Event)).toContain('80 mm obliquely, 20° to the ');
    for (const event of EVENTS.moved) {
      // Wherever a move goes, its line says where the unit stands or looks in the end.
      const ended = line({ ...event, x: 12_800, y: 6400, facing: 1440 });
      expect(ended).toMatch(/to 200, 100 mm(, facing \d+°)?\.$|, facing 90°\.$|changes facing, to/);
    }
    expect(line(EVENTS.eliminated[0] as Event)).toContain('points 0.5');
    expect(line(EVENTS.bombarded[0] as Event)).toContain('won, tied, lost');
    expect(line(EVENTS.retreated[2] as Event)).toBe(
      'I/36th Line (I Brigade) falls back by choice (one action), to 0, 0 mm, facing 0°.',
    );
    // LB-DICE-01: the dice as they meet, whatever order they fell in.
    const mixed = [
      [3, 6, 5],
      [1, 4, 2],
    ] as const;
    expect(line({ ...(EVENTS.bombarded[0] as Event), faces: mixed } as Event)).toContain('(6 5 3 against 4 2 1)');
  });

  it('LB-LEAD-05 a roll after a group order is the group’s, not the general’s own', () => {
    const [, own] = EVENTS.activationRolled;
    const ordered: State = {
      ...state,
      generals: state.generals.map((general, index) => (index === 0 ? { ...general, orders: 1 } : general)),
    };
    expect(describe(state, own as Event).key).toBe('lb.event.rolledGeneral');
    expect(describe(ordered, own as Event).key).toBe('lb.event.rolledGroup');
    expect(describe(ordered, { ...(own as Event & { type: 'activationRolled' }), reaction: true }).key).toBe(
      'lb.event.reactedGeneral',
    );
  });

  it('a march on the spot is a change of facing, and no move is of 0 mm', () => {
    const march = EVENTS.moved.find(({ move }) => move.kind === 'fast') as Event;
    const onTheSpot = { kind: 'fast', direction: 0, distance: 0, facing: 320 } as const;
    expect(line({ ...march, move: onTheSpot } as Event)).toBe('I/36th Line (I Brigade) changes facing, to 20°.');
    expect(line({ ...march, move: { ...onTheSpot, distance: 1 } } as Event)).toBe(
      'I/36th Line (I Brigade) marches 1 mm, to 0, 0 mm, facing 20°.',
    );
  });

  it('a brigade of the army level has no formation to name', () => {
    const [placed] = EVENTS.placed;
    const [formed] = EVENTS.formed;
    expect(line({ ...placed, formation: 'none' } as Event)).toMatch(
      /^I\/36th Line \(I Brigade\) deploys at \d+, \d+ mm, facing \d+°\.$/,
    );
    expect(line({ ...formed, formation: 'none' } as Event)).toMatch(
      /^I\/36th Line \(I Brigade\) is out of the built-up sector, at \d+, \d+ mm, facing \d+°\.$/,
    );
  });

  it('LB-ACT-08 a die never needs less than 2 nor more than 6', () => {
    const need = (quality: number, bonus: number) =>
      describe(state, {
        ...(EVENTS.activationRolled[0] as Event & { type: 'activationRolled' }),
        quality,
        bonus: [{ rule: 'LB-ACT-09', add: bonus, what: '' }],
      }).facts['need'];
    expect([need(2, 1), need(3, 1), need(4, 0), need(6, 0), need(7, 0)]).toEqual([2, 2, 4, 6, 6]);
  });
});

group('names', () => {
  it('a unit has a name of its own, or its troops with a number across the army', () => {
    expect(unitLabel(state, 0)).toMatchObject({
      key: 'lb.label.unit.only',
      facts: { name: 'lb.regiment.36-line-1', brigade: 'lb.brigade.first' },
    });
    expect(unitLabel(state, 13)).toMatchObject({
      key: 'lb.label.unit',
      facts: { name: 'lb.unit.foot-battery.medium.short', ordinal: 2 },
    });
  });

  it('no two units have the same name, in either language', () => {
    for (const scenario of Object.values(SCENARIOS)) {
      const scenarioRead = fieldFrom(scenario);
      if (!scenarioRead.ok) throw new Error('refused');
      const battle = startState(scenarioRead.value);
      for (const language of ['en', 'it'] as const) {
        const names = battle.units.map((_, unit) => factsInWords(battle, { unit }, translators[language])['unit']);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it('the side is named only where both sides have a unit of that name, in whichever brigade', () => {
    const words = (unit: number) => factsInWords(state, { unit }, translators.en)['unit'];
    const horseGuns = state.field.units.findIndex(({ name }) => name === 'lb.unit.horse-battery.light');
    expect(words(horseGuns)).toBe('1st Horse Battery (Reserve, France)');
    expect(words(0)).toBe('I/36th Line (I Brigade)');
    const guns = state.field.units.flatMap(({ name }, unit) => (name === 'lb.unit.foot-battery.medium' ? [unit] : []));
    const firsts = guns.map(words).filter((name) => String(name).startsWith('1st '));
    expect(firsts).toEqual(['1st Foot Battery (I Brigade, France)', expect.stringMatching(/^1st .*, Britain\)$/)]);
  });

  it('a turn is told in whole degrees, one of less than a degree in tenths: none is told as 0°', () => {
    const told = (angle: number, kind: 'rotate' | 'wheel') => {
      const move = kind === 'rotate' ? { kind, angle } : { kind, angle, pivot: 'left' as const };
      const event: Event = { type: 'moved', rule: 'LB-MOVE-12', unit: 0, move, x: 1, y: 1, facing: 0 };
      return describe(state, event).facts['angle'];
    };
    expect([-725, 16, 15, -7, 1].map((angle) => told(angle, 'rotate'))).toEqual([45, 1, 0.9, 0.4, 0.1]);
    expect([725, 5].map((angle) => told(angle, 'wheel'))).toEqual([45, 0.3]);
  });

  it('several units have short names, and each brigade is named once', () => {
    const say = (group: string) => factsInWords(state, { group }, translators.en)['group'];
    expect(say('0, 1, 6')).toBe('I/36th Line, II/36th Line, 1st Foot Battery (I Brigade, France)');
    expect(say('0')).toBe('I/36th Line (I Brigade)');
    expect(say('0, 7')).toBe('I/36th Line (I Brigade); I/15th Line (II Brigade)');
    expect(say('0, 7, 1')).toBe('I/36th Line, II/36th Line (I Brigade); I/15th Line (II Brigade)');
    expect(say('0, 99')).toBe('I/36th Line (I Brigade), 99');
    // The Reserve of either side, but only one of them has dragoons.
    expect(say('0, 14')).toBe('I/36th Line (I Brigade); 3rd Dragoons (Reserve)');
  });

  it('the Commander in Chief belongs to a side, a Leader to a brigade', () => {
    const say = (general: number) => factsInWords(state, { general }, translators.en)['general'];
    expect(say(4)).toBe('Merle (France)');
    expect(say(3)).toBe('Champalimaud (Portuguese Brigade)');
    expect(generalLabel(state, 0).key).toBe('lb.label.general');
  });

  it('facts may name by index or by id; unknown names stay as they are', () => {
    const say = (facts: Facts) => factsInWords(state, facts, translators.en);
    expect(say({ unit: 'fr-1-guns-1' })).toEqual({ unit: '1st Foot Battery (I Brigade, France)' });
    expect(say({ unit: 99, general: 'x', brigade: 40, side: 7, terrain: 'moon' })).toEqual({
      unit: '99',
      general: 'x',
      brigade: '40',
      side: '7',
      terrain: 'moon',
    });
    expect(say({ brigade: -1, terrain: 'farm', kind: 'wood', side: 'britain' })).toEqual({
      brigade: 'Reserve',
      terrain: 'building',
      kind: 'wood',
      side: 'Britain',
    });
    expect(say({ distance: 12.3456, units: 4, toString: 'x' })).toEqual({ distance: 12.3, units: 4, toString: 'x' });
  });

  it('a home-made scenario may have plain names', () => {
    const own: State = {
      ...state,
      field: {
        ...state.field,
        units: state.field.units.map((u) => ({ ...u, name: 'Marines', ownName: undefined })) as never,
      },
    };
    expect(factsInWords(own, { unit: 0 }, translators.en)['unit']).toBe('1st Marines (I Brigade, France)');
  });

  it('namesakes of a side are numbered, those of two sides are told by their side', () => {
    const named = (own: (side: number) => string): State => ({
      ...state,
      field: { ...state.field, units: state.field.units.map((u) => ({ ...u, ownName: own(u.side) })) },
    });
    const all = (of: State) => of.field.units.map((_, unit) => factsInWords(of, { unit }, translators.en)['unit']);
    const alike = all(named(() => 'Guards'));
    expect(alike[0]).toMatch(/^1st Guards \(/);
    expect(new Set(alike).size).toBe(alike.length);
  });
});
